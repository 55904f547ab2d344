"""Tables of an office: orders, stock, staff, expenses."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pointerbench.pages.banks.draw import Draw

Cell = str | int | float | dt.date
_ROWS = 34


@dataclass(frozen=True)
class Sheet:
    """A table with a header. ``totals`` are the columns, from 0, that are summed below the rows."""

    name: str
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    totals: tuple[int, ...] = ()


def _orders(draw: Draw) -> Sheet:
    header = {
        "en": ("Order", "Date", "Customer", "City", "Item", "Quantity", "Price", "Status"),
        "zh": ("订单", "日期", "客户", "城市", "商品", "数量", "单价", "状态"),
    }
    status = {"en": ("paid", "open", "shipped", "late"), "zh": ("已付", "待付", "已发货", "逾期")}
    first = draw.stream.integer(10_004, 60_000)
    rows: list[tuple[Cell, ...]] = []
    for number in range(_ROWS):
        rows.append(
            (
                *(first + number, draw.day(-60 + number, -59 + number), draw.company()),
                *(draw.city(), draw.title("shopping", most=30), draw.stream.integer(1, 48)),
                *(draw.price(3, 480), draw.stream.pick(status[draw.language])),
            )
        )
    return Sheet(_named(draw, "Orders", "订单"), header[draw.language], tuple(rows), (5,))


def _staff(draw: Draw) -> Sheet:
    header = {
        "en": ("Name", "Department", "City", "Since", "Email", "Hours", "Leave left"),
        "zh": ("姓名", "部门", "城市", "入职", "邮箱", "工时", "剩余年假"),
    }
    parts = {
        "en": ("Sales", "Purchasing", "Production", "Accounts", "Support", "Research"),
        "zh": ("销售", "采购", "生产", "财务", "客服", "研发"),
    }
    rows: list[tuple[Cell, ...]] = []
    for person in draw.people(_ROWS):
        rows.append(
            (
                *(person["name"], draw.stream.pick(parts[draw.language]), draw.city()),
                *(draw.day(-3000, -90), person["email"]),
                *(draw.stream.pick((20, 30, 36, 40)), draw.stream.integer(0, 27)),
            )
        )
    return Sheet(_named(draw, "Staff", "员工"), header[draw.language], tuple(rows), (5, 6))


def _expenses(draw: Draw) -> Sheet:
    header = {
        "en": ("Date", "What for", "Supplier", "Net", "Tax", "Paid by"),
        "zh": ("日期", "用途", "供应商", "净额", "税额", "付款人"),
    }
    payers = [person["given"] for person in draw.people(5)]
    rows: list[tuple[Cell, ...]] = []
    for number in range(_ROWS):
        net = draw.price(8, 900)
        rows.append(
            (
                *(draw.day(-80 + 2 * number, -79 + 2 * number), draw.title("work", most=34)),
                *(draw.company(), net, round(net * 0.2, 2), draw.stream.pick(payers)),
            )
        )
    return Sheet(_named(draw, "Expenses", "费用"), header[draw.language], tuple(rows), (3, 4))


def _stock(draw: Draw) -> Sheet:
    header = {
        "en": ("Code", "Item", "Shelf", "In stock", "Minimum", "Price", "Checked"),
        "zh": ("编号", "商品", "货位", "库存", "最低", "单价", "盘点"),
    }
    rows: list[tuple[Cell, ...]] = []
    for _ in range(_ROWS):
        rows.append(
            (
                *(draw.code("AA-####"), draw.title("shopping", most=32), draw.code("A##")),
                *(draw.stream.integer(0, 400), draw.stream.pick((5, 10, 20, 50))),
                *(draw.price(2, 300), draw.day(-40, -1)),
            )
        )
    return Sheet(_named(draw, "Stock", "库存"), header[draw.language], tuple(rows), (3,))


def _named(draw: Draw, english: str, chinese: str) -> str:
    return english if draw.language == "en" else chinese


SHEETS: Mapping[str, Callable[[Draw], Sheet]] = {
    "expenses": _expenses,
    "orders": _orders,
    "staff": _staff,
    "stock": _stock,
}

"""Names that documents are made of, in English and Chinese."""

from __future__ import annotations

from collections.abc import Mapping

PEOPLE: Mapping[str, tuple[str, ...]] = {
    "en": (
        *("Alice Brown", "Daniel Reed", "Fiona Clarke", "George Lane", "Hannah Price"),
        *("Isaac Moore", "Laura Shaw", "Martin Cole", "Naomi Webb", "Oliver Grant"),
        *("Rachel Stone", "Simon Hayes"),
    ),
    "zh": (
        *("王晓明", "李文静", "张建国", "刘雅婷", "陈志远", "杨思雨"),
        *("赵海峰", "黄丽华", "周子轩", "吴佳怡", "徐立新", "孙梦洁"),
    ),
}
TOWNS: Mapping[str, tuple[str, ...]] = {
    "en": ("Bristol", "Cardiff", "Durham", "Exeter", "Leeds", "Norwich", "Oxford", "York"),
    "zh": ("北京", "成都", "大连", "广州", "杭州", "南京", "青岛", "西安"),
}
GOODS: Mapping[str, tuple[str, ...]] = {
    "en": (
        *("Desk lamp", "Office chair", "Filing cabinet", "Whiteboard", "Coat stand"),
        *("Bookcase", "Footrest", "Wall clock", "Monitor arm", "Paper tray"),
    ),
    "zh": (
        *("台灯", "办公椅", "文件柜", "白板", "衣帽架"),
        *("书柜", "脚凳", "挂钟", "显示器支架", "文件盘"),
    ),
}

"""Pictures as they are sent: what people see, in exactly the size asked for, made once."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from pointerbench.picture.pixels import Picture, picture_size
from pointerbench.run.ask import pictures
from pointerbench.run.ask.pictures import Pictures, file_of, make
from pointerbench.run.question import Sent
from pointerbench.values.errors import UsageError

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
SIZE = (40, 30)


def quarters(mode: str = "RGB") -> Picture:
    """Red, green, blue and white, from the top left to the bottom right."""
    picture = Image.new("RGB", SIZE, WHITE)
    picture.paste(RED, (0, 0, 20, 15))
    picture.paste(GREEN, (20, 0, 40, 15))
    picture.paste(BLUE, (0, 15, 20, 30))
    return picture.convert(mode)


def opened(sent: Sent) -> Picture:
    with Image.open(BytesIO(sent.png)) as image:
        assert image.format == "PNG"
        image.load()
        return image


def corners(picture: Picture) -> list[object]:
    width, height = picture.size
    places = [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3)]
    return [picture.convert("RGB").getpixel(place) for place in places]


@pytest.mark.parametrize("mode", ["RGB", "L", "P"])
def test_a_plain_png_that_fits_is_sent_as_it_lies_on_disk(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "shot.png"
    quarters(mode).save(path)
    sent = make(path, SIZE, SIZE)
    assert sent.png == path.read_bytes()
    assert sent.digest == hashlib.sha256(sent.png).hexdigest()
    assert sent.size == SIZE


def with_alpha() -> Picture:
    picture = quarters("RGBA")
    picture.putpixel((2, 2), (0, 0, 0, 0))
    return picture


def see_through_palette() -> Picture:
    picture = quarters("P")
    picture.info["transparency"] = picture.getpixel((2, 2))
    return picture


@pytest.mark.parametrize("made", [with_alpha, see_through_palette])
def test_what_is_transparent_is_white(tmp_path: Path, made: Callable[[], Picture]) -> None:
    path = tmp_path / "shot.png"
    made().save(path)
    shown = opened(make(path, SIZE, SIZE))
    assert (shown.mode, shown.size) == ("RGB", SIZE)
    assert corners(shown) == [WHITE, GREEN, BLUE, WHITE]


@pytest.mark.parametrize("name", ["shot.bmp", "shot.webp", "shot.gif", "shot.tiff"])
def test_other_formats_are_sent_as_png(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    quarters().save(path, lossless=True)  # which the others do not heed
    assert corners(opened(make(path, SIZE, SIZE))) == [RED, GREEN, BLUE, WHITE]


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        (1, [RED, GREEN, BLUE, WHITE]),
        (3, [WHITE, BLUE, GREEN, RED]),
        (6, [BLUE, RED, WHITE, GREEN]),
        (8, [GREEN, WHITE, RED, BLUE]),
    ],
)
@pytest.mark.parametrize("suffix", [".png", ".jpg"])
def test_a_picture_is_turned_as_it_is_shown(
    tmp_path: Path, suffix: str, turn: int, expected: list[object]
) -> None:
    path = tmp_path / f"shot{suffix}"
    exif = Image.Exif()
    exif[0x0112] = turn
    quarters().save(path, exif=exif, quality=100, subsampling=0)
    size = picture_size(path)
    assert size == (SIZE if turn in (1, 3) else SIZE[::-1])
    shown = corners(opened(make(path, size, size)))
    for seen, wanted in zip(shown, expected, strict=True):
        assert isinstance(seen, tuple)
        assert isinstance(wanted, tuple)
        assert max(abs(a - b) for a, b in zip(seen, wanted, strict=True)) < 8


@pytest.mark.parametrize("to", [(20, 15), (80, 60), (56, 28), (1, 1)])
def test_the_size_is_exactly_what_is_asked_for(tmp_path: Path, to: tuple[int, int]) -> None:
    path = tmp_path / "shot.png"
    quarters().save(path)
    sent = make(path, SIZE, to)
    assert opened(sent).size == sent.size == to
    wanted = quarters().resize(to, Image.Resampling.BICUBIC)
    assert opened(sent).tobytes() == wanted.tobytes()
    assert make(path, SIZE, to) == sent  # the same bytes, as caches need


def test_a_canvas_holds_the_picture_in_its_upper_left_corner(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    quarters().save(path)
    shown = opened(make(path, SIZE, (100, 70), None, (80, 60)))
    assert shown.size == (100, 70)
    wanted = quarters().resize((80, 60), Image.Resampling.BICUBIC)
    assert shown.crop((0, 0, 80, 60)).tobytes() == wanted.tobytes()
    outside = {shown.getpixel(at) for at in ((80, 0), (99, 69), (0, 60), (79, 60), (80, 59))}
    assert outside == {(255, 255, 255)}


def test_a_part_is_cut_out_before_it_is_resized(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    quarters().save(path)
    sent = make(path, SIZE, (60, 40), (20, 0, 40, 15))
    assert opened(sent).size == (60, 40)
    assert set(corners(opened(sent))) == {GREEN}


WRONG: dict[str, tuple[bytes, str]] = {
    "no picture": (b"hello", "cannot be read"),
    "half a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "cannot be read"),
    "nothing": (b"", "cannot be read"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_picture_is_said_to_be_none(tmp_path: Path, what: str) -> None:
    data, words = WRONG[what]
    (tmp_path / "shot.png").write_bytes(data)
    with pytest.raises(UsageError, match=rf"shot\.png: .*{words}"):
        make(tmp_path / "shot.png", SIZE, SIZE)


@pytest.mark.parametrize("left", [0.1, 0.3, 0.6, 0.9])
def test_a_picture_that_is_cut_off_is_not_sent(tmp_path: Path, left: float) -> None:
    path = tmp_path / "shot.png"
    quarters().save(path)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * left)])
    with pytest.raises(UsageError, match="cannot be read"):
        make(path, SIZE, SIZE)


def test_a_picture_of_another_size_is_not_sent(tmp_path: Path) -> None:
    quarters().save(tmp_path / "shot.png")
    with pytest.raises(UsageError, match="40x30, where 41x30 is stated"):
        make(tmp_path / "shot.png", (41, 30), (41, 30))


def several(maker: Pictures, path: Path, *sizes: tuple[int, int]) -> list[Sent]:
    async def ask() -> list[Sent]:
        return await asyncio.gather(*(maker.sent(path, SIZE, to) for to in sizes))

    return asyncio.run(ask())


def test_models_that_see_the_same_share_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, made = tmp_path / "shot.png", []
    quarters().save(path)

    def counted(*args: object) -> Sent:
        made.append(args)
        return make(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(pictures, "make", counted)
    maker = Pictures()
    first = several(maker, path, SIZE, SIZE, (56, 28), SIZE)
    assert len(made) == 2
    again = several(maker, path, SIZE, (56, 28))
    assert len(made) == 2
    assert first[0] is first[1] is first[3] is again[0]
    quarters().transpose(Image.Transpose.FLIP_LEFT_RIGHT).save(path)
    os.utime(path, ns=(1, 1))
    assert several(maker, path, SIZE)[0].png == path.read_bytes()  # it was changed
    maker.close()


def test_what_is_kept_is_bounded(tmp_path: Path) -> None:
    quarters().save(tmp_path / "shot.png")
    sizes = [(width, 20) for width in range(10, 60)]
    maker = Pictures(kept=1000)
    sent = several(maker, tmp_path / "shot.png", *sizes)
    assert [each.size for each in sent] == sizes
    assert maker._held <= 1000
    assert maker._held == sum(len(each.png) for each in maker._made.values())
    maker.close()


def test_a_failure_is_not_kept(tmp_path: Path) -> None:
    path, maker = tmp_path / "shot.png", Pictures()
    with pytest.raises(UsageError, match="no such picture"):
        several(maker, path, SIZE)
    path.write_bytes(b"half")
    with pytest.raises(UsageError, match="cannot be read"):
        several(maker, path, SIZE)
    quarters().save(path)
    assert several(maker, path, SIZE)[0].size == SIZE
    maker.close()


def test_a_file_of_what_is_sent_is_there_for_a_while() -> None:
    with file_of(Sent(b"png", (1, 1))) as path:
        assert path.read_bytes() == b"png"
    assert not path.exists()

"""What is to be captured: one program with one size, theme and language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pointerbench.capture.reading import read_recipe
from pointerbench.capture.recipe import Recipe, StateWanted, nearest
from pointerbench.values.errors import UsageError

RECIPES = Path(__file__).parent / "recipes"


@dataclass(frozen=True)
class Order:
    """One program's folder to be made.

    Attributes:
        files: files that are copied into the program's home, by what stands for each in the
            command; the recipe's document is made and needs none.
        only: the states wanted; empty: all of the recipe.
        enough: no further state is walked to once there are so many; 0: all are.
    """

    recipe: Recipe
    out: Path
    size: tuple[int, int]
    theme: str = ""
    language: str = "en"
    seed: int = 0
    files: Mapping[str, Path] = field(default_factory=dict)
    only: tuple[StateWanted, ...] = ()
    enough: int = 0

    @property
    def folder(self) -> Path:
        """The program's folder: its id, and what differs from the recipe's first looks."""
        parts = [self.recipe.id]
        if self.language != "en":
            parts.append(self.language)
        if self.size != self.recipe.sizes[0]:
            parts.append("{}x{}".format(*self.size))
        if self.theme != self.recipe.themes[0]:
            parts.append("".join(c if c.isalnum() else "-" for c in self.theme.lower()))
        return self.out / ".".join(parts)

    @property
    def wanted(self) -> tuple[StateWanted, ...]:
        """The states asked for."""
        return self.only or self.recipe.states


def named_recipes(names: Sequence[str], platform: str) -> Iterator[Recipe]:
    """Recipes by file, or by the name of one that comes with the package; ``all`` for all of those.

    Raises:
        UsageError: there is no such recipe, or it is one of another platform.
    """
    own = {path.stem: path for path in sorted((RECIPES / platform).glob("*.toml"))}
    for name in names:
        if name == "all":
            yield from (read_recipe(path) for path in own.values())
            continue
        path = own.get(name, Path(name))
        if not path.exists():
            raise UsageError(f"no recipe {name!r} here, and no such file; {nearest(name, own)}")
        recipe = read_recipe(path)
        if recipe.platform != platform:
            raise UsageError(f"{path}: a recipe of the {recipe.platform}, not of the {platform}")
        yield recipe


def of_command(argv: Sequence[str], size: tuple[int, int]) -> Recipe:
    """The recipe of a program that has none: its first window, each menu, each dialog behind an
    entry with an ellipsis."""
    return Recipe(
        id=Path(argv[0]).name,
        file=Path(argv[0]),
        platform="desktop",
        name={"en": Path(argv[0]).name},
        toolkit="",
        domain="",
        packages=(),
        licence="",
        artwork="",
        homepage="",
        command=tuple(argv),
        states=(
            StateWanted("start"),
            StateWanted("menu", each_menu=True),
            StateWanted("dialog", each_dialog=True, most=12),
        ),
        sizes=(size,),
        locales=("en", "zh"),
        harmless=("menu", "dropdown"),
    )

"""Source files with gaps, as `string.Template` fills them."""

from __future__ import annotations

from string import Template

PYTHON = Template(
    '''"""$note"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Customer:
    """Somebody who has ordered something."""

    name: str
    city: str
    orders: int

    @property
    def is_regular(self) -> bool:
        return self.orders > $limit


CUSTOMERS = (
$rows
)


def by_city(customers: tuple[Customer, ...]) -> dict[str, list[Customer]]:
    # $other
    found: dict[str, list[Customer]] = defaultdict(list)
    for customer in customers:
        found[customer.city].append(customer)
    return dict(found)


def total(customers: tuple[Customer, ...]) -> int:
    return sum(customer.orders for customer in customers)


def main() -> None:
    for city, customers in sorted(by_city(CUSTOMERS).items()):
        names = ", ".join(customer.name for customer in customers)
        print(f"{city}: {names}")
    print(total(CUSTOMERS))


if __name__ == "__main__":
    main()
'''
)

C = Template(
    r"""/* $note */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT $limit

struct customer {
    const char *name;
    const char *city;
    int orders;
};

static const struct customer customers[] = {
$rows
};

static const size_t count = sizeof customers / sizeof customers[0];

/* $other */
static int total(void)
{
    int sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += customers[i].orders;
    return sum;
}

static const struct customer *find(const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(customers[i].name, name) == 0)
            return &customers[i];
    return NULL;
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        const struct customer *found = find(argv[1]);
        if (!found)
            return EXIT_FAILURE;
        printf("%s, %s\n", found->name, found->city);
    }
    for (size_t i = 0; i < count; i++)
        if (customers[i].orders > LIMIT)
            puts(customers[i].name);
    printf("%d\n", total());
    return EXIT_SUCCESS;
}
"""
)

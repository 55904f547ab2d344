"""The page of Swagger UI beside a description of the workshop's interface."""

import json
import shutil
import sys
from pathlib import Path

TABLES = {"members": "Members", "products": "Products", "orders": "Orders", "tasks": "Tasks"}
FIELDS = {
    "members": {"name": "string", "login": "string", "town": "string"},
    "products": {"code": "string", "name": "string", "price": "number", "stock": "integer"},
    "orders": {"number": "integer", "day": "string", "count": "integer", "total": "number"},
    "tasks": {"subject": "string", "priority": "string", "due": "string", "done": "integer"},
}


def operations(table: str, tag: str, towns: list[str]) -> dict[str, object]:
    """What can be done with all things of a table."""
    one = table[:-1]
    ref = {"$ref": f"#/components/schemas/{one}"}
    limit = {"name": "limit", "in": "query", "schema": {"type": "integer", "default": 20}}
    town = {"name": "town", "in": "query", "schema": {"type": "string", "enum": towns}}
    return {
        "get": {
            "tags": [tag],
            "summary": f"List {table}",
            "parameters": [limit, town],
            "responses": {"200": {"description": f"All {table}"}},
        },
        "post": {
            "tags": [tag],
            "summary": f"Add a {one}",
            "requestBody": {"required": True, "content": {"application/json": {"schema": ref}}},
            "responses": {"201": {"description": "Added"}},
        },
    }


def removal(table: str, tag: str) -> dict[str, object]:
    by = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
    return {
        "delete": {
            "tags": [tag],
            "summary": f"Remove a {table[:-1]}",
            "parameters": [by],
            "responses": {"204": {"description": "Removed"}},
        },
    }


def main(program: str) -> None:
    site = Path("site")
    shutil.copytree(program, site, ignore=shutil.ignore_patterns("*.map"))
    made = json.loads(Path("collection.json").read_text("utf-8"))
    towns = sorted({person["town"] for person in made["people"]})
    paths: dict[str, object] = {}
    for table, tag in TABLES.items():
        paths[f"/{table}"] = operations(table, tag, towns)
        paths[f"/{table}/{{id}}"] = removal(table, tag)
    schemas = {
        table[:-1]: {
            "type": "object",
            "properties": {name: {"type": kind} for name, kind in fields.items()},
        }
        for table, fields in FIELDS.items()
    }
    info = {
        "title": "Workshop",
        "version": "1.4.0",
        "description": made["pages"][1]["paragraphs"][0],
    }
    said = {"openapi": "3.0.3", "info": info, "paths": paths, "components": {"schemas": schemas}}
    (site / "workshop.json").write_text(json.dumps(said), "utf-8")
    (site / "swagger-initializer.js").write_text(
        "window.ui = SwaggerUIBundle({url: 'workshop.json', dom_id: '#swagger-ui', deepLinking: true,"
        " presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],"
        " layout: 'StandaloneLayout'});\n",
        "utf-8",
    )


main(sys.argv[1])

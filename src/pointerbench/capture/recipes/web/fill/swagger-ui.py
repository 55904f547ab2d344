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


def main(program: str) -> None:
    site = Path("site")
    shutil.copytree(program, site, ignore=shutil.ignore_patterns("*.map"))
    made = json.loads(Path("collection.json").read_text("utf-8"))
    paths: dict[str, object] = {}
    for table, tag in TABLES.items():
        one = table[:-1]
        ref = {"$ref": f"#/components/schemas/{one}"}
        answer = {"200": {"description": f"All {table}"}}
        body = {"required": True, "content": {"application/json": {"schema": ref}}}
        by = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
        limit = {"name": "limit", "in": "query", "schema": {"type": "integer", "default": 20}}
        town = {
            "name": "town",
            "in": "query",
            "schema": {"type": "string", "enum": sorted({p["town"] for p in made["people"]})},
        }
        paths[f"/{table}"] = {
            "get": {
                "tags": [tag],
                "summary": f"List {table}",
                "parameters": [limit, town],
                "responses": answer,
            },
            "post": {
                "tags": [tag],
                "summary": f"Add a {one}",
                "requestBody": body,
                "responses": {"201": {"description": "Added"}},
            },
        }
        paths[f"/{table}/{{id}}"] = {
            "delete": {
                "tags": [tag],
                "summary": f"Remove a {one}",
                "parameters": [by],
                "responses": {"204": {"description": "Removed"}},
            },
        }
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

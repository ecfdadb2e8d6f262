"""The API as a page to read, without scripts and without anything from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    """Every request with its parameters, what it is sent and what it answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        title = escape(openapi_schema["info"]["title"])
        parts = [f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}</h1>"]
        parts.append(f'<p><a href="{escape(self.get_openapi_json_route(request))}">openapi.json</a></p>')
        for path, methods in openapi_schema["paths"].items():
            for method, what in methods.items():
                parts.append(
                    f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(what.get('description', ''))}</p>"
                )
                parts.append("<dl>" + "".join(_terms(what)) + "</dl>")
        parts.append("<h1>Types</h1>")
        for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            fields = "".join(f"<li><code>{escape(f'{key}: {_type(value)}')}</code>" for key, value in _fields(schema))
            parts.append(f'<h2 id="{escape(name)}">{escape(name)}</h2><ul>{fields}</ul>')
        return "".join(parts).encode()


def _terms(what: dict[str, Any]) -> list[str]:
    terms = [
        f"<dt><code>{escape(one['name'])}</code> ({one['in']})<dd>{escape(_type(one['schema']))}"
        for one in what.get("parameters", [])
    ]
    bodies = [("body", what["requestBody"])] if "requestBody" in what else []
    bodies += [(code, answer) for code, answer in what["responses"].items() if code.startswith("2")]
    for name, body in bodies:
        for media in body.get("content", {}).values():
            terms.append(f"<dt>{escape(name)}<dd>{escape(_type(media['schema']))}")
    return terms


def _fields(schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return list(schema.get("properties", {}).items())


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "oneOf" in schema:
        return " or ".join(_type(one) for one in schema["oneOf"])
    if "enum" in schema:
        return " or ".join(repr(one) for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))

"""The API as a page to read: routes from the OpenAPI description, messages from their annotations. No script in it."""

from html import escape
from typing import Any, get_args

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from . import messages

router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def described(request: Request) -> HTMLResponse:
    """A page about the API."""
    return HTMLResponse(page(request.app.openapi()))


def page(api: dict[str, Any]) -> str:
    routes = [
        _route(path, method, route) for path, methods in api["paths"].items() for method, route in methods.items()
    ]
    sent = "".join(_message(kind) for kind in get_args(messages.ServerMessage))
    received = "".join(_message(kind) for kind in get_args(messages.ClientMessage))
    return (
        f"<!doctype html><meta charset=utf-8><title>{escape(api['info']['title'])} API</title>"
        f"<h1>{escape(api['info']['title'])} {escape(api['info']['version'])}: the API</h1>"
        "<p>Machine-readable: <a href=/api/openapi.json>openapi.json</a>. JSON everywhere; a refusal is "
        "<code>{&quot;detail&quot;: &quot;a sentence&quot;}</code>.</p><h2>Routes</h2>"
        f"<dl>{''.join(routes)}</dl><h2>WebSocket /api/tables/{{id}}/socket?lang=</h2>"
        f"<p>{escape(' '.join((messages.__doc__ or '').split()))}</p>"
        f"<h3>From the server</h3><dl>{sent}</dl><h3>From the page</h3><dl>{received}</dl>"
    )


def _route(path: str, method: str, route: dict[str, Any]) -> str:
    answers = ", ".join(f"{code} {_named(answer)}".strip() for code, answer in route["responses"].items())
    body = _named(route.get("requestBody", {}))
    query = ", ".join(p["name"] for p in route.get("parameters", []) if p["in"] == "query")
    facts = [f"takes {body}" if body else "", f"query: {query}" if query else "", f"answers {answers}"]
    return (
        f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
        f"<dd>{escape(route.get('description', ''))}<br><small>{escape('; '.join(filter(None, facts)))}</small></dd>"
    )


def _named(part: dict[str, Any]) -> str:
    """The name of the model that a body or an answer holds."""
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    reference = schema.get("$ref") or schema.get("items", {}).get("$ref", "")
    return str(reference).rsplit("/", 1)[-1]


def _message(kind: type[Any]) -> str:
    fields = ", ".join(f"{name}: {_type(hint)}" for name, hint in kind.__annotations__.items())
    tag = kind.__struct_config__.tag
    return f"<dt><code>{escape(str(tag))}</code> {{{escape(fields)}}}</dt><dd>{escape(kind.__doc__ or '')}</dd>"


def _type(hint: Any) -> str:
    return (
        hint.__name__
        if isinstance(hint, type) and not get_args(hint)
        else str(hint).replace("patolli.web.messages.", "")
    )

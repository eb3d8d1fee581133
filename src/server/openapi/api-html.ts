import { escaped } from '../../oauth/escape-html.js';
import { htmlPage } from '../pages/html.js';
import type { Schema } from './message-schemas.js';

type Json = Record<string, never>;
interface Described {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  parameters?: Array<{ name: string; in: string; description?: string; schema: Schema }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** /docs/api: the OpenAPI document for people. */
export function apiHtml(document: Schema): string {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(routes.map(({ operation }) => operation.tags[0]))];
  const body = [
    `<p>${escaped(String((document.info as Json).description))}</p>`,
    '<p>기계가 읽는 문서는 <a href="/openapi.json">/openapi.json</a>(OpenAPI 3.1)입니다. 접근 키는 <code>api-key</code> 헤더나 <code>Authorization: Bearer</code>로 보냅니다.</p>',
    `<ul>${tags.map((tag) => `<li><a href="#tag-${escaped(tag)}">${escaped(tag)}</a></li>`).join('')}<li><a href="#messages">메시지</a></li></ul>`,
    ...tags.flatMap((tag) => [
      `<h2 id="tag-${escaped(tag)}">${escaped(tag)}</h2>`,
      ...routes.filter(({ operation }) => operation.tags[0] === tag).map(routeSection),
    ]),
    '<h2 id="messages">메시지</h2>',
    ...Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema)),
  ].join('\n');
  return htmlPage('API', body);
}

function routeSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Described;
}): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const contents = (content: Record<string, { schema: Schema }> = {}) =>
    Object.entries(content)
      .map(([type, { schema }]) => `${typeHtml(schema)} <small>${escaped(type)}</small>`)
      .join(', ');
  const form = requestBody?.content['application/x-www-form-urlencoded']?.schema;
  return [
    `<section id="${escaped(operationId)}">`,
    `<h3><code>${method} ${escaped(path)}</code></h3>`,
    `<p>${escaped(summary)}${description === undefined ? '' : `. ${escaped(description)}`}</p>`,
    parameters.length > 0
      ? table(parameters.map(({ name, description, schema }) => [name, { ...schema, description }]))
      : '',
    form === undefined ? '' : table(Object.entries(form.properties as Record<string, Schema>)),
    requestBody === undefined || form !== undefined ? '' : `<p>요청: ${contents(requestBody.content)}</p>`,
    `<p>답: ${contents(responses['200']?.content)}</p>`,
    '</section>',
  ].join('\n');
}

function schemaSection(name: string, schema: Schema): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    `<section id="${escaped(name)}">`,
    `<h3><code>${escaped(name)}</code></h3>`,
    properties.length > 0 ? table(properties) : '<p>필드가 없습니다.</p>',
    '</section>',
  ].join('\n');
}

function table(rows: ReadonlyArray<readonly [name: string, schema: Schema]>): string {
  const lines = rows.map(
    ([name, schema]) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${typeHtml(schema)}</td><td>${escaped(String(schema.description ?? ''))}</td></tr>`,
  );
  return `<table><tr><th>이름</th><th>형</th><th>뜻</th></tr>${lines.join('')}</table>`;
}

/** The type of a value, with a link to the message where it is one. */
function typeHtml(schema: Schema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice('#/components/schemas/'.length);
    return `<a href="#${escaped(name)}">${escaped(name)}</a>`;
  }
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escaped(String(value))}</code>`).join(' ');
  if (schema.items !== undefined) return `${typeHtml(schema.items as Schema)}[]`;
  if (schema.additionalProperties !== undefined) {
    return `이름 → ${typeHtml(schema.additionalProperties as Schema)}`;
  }
  return escaped(String(schema.format ?? schema.type));
}

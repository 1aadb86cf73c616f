import { type Html, html } from '../html.ts';
import { plainPage } from '../plain-page.ts';

/** As much of an OpenAPI document as the page reads. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
}
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  format?: string;
  description?: string;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

/** The API's document for people: one page, no script, nothing from elsewhere. */
export function docsPage(document: ApiDocument): string {
  const groups = new Map<string, Html[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = operation.tags?.[0] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), operationPart(method, path, operation)]);
    }
  }
  const contents = [...groups.keys()].map((name) => html`<a href="#${name}">${name}</a>`);
  const body = [...groups].map(
    ([name, parts]) => html`<section id="${name}"><h2>${name}</h2>${parts}</section>`,
  );
  const { title, version, description = '' } = document.info;
  return plainPage({
    title: `${title} API`,
    isIndexed: true,
    hasFaces: false,
    main: html`<h1>${title} API <small>${version}</small></h1><p>${description}</p>
<p>For programs: <a href="openapi.json">openapi.json</a></p><nav aria-label="Groups of calls">${contents}</nav>${body}`,
    style,
  });
}

function operationPart(method: string, path: string, operation: Operation): Html {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, description, schema = {} }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${place}${required && place !== 'path' && ', required'}</td><td>${typeOf(schema)} ${description ?? schema.description}</td></tr>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => html`<h4>Body, ${type}</h4>${schemaPart(schema)}`,
  );
  const replies = Object.entries(operation.responses ?? {});
  const success = replies.find(([status]) => status.startsWith('2'));
  const refused = replies.filter(([status]) => !status.startsWith('2')).map(([status]) => status);
  const shape = Object.values(success?.[1].content ?? {})[0]?.schema;
  return html`<details><summary><b>${method.toUpperCase()}</b> <code>${path}</code> <span>${operation.summary}${sessionWords(operation)}</span></summary>
${parameters.length > 0 && html`<h4>Parameters</h4><table>${parameters}</table>`}${bodies}
<h4>Answers ${success?.[0]}</h4>${schemaPart(shape)}${refused.length > 0 && html`<p>Refuses with ${refused.join(', ')}.</p>`}</details>`;
}

const sessionWords = ({ security }: Operation) =>
  security && ` · ${security.length > 1 ? 'looks at a session' : 'needs a session'}`;

function schemaPart(schema: Schema = {}): Html {
  const fields = Object.entries(schema.properties ?? schema.items?.properties ?? {});
  if (fields.length === 0) return html`<p>${typeOf(schema)} ${schema.description}</p>`;
  const required = new Set(schema.required ?? schema.items?.required ?? []);
  const lines = fields.map(
    ([name, field]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${!required.has(name) && 'optional'}</td><td>${typeOf(field)} ${field.description}</td></tr>`,
  );
  return html`${schema.items && html`<p>A list, each with:</p>`}<table>${lines}</table>`;
}

function typeOf(schema: Schema): string {
  const words = schema.enum
    ? schema.enum.map(String).join(' | ')
    : schema.anyOf
      ? [...new Set(schema.anyOf.map(typeOf))].join(' or ')
      : schema.items
        ? `list of ${typeOf(schema.items)}`
        : [schema.type ?? 'anything', schema.format].flat().filter(Boolean).join(' ');
  const fallback = schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} if left out`;
  return words + fallback;
}

const style = `:root { --measure: 60rem }
main { padding-top: 24px }
main a { color: var(--link); text-underline-offset: 3px }
nav a { display: inline-block; margin-right: 16px; padding: 8px 0 }
h2 { margin: 32px 0 0 }
small, summary span { color: var(--ink-2); font-weight: 400 }
summary { min-height: 44px; padding: 8px 0; cursor: pointer }
summary b { display: inline-block; min-width: 4rem }
details { border-top: 1px solid var(--line); overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: 2px 16px 2px 0; font-weight: 400; text-align: left; vertical-align: top }
code { font-size: 0.95em }`;

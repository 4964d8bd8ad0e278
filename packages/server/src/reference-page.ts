import { type Html, html } from './html.js';
import type { OpenApiDocument } from './openapi.js';
import type { Operation, Parameter } from './openapi-extras.js';
import { type JsonSchema, propertyRows, typeName } from './schema-text.js';

/** The reference as a person reads it: calls at the left, each with what it takes and answers. */
export function referenceBody({ info, paths, components }: OpenApiDocument): Html {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(components.schemas);
  return html`<header><h1>${info.title}</h1><p>${prose(info.description)}</p>
<p><a href="/openapi.json">openapi.json</a></p></header>
<div class="columns">
<nav aria-label="Calls"><h2>Calls</h2><ul>${calls.map(callLink)}</ul>
<h2>Shapes</h2><ul>${schemas.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main>${calls.map((call) => callArticle(call, components.responses))}${schemas.map(([name, schema]) => schemaArticle(name, schema))}</main>
</div>`;
}

interface DescribedCall {
  path: string;
  method: string;
  operation: Operation;
}

function anchor({ method, path }: DescribedCall): string {
  return `${method}${path.replace(/[^a-z0-9]+/gi, '-')}`;
}

function callLink(call: DescribedCall): Html {
  return html`<li><a href="#${anchor(call)}"><span class="method ${call.method}">${call.method.toUpperCase()}</span> ${call.path}</a></li>`;
}

type Responses = OpenApiDocument['components']['responses'];

function callArticle(call: DescribedCall, shared: Responses): Html {
  const { operation } = call;
  const body = operation.requestBody?.content['application/json']?.schema;
  return html`<article id="${anchor(call)}">
<h3><span class="method ${call.method}">${call.method.toUpperCase()}</span> <code>${call.path}</code></h3>
<p>${prose(operation.summary)}</p>
${operation.description ? html`<p class="meta">${prose(operation.description)}</p>` : null}
${operation.security ? html`<p class="meta">Needs the header <code>Authorization: Bearer</code> of somebody who signed in.</p>` : null}
${operation.parameters?.length ? parameterTable(operation.parameters) : null}
${body ? html`<h4>Body</h4>${propertyTable(body)}` : null}
<h4>Answers</h4><ul class="answers">${Object.entries(operation.responses).map((answer) => answerLine(answer, shared))}</ul>
</article>`;
}

function answerLine([status, response]: [string, unknown], shared: Responses): Html {
  const { $ref } = response as { $ref?: string };
  const refusal = shared[$ref?.split('/').at(-1) ?? ''];
  if (refusal) {
    const when = status === 'default' ? 'else' : status;
    return html`<li><b>${when}</b> <a href="#Error">Error</a> ${prose(refusal.description)}</li>`;
  }
  const { description, content = {} } = response as {
    description: string;
    content?: Record<string, { schema?: JsonSchema }>;
  };
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content);
  const data = schema?.properties?.data;
  const shape = data
    ? html`<code>{ data: ${typeLink(data)}${schema.properties?.page ? ', page' : ''} }</code>`
    : prose(description);
  return html`<li><b>${status}</b> ${shape} <span class="meta">${type}</span></li>`;
}

function parameterTable(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${typeLink(schema)}${required ? '' : ' (optional)'}</td><td>${prose(description ?? '')}</td></tr>`,
  );
  return html`<h4>Parameters</h4><div class="scroll"><table><tbody>${rows}</tbody></table></div>`;
}

function schemaArticle(name: string, schema: JsonSchema): Html {
  return html`<article id="${name}"><h3>${name}</h3>${propertyTable(schema)}</article>`;
}

function propertyTable(schema: JsonSchema): Html {
  const rows = propertyRows(schema).map(
    ({ name, isRequired, property }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeLink(property)}${isRequired ? '' : ' (optional)'}</td><td>${prose(String(property.description ?? ''))}</td></tr>`,
  );
  return html`<div class="scroll"><table><tbody>${rows}</tbody></table></div>`;
}

/** A type's name, leading to its shape where it has one. */
function typeLink(schema: JsonSchema): Html {
  const name = typeName(schema);
  const target = /^[A-Z]\w+/.exec(name)?.[0];
  return target ? html`<a href="#${target}">${name}</a>` : html`${name}`;
}

/** Text with `code` marked as code. */
function prose(text: string): Html {
  return html`${text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : html`${part}`))}`;
}

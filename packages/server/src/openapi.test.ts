import { contract, type Endpoint } from '@panggung/core/contract';
import { expect, test } from 'vitest';
import { openApi } from './openapi.js';
import { referenceBody } from './reference-page.js';

const document = openApi({ productName: 'Panggung', apiUrl: 'https://api.example' });

const isMade = ({ isInsert, isCreation, isIssue }: Endpoint) => isInsert || isCreation || isIssue;

test('every call of the contract is described, with the status it answers', () => {
  for (const [call, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.summary, call).toBe(endpoint.summary);
    expect(Object.keys(operation?.responses ?? {})).toContain(isMade(endpoint) ? '201' : '200');
  }
});

test('every placeholder of a path is a parameter', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        names,
      );
    }
  }
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(references.length).toBeGreaterThan(10);
  for (const path of references) {
    const target = path
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], document);
    expect(target, path).toBeDefined();
  }
});

test('an order needs its idempotency key and may carry a partner key', () => {
  const { parameters = [] } = document.paths['/api/v1/payment-va/guest']?.post ?? {};
  expect(parameters.map(({ name, required }) => [name, required])).toEqual([
    ['Idempotency-Key', true],
    ['Panggung-Pass', false],
    ['X-Panggung-Key', false],
  ]);
});

test('an offer is read by its pass, a place in line by its ticket', () => {
  const headers = (path: string) =>
    document.paths[path]?.get?.parameters?.flatMap((known) => (known.in === 'header' ? known.name : []));
  expect(headers('/api/v1/waiting-list/offer')).toEqual(['Panggung-Pass']);
  expect(headers('/api/v1/sale-queue')).toEqual(['Panggung-Queue']);
});

test('a call for those who signed in needs a bearer and says what becomes of a bad one; others need none', () => {
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  for (const [call, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const statuses = Object.keys(operation?.responses ?? {}).filter((status) => /^40[013]$/.test(status));
    if (endpoint.needsSession) {
      expect([operation?.security, statuses], call).toEqual([[{ bearer: [] }], ['400', '401', '403']]);
    } else {
      const security = endpoint.needsOperator ? [{ operator: [] }] : undefined;
      expect([operation?.security, statuses.includes('401')], call).toEqual([security, false]);
    }
  }
});

test('a profile is written by its own six fields and nothing else', () => {
  const { requestBody } = document.paths['/api/v1/user/{id}']?.put ?? {};
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {};
  expect(Object.keys(properties as object)).toEqual([
    'full_name',
    'phone',
    'birth_date',
    'gender',
    'work',
    'city',
  ]);
});

test('a photo is sent as the file of a form, or as a data URL', () => {
  const { requestBody } = document.paths['/api/v1/user/UpdateProfile/{id}']?.put ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data', 'application/json']);
  for (const { schema } of Object.values(requestBody?.content ?? {})) {
    expect(schema).toMatchObject({ required: ['image'] });
  }
});

test('the page for people is self-contained: no script, no inline style, nothing from elsewhere', () => {
  const page = referenceBody(document).toString();
  expect(page).not.toMatch(/<script|style="|<style|src="|https?:\/\//);
  expect(page).toContain('Authorization: Bearer');
  const anchors = new Set([...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
});

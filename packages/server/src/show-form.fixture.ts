import { newShowFields, type Show, type ShowFields, showFormEntries } from '@panggung/core';
import sharp from 'sharp';
import type { Answer, Api } from '../../../tests/api.js';
import type { Person } from '../../../tests/people.js';

/** What a test says of a show's form beside what is typed: other fields, and files; null leaves one out. */
export type FormParts = Record<string, string | Blob | null>;

/** A form as its host would fill it in: a fixed ticket of 150,000 rupiah for a hundred people, a week ahead. */
async function typedShow(api: Api, typed: Partial<ShowFields> = {}): Promise<ShowFields> {
  const categories = api.ports.database.selectFrom('category').select('id').where('name', '=', 'Konser');
  const known = await categories.executeTakeFirst();
  const added = api.ports.database.insertInto('category').values({ name: 'Konser' }).returning('id');
  const category = known ?? (await added.executeTakeFirstOrThrow());
  return {
    ...newShowFields,
    name: 'Malam Tepi Laut',
    show_type: 'live',
    room_category_id: String(category.id),
    description: 'Musik di pantai',
    ticket_type: 'fixed',
    ticket_price: '150000',
    start_date: '2026-11-28',
    start_time: '19:30',
    islive: true,
    ...typed,
  };
}

/** A picture of one colour. */
export async function picture(width: number, height: number, background = 'red'): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

/** Makes a show, as a page sends its form. */
export async function makeShow(
  api: Api,
  host: Person,
  { parts = {}, key, ...typed }: Partial<ShowFields> & { parts?: FormParts; key?: string } = {},
): Promise<Answer<Show>> {
  const entries = showFormEntries(await typedShow(api, typed), { userId: host.user.id });
  const headers = key ? { 'idempotency-key': key } : {};
  return sendForm(api, host, { call: 'POST /api/v1/room/video', parts: { ...entries, ...parts }, headers });
}

/** Changes a show, as a page sends its form. */
export async function editShow(
  api: Api,
  host: Person,
  { show, parts = {}, ...typed }: Partial<ShowFields> & { show: Show; parts?: FormParts },
): Promise<Answer<Show>> {
  const entries = showFormEntries(await typedShow(api, typed), { userId: host.user.id, show });
  return sendForm(api, host, {
    call: `PUT /api/v1/room/video/${show.id}`,
    parts: { ...entries, ...parts },
    headers: {},
  });
}

interface SentForm {
  call: string;
  parts: FormParts;
  headers: Record<string, string>;
}

async function sendForm(api: Api, host: Person, { call, parts, headers }: SentForm): Promise<Answer<Show>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) form.set(name, value, name);
    else if (value !== null) form.set(name, value);
  }
  // Whole before it travels: what is refused in the middle is read no further.
  const written = new Response(form);
  const type = { 'content-type': String(written.headers.get('content-type')) };
  const body = new Uint8Array(await written.arrayBuffer());
  const [method = '', path = ''] = call.split(' ');
  const response = await api.fetch(path, { method, body, headers: { ...host.headers, ...type, ...headers } });
  const answer = await response.json();
  return { status: response.status, headers: response.headers, body: answer, ...answer };
}

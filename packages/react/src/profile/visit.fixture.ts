import { getPanggung, type Panggung } from '@panggung/client';
import type { Profile as ProfileData, User } from '@panggung/core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { API_URL, type Api, type ApiOptions, createClock, startApi } from '../../../../tests/api.js';
import type { Person } from '../../../../tests/people.js';
import '../styles.css';

/** Somebody with an account on a page, at the real API in this page. */
export interface Visit {
  api: Api;
  person: Person;
  panggung: Panggung;
  /** What was asked of the API in this test, e.g. `PUT /api/v1/user/7`. */
  asked: string[];
  /** What the network does; the API in this page answers unless a test says otherwise. */
  network: (request: Request) => Promise<Response>;
  /** For the widget. */
  settings: { apiUrl: string; fetch: typeof fetch; language: string };
  /** The person as the API keeps them. */
  stored(): Promise<User>;
  /** Fills the profile in, past the widget. */
  fill(profile: Partial<ProfileData>): Promise<void>;
}

/** A refusal as the API would write it, or as a proxy would. */
export function refusal(status: number, body: object = { message: 'stubbed' }): Response {
  return new Response(JSON.stringify(body), { status });
}

/** One API for a test file; somebody new, signed in, and an empty browser for each test. */
export function openVisit(options: ApiOptions = {}): Visit {
  const visit = {} as Visit;
  beforeAll(async () => {
    visit.api = await startApi({ clock: createClock(Date.now()), ...options });
    // A cold machine takes its time to bring the forms; no test shall pay for that.
    await Promise.all([
      import('./edit-screen.js'),
      import('./password-screen.js'),
      import('./sessions-screen.js'),
      import('./referral.js'),
      import('./user-data.js'),
      import('./removal-dialog.js'),
      import('../ui/sign-in-dialog.js'),
    ]);
  });
  afterAll(() => visit.api.stop());
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    visit.asked = [];
    visit.network = (request) => visit.api.fetch(request);
    const reach: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      visit.asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return visit.network(request);
    };
    visit.settings = { apiUrl: API_URL, fetch: reach, language: 'default' };
    visit.person = await visit.api.signIn();
    visit.panggung = getPanggung({ apiUrl: API_URL, fetch: reach });
    await visit.panggung.session.signIn(visit.person.user);
  });
  visit.stored = async () => {
    const { user, headers } = visit.person;
    return (await visit.api.get<User>(`/api/v1/user/${user.id}`, headers)).data;
  };
  visit.fill = async (profile) => {
    const { user, headers } = visit.person;
    const body = { full_name: user.full_name, phone: '081234567890', ...profile };
    const { status, data } = await visit.api.put<User>(`/api/v1/user/${user.id}`, body, headers);
    if (status !== 200) throw new Error(`The profile was refused: ${status}`);
    await visit.panggung.session.update(data);
  };
  return visit;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const heading = (name: string) => page.getByRole('heading', { name });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const press = (name: string | RegExp) => userEvent.click(button(name));
/** What stands beside a label. */
export const fact = (name: string) =>
  page.getByRole('term').filter({ hasText: name }).element().nextElementSibling;

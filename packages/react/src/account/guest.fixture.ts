import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADDRESS_HEADER, API_URL, type Api, createClock, startApi } from '../../../../tests/api.js';
import { changeIdentity, identityOfTheRun, newEmail, register, signUp } from '../../../../tests/people.js';

/** Somebody without a session before the widget on the site, at the real API in this page. */
export interface Guest {
  api: Api;
  /** What was asked of the API in this test, e.g. `POST /auth/login`. */
  asked: string[];
  /** What the network does; the API in this page answers unless a test says otherwise. */
  network: (request: Request) => Promise<Response>;
  /** For the widget. */
  settings: { apiUrl: string; siteUrl: string; fetch: typeof fetch; language: string };
  /** Makes an account whose e-mail is verified; answers its address. */
  member(): Promise<string>;
  /** The newest code mailed to an address. */
  codeFor(email: string): Promise<string>;
}

/** One API for a test file; an empty browser and a healthy network for each test. */
export function openGuest(): Guest {
  const guest = {} as Guest;
  let guests = 0;
  beforeAll(async () => {
    guest.api = await startApi({ clock: createClock(Date.now()) });
  });
  afterAll(() => guest.api.stop());
  beforeEach(() => {
    localStorage.clear();
    guest.asked = [];
    const address = `10.2.0.${++guests}`;
    guest.network = (request) => guest.api.fetch(request);
    const reach: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      request.headers.set(ADDRESS_HEADER, address);
      guest.asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return guest.network(request);
    };
    guest.settings = { apiUrl: API_URL, siteUrl: location.origin, fetch: reach, language: 'default' };
  });
  guest.member = async () => {
    const email = newEmail();
    const { localId } = await signUp({ email });
    await changeIdentity(localId, { emailVerified: true });
    await register(guest.api, { email, localId });
    return email;
  };
  guest.codeFor = async (email) => {
    const { emulatorHost, projectId } = identityOfTheRun();
    const codes = await fetch(`http://${emulatorHost}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes }: { oobCodes: { email: string; oobCode: string }[] } = await codes.json();
    return oobCodes.filter((code) => code.email === email).pop()?.oobCode ?? '';
  };
  return guest;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const type = (name: string, text: string) => userEvent.fill(field(name), text);

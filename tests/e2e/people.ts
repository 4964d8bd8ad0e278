import type { Identity } from '../../.dev/identity/emulator.js';
import { type Newcomer, register } from '../../.dev/identity/register.js';

export type LinkMode = 'verifyEmail' | 'resetPassword';

/** Who has an account, and what lies in their letter boxes. */
export interface People {
  /** Somebody nobody has met, with a good password. */
  stranger(): Newcomer;
  /** Somebody who registered earlier, as the site would have registered them. */
  member(options?: { isVerified?: boolean; firstName?: string }): Promise<Newcomer>;
  /** A member who may buy: their profile is complete. */
  customer(): Promise<Newcomer>;
  /** Whom the first catalogue names as a creator, once they have registered. @param name @default 'Rumah Musik Braga' */
  creator(name?: string): Promise<Newcomer>;
  /** Waits for the mail with a link, and reads the newest such link. */
  linkOf(email: string, mode: LinkMode): Promise<string>;
  /** How many such mails have come. */
  countMails(email: string, mode: LinkMode): Promise<number>;
}

interface PeopleOptions {
  siteUrl: string;
  identity: Identity;
}

let count = 0;

/** Binds the people to a stage. */
export function createPeople({ siteUrl, identity }: PeopleOptions): People {
  const stranger = () => {
    count += 1;
    const email = `penonton.${process.pid}.${Date.now()}.${count}@example.com`;
    return { email, password: 'Angklung7', firstName: 'Raka', lastName: `Adinata ${count}` };
  };

  async function join(newcomer: Newcomer, isVerified = true) {
    await register(newcomer, { identity, apiUrl: siteUrl, isVerified });
    return newcomer;
  }

  async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', origin: siteUrl, ...init.headers };
    const reply = await fetch(siteUrl + path, { ...init, headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    const { data }: { data: T } = await reply.json();
    return data;
  }

  async function completeProfile({ email, password, firstName, lastName }: Newcomer): Promise<void> {
    const login = { method: 'POST', body: JSON.stringify({ email, password, one_signal_id: '' }) };
    const user = await ask<{ id: number; token: string; firebase_uid: string }>('/auth/login', login);
    // As the login screen does for somebody whose mail was opened elsewhere.
    const seen = { method: 'POST', body: JSON.stringify({ email, firebase_uid: user.firebase_uid }) };
    await ask('/auth/verification', seen);
    const [work] = await ask<{ id: number }[]>('/api/v1/master/work');
    const [city] = await ask<{ id: number }[]>('/api/v1/master/city');
    const profile = { full_name: `${firstName} ${lastName}`, phone: '081234567890' };
    await ask(`/api/v1/user/${user.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${user.token}` },
      body: JSON.stringify({ ...profile, work: work?.id, city: city?.id }),
    });
  }

  async function links(email: string, mode: LinkMode): Promise<string[]> {
    const reply = await fetch(`${siteUrl}/api/v1/dev/outbox?email=${encodeURIComponent(email)}`);
    const { data }: { data: { text: string }[] } = await reply.json();
    const pattern = new RegExp(`https?://\\S+/auth/account\\?\\S*mode=${mode}\\S*`);
    return data.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
  }

  return {
    stranger,
    member: ({ isVerified, ...named } = {}) => join({ ...stranger(), ...named }, isVerified),
    async customer() {
      const newcomer = await join(stranger());
      await completeProfile(newcomer);
      return newcomer;
    },
    creator: (name = 'Rumah Musik Braga') =>
      join({
        ...stranger(),
        email: `halo@${name
          .toLowerCase()
          .match(/[a-z]+/g)
          ?.join('-')}.example`,
      }),
    countMails: async (email, mode) => (await links(email, mode)).length,
    async linkOf(email, mode) {
      for (let tries = 0; tries < 100; tries++) {
        const [newest] = await links(email, mode);
        if (newest) return newest;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail with a ${mode} link came to ${email} within 10 s.`);
    },
  };
}

import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.js';

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://panggung.example',
  XENDIT_KEY: 'xnd_production_x',
  XENDIT_CALLBACK_TOKEN: 'secret',
  SESSION_KEY: 'x'.repeat(32),
  FIREBASE_PROJECT_ID: 'panggung-live',
  FIREBASE_API_KEY: 'AIza',
};

describe('the environment', () => {
  it('asks the emulator in development, and in production or for a project of one’s own nobody else', () => {
    expect(readEnvironment({}).firebase).toEqual({
      projectId: 'demo-panggung',
      apiKey: 'demo-key',
      authDomain: 'demo-panggung.firebaseapp.com',
      emulatorHost: '127.0.0.1:9099',
    });
    const own = { FIREBASE_PROJECT_ID: 'panggung-trial', FIREBASE_API_KEY: 'AIza' };
    for (const env of [own, { ...production, ...own }]) {
      expect(readEnvironment(env).firebase.emulatorHost).toBeUndefined();
    }
  });

  it('may be empty in development', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      siteUrls: ['http://localhost:5173'],
      gatewayUrl: 'http://127.0.0.1:8788',
      dataDirectory: '.data',
      isProduction: false,
    });
  });

  it('streams in development by the media server beside it, in production by none but a named one', () => {
    expect(readEnvironment({}).media).toMatchObject({ url: 'http://localhost:8789/live' });
    expect(readEnvironment(production).media).toBeUndefined();
    const own = { MEDIA_URL: 'https://media.example/live', MEDIA_SECRET: 'm'.repeat(32) };
    const media = { url: own.MEDIA_URL, restUrl: undefined, secret: own.MEDIA_SECRET };
    expect(readEnvironment({ ...production, ...own }).media).toEqual(media);
  });

  it('lets pages read chats in a Realtime Database where an account signs for it, and shows no secret of it', () => {
    const database = { FIREBASE_DATABASE_URL: 'https://chats.example', FIREBASE_DATABASE_SECRET: 'rahasia' };
    expect(readEnvironment(database).commentStream?.reader).toBeUndefined();
    const reader = { client_email: 'a@b.example', private_key: '-----BEGIN PRIVATE KEY-----\nx' };
    const account = (text: string) => readEnvironment({ ...database, FIREBASE_SERVICE_ACCOUNT: text });
    expect(account(JSON.stringify({ type: 'service_account', ...reader })).commentStream?.reader).toEqual(
      reader,
    );
    for (const text of ['rahasia', '{"client_email":"rahasia"}']) {
      expect(() => account(text)).toThrow(
        "FIREBASE_SERVICE_ACCOUNT is not the text of a service account's key file",
      );
      expect(() => account(text)).not.toThrow('rahasia');
    }
  });

  it('must say everything that sells in production, and all that is missing is told at once', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
      'SITE_URL is missing; XENDIT_KEY is missing; XENDIT_CALLBACK_TOKEN is missing; SESSION_KEY is missing; ' +
        'FIREBASE_PROJECT_ID is missing; FIREBASE_API_KEY is missing',
    );
  });

  it('brings neither example shows nor an example partner into production', () => {
    const options = readEnvironment(production);
    expect([options.catalogue, options.examplesUrl, options.host]).toEqual([undefined, undefined, undefined]);
    expect(options.operatorKey).toBeUndefined();
    expect(options).toMatchObject({
      gatewayUrl: 'https://api.xendit.co',
      apiUrl: 'https://panggung.example',
    });
  });

  it.each([
    [{ PORT: 'eight' }, "PORT is 'eight'"],
    [
      { FILES_URL: 'bucket', FILES_KEY: 'k', FILES_SECRET: 's' },
      "FILES_URL is 'bucket', which is no address",
    ],
    [{ FILES_URL: 'https://s3.example/bucket' }, 'FILES_URL needs FILES_KEY and FILES_SECRET'],
    [{ VIDEO_MB: 'many' }, "VIDEO_MB is 'many'"],
    [{ VIDEO_SPACE_GB: '-1' }, "VIDEO_SPACE_GB is '-1'"],
    [{ PORT: '70000' }, "PORT is '70000'"],
    [{ MEDIA_URL: 'media' }, "MEDIA_URL is 'media', which is no address"],
    [{ MEDIA_REST_URL: 'media' }, "MEDIA_REST_URL is 'media', which is no address"],
    [{ MEDIA_SECRET: 'short' }, 'MEDIA_SECRET is shorter than 32 characters'],
    [{ ...production, MEDIA_URL: 'https://media.example/live' }, 'MEDIA_SECRET is missing'],
    [{ ORDERS_PER_MINUTE: 'few' }, "ORDERS_PER_MINUTE is 'few'"],
    [{ SITE_URL: 'panggung' }, "SITE_URL has 'panggung', which is no address"],
    [{ SESSION_KEY: 'short' }, 'SESSION_KEY is shorter than 32 characters'],
    [{ OPERATOR_KEY: 'short' }, 'OPERATOR_KEY is shorter than 16 characters'],
    [{ FIREBASE_PROJECT_ID: 'panggung-live' }, 'FIREBASE_API_KEY is missing'],
    [
      { FIREBASE_PROJECT_ID: 'panggung-live', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST is for demo- projects only',
    ],
    [{ ...production, FIREBASE_PROJECT_ID: 'demo-x' }, "FIREBASE_PROJECT_ID is 'demo-x', a demo"],
  ])('is refused in words: %o', (env, message) => {
    expect(() => readEnvironment(env)).toThrow(message);
  });
});

import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.js';

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://panggung.example',
  XENDIT_KEY: 'xnd_production_x',
  XENDIT_CALLBACK_TOKEN: 'secret',
};

describe('the environment', () => {
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

  it('must say everything that sells in production, and all that is missing is told at once', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
      'SITE_URL is missing; XENDIT_KEY is missing; XENDIT_CALLBACK_TOKEN is missing',
    );
  });

  it('brings neither example shows nor an example partner into production', () => {
    const options = readEnvironment(production);
    expect([options.catalogue, options.examplesUrl, options.host]).toEqual([undefined, undefined, undefined]);
    expect(options).toMatchObject({
      gatewayUrl: 'https://api.xendit.co',
      apiUrl: 'https://panggung.example',
    });
  });

  it.each([
    [{ PORT: 'eight' }, "PORT is 'eight'"],
    [{ PORT: '70000' }, "PORT is '70000'"],
    [{ ORDERS_PER_MINUTE: 'few' }, "ORDERS_PER_MINUTE is 'few'"],
    [{ SITE_URL: 'panggung' }, "SITE_URL has 'panggung', which is no address"],
  ])('is refused in words: %o', (env, message) => {
    expect(() => readEnvironment(env)).toThrow(message);
  });
});

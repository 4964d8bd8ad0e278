import { type FirebaseOptions, isDemoProject } from './adapters/firebase.js';
import { SESSION_KEY_LENGTH } from './adapters/session-key.js';
import type { Environment } from './environment.js';

/** An environment, what counts where it says nothing, and where to say what is wrong with it. */
export interface Reading {
  env: Environment;
  defaults: Environment;
  complain(text: string): void;
}

/** A real project is told by its own key; only a demo project has an emulator, whose tokens anybody can write. */
export function readFirebase({ env, defaults, complain }: Reading): FirebaseOptions {
  const projectId = env.FIREBASE_PROJECT_ID || defaults.FIREBASE_PROJECT_ID || '';
  const isDemo = isDemoProject(projectId);
  const read = (name: string) => env[name] || (isDemo ? defaults[name] : undefined);
  const apiKey = read('FIREBASE_API_KEY') ?? '';
  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST');
  if (!projectId) complain('FIREBASE_PROJECT_ID is missing');
  if (!apiKey) complain('FIREBASE_API_KEY is missing');
  if (emulatorHost && !isDemo) complain('FIREBASE_AUTH_EMULATOR_HOST is for demo- projects only');
  if (env.NODE_ENV === 'production' && isDemo) complain(`FIREBASE_PROJECT_ID is '${projectId}', a demo`);
  const authDomain = read('FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`;
  return { projectId, apiKey, authDomain, emulatorHost };
}

/** The key that signs sessions; in development nobody need choose one. */
export function readSessionKey({ env, complain }: Reading): string | undefined {
  const key = env.SESSION_KEY || undefined;
  if (!key && env.NODE_ENV === 'production') complain('SESSION_KEY is missing');
  if (key && key.length < SESSION_KEY_LENGTH) {
    complain(`SESSION_KEY is shorter than ${SESSION_KEY_LENGTH} characters`);
  }
  return key;
}

/** Short ones could be guessed. */
const OPERATOR_KEY_LENGTH = 16;

/** The key of whoever runs the server; in production there is none unless one is set. AMB-190. */
export function readOperatorKey({ env, defaults, complain }: Reading): string | undefined {
  const key = env.OPERATOR_KEY || defaults.OPERATOR_KEY;
  if (key && key.length < OPERATOR_KEY_LENGTH) {
    complain(`OPERATOR_KEY is shorter than ${OPERATOR_KEY_LENGTH} characters`);
  }
  return key;
}

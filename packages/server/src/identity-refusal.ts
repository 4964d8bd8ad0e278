import { ApiError } from './errors.js';
import { IdentityError, type IdentityFailure, type IdentityService, type Ports } from './ports.js';

/** What a person is told when the identity service refuses. */
const refusals: Record<IdentityFailure, () => ApiError> = {
  credentials: () => new ApiError('credentials_invalid', 'E-mail or password is incorrect'),
  token: () => new ApiError('id_token_invalid', 'This sign-in is not valid. Please sign in again.'),
  gone: () => new ApiError('id_token_invalid', 'This sign-in is not valid. Please sign in again.'),
  weak_password: () =>
    new ApiError('password_weak', 'Min. 6 characters with at least one capital letter, a number.'),
  disabled: () => new ApiError('account_disabled', 'This account is disabled.'),
  too_many_attempts: () =>
    new ApiError('rate_limited', 'Too many attempts. Please try again later.', { retryAfter: 60 }),
  unavailable: () =>
    new ApiError('identity_unavailable', 'Signing in does not work right now. Please try again.', {
      retryAfter: 5,
    }),
};

/** Proofs of who somebody is. */
export type Proofs = Pick<IdentityService, 'verify' | 'signIn' | 'changePassword'>;

/** The identity service, whose failures are refusals of the API. */
export function createProofs({ identity, log }: Pick<Ports, 'identity' | 'log'>): Proofs {
  const translate = (error: Error): never => {
    if (!(error instanceof IdentityError)) throw error;
    if (error.failure === 'unavailable') log.warn({ reason: error.message }, 'no identity service');
    throw refusals[error.failure]();
  };
  return {
    verify: (idToken) => identity.verify(idToken).catch(translate),
    signIn: (email, password) => identity.signIn(email, password).catch(translate),
    changePassword: (change) => identity.changePassword(change).catch(translate),
  };
}

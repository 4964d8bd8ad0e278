import type { AccountParts } from './account.js';
import { hasAccount } from './account-check.js';
import { type AccountResult, failedWith } from './account-result.js';
import type { Identity, IdentityPerson } from './identity.js';

/** A code from a mailed link, and the password that shall hold from now on. */
export interface PasswordReset {
  code: string;
  password: string;
}

/** A reset the identity service has made and the API has not heard of yet. */
interface HalfReset extends PasswordReset {
  person: IdentityPerson;
}

const DONE: AccountResult = { status: 'done' };

/** Builds the ways back in: links by mail, and what their codes do. AMB-047, AMB-049 to AMB-051. */
export function createRecovery({ panggung: { http, session }, identity }: AccountParts) {
  let half: HalfReset | null = null;

  /** Uses the code up; or, where an earlier try did, sets the password that is wished for now. */
  async function reset(service: Identity, { code, password }: PasswordReset): Promise<IdentityPerson> {
    if (half?.code === code) {
      if (half.password !== password) await service.changePassword(password);
    } else {
      const email = await service.checkResetCode(code);
      await service.resetPassword(code, password);
      half = { code, password, person: await service.signIn(email, password) };
    }
    half = { ...half, password };
    return half.person;
  }

  return {
    async sendReset(email: string): Promise<AccountResult> {
      if (!(await hasAccount(http, email))) return failedWith('email_not_found');
      await (await identity()).sendReset(email);
      return DONE;
    },
    async checkResetCode(code: string): Promise<AccountResult> {
      return { status: 'done', email: await (await identity()).checkResetCode(code) };
    },
    async resetPassword(wish: PasswordReset): Promise<AccountResult> {
      const { uid: firebase_uid, email } = await reset(await identity(), wish);
      await http.call('POST /auth/resetPassword', { body: { firebase_uid, email, password: wish.password } });
      half = null;
      if (session.$person.get()) await session.signOut();
      return DONE;
    },
    async applyVerification(code: string): Promise<AccountResult> {
      await (await identity()).applyVerification(code);
      return DONE;
    },
    async resendVerification(): Promise<AccountResult> {
      await (await identity()).sendVerification();
      return DONE;
    },
  };
}

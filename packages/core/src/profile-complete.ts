import type { User } from './contract/user.js';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === 0;

/** Whether work, phone and city are there, without which no ticket can be given to a person. AMB-174. */
export function isProfileComplete({ work, phone, city }: Pick<User, 'work' | 'phone' | 'city'>): boolean {
  return ![work, phone, city].some(isEmpty);
}

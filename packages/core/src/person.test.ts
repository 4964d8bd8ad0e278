import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from './contract/user.js';
import { drawableUser } from './person.js';
import { profileFields } from './profile.js';

describe('a person out of storage', () => {
  const siti = { id: 7, user_id: 7, full_name: 'Siti Aminah', phone: '081234567890', work: 3 };

  test('is drawn as far as they are known, whatever stands in each field', () => {
    const names = ['full_name', 'email', 'phone', 'birth_date', 'gender', 'work', 'city', 'url_photo'];
    const kept = fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(kept, (fields) => {
        const user = drawableUser({ ...siti, ...fields } as unknown as User);
        for (const text of Object.values(profileFields(user))) expect(text).toBeTypeOf('string');
      }),
    );
  });

  test('keeps what is right beside what is not', () => {
    const kept = { ...siti, birth_date: 'tomorrow', gender: 'X', city: {} } as unknown as User;
    expect(drawableUser(kept)).toMatchObject({ ...siti, birth_date: null, gender: null, city: null });
  });
});

import { randomBytes } from 'node:crypto';
import { type Attack, countByStatus } from '../attack-form.ts';
import { PASSWORD } from '../attack-target.ts';

/** Attack: takes names that impersonate staff or the brand, or are invisible. */
const names = [
  'admin',
  'аdmin',
  'Adm1n',
  'support',
  'Zana',
  'Z4na',
  'House-Bot',
  'ㅤㅤㅤ',
  '...',
  'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307bc',
  '\u0301\u0302\u0303',
];

export const lookAlikeNames: Attack = {
  name: 'names that look like staff’s, another player’s or nothing',
  async run(target) {
    const { username: twin } = await target.signUp();
    // The first letter of the name is replaced by its Cyrillic look-alike.
    const all = [...names, twin.replace('p', 'р')];
    const statuses: number[] = [];
    for (const username of all) {
      const email = `name-${randomBytes(6).toString('hex')}@example.org`;
      const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
      const more = { dateOfBirth: '2000-02-03', gender: 'female', agreedToTerms: true };
      statuses.push((await target.stranger().post('/auth/register', { ...body, ...more })).status);
    }
    const taken = all.filter((_, index) => statuses[index] === 201);
    return {
      tried: `${all.length} names`,
      happened: taken.length === 0 ? countByStatus(statuses) : `taken: ${taken.join(' ')}`,
      held: statuses.every((status) => status === 422),
    };
  },
};

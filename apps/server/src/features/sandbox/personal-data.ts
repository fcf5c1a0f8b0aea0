import type { PersonalData } from '../../core/personal-data.ts';

export const sandboxData: PersonalData = {
  async erase(tx, { email }) {
    if (email) await tx.deleteFrom('sandbox_mail').where('recipient', '=', email).execute();
  },
};

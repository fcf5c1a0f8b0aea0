import { brand } from '@trivia/contract/brand.ts';
import { callApi } from '../../../lib/api/api.ts';

/** Downloads all personal data of the player as a file. */
export async function downloadData(): Promise<void> {
  const data = await callApi('GET /api/user/export', {});
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${brand.slug}-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** One toast at a time, at the top of the inline end; what shows them is fetched with the first. */
export async function showToast(kind: 'success' | 'error' | 'info', message: string): Promise<void> {
  const { presentToast } = await import('./toast-presenter.tsx');
  presentToast(kind, message);
}

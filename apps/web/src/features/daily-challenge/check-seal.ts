/** Proof that a day's answer key was fixed before the day began. */

export interface SealCheck {
  readonly published: string;
  readonly computed: string;
  readonly holds: boolean;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether this page may compute hashes, which browsers allow on secure connections only. */
export const canCheckSeals = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Compares the SHA-256 of a document's UTF-8 bytes with the published hash. */
export async function checkSeal(document: string, published: string): Promise<SealCheck> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(document));
  const computed = hex(digest);
  return { published, computed, holds: computed === published.toLowerCase() };
}

interface SealedDocument {
  readonly key: readonly { readonly question: string; readonly right: string }[];
}

const isSealedDocument = (value: unknown): value is SealedDocument =>
  typeof value === 'object' && value !== null && 'key' in value && Array.isArray(value.key);

/** Questions and right answers of an opened document; empty for an unknown format. */
export function readDocument(document: string): SealedDocument['key'] {
  const parsed: unknown = JSON.parse(document);
  return isSealedDocument(parsed) ? parsed.key : [];
}

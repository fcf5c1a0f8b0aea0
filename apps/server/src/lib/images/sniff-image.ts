/** Image type of a file by its content; name and declared type are ignored. */

export type ImageKind = 'jpeg' | 'png' | 'heic' | 'svg';

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngEnd = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
/** End of a ZIP's directory (APPNOTE.TXT 4.3.16), which readers search in the last 64 kB of a file. */
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_TAIL_BYTES = 66_000;
const HEAD_BYTES = 1024;
const SVG_MOST_BYTES = 512 * 1024;

const startsWith = (file: Buffer, start: Buffer): boolean => file.subarray(0, start.length).equals(start);

/** Whether other programs would also accept the file as a document, an archive or a page. */
function isPolyglot(file: Buffer): boolean {
  const head = file.subarray(0, HEAD_BYTES).toString('latin1').toLowerCase();
  if (/%pdf-|<html|<script|<\?php|<!doctype/.test(head)) return true;
  return file.subarray(-ZIP_TAIL_BYTES).includes(zipEnd);
}

/** Content of SVG files that runs code, loads other files or expands without limit. */
const svgForbidden =
  /<!doctype|<!entity|<\?xml-stylesheet|<script|<foreignobject|<iframe|<image|<feimage|<animate|<set\b|@import|\son\w+\s*=|href\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|javascript:|&#/i;

function isSvg(file: Buffer): boolean {
  if (file.length > SVG_MOST_BYTES) return false;
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  if (text.includes('\u0000') || text.includes('\uFFFD')) return false;
  const root = text.replace(/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*/, '');
  return /^<svg[\s>]/.test(root) && !svgForbidden.test(text);
}

const isHeic = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(file.toString('latin1', 8, 12));

const isPng = (file: Buffer): boolean =>
  startsWith(file, pngStart) && file.subarray(-pngEnd.length).equals(pngEnd);

const isKind: Readonly<Record<ImageKind, (file: Buffer) => boolean>> = {
  jpeg: (file) => startsWith(file, jpegStart),
  png: isPng,
  heic: isHeic,
  svg: isSvg,
};

/** Type of an image; undefined for other files, and for polyglots. */
export function sniffImage(file: Buffer): ImageKind | undefined {
  const kinds: readonly ImageKind[] = ['jpeg', 'png', 'heic', 'svg'];
  const kind = kinds.find((one) => isKind[one](file));
  return kind === undefined || isPolyglot(file) ? undefined : kind;
}

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Brotli level that takes about a millisecond; higher ones take five times as long and save a few percent. */
const QUALITY = 4;

/** SVG compressed by brotli, about a sixth of its size. */
export type CompressedSvg = Buffer;

export const compressSvg = (svg: string): CompressedSvg =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

export const decompressSvg = (drawing: CompressedSvg): string => brotliDecompressSync(drawing).toString();

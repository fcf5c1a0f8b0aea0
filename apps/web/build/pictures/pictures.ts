/** Renders the app icons and the preview image of shared links. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconSvg, shareSvg } from './logo.ts';

const pictures = [
  { name: 'icon-192.png', svg: iconSvg('plain'), width: 192 },
  { name: 'icon-512.png', svg: iconSvg('plain'), width: 512 },
  { name: 'icon-maskable-512.png', svg: iconSvg('maskable'), width: 512 },
  // iOS rounds the corners itself.
  { name: 'apple-touch-icon.png', svg: iconSvg('maskable'), width: 180 },
  { name: 'share.png', svg: shareSvg, width: 1200 },
] as const;

export async function drawPictures(folder: string): Promise<void> {
  for (const { name, svg, width } of pictures) {
    const png = await sharp(Buffer.from(svg), { density: 300 })
      .resize({ width })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    await writeFile(join(folder, name), png);
  }
}

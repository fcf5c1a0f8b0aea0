/** Scales large photos down before the upload, which takes seconds instead of minutes on a slow network. */

/** Size up to which files are sent unchanged. */
const LARGE_BYTES = 1024 * 1024;
/** Three times the server's size, so that there is room to crop. */
const LONGEST_SIDE_PX = 1536;
const QUALITY = 0.9;

async function draw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** Scales a picture down if the browser can read it. Other files are sent unchanged. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= LARGE_BYTES || /\.svg$/i.test(file.name)) return file;
  try {
    return await draw(file);
  } catch {
    return file;
  }
}

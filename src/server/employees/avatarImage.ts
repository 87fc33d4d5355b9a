import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** § 9 Avatar width 150. */
const width = 150
const mostPixels = 25_000_000
const accepted = new Set(['image/png', 'image/jpeg', 'image/webp'])

export type Picture =
  | { readonly isPicture: true; readonly bytes: Uint8Array; readonly contentType: 'image/webp' }
  | { readonly isPicture: false; readonly because: 'type' | 'size' }

/**
 * What somebody sent, drawn anew at the width that is shown: only pixels survive, no place where it was taken and
 * nothing that hides behind an image. The type is judged by the content; a name proves nothing.
 */
export const pictureOf = async (sent: Uint8Array): Promise<Picture> => {
  const type = await fileTypeFromBuffer(sent)
  if (type === undefined || !accepted.has(type.mime)) return { isPicture: false, because: 'type' }
  try {
    const image = sharp(sent, { limitInputPixels: false, failOn: 'error' })
    const size = await image.metadata()
    if (size.width * size.height > mostPixels) return { isPicture: false, because: 'size' }
    const bytes = await image.rotate().resize(width, width, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
    return { isPicture: true, bytes, contentType: 'image/webp' }
  } catch {
    return { isPicture: false, because: 'type' }
  }
}

/** § 3 A default avatar is used when none exists: a silhouette, the same for everybody. */
export const defaultAvatar =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150" width="150" height="150">' +
  '<rect width="150" height="150" fill="#d8dee6"/><circle cx="75" cy="58" r="27" fill="#8894a3"/>' +
  '<path d="M21 150c4-34 25-52 54-52s50 18 54 52z" fill="#8894a3"/></svg>'

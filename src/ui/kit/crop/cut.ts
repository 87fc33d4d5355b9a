import type { CutOrder } from '../../../machines/kit/cropper.machine.ts'

const JPEG = { type: 'image/jpeg', quality: 0.92 }
const PNG = { type: 'image/png' }

/** Draws what stands in the frame; null where there is nothing to draw. A photograph that fills it stays a JPEG; whatever may be transparent becomes a PNG. */
export const cut = async ({ file, frame, placement, size, isCovered }: CutOrder): Promise<File | null> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const canvas = new OffscreenCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.imageSmoothingQuality = 'high'
  pen.scale(size.width / frame.width, size.height / frame.height)
  pen.translate(frame.width / 2 + placement.x, frame.height / 2 + placement.y)
  pen.scale(placement.scale, placement.scale)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  const format = isCovered && file.type === JPEG.type ? JPEG : PNG
  const piece = await canvas.convertToBlob(format)
  return new File([piece], renamed(file.name, format.type), { type: format.type })
}

const renamed = (name: string, type: string) => `${name.replace(/\.[^.]*$/, '')}.${type === JPEG.type ? 'jpg' : 'png'}`

import type { CutOrder } from '../../../machines/kit/cropper.machine.ts'

const JPEG = { type: 'image/jpeg', quality: 0.92 }
const PNG = { type: 'image/png' }

/** Draws what stands in the frame; null where there is nothing to draw. A photograph that fills it stays a JPEG; whatever may be transparent becomes a PNG. */
export const cut = async ({ file, area, size, isCovered }: CutOrder): Promise<File | null> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const canvas = new OffscreenCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.imageSmoothingQuality = 'high'
  pen.scale(size.width / area.width, size.height / area.height)
  pen.drawImage(picture, -area.x, -area.y)
  picture.close()
  const format = isCovered && file.type === JPEG.type ? JPEG : PNG
  const piece = await canvas.convertToBlob(format)
  return new File([piece], renamed(file.name, format.type), { type: format.type })
}

const renamed = (name: string, type: string) => `${name.replace(/\.[^.]*$/, '')}.${type === JPEG.type ? 'jpg' : 'png'}`

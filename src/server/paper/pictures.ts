import sharp from 'sharp'
import type { Paper, PicturePart } from './paper.ts'
import type { Sheet } from './sheet.ts'

/** A picture as a PDF holds it: pixels on white, as sharp as a printer is. */
interface Printable {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

export type Pictures = ReadonlyMap<string, Printable>

/** Over the whole width of a page, 200 dots an inch. */
const widest = 1_400
const mostPixels = 25_000_000
/** As large as on a screen, where an inch has 96 pixels and 72 points. */
const pointsAPixel = 72 / 96

/** One after the other, before anything is drawn: none of them where it cannot be read. */
export const printablePictures = async ({ pictures = new Map() }: Pick<Paper, 'pictures'>): Promise<Pictures> => {
  const printable = new Map<string, Printable>()
  for (const [id, bytes] of pictures) {
    const read = await pictureOf(bytes)
    if (read !== undefined) printable.set(id, read)
  }
  return printable
}

const pictureOf = async (bytes: Uint8Array): Promise<Printable | undefined> => {
  try {
    const { width, height } = await sharp(bytes).metadata()
    const png = await sharp(bytes, { limitInputPixels: mostPixels })
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    return { png, width, height }
  } catch {
    return undefined
  }
}

/** Whole on one page, and never larger than it is. */
export const drawPicture = (
  sheet: Sheet,
  { share }: PicturePart,
  { png, width, height }: Printable,
  indented: number,
) => {
  const { left, right, top } = sheet.page.margins
  const room = sheet.page.width - left - right - indented
  const scale = Math.min(
    pointsAPixel,
    (room * share) / width,
    // Under its page's own head there is no more.
    (sheet.page.maxY() - top) / height,
  )
  if (sheet.y + height * scale > sheet.page.maxY()) sheet.addPage()
  sheet.image(png, left + indented, sheet.y, { width: width * scale, height: height * scale })
  sheet.y += height * scale + 6
  sheet.x = left
}

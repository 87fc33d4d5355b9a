import sharp from 'sharp'

/** A picture as it is put on paper: pixels, from any format. */
export interface PrintedLogo {
  readonly png: Buffer
  readonly width: number
  readonly height: number
  /** White letters on nothing would not be seen on paper. */
  readonly isPale: boolean
}

/** Four times as sharp as the screen, for a mark of 12 mm. */
const most = { width: 640, height: 160 }
const mostPixels = 25_000_000

/** Nothing where it cannot be drawn: evidence without a logo is evidence. */
export const printedLogo = async (bytes: Uint8Array): Promise<PrintedLogo | undefined> => {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, density: 300 })
      .resize(most.width, most.height, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toBuffer()
    return { png, width: info.width, height: info.height, isPale: isPale(data) }
  } catch {
    return undefined
  }
}

/** Most of what is opaque is nearly white, and it is not all of the picture. */
const isPale = (pixels: Buffer): boolean => {
  let [opaque, pale] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    opaque += 1
    const light = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
    if (light > 215) pale += 1
  }
  return opaque < (pixels.length / 4) * 0.95 && pale > opaque * 0.6
}

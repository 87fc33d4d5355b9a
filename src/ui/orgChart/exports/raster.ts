import type { Drawing } from './svg.ts'

/** What browsers draw without failing: no longer edge, and no larger area. */
const EDGE_MAX = 12_000
const AREA_MAX = 48_000_000
/** For a screen twice as fine as usual. */
const SHARP = 2

/** How large a picture of the drawing can be; below 0.4 nobody can read it. */
export const scaleOf = ({ width, height }: Pick<Drawing, 'width' | 'height'>): number =>
  Math.min(SHARP, EDGE_MAX / width, EDGE_MAX / height, Math.sqrt(AREA_MAX / (width * height)))

export const READABLE = 0.4

export interface Raster {
  readonly blob: Blob
  readonly width: number
  readonly height: number
}

export async function rastered(drawing: Drawing, type: 'image/png' | 'image/jpeg'): Promise<Raster> {
  const scale = scaleOf(drawing)
  const url = URL.createObjectURL(new Blob([drawing.svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(drawing.width * scale))
    canvas.height = Math.max(1, Math.round(drawing.height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
    if (blob === null) throw new Error('The browser made no picture')
    return { blob, width: canvas.width, height: canvas.height }
  } finally {
    URL.revokeObjectURL(url)
  }
}

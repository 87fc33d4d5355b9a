import { pictureRules } from '../draw/style.ts'
import { svgOf } from '../draw/svg.ts'
import type { Chart } from '../model/chart.ts'
import type { Drawing } from '../model/exhibit.ts'
import type { HeatMap } from '../model/heat.ts'

/** Twice the size, for screens and print; less where a browser could not hold the canvas. */
const density = 2
const mostPixels = 60_000_000

/** The chart as a PNG, in the theme it is looked at. */
export const pngOf = async (
  chart: Chart,
  { geometry }: Drawing,
  theme: 'light' | 'dark',
  heat: HeatMap | null = null,
): Promise<Blob> => {
  const { width, height } = geometry
  const scale = Math.min(density, Math.sqrt(mostPixels / (width * height)))
  const svg = svgOf(chart, geometry, pictureRules(theme), heat)
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture is too large for this browser')))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Things to show the pieces with. */

export const aFile = (name: string, bytes: number): File => new File([new Uint8Array(bytes)], name, { lastModified: 1 })

/** A picture with something to recognise in every corner: a sky, a hill and a sun. */
export const aPicture = async (width: number, height: number, name = 'landscape.png'): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#cfe3ea'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#0f6b66'
    pen.beginPath()
    pen.ellipse(width / 2, height, width / 1.6, height / 2, 0, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = '#e9b44c'
    pen.beginPath()
    pen.arc(width * 0.75, height * 0.25, Math.min(width, height) / 10, 0, Math.PI * 2)
    pen.fill()
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png', lastModified: 1 })
}

/** Four quarters that are told apart by one pixel: red and green above, blue and yellow below. */
export const aQuarteredPicture = async (width: number, height: number, name: string, type: string): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (const [at, colour] of ['#f00', '#0f0', '#00f', '#ff0'].entries()) {
    if (!pen) break
    pen.fillStyle = colour
    pen.fillRect((at % 2) * (width / 2), at < 2 ? 0 : height / 2, width / 2, height / 2)
  }
  return new File([await canvas.convertToBlob({ type })], name, { type, lastModified: 1 })
}

const wave = '<path d="M20 70q40-50 80 0t80 0" fill="none" stroke="#0f6b66" stroke-width="16" stroke-linecap="round"/>'

export const aDrawing = new File(
  [`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">${wave}</svg>`],
  'logo.svg',
  { type: 'image/svg+xml', lastModified: 1 },
)

/**
 * One page with one JPEG picture on it, as large as the picture: the picture carries every script, which no font that a
 * PDF may rely on does. Pure.
 */
export interface Pixels {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** No viewer shows a page with longer edges, in points. */
const EDGE_MAX = 14_400

export function pdfOf({ bytes, width, height }: Pixels): Blob {
  const scale = Math.min(0.75, EDGE_MAX / Math.max(width, height))
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const content = `q ${wide} 0 0 ${high} 0 0 cm /Chart Do Q`
  const objects: ReadonlyArray<ReadonlyArray<string | Uint8Array<ArrayBuffer>>> = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Resources << /XObject << /Chart 5 0 R >> >> /Contents 4 0 R >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    ],
    ['<< /Title (Org chart) >>'],
  ]
  const parts: Array<string | Uint8Array<ArrayBuffer>> = ['%PDF-1.4\n']
  let length = 9
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  const offsets = objects.map((object, at) => {
    const offset = length
    for (const part of [`${at + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part)
    return offset
  })
  const start = length
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

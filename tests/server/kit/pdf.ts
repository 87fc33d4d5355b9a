import { deflateSync } from 'node:zlib'

interface Traits {
  readonly pages?: number
  /** More objects, from number 10 on. */
  readonly objects?: ReadonlyArray<string | Buffer>
  /** Into the catalogue. */
  readonly catalog?: string
  readonly text?: string
  readonly trailer?: string
}

/** A PDF written by hand, so that anything can stand in it: object 1 is the catalogue, 3 the first page. */
export const aPdf = ({ pages = 1, objects = [], catalog = '', text = 'Hello', trailer = '' }: Traits = {}): Buffer => {
  const first = 20 + objects.length
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ')
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const numbered: ReadonlyArray<readonly [number, string | Buffer]> = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ...objects.map((object, index) => [10 + index, object] as const),
    ...Array.from(
      { length: pages },
      (_, index) =>
        [
          first + index,
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
        ] as const,
    ),
  ]
  const parts: Array<Buffer> = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const entries: Array<string> = []
  for (const [number, object] of numbered) {
    entries.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`)
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const size = (numbered.at(-1)?.[0] ?? 0) + 1
  const end = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** Objects packed away, as newer programs write them; readers find them by their numbers inside. */
export const packedObjects = (objects: Readonly<Record<number, string>>): Buffer => {
  const entries = Object.entries(objects)
  let offset = 0
  const index = entries.map(([number, object]) => {
    const entry = `${number} ${offset}`
    offset += object.length + 1
    return entry
  })
  const head = `${index.join(' ')} `
  const packed = deflateSync(Buffer.from(head + entries.map(([, object]) => object).join(' ')))
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N ${entries.length} /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ])
}

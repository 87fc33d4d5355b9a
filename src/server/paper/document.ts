import PDFDocument from 'pdfkit'
import { embedded } from './fonts.ts'
import type { Sheet } from './sheet.ts'

interface About extends Pick<PDFKit.PDFDocumentOptions, 'layout' | 'margins'> {
  readonly title: string
  readonly madeUtc: string
}

/** A4, text that can be searched and copied, letters of its own; nothing is loaded from anywhere but the fonts. */
export const documentBytes = ({ title, madeUtc, ...form }: About, draw: (sheet: Sheet) => void): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const sheet = new PDFDocument({
      ...form,
      size: 'A4',
      bufferPages: true,
      font: embedded.regular,
      lang: 'en-AU',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Producer: 'Tenure', Creator: 'Tenure', CreationDate: new Date(madeUtc) },
    })
    const pieces: Array<Uint8Array> = []
    sheet.on('data', (piece: Uint8Array) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    sheet.on('error', reject)
    draw(sheet)
    sheet.end()
  })

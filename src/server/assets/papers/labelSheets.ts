import { create } from 'qrcode'
import { type LabelSize, labelPlace, labelSizes } from '../../../domain/assets/labels/sizes.ts'
import { documentBytes } from '../../paper/document.ts'
import { lineHeight } from '../../paper/ink.ts'
import type { Sheet } from '../../paper/sheet.ts'
import { type Block, type Writing, writingOn } from '../../paper/writing.ts'

export interface LabelJob {
  readonly kind: 'labels'
  readonly labels: ReadonlyArray<Label>
  readonly size: LabelSize
  readonly skip: number
  readonly madeUtc: string
}

interface Label {
  readonly number: string
  readonly name: string
  /** Where a scan leads. */
  readonly address: string
}

const pointsPerMm = 72 / 25.4
/** A printer does not meet the cut exactly. */
const inset = 2.5 * pointsPerMm
const beside = 2 * pointsPerMm
const biggestCode = 26 * pointsPerMm
const smallest = 6
const none = { top: 0, left: 0, right: 0, bottom: 0 }

/** Sheets of labels, each with a code that leads to its asset, and with its number and name for those without a camera. */
export const drawnLabels = ({ labels, size, skip, madeUtc }: LabelJob): Promise<Uint8Array> =>
  documentBytes({ title: 'Asset labels', madeUtc, layout: 'portrait', margins: none }, (sheet) => {
    const writing = writingOn(sheet)
    let page = 0
    labels.forEach((label, at) => {
      const place = labelPlace(size, skip + at)
      for (; page < place.sheet; page++) sheet.addPage()
      drawLabel(sheet, writing, label, {
        left: place.left * pointsPerMm,
        top: place.top * pointsPerMm,
        width: labelSizes[size].width * pointsPerMm,
        height: labelSizes[size].height * pointsPerMm,
      })
    })
  })

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const drawLabel = (sheet: Sheet, writing: Writing, { number, name, address }: Label, box: Box): void => {
  const code = Math.min(box.height - 2 * inset, biggestCode)
  drawCode(sheet, address, box.left + inset, box.top + (box.height - code) / 2, code)
  const left = box.left + inset + code + beside
  const width = box.left + box.width - inset - left
  const strong = fitted(writing, number, width, code)
  const rest = code - writing.heightOf(strong) - 1
  const size = box.height > 90 ? 8 : 6
  const below = writing.layText(name, 'regular', size, width)
  const lines = below.lines.slice(0, Math.max(0, Math.floor(rest / (size * lineHeight))))
  const height = writing.heightOf(strong) + lines.length * size * lineHeight
  const top = box.top + (box.height - height) / 2
  writing.draw(strong, left, top)
  writing.draw({ ...below, lines }, left, top + writing.heightOf(strong))
}

/** As large as it stands on one line, or else small on as many as it needs: it is what people look for. */
const fitted = (writing: Writing, text: string, width: number, height: number): Block => {
  for (const size of [11, 10, 9, 8, 7, smallest]) {
    const block = writing.layText(text, 'strong', size, width)
    if (block.lines.length === 1) return block
  }
  const block = writing.layText(text, 'strong', smallest, width)
  return { ...block, lines: block.lines.slice(0, Math.floor(height / (smallest * lineHeight))) }
}

/** So much each row reaches into the next: else a screen shows white lines between them. */
const overlap = 0.05

/**
 * Dark squares of one row that stand side by side are drawn as one; the label's own white is the border a reader needs.
 * All of them are one piece of the page, in squares for a unit: of many small pieces the drawing library makes slow work.
 */
const drawCode = (sheet: Sheet, text: string, left: number, top: number, side: number): void => {
  const { size, data } = create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: 'M' }).modules
  const module = side / size
  const height = (1 + overlap / module).toFixed(4)
  let drawn = `q ${[module, 0, 0, module, left, top].map((number) => number.toFixed(4)).join(' ')} cm`
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      let to = from
      while (to < size && data[row * size + to]) to++
      if (to > from) drawn += ` ${from} ${row} ${to - from} ${height} re`
      from = to
    }
  }
  sheet.fillColor('#000000').addContent(`${drawn} f Q`)
}

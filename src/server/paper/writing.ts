/** Text of any script on a sheet: laid out once, measured, and drawn. */
import type { Face } from './fonts.ts'
import { inkOn, lineHeight } from './ink.ts'
import { type Line, laidOut, type Span } from './lines.ts'
import { shaping } from './shaping.ts'
import type { Sheet } from './sheet.ts'

export interface Block {
  readonly lines: ReadonlyArray<Line>
  readonly size: number
}

interface How {
  readonly colour?: string
  /** Where each line ends, instead of where it begins. */
  readonly right?: number
}

export interface Writing {
  readonly lay: (spans: ReadonlyArray<Span>, size: number, width: number) => Block
  /** A text of one face, whose lines end where it says so or for want of room. */
  readonly layText: (text: string, face: Face, size: number, width: number) => Block
  readonly heightOf: (block: Block) => number
  /** Where there is room for it; a table keeps its rows whole. */
  readonly draw: (block: Block, left: number, top: number, how?: How) => void
  readonly drawLine: (line: Line, left: number, top: number, size: number, colour?: string) => void
}

const spanOf = (text: string, face: Face): Span => ({ text, face, isUnderlined: false, link: undefined })

export const writingOn = (sheet: Sheet): Writing => {
  const shapes = shaping()
  const ink = inkOn(sheet)
  // A table says the same in many of its cells.
  const laid = new Map<string, Block>()
  const lay = (spans: ReadonlyArray<Span>, size: number, width: number): Block => ({
    size,
    lines: laidOut(spans, size, width, shapes),
  })
  return {
    lay,
    layText: (text, face, size, width) => {
      const key = `${face} ${size} ${width} ${text}`
      const known = laid.get(key) ?? {
        size,
        lines: text.split('\n').flatMap((line) => laidOut([spanOf(line, face)], size, width, shapes)),
      }
      laid.set(key, known)
      return known
    },
    heightOf: ({ lines, size }) => lines.length * size * lineHeight,
    draw: ({ lines, size }, left, top, { colour, right } = {}) => {
      lines.forEach((line, at) => {
        const x = right === undefined ? left : right - line.width
        ink.draw(line, x, top + at * size * lineHeight, size, colour)
      })
    },
    drawLine: ink.draw,
  }
}

import { analyse } from 'chardet'
import type { ImportEncoding } from '../../../domain/kernel/import/nouns.ts'

const marks: ReadonlyArray<readonly [ImportEncoding, ReadonlyArray<number>]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** How chardet calls what we can read. What it takes for Western Latin is read as Windows does, which holds more. */
const byDetected: Readonly<Record<string, ImportEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  Shift_JIS: 'shift_jis',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
}

/** A guess this close to the best is no worse, and most files that are not Unicode are Western. */
const margin = 12

/**
 * How the bytes of a sheet are written: by their mark; else UTF-8 when they can be that, which other text hardly ever
 * can; else by which letters occur how often.
 */
export const encodingOf = (bytes: Uint8Array): ImportEncoding => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked[0]
  const wide = wideEncodingOf(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    const guesses = analyse(bytes.subarray(0, 200_000)).filter(({ name }) => name in byDetected)
    const best = guesses[0]?.confidence ?? 0
    const western = guesses.find(
      ({ name, confidence }) => byDetected[name] === 'windows-1252' && confidence >= best - margin,
    )
    return western || !guesses[0] ? 'windows-1252' : (byDetected[guesses[0].name] ?? 'windows-1252')
  }
}

/** UTF-16 without its mark: every other byte of plain letters is zero. */
const wideEncodingOf = (bytes: Uint8Array): ImportEncoding | undefined => {
  const start = bytes.subarray(0, 2000)
  if (start.length < 4) return undefined
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const many = start.length * 0.2
  if (odd > many && even < many / 10) return 'utf-16le'
  return even > many && odd < many / 10 ? 'utf-16be' : undefined
}

/** What cannot be read stands as U+FFFD, and its cells are told; the mark at the start is no text. */
export const decoded = (bytes: Uint8Array, encoding: ImportEncoding): string => new TextDecoder(encoding).decode(bytes)

/**
 * What the cells of a file say. Ours: yes and no in the words people use, days as 2024-03-01 or with slashes, dots or
 * dashes, tags separated by semicolons, commas or bars; a tag that holds one of these stands in quotation marks.
 */
import type { DateOrder } from './nouns.ts'

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'active', 'enabled', 'hidden', 'current'])
const no = new Set([
  'no',
  'n',
  'false',
  '0',
  'inactive',
  'disabled',
  'shown',
  'visible',
  'former',
  'terminated',
  'left',
])

/** Null for a word that is neither. */
export const truthOf = (cell: string): boolean | null => {
  const word = cell.toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

const withSlashes = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** A day as it is stored, or the cell as it stands when it is none: the rule of the field says so then. */
export const dayOf = (cell: string, order: DateOrder): string => {
  const found = withSlashes.exec(cell)
  if (found === null) return cell.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')
  const [, first = '', second = '', year = ''] = found
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `$1,499.95`, `60%` */
export const plainNumber = (cell: string): string =>
  cell
    .replace(/^\$\s*/, '')
    .replace(/\s*%$/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')

/** The order that the days of a file show by themselves; day first where all of them could be either. */
export const dateOrderOf = (cells: ReadonlyArray<string>): DateOrder => {
  const found = cells.map((cell) => withSlashes.exec(cell.trim()))
  const isMonthFirst = found.some((parts) => Number(parts?.[2]) > 12) && !found.some((parts) => Number(parts?.[1]) > 12)
  return isMonthFirst ? 'monthFirst' : 'dayFirst'
}

const tag = /\s*(?:"((?:[^"]|"")*)"|([^;,|]*))\s*(?:[;,|]|$)/y

export const tagsOf = (cell: string): ReadonlyArray<string> => {
  const tags: string[] = []
  tag.lastIndex = 0
  while (tag.lastIndex < cell.length) {
    const found = tag.exec(cell)
    // What follows a closing quotation mark without a separator: the whole is one tag, however it is written.
    if (found === null) return [cell]
    const name = (found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim()
    if (name !== '') tags.push(name)
  }
  return tags
}

export const writtenTags = (tags: ReadonlyArray<string>): string =>
  tags.map((name) => (/[;,|"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ')

export const writtenTruth = (is: boolean): string => (is ? 'Yes' : 'No')

import papaparse from 'papaparse'
import type { TestCase } from '../model/testCases.ts'

/**
 * One row for each step. What a spreadsheet would take for a formula is kept from being one: these files are opened by
 * double click.
 */
export const csv = (title: string, cases: ReadonlyArray<TestCase>): string =>
  `${papaparse.unparse(
    cases.flatMap((one) => one.steps.map((step, index) => rowOf(title, one, index, step))),
    { columns: [...columns], escapeFormulae: true, newline: '\r\n' },
  )}\r\n`

const columns = [
  'machine',
  'case',
  'title',
  'starts in',
  'step',
  'what comes',
  'afterwards',
  'proves',
  'event',
  'arrows',
] as const

const rowOf = (
  machine: string,
  { id, title, startsIn }: TestCase,
  index: number,
  { does, reached, cases, event, transitions }: TestCase['steps'][number],
): Record<(typeof columns)[number], string | number> => ({
  machine,
  case: id,
  title,
  'starts in': startsIn.join(', '),
  step: index + 1,
  'what comes': does,

  afterwards: reached.join(', '),
  proves: cases.join(' '),
  event: event.type,
  arrows: transitions.join('; '),
})

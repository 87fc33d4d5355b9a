/** The fields of an entry (`kernel/record.ts`): what was done, what is planned, and what is in the way, an item a line. */
import { day, field, recordOf, required, text } from '../kernel/record.ts'

export const ENTRY_MAX = 2_000
export const BLOCKERS_MOST = 20
export const BLOCKER_MAX = 1_000

/** How many entries and missing people a day names; of more, one narrows it to a department. */
export const DAY_MOST = 300

/** An item for each line that says something, without the dash somebody has put before it. */
export const itemsOf = (typed: string): ReadonlyArray<string> =>
  typed
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]\s+)?/, '').trim())
    .filter((line) => line !== '')

/** The lines of new blockers; the same twice is one. */
export const blockersOf = (typed: string): ReadonlyArray<string> => [
  ...new Map(itemsOf(typed).map((line) => [line.toLowerCase(), line])).values(),
]

const inTheWay = text('Blockers', ENTRY_MAX)

export const entryFields = recordOf({
  // Chosen above the form.
  day: day('Day'),
  done: text('Yesterday', ENTRY_MAX),
  plan: required(text('Today', ENTRY_MAX), 'Enter what you plan to do'),
  blockers: field<string>('Blockers', {
    ...inTheWay,
    kind: 'own',
    problem: (typed) => {
      const lines = blockersOf(typed)
      if (lines.length > BLOCKERS_MOST) return `At most ${BLOCKERS_MOST} blockers a day`
      if (lines.some((line) => line.length > BLOCKER_MAX)) return `At most ${BLOCKER_MAX} characters for each blocker`
      return inTheWay.problem(typed)
    },
  }),
})

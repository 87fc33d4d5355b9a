/** The list of goals as a file: days and numbers as a spreadsheet reads them. */
import type { Day } from '../kernel/nouns.ts'
import { goalText } from './goal.fields.ts'
import { goalStatus } from './goalStatus.ts'
import type { Goal } from './nouns.ts'
import { kindNames, progressFields, shareDone } from './progress.ts'
import { goalStatusNames, stateNames } from './wording.ts'

type Listed = Pick<Goal, 'title' | 'state' | 'dueDate' | 'startedDay' | 'progress'> & {
  readonly person: string
  readonly department: string | null
}

const { kind, start, current, target, unit } = progressFields.fields

export const goalCsvHeaders: ReadonlyArray<string> = [
  goalText.fields.title.label,
  'Person',
  'Department',
  'State',
  'Standing',
  'Started',
  goalText.fields.dueDate.label,
  kind.label,
  start.label,
  current.label,
  target.label,
  unit.label,
  'Percent done',
]

export const goalCsvRow = (goal: Listed, today: Day): ReadonlyArray<string> => {
  const { title, person, department, state, startedDay, dueDate, progress } = goal
  const status = goalStatus(goal, today)
  return [
    title,
    person,
    department ?? '',
    stateNames[state],
    status === null ? '' : goalStatusNames[status],
    startedDay ?? '',
    dueDate ?? '',
    kindNames[progress.kind],
    String(progress.start),
    String(progress.current),
    String(progress.target),
    progress.unit,
    String(Math.round(shareDone(progress) * 100)),
  ]
}

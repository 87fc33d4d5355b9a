import { goalColumnNames, goalColumns } from '../../../domain/goals/csv.ts'
import { mayImportGoals, mayRevertGoals } from '../../../domain/goals/import/lifecycle.ts'
import { goalImportDenials, goalImportWording, keptGoalSentences } from '../../../domain/goals/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { goalImport } from '../../../machines/goals/import/goalImport.ts'
import { inArea } from '../../app/area.tsx'
import { changingPageOf } from '../../app/import/changing.tsx'
import type { PagesOf } from '../../app/pages.ts'

/** From a file to goals, and back. */
const ImportPage = changingPageOf({
  area: 'goals/import',
  title: places.goalImport.title,
  description:
    'From a CSV file: a line for each goal. New ones are added, those that are here are changed, and nothing happens before every line is right.',
  back: { href: pathTo('goals'), label: 'Back to goals' },
  shape: goalImport.shape,
  columns: goalColumnNames.map((field) => ({ field, ...goalColumns[field] })),
  columnsNote:
    'The list of goals that was downloaded can be imported as it is: change it in a spreadsheet, and choose it here. Its Goal ID says which goal a line is about; without one it is the goal of that person with this title, due on this day.',
  may: mayImportGoals,
  mayRevert: mayRevertGoals,
  denials: goalImportDenials,
  counted: (locale, count) => `${writtenNumber(locale, count)} ${count === 1 ? 'goal' : 'goals'}`,
  imported: goalImportWording.imported,
  addressOf: (id) => pathTo('goal', { id }),
  keptSentences: keptGoalSentences,
  seen: 'See the goals',
  by: 'Whoever imported it, or an administrator',
})

export const pages: PagesOf<'goals/import'> = { goalImport: inArea('goals/import', ImportPage) }

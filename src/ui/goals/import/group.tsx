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
    'Import a CSV file with one line per goal. New goals are added and existing ones updated. Nothing is saved until every line is valid.',
  back: { href: pathTo('goals'), label: 'Back to goals' },
  shape: goalImport.shape,
  columns: goalColumnNames.map((field) => ({ field, ...goalColumns[field] })),
  columnsNote:
    'You can download the list of goals, edit it in a spreadsheet and import it here. Lines are matched to existing goals by Goal ID, or by person, title and due date.',
  may: mayImportGoals,
  mayRevert: mayRevertGoals,
  denials: goalImportDenials,
  counted: (locale, count) => `${writtenNumber(locale, count)} ${count === 1 ? 'goal' : 'goals'}`,
  imported: goalImportWording.imported,
  addressOf: (id) => pathTo('goal', { id }),
  keptSentences: keptGoalSentences,
  seen: 'See the goals',
  by: 'The person who imported it, or an administrator',
})

export const pages: PagesOf<'goals/import'> = { goalImport: inArea('goals/import', ImportPage) }

import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { goalColumnNames, goalColumns } from '../../../domain/goals/csv.ts'
import { missingIn } from '../../../domain/goals/import/lifecycle.ts'
import { goalImportDenials, goalImportWording } from '../../../domain/goals/import/wording.ts'
import { guessedBy } from '../../../domain/kernel/import/mapping.ts'
import { places } from '../../../domain/session/places.ts'
import { changingHandlers } from '../../employees/import/changing.handlers.ts'
import { callerWho } from '../../http/gates.ts'
import { alignmentLock } from '../alignment.store.ts'
import { goalImports } from './import.store.ts'
import { judgedGoals } from './judging.ts'
import { takeGoalsBack } from './reverting.ts'
import { writeGoals } from './writing.ts'

export const goalImportsHandlers = HttpApiBuilder.group(Api, 'goalImports', (handlers) =>
  handlers.handleAll(
    changingHandlers({
      kind: 'goalImport',
      importer: callerWho(places.goalImport.needs),
      templateName: 'goals-template.csv',
      headers: goalColumnNames.map((column) => goalColumns[column].header),
      columns: { guess: guessedBy(goalColumnNames, goalColumns), days: ['dueDate'] },
      missing: missingIn,
      nameOf: (cellOf) => cellOf('title') || cellOf('person'),
      denials: goalImportDenials,
      wording: goalImportWording,
      store: goalImports,
      alone: alignmentLock,
      judge: judgedGoals,
      write: writeGoals,
      takeBack: takeGoalsBack,
    }),
  ),
)

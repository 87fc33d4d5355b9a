import { Clock, Effect } from 'effect'
import { PositionTemplateActsGroup } from '../../../contract/positionTemplates.ts'
import { positionTemplatesGate } from '../../../domain/permissions/gate.ts'
import { requireFields } from '../../../domain/positionTemplates/act.fields.ts'
import { namesOf } from '../../../domain/positionTemplates/requirements.ts'
import { logoOf } from '../../files/logo.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { notFound } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { clientOf } from '../../store/client.ts'
import { rowsOf } from '../../store/database.ts'
import { templatesToWrite } from '../positionTemplates.store.ts'
import { printed } from './printing.ts'

const { certificationTypeIds, policyIds } = requireFields.fields

/** A template as a document to keep or to sign. */
export const paper = answer(PositionTemplateActsGroup.endpoints.paper, function* ({ params: { id } }) {
  const caller = yield* callerWho(positionTemplatesGate)
  const [template] = yield* rowsOf(caller, templatesToWrite([id]))
  if (template === undefined) return yield* Effect.fail(notFound)
  const { title, department, requires, ...text } = template
  const bytes = yield* printed({
    title,
    department,
    text,
    asks: [
      [certificationTypeIds.label, namesOf(requires.certificationTypes)],
      [policyIds.label, namesOf(requires.policies)],
    ],
    clientName: yield* clientOf(caller),
    logo: yield* logoOf(caller),
    timeZone: caller.timeZone,
    locale: caller.locale,
    madeUtc: new Date(yield* Clock.currentTimeMillis).toISOString(),
  })
  return fileResponse({ bytes, contentType: 'application/pdf', name: `${title}.pdf` })
})

import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../../contract/hrDocuments.ts'
import { denials } from '../../../domain/policies/denials.ts'
import { mayRemind } from '../../../domain/policies/lifecycle.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer } from '../../http/calls.ts'
import { unacceptable } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { Logins } from '../../identity/logins.ts'
import { transact } from '../../store/database.ts'
import { about } from '../documents.handlers.ts'
import { managing } from '../guards.ts'
import { documentToChange } from '../writing.store.ts'
import { lateWith, nameOf, ownCompany } from './reminding.store.ts'
import { remindAll } from './reminding.ts'

const calls = HrDocumentsGroup.endpoints

/** Ours: POST hrDocuments/{id}/remind. Everybody who is late gets one message about it; asked again today, nobody does. */
export const remind = answer(calls.remind, function* ({ params: { id } }) {
  const caller = yield* managing('Use')
  const { publicUrl } = yield* Logins
  const sent = yield* transact(caller, function* () {
    const document = yield* documentToChange(id)
    if (document === undefined) return yield* Effect.fail(notFound)
    const may = mayRemind(document)
    if (!may.allowed) return yield* Effect.fail(unacceptable(may, denials))
    const company = yield* ownCompany
    const sentBy = yield* nameOf(caller.employeeId)
    const sent = yield* remindAll(yield* lateWith(id), { company, sentBy, publicUrl })
    yield* recordChange(caller, { ...about(id, document.title), action: 'reminded' })
    return sent
  })
  return reply(sent)
})

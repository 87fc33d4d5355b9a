import { Clock } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { EverythingGroup } from '../../../contract/everything.ts'
import { archiveName } from '../../../domain/organisation/everything.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { fileHeaders } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { callerWho } from '../../http/gates.ts'
import { transact } from '../../store/database.ts'
import { archiveOf } from './archive.ts'
import { clientAndPerson } from './everything.store.ts'

const calls = EverythingGroup.endpoints

/** That it was asked for is written down before anything of it leaves. */
const take = answer(calls.take, function* ({ query }) {
  const caller = yield* callerWho({ role: 'admin' })
  const hasFiles = query.files === 'true'
  const named = yield* transact(caller, function* () {
    const fields = hasFiles ? ['files'] : []
    yield* recordChange(caller, { action: 'exported', kind: 'tenant', id: caller.tenantId, fields })
    return yield* clientAndPerson(caller.employeeId)
  })
  const { timeZone, locale } = caller
  const archive = { ...named, timeZone, locale, at: yield* Clock.currentTimeMillis, hasFiles }
  return HttpServerResponse.stream(yield* archiveOf(caller, archive), {
    contentType: 'application/zip',
    headers: fileHeaders(archiveName(archive)),
  })
})

export const everythingHandlers = HttpApiBuilder.group(Api, 'everything', (handlers) => handlers.handleAll({ take }))

import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { EmployeeImportsGroup } from '../../../contract/directory.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { importHeaders } from '../../../domain/employees/import/columns.ts'
import { mayCreateFrom, mayImport, mayRevert } from '../../../domain/employees/import/lifecycle.ts'
import { importDenials } from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { csvOf } from '../../files/csv.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { forbidden, unacceptable } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { rowsOf, TenantSql, transact, transactBy } from '../../store/database.ts'
import { endSessions } from '../changes.ts'
import { structureLock } from '../employees.store.ts'
import { allImports, importOf, insertImport } from './import.store.ts'
import { judged } from './judging.ts'
import { knownHere } from './known.store.ts'
import { fileRead } from './reading.ts'
import { leftOutOf, refusalOf } from './reporting.ts'
import { takePeopleBack } from './reverting.ts'
import { runImport, withProgress } from './running.ts'

const calls = EmployeeImportsGroup.endpoints

/** Who calls, if they may import people. */
const importer = Effect.flatMap(CurrentCaller, (caller) => {
  const decision = mayImport(caller)
  return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, importDenials))
})

/** § 7 GET employees/import/csv: the headers and nothing else, so that sending it back as it is makes nobody. */
const template = answer(calls.template, function* () {
  yield* importer
  return fileResponse({ bytes: csvOf(importHeaders, []), contentType: 'text/csv', name: 'employees-template.csv' })
})

/** § 7 POST employees/import/csv, § 5 in both of its modes. */
const upload = answer(calls.upload, function* ({ payload }) {
  const caller = yield* importer
  const file = yield* fileRead(payload)
  const known = yield* transactBy(caller, knownHere(caller))
  const { report } = judged(file, known)
  if (payload.create !== 'true') {
    const isRight = report.problemCount === 0 && report.missing.length === 0
    return reply({ report, made: null }, isRight ? wording.validated : wording.importFailed)
  }

  const id = payload.importId ?? (crypto.randomUUID() as string as ItemId)
  const [before] = yield* rowsOf(caller, importOf(id))
  if (before !== undefined) return reply({ report: { ...report, preview: [] }, made: withProgress(before) })
  const may = mayCreateFrom(report)
  if (!may.allowed && may.because === 'nothingNew') return yield* Effect.fail(unacceptable(may, importDenials))
  if (!may.allowed) return yield* Effect.fail(refusalOf(report, refusals))
  const isNew = yield* transactBy(
    caller,
    insertImport(caller, id, { name: file.name, rowCount: report.rowCount, leftOut: leftOutOf(report) }),
  )
  if (isNew) yield* runImport(caller, id, file, report)
  const [made] = yield* rowsOf(caller, importOf(id))
  if (made === undefined) return yield* Effect.die(new Error('An import is gone as soon as it was made'))
  return reply(
    { report: { ...report, preview: [] }, made: withProgress(made) },
    made.status === 'done' ? wording.imported : '',
  )
})

const refusals = {
  failed: wording.importFailed,
  notMapped: () => importDenials.emailNotMapped,
}

const list = answer(calls.list, function* () {
  const caller = yield* importer
  return reply((yield* rowsOf(caller, allImports)).map(withProgress))
})

const read = answer(calls.read, function* ({ params: { id } }) {
  const caller = yield* importer
  const [found] = yield* rowsOf(caller, importOf(id))
  return found === undefined ? yield* Effect.fail(notFound) : reply(withProgress(found))
})

/** Ours: takes back whom the import made and changed, as far as nobody has touched them since. */
const revert = answer(calls.revert, function* ({ params: { id } }) {
  const caller = yield* importer
  const { reverted, signedOut } = yield* transact(caller, function* () {
    const sql = yield* TenantSql
    yield* structureLock
    const [before] = yield* importOf(id)(sql)
    if (before === undefined) return yield* Effect.fail(notFound)
    const may = mayRevert(caller, before)
    if (!may.allowed) return yield* Effect.fail(unacceptable(may, importDenials))
    const signedOut = yield* takePeopleBack(caller, before)
    const [after] = yield* importOf(id)(sql)
    return { reverted: after ?? before, signedOut }
  })
  yield* Effect.forEach(signedOut, endSessions, { discard: true })
  return reply(reverted)
})

export const employeeImportsHandlers = HttpApiBuilder.group(Api, 'employeeImports', (handlers) =>
  handlers.handleAll({ template, upload, list, read, revert }),
)

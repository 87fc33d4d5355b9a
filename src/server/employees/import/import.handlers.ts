import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { EmployeeImportsGroup } from '../../../contract/directory.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { importHeaders } from '../../../domain/employees/import/columns.ts'
import { mayCreateFrom, mayImport, mayRevert } from '../../../domain/employees/import/lifecycle.ts'
import type { KeptPerson } from '../../../domain/employees/import/nouns.ts'
import { reversalOf } from '../../../domain/employees/import/reverting.ts'
import { importDenials } from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { EmployeeId, ItemId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { csvOf } from '../../files/csv.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { forbidden, unacceptable } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { rowsOf, TenantSql, transact, transactBy } from '../../store/database.ts'
import { planAnew } from '../../store/manyRows.ts'
import { structureLock } from '../employees.store.ts'
import { allImports, importOf, insertImport } from './import.store.ts'
import { judged } from './judging.ts'
import { knownHere } from './known.store.ts'
import { fileRead } from './reading.ts'
import { leftOutOf, refusalOf } from './reporting.ts'
import { markReverted, peopleMadeBy, removePeople, removeTagsMadeBy } from './reverting.store.ts'
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
  const [known] = yield* rowsOf(caller, knownHere)
  const { report } = judged(file, known ?? { known: [], departments: [] })
  if (payload.create !== 'true') {
    const isRight = report.problemCount === 0 && report.missing.length === 0
    return reply({ report, made: null }, isRight ? wording.validated : wording.importFailed)
  }

  const id = payload.importId ?? (crypto.randomUUID() as string as ItemId)
  const [before] = yield* rowsOf(caller, importOf(id))
  if (before !== undefined) return reply({ report, made: withProgress(before) })
  const may = mayCreateFrom(report)
  if (!may.allowed && may.because === 'nothingNew') return yield* Effect.fail(unacceptable(may, importDenials))
  if (!may.allowed) return yield* Effect.fail(refusalOf(report, refusals))
  const isNew = yield* transactBy(
    caller,
    insertImport(caller, id, { name: file.name, rowCount: report.rowCount, leftOut: leftOutOf(report) }),
  )
  if (isNew) yield* runImport(caller, id, file)
  const [made] = yield* rowsOf(caller, importOf(id))
  if (made === undefined) return yield* Effect.die(new Error('An import is gone as soon as it was made'))
  return reply({ report, made: withProgress(made) }, made.status === 'done' ? wording.imported : '')
})

const refusals = {
  failed: wording.importFailed,
  notMapped: (field: string) => (field === 'email' ? importDenials.emailNotMapped : importDenials.firstNameNotMapped),
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

/** Removing many at once takes long enough for a statement to be stopped; this many do not. */
const removedAtOnce = 500

/** Ours: takes back whom the import made, as far as nobody has touched them since. */
const revert = answer(calls.revert, function* ({ params: { id } }) {
  const caller = yield* importer
  const reverted = yield* transact(caller, function* () {
    const sql = yield* TenantSql
    yield* structureLock
    const [before] = yield* importOf(id)(sql)
    if (before === undefined) return yield* Effect.fail(notFound)
    const may = mayRevert(caller, before)
    if (!may.allowed) return yield* Effect.fail(unacceptable(may, importDenials))
    const made = yield* peopleMadeBy(id)
    const { leaving, staying } = reversalOf(made, caller.employeeId)
    const gone = new Set<EmployeeId>()
    yield* planAnew
    for (let from = 0; from < leaving.length; from += removedAtOnce) {
      const some = yield* removePeople(leaving.slice(from, from + removedAtOnce))
      for (const person of some) gone.add(person)
    }
    const kept = made
      .filter((person) => !gone.has(person.id))
      .map((person): KeptPerson => {
        return { id: person.id, fullName: person.fullName, because: staying.get(person.id) ?? 'inUse' }
      })
    yield* changeEntries(
      caller,
      { action: 'removed', kind: 'employee' },
      made
        .filter((person) => gone.has(person.id))
        .map((person) => ({ id: person.id, person: person.id, name: person.fullName })),
    )
    yield* removeTagsMadeBy(id)
    yield* markReverted(id, kept)
    yield* recordChange(caller, {
      action: 'reverted',
      kind: 'import',
      id,
      name: before.fileName,
      values: [{ field: 'rows', before: String(made.length), after: String(kept.length) }],
    })
    const [after] = yield* importOf(id)(sql)
    return after ?? before
  })
  return reply(reverted)
})

export const employeeImportsHandlers = HttpApiBuilder.group(Api, 'employeeImports', (handlers) =>
  handlers.handleAll({ template, upload, list, read, revert }),
)

import { Effect, Fiber } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { Refusal } from '../../../contract/envelope.ts'
import type { EmployeeImport, ImportReport } from '../../../domain/employees/import/nouns.ts'
import { importWording } from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { refuse } from '../../http/envelope.ts'
import { traceOf } from '../../log.ts'
import { Logging } from '../../logging.ts'
import { TenantSql, transactBy } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'
import { Patience } from '../../store/lending.ts'
import { endSessions, onEmployeeKeys } from '../changes.ts'
import { loginsOf } from '../directory/bulk.store.ts'
import { structureLock } from '../employees.store.ts'
import { onNumbers } from '../profileSections.handlers.ts'
import { changePeople, leavers, rememberChanged } from './changingPeople.ts'
import { failImport, finishImport } from './import.store.ts'
import { judged } from './judging.ts'
import { knownHere } from './known.store.ts'
import { insertPeople } from './people.store.ts'
import type { ReadFile } from './reading.ts'

/** How far the imports of this process are: their transaction shows nothing before its end. */
const progress = new Map<ItemId, number>()

/** A short one is answered with its end. */
const patience = '1 second'

export const withProgress = (made: EmployeeImport): EmployeeImport =>
  made.status === 'importing' ? { ...made, doneCount: progress.get(made.id) ?? made.doneCount } : made

/**
 * Imports in the background: the caller need not wait. All in one transaction, judged once more inside it, so that it
 * is done whole or not at all. Comes back when it is done, or after a moment.
 */
export const runImport = Effect.fn(function* (caller: Caller, id: ItemId, file: ReadFile, promised: Promised) {
  progress.set(id, 0)
  const fiber = yield* Effect.forkDetach(settled(caller, id, file, promised))
  yield* Effect.raceFirst(Fiber.await(fiber), Effect.sleep(patience))
})

/** How many would be made and changed when the lines were checked: what would come of it now is no less and no more. */
type Promised = Pick<ImportReport, 'readyCount' | 'changedCount'>

const settled = (caller: Caller, id: ItemId, file: ReadFile, promised: Promised) =>
  Effect.gen(function* () {
    const log = yield* Logging
    const failing = (failure: string) => Effect.ignoreCause(transactBy(caller, failImport(id, failure)))
    yield* transactBy(caller, imported(caller, id, file, promised)).pipe(
      Effect.provideService(Patience, patienceMs),
      // Who is no longer active is signed out once it is so.
      Effect.tap((signedOut) => Effect.forEach(signedOut, endSessions, { discard: true })),
      Effect.catch((refusal) => failing(refusal.message)),
      Effect.catchDefect((defect) => {
        log('error', 'import.failed', traceOf(defect))
        return failing(importWording.broken)
      }),
      Effect.onInterrupt(() => failing(importWording.interrupted)),
      Effect.ensuring(Effect.sync(() => progress.delete(id))),
    )
  })

/** Longer than PostgreSQL is given for a statement of an import. */
const patienceMs = 65_000

const imported = Effect.fn(function* (caller: Caller, id: ItemId, file: ReadFile, promised: Promised) {
  const sql = yield* TenantSql
  // No request waits for it, and thousands of people are bound by all the policies in one statement.
  yield* sql`set local statement_timeout = '60s'`
  yield* structureLock
  const { people, changed, unchangedCount, failedRows } = judged(file, yield* knownHere(caller))
  const isAsPromised = people.length === promised.readyCount && changed.length === promised.changedCount
  if (failedRows.length > 0 || !isAsPromised)
    return yield* Effect.fail(refuse(422, 'has_problems', wording.importFailed))
  const told = (share: number) => progress.set(id, Math.round(people.length * share))
  const madeTags = people.length === 0 ? [] : yield* onConstraint(insertPeople(caller, id, people, told), onKeys)
  yield* changePeople(caller, changed, (done) => progress.set(id, people.length + done))
  yield* rememberChanged(id, changed)
  yield* recordChange(caller, {
    action: 'imported',
    kind: 'import',
    id,
    name: file.name,
    values: [{ field: 'rows', before: null, after: String(people.length + changed.length) }],
  })
  yield* finishImport(id, { madeCount: people.length, changedCount: changed.length, unchangedCount, madeTags })
  return yield* loginsOf(leavers(changed))
})

const onKeys: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = { ...onEmployeeKeys, ...onNumbers }

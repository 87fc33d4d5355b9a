import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { CertificationsGroup } from '../../contract/certifications.ts'
import { matrixCsvHeaders, matrixCsvRow } from '../../domain/certifications/csv.ts'
import {
  type CertificationDuty,
  complianceItemOf,
  heldTypeOf,
  inDueOrder,
  ownDuties,
  verifyingDuty,
} from '../../domain/certifications/duties.ts'
import { certificationsGate } from '../../domain/permissions/gate.ts'
import { exported } from '../audit/audit.store.ts'
import { csvOf } from '../files/csv.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { jsonReply, notFound, reply } from '../http/envelope.ts'
import { mayEnter } from '../http/gates.ts'
import { readInBulk } from '../store/bulkPlan.ts'
import { type Database, rowsOf } from '../store/database.ts'
import { employmentOf, policiesOfPerson, submittedFor, typesOfPerson } from './compliance.store.ts'
import { callerAbout, insideCompliance } from './guards.ts'
import { type GatheredMatrix, matrix as matrixOf } from './matrix.store.ts'
import { matrixLayout } from './matrixLayout.ts'

const calls = CertificationsGroup.endpoints

const laidOut = Effect.fn(function* (caller: Caller) {
  const hasCertifications = mayEnter(caller, certificationsGate).allowed
  const [row] = yield* readInBulk(caller, matrixOf(caller, { now: yield* Clock.currentTimeMillis, hasCertifications }))
  return matrixLayout(JSON.parse(row?.body ?? '{}') as GatheredMatrix)
})

/** Ours: GET certifications/matrix */
export const matrix = answer(calls.matrix, function* () {
  return jsonReply(JSON.stringify(yield* laidOut(yield* insideCompliance)))
})

/** Ours: the same as a file. */
export const matrixCsv = answer(calls.matrixCsv, function* () {
  const caller = yield* insideCompliance
  const found = yield* laidOut(caller)
  yield* exported(caller, 'requirements', Effect.void)
  const rows = found.people.map((person) => matrixCsvRow(found, person))
  return fileResponse({
    bytes: csvOf(matrixCsvHeaders(found), rows),
    contentType: 'text/csv',
    name: 'requirements.csv',
  })
})

/**
 * Ours: GET employees/{id}/compliance: what this person owes and holds, policies and certifications together; of somebody who
 * has left, what they owed and held when their employment ended.
 */
export const complianceOf = answer(calls.complianceOf, function* ({ params: { id } }) {
  const caller = yield* callerAbout(id)
  const [[employment], policies, types] = yield* Effect.all(
    [
      rowsOf(caller, employmentOf(id)),
      rowsOf(caller, policiesOfPerson(id)),
      mayEnter(caller, certificationsGate).allowed ? rowsOf(caller, typesOfPerson(id)) : Effect.succeed([]),
    ],
    { concurrency: 'unbounded' },
  )
  if (employment === undefined) return yield* Effect.fail(notFound)
  const { endedUtc } = employment
  const moment = endedUtc === null ? yield* Clock.currentTimeMillis : Date.parse(endedUtc)
  const held = types.flatMap((type) => heldTypeOf(type, moment)).map(complianceItemOf)
  return reply({ ...employment, items: inDueOrder([...policies, ...held]) })
})

/** What certifications ask of the caller, for the to-do list. Where they are not offered nobody owes one anything. */
export const certificationDutiesOf = (
  caller: Caller,
): Effect.Effect<ReadonlyArray<CertificationDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, certificationsGate).allowed) return []
    const [types, submitted] = yield* Effect.all(
      [rowsOf(caller, typesOfPerson(caller.employeeId)), rowsOf(caller, submittedFor(caller))],
      { concurrency: 'unbounded' },
    )
    const now = yield* Clock.currentTimeMillis
    const own = types.flatMap((type) => heldTypeOf(type, now))
    return [...ownDuties(own, caller.employeeId), ...submitted.map(verifyingDuty)]
  })

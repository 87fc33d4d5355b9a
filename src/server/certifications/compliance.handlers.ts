import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import {
  type CertificationDuty,
  complianceItemOf,
  heldTypeOf,
  inDueOrder,
  ownDuties,
  verifyingDuty,
} from '../../domain/certifications/duties.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { isThere } from '../employees/documents/documents.store.ts'
import { jsonReply, notFound, reply } from '../http/envelope.ts'
import { mayEnter } from '../http/gates.ts'
import { Database } from '../store/database.ts'
import { sweep } from '../store/sweep.ts'
import { arranged } from './arranging.ts'
import { policiesOfPerson, submittedFor, typesOfPerson } from './compliance.store.ts'
import { callerAbout, insideCompliance } from './entering.ts'
import { type GatheredMatrix, matrix as matrixOf } from './matrix.store.ts'

/** Ours: GET certifications/matrix */
export const matrix = Effect.fn(function* () {
  const caller = yield* insideCompliance
  const [row] = yield* sweep(caller, matrixOf(caller, yield* Clock.currentTimeMillis))
  return jsonReply(JSON.stringify(arranged(JSON.parse(row?.body ?? '{}') as GatheredMatrix)))
})

/** Ours: GET employees/{id}/compliance: what this person owes and holds, policies and certifications together. */
export const complianceOf = Effect.fn(function* ({ params: { id } }: { readonly params: { readonly id: EmployeeId } }) {
  const caller = yield* callerAbout(id)
  const database = yield* Database
  const [there, policies, types] = yield* Effect.all(
    [
      database.read(caller, isThere(caller.tenantId, id)),
      database.read(caller, policiesOfPerson(caller.tenantId, id)),
      database.read(caller, typesOfPerson(caller.tenantId, id)),
    ],
    { concurrency: 'unbounded' },
  )
  if (there.length === 0) return yield* Effect.fail(notFound)
  const now = yield* Clock.currentTimeMillis
  const held = types.flatMap((type) => heldTypeOf(type, now)).map(complianceItemOf)
  return reply(inDueOrder([...policies, ...held]))
})

/** What certifications ask of the caller, for the to-do list. Without the module nobody owes one anything. */
export const certificationDutiesOf = (
  caller: Caller,
): Effect.Effect<ReadonlyArray<CertificationDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, { module: 'compliance' }).allowed) return []
    const database = yield* Database
    const [types, submitted] = yield* Effect.all(
      [
        database.read(caller, typesOfPerson(caller.tenantId, caller.employeeId)),
        database.read(caller, submittedFor(caller)),
      ],
      { concurrency: 'unbounded' },
    )
    const now = yield* Clock.currentTimeMillis
    const own = types.flatMap((type) => heldTypeOf(type, now))
    return [...ownDuties(own, caller.employeeId), ...submitted.map(verifyingDuty)]
  })

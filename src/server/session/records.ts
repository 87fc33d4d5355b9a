import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { mayAccess } from '../../domain/employees/access.ts'
import type { EmployeeId, ItemId, UserId } from '../../domain/kernel/ids.ts'
import { type RecordKind, RecordPlace } from '../../domain/session/nouns.ts'
import { membershipFrom } from '../http/membership.ts'
import { Database, type Sql } from '../store/database.ts'
import { membershipStatement } from '../store/membership.ts'
import { membershipsOf } from './session.store.ts'

interface LinkedRecord {
  /** By the same rule as the call that reads the record. */
  readonly mayOpen: (caller: Caller, id: ItemId) => boolean
  /** A condition for the client `t` and the record `$2`. */
  readonly exists: string
}

/** What a link may name; another kind of record is another line. */
const records: Readonly<Record<RecordKind, LinkedRecord>> = {
  employee: {
    mayOpen: (caller, id) => mayAccess(caller, id as string as EmployeeId).allowed,
    exists: 'exists (select from employees e where e.tenant_id = t.id and e.id = $2::uuid)',
  },
}

const placeIn = (kind: RecordKind, id: ItemId) => (sql: Sql) =>
  sql.of(RecordPlace).unsafe(
    `select t.id as "tenantId", t.name as "tenantName" from tenants t
     where t.id = $1::uuid and t.status = 'Active' and ${records[kind].exists}`,
    [sql.tenantId, id],
  )

/**
 * The client of this person in which they may open the record. A client that is inactive or not theirs, and a record
 * they may not open, are as good as none.
 */
export const placeOfRecord = Effect.fn(function* (userId: UserId, kind: RecordKind, id: ItemId) {
  const database = yield* Database
  const memberships = yield* membershipsOf(userId)
  const places = yield* Effect.forEach(
    memberships,
    ({ tenant_id }) =>
      Effect.gen(function* () {
        const member = { tenantId: tenant_id, userId }
        const [known] = yield* database.read(member, membershipStatement(member))
        const membership = membershipFrom(member, known?.body)
        if (membership.state !== 'member' || !records[kind].mayOpen(membership.caller, id)) return []
        return yield* database.read(member, placeIn(kind, id))
      }),
    { concurrency: 4 },
  )
  return places.flat()[0]
})

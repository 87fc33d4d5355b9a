import { Effect } from 'effect'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import { keptValues } from '../../domain/audit/sensitive.ts'
import type { WrittenChange } from '../../domain/audit/written.ts'
import type { EmployeeId, UserId } from '../../domain/kernel/ids.ts'
import { Body, bodyOf } from '../store/body.ts'
import { Closing, type Query, type Sql, TenantSql, transact } from '../store/database.ts'
import type { Member } from '../store/member.ts'

/** Who changed it: a `Caller` is one. Without an employee no person acted. */
export interface Actor {
  readonly userId: UserId
  readonly employeeId?: EmployeeId
}

/** For scheduled work: no person acted, and no user. */
export const asNobody: Actor = { userId: '00000000-0000-0000-0000-000000000000' as UserId }

export type Change = WrittenChange & About

/** The same of one kind, where the kind is said elsewhere. */
export type ChangeOf<Kind extends Change['kind']> = Omit<Extract<Change, { readonly kind: Kind }>, 'kind' | 'person'>

interface About {
  readonly id: string
  /** Whom it is about, for that person's timeline. An employee's own record is about that employee. */
  readonly person?: EmployeeId | undefined
  /** What it is called, for readers of a time when it may be gone. */
  readonly name?: string | undefined
  /** Every field that is different now. */
  readonly fields?: ReadonlyArray<string>
  /** Before and after. Only what `auditedValues` names is kept; anything else falls away here. */
  readonly values?: ReadonlyArray<FieldChange>
}

export const changeEntry =
  ({ userId, employeeId }: Actor, { action, kind, id, person, name, fields = [], values = [] }: Change) =>
  (sql: Sql) => {
    const about = person ?? (kind === 'employee' ? id : null)
    const kept = keptValues(kind, values)
    return sql`
      insert into audit_entries
        (tenant_id, user_id, employee_id, action, subject_kind, subject_id, subject_name, person, fields, values)
      values (${sql.tenantId}::uuid, ${userId}::uuid, ${employeeId ?? null}::uuid, ${action}, ${kind}, ${id}::uuid,
        ${name ?? null}, ${about}::uuid, ${fields}::text[], ${kept.length === 0 ? null : JSON.stringify(kept)}::jsonb)`
  }

/** Writes the change down in its own transaction: neither exists without the other. */
export const recordChange = (actor: Actor, change: Change) =>
  TenantSql.use((sql) => Effect.asVoid(changeEntry(actor, change)(sql)))

/** Reads what is taken away as a file, and writes down that it was. */
export const exported = <A, E, R>(
  caller: Member & Actor,
  kind:
    | 'assetRegister'
    | 'certificationList'
    | 'checkInList'
    | 'employeeList'
    | 'goalList'
    | 'report'
    | 'requirements'
    | 'reviewList',
  reading: Effect.Effect<A, E, R>,
  fields: ReadonlyArray<string> = [],
  name?: string,
) =>
  transact(caller, function* () {
    const found = yield* reading
    yield* recordChange(caller, { action: 'exported', kind, id: crypto.randomUUID(), name, fields })
    return found
  })

/**
 * What a change ends with, in one statement that travels with the commit: it is written down, and the record is read as it
 * is now. Nothing may be refused after it, and nothing asked.
 */
export const answered = (actor: Actor, change: Change, reading: Query<Body>) =>
  Effect.flatMap(Closing, (close) =>
    close(
      bodyOf((sql) => {
        const [entry, values] = changeEntry(actor, change)(sql).compile()
        const [text, more] = reading(sql).compile()
        const after = text.replaceAll(/\$(\d+)/g, (_, place) => `$${Number(place) + values.length}`)
        return sql.of(Body).unsafe(`with entry as (${entry}) ${after}`, [...values, ...more])
      }),
    ),
  )

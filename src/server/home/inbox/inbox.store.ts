import { Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { type FeedbackAnswered, KeptFeedback } from '../../../domain/home/inbox/nouns.ts'
import type { FeedbackStatus } from '../../../domain/home/inbox/statuses.ts'
import { EmployeeId, type FeedbackId } from '../../../domain/kernel/ids.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { Body } from '../../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { personJson } from '../../store/json.sql.ts'
import { searchWords } from '../../store/searchWords.ts'
import {
  beyondPlace,
  type Key,
  keyColumns,
  type Order,
  orderBy,
  type Reading,
  windowStatement,
} from '../../store/windows.ts'

const feedbackJson = `json_build_object('id', f.id, 'version', f.version, 'number', f.number, 'kind', f.kind,
  'message', f.message, 'page', f.page, 'productVersion', f.product_version, 'by', ${personJson('f', 'employee_id')},
  'sentUtc', ${instant('f.created_utc')}, 'status', f.status, 'answer', f.answer,
  'answeredBy', ${personJson('f', 'answered_by')}, 'answeredUtc', ${instant('f.answered_utc')})`

export const keptFeedback = (id: FeedbackId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(feedbackJson)}::text as body from feedback f
    where f.tenant_id = ${sql.tenantId}::uuid and f.id = ${id}::uuid`

// ── The lists ──────────────────────────────────────────────────────────────────────────────────────────────────────

interface Narrowed {
  readonly search?: string | undefined
  readonly status?: FeedbackStatus | undefined
  /** Who has sent it. */
  readonly by?: EmployeeId
}

const keys: ReadonlyArray<Key> = [{ sql: 'f.number', kind: 'number' }]

/** The latest first. */
export const feedbackOrder: Order = { name: 'sent', keys, isDescending: true }

/** A word is looked for in what was written, in the names, and as a reference. */
const found = (sql: Sql, { search = '', status, by }: Narrowed) =>
  sql.and([
    sql`true`,
    ...(status === undefined ? [] : [sql`f.status = ${status}`]),
    ...(by === undefined ? [] : [sql`f.employee_id = ${by}::uuid`]),
    ...searchWords(search).map(
      (word) => sql`('#' || f.number = ${word}
        or strpos(f.searched, (select searchable(${word}))) > 0
        or exists (select from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = f.employee_id
          and strpos(e.searched, (select searchable(${word}))) > 0))`,
    ),
  ])

export const feedbackWindow = (narrowed: Narrowed, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keyColumns(reading))}, f.id
      from feedback f
      where f.tenant_id = ${sql.tenantId}::uuid and ${found(sql, narrowed)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(feedbackJson),
    of: ['feedback', 'f'],
  })

export const feedbackCount = (narrowed: Narrowed) => (sql: Sql) =>
  sql.of({ count: Schema.Int })`
    select count(*)::int as count from feedback f
    where f.tenant_id = ${sql.tenantId}::uuid and ${found(sql, narrowed)}`

// ── Answering ──────────────────────────────────────────────────────────────────────────────────────────────────────

const { version, number, message, status, answer } = KeptFeedback.fields

/** As stored, with who has sent it; locked, for a change. */
export const feedbackToAnswer = (id: FeedbackId) =>
  firstRow(
    (sql) => sql.of({
      version,
      number,
      message,
      status,
      answer,
      by: Schema.NullOr(EmployeeId),
      byName: Schema.NullOr(Schema.String),
      byEmail: Schema.NullOr(Schema.String),
      canBeTold: Schema.Boolean,
    })`
      select f.version, f.number, f.message, f.status, f.answer, e.id as by, e.full_name as "byName",
        e.email as "byEmail", coalesce(${sql.literal(canBeTold('e'))}, false) as "canBeTold"
      from feedback f left join employees e on e.tenant_id = f.tenant_id and e.id = f.employee_id
      where f.tenant_id = ${sql.tenantId}::uuid and f.id = ${id}::uuid
      for no key update of f`,
  )

export const storeAnswer = ({ employeeId }: Caller, id: FeedbackId, { status, answer }: FeedbackAnswered) =>
  TenantSql.use(
    (sql) => sql`
      update feedback set status = ${status}, answer = ${answer}, version = version + 1,
        answered_by = ${employeeId}::uuid, answered_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

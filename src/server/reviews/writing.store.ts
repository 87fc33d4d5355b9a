/** What is written in a review: answers, what is submitted of them, and notes on points. */
import type { Side } from '../../domain/checkIns/access.ts'
import type { EmployeeId, ItemId, ReviewId } from '../../domain/kernel/ids.ts'
import { type AnswerSaved, type PointSaved, ReviewPoint } from '../../domain/reviews/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import { answerJson, pointJson } from './review.sql.ts'

interface OfSide {
  readonly id: ReviewId
  readonly side: Side
}

export const answerTo =
  ({ id, side }: OfSide, question: ItemId) =>
  (sql: Sql) =>
    sql.of(Body)`
    select ${sql.literal(answerJson)}::text as body from review_answers a
    where a.tenant_id = ${sql.tenantId}::uuid and a.review_id = ${id}::uuid and a.side = ${side}
      and a.question_id = ${question}::uuid`

/** False when it was written on another version than the stored one; the same answer again is no other. */
export const writeAnswer = (
  { id, side, question, by }: OfSide & { readonly question: ItemId; readonly by: EmployeeId },
  { text, chosen, parts, version }: AnswerSaved,
) =>
  hasRow(
    (sql) => sql`
      insert into review_answers as t (tenant_id, review_id, side, question_id, text, chosen, parts, by_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, ${side}, ${question}::uuid, ${text}, ${chosen}::int,
        ${JSON.stringify(parts)}::text::jsonb, ${by}::uuid
      where ${version}::int = 0 or exists (
        select from review_answers w where w.tenant_id = ${sql.tenantId}::uuid and w.review_id = ${id}::uuid
          and w.side = ${side} and w.question_id = ${question}::uuid)
      on conflict (tenant_id, review_id, side, question_id) do update
        set text = excluded.text, chosen = excluded.chosen, parts = excluded.parts, by_id = excluded.by_id,
          version = t.version + 1, updated_utc = now()
        where t.version = ${version}::int
          or (t.text, t.chosen, t.parts) is not distinct from (excluded.text, excluded.chosen, excluded.parts)
      returning t.question_id`,
  )

/** With a receipt: when, how many answers, and a digest of them all, in the order of their questions. */
export const submitSide = ({ id, side }: OfSide) =>
  TenantSql.use(
    (sql) => sql`
      with handed_in as (
        update review_files set was_submitted = true
        where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and side = ${side})
      update review_submits s
      set submitted_utc = now(), receipt_id = gen_random_uuid(), answers = said.count, sha256 = said.sha256
      from (select count(*)::int as count, encode(sha256(convert_to(coalesce(
          jsonb_agg(jsonb_build_array(a.question_id, a.text, a.chosen, a.parts) order by a.question_id), '[]')::text,
          'UTF8')), 'hex') as sha256
        from review_answers a
        where a.tenant_id = ${sql.tenantId}::uuid and a.review_id = ${id}::uuid and a.side = ${side}) said
      where s.tenant_id = ${sql.tenantId}::uuid and s.review_id = ${id}::uuid and s.side = ${side}`,
  )

export const withdrawSide = ({ id, side }: OfSide) =>
  TenantSql.use(
    (sql) => sql`
      with taken_back as (
        update review_files set was_submitted = false
        where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and side = ${side})
      update review_submits set submitted_utc = null, receipt_id = null, answers = null, sha256 = null
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and side = ${side}`,
  )

// ── Points ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Those every review begins with, as the discussion begins: once, however often it begins. */
export const insertDefaultPoints = (id: ReviewId) =>
  TenantSql.use(
    (sql) => sql`
      insert into review_points (tenant_id, id, review_id, type, text)
      select d.tenant_id, gen_random_uuid(), ${id}::uuid, (d.item ->> 'type')::int, d.item ->> 'text'
      from default_discussion_points d
      where d.tenant_id = ${sql.tenantId}::uuid and not exists (
        select from review_points p where p.tenant_id = d.tenant_id and p.review_id = ${id}::uuid)
      order by d.sort_order`,
  )

export const point = (id: ReviewId, pointId: ItemId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(pointJson)}::text as body from review_points p
    where p.tenant_id = ${sql.tenantId}::uuid and p.review_id = ${id}::uuid and p.id = ${pointId}::uuid`

const { item, note, version } = ReviewPoint.fields
const Stored = { type: item.fields.type, text: item.fields.text, note, version }

export const pointToChange = (id: ReviewId, pointId: ItemId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select type, text, note, version from review_points
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and id = ${pointId}::uuid for no key update`,
  )

/** False when the id is taken. */
export const insertPoint = (id: ReviewId, { pointId, item, note }: PointSaved) =>
  hasRow(
    (sql) => sql`
      insert into review_points (tenant_id, id, review_id, type, text, note)
      values (${sql.tenantId}::uuid, ${pointId}::uuid, ${id}::uuid, ${item.type}, ${item.text}, ${note})
      on conflict do nothing
      returning id`,
  )

export const deletePoint = (pointId: ItemId) =>
  TenantSql.use(
    (sql) => sql`delete from review_points where tenant_id = ${sql.tenantId}::uuid and id = ${pointId}::uuid`,
  )

export const updateNote = (pointId: ItemId, note: string) =>
  TenantSql.use(
    (sql) => sql`
      update review_points set note = ${note}, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${pointId}::uuid`,
  )

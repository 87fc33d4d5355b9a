/** What is agreed in the discussion of a review. */
import type { ItemId, ReviewId } from '../../domain/kernel/ids.ts'
import { type ActionSaved, ReviewAction } from '../../domain/reviews/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import { actionJson } from './review.sql.ts'

export const action = (id: ReviewId, actionId: ItemId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(actionJson)}::text as body
    from reviews r join review_actions c on c.tenant_id = r.tenant_id and c.review_id = r.id
    where r.tenant_id = ${sql.tenantId}::uuid and r.id = ${id}::uuid and c.id = ${actionId}::uuid`

const { text, owner, dueDay, version } = ReviewAction.fields

export const actionToChange = (id: ReviewId, actionId: ItemId) =>
  firstRow(
    (sql) => sql.of({ text, owner, dueDay, version })`
      select text, owner, due_day as "dueDay", version from review_actions
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and id = ${actionId}::uuid for no key update`,
  )

/** False when the id is taken. */
export const insertAction = (id: ReviewId, actionId: ItemId, to: ActionSaved) =>
  hasRow(
    (sql) => sql`
      insert into review_actions (tenant_id, id, review_id, text, owner, due_day)
      values (${sql.tenantId}::uuid, ${actionId}::uuid, ${id}::uuid, ${to.text}, ${to.owner}, ${to.dueDay}::date)
      on conflict do nothing
      returning id`,
  )

export const updateAction = (actionId: ItemId, to: ActionSaved) =>
  TenantSql.use(
    (sql) => sql`
      update review_actions
      set text = ${to.text}, owner = ${to.owner}, due_day = ${to.dueDay}::date, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${actionId}::uuid`,
  )

export const deleteAction = (actionId: ItemId) =>
  TenantSql.use(
    (sql) => sql`delete from review_actions where tenant_id = ${sql.tenantId}::uuid and id = ${actionId}::uuid`,
  )

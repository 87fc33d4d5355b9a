import { membershipSql } from './membership.ts'

/** On whose behalf statements run; policies of row-level security compare with these. */
export interface RlsContext {
  readonly tenantId: string | null
  readonly userId: string
}

/** Sets both names, so that nothing of an earlier transaction could be left in either. */
const set = (tenantId: string, userId: string) =>
  `set_config('app.tenant_id', ${tenantId}, true) as tenant_id, set_config('app.user_id', ${userId}, true) as user_id`

export const rlsContextValues = ({ tenantId, userId }: RlsContext): ReadonlyArray<string> => [tenantId ?? '', userId]

/** For the transaction one is in. */
export const setRlsContext = `select ${set('$1', '$2')}`

const membership = membershipSql('rls_context.tenant_id::uuid', 'rls_context.user_id::uuid')

/** The same, and who the member is. The membership is looked for by what was set, hence after it was set. */
export const setRlsContextAndAskMembership = `
  with rls_context as materialized (select ${set('$1', '$2')}) select (${membership}) as body from rls_context`

/** What a row of `readInRlsContext` says besides its own columns. */
export interface Aside {
  readonly '+found'?: boolean | null
  readonly '+membership'?: string | null
}

/**
 * A statement that reads, as a transaction of its own: PostgreSQL runs one statement instead of five. It stands inside
 * its tenant before the reading begins, because `lateral` and `offset 0` let the reading start from nothing but the
 * row of `rls_context`; were that ever untrue, the policies would compare with nothing and show nothing. It cannot write:
 * PostgreSQL takes no writing statement in this place, and the transaction is read-only for what functions do.
 *
 * `+found` tells the one row without an answer from those with one; `+membership` comes when it is asked for.
 */
export const readInRlsContext = (sql: string, params: number, asksMembership: boolean): string => `
  with rls_context as materialized (
    select ${set(`$${params + 1}`, `$${params + 2}`)}, set_config('transaction_read_only', 'on', true) as is_read_only
  )
  select reading.*${asksMembership ? `, (${membership}) as "+membership"` : ''}
  from rls_context left join lateral (
    select rls_context.tenant_id is not null as "+found", answer.* from (${sql}) answer offset 0
  ) reading on true`

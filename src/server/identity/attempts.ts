/**
 * Guessing is slowed down, in the database so that every process counts together (notes-security G12). An attempt is
 * counted before it is judged, so that a thousand at once are a thousand attempts.
 */

import { createHash } from 'node:crypto'
import { millisecondsInMinute as minute } from 'date-fns/constants'
import type { IdentityQueries, IdentitySql } from './sql.ts'

export interface Counted {
  readonly failures: number
  readonly last: number
  readonly lockedUntil: number | null
}

export interface Limit {
  readonly failures: number
  /** Counting starts anew when nothing was tried for this long. */
  readonly windowMs: number
  /** The first lock; it doubles with every failure after that. */
  readonly firstLockMs: number
  readonly longestLockMs: number
}

/** Keyed by what was typed, so that unknown addresses are counted and locked alike. */
const limits = {
  accountAndAddress: { failures: 10, windowMs: 15 * minute, firstLockMs: minute, longestLockMs: 60 * minute },
  address: { failures: 100, windowMs: 15 * minute, firstLockMs: minute, longestLockMs: 15 * minute },
  account: { failures: 100, windowMs: 24 * 60 * minute, firstLockMs: 15 * minute, longestLockMs: 24 * 60 * minute },
  oneTimeCode: { failures: 5, windowMs: 5 * minute, firstLockMs: 5 * minute, longestLockMs: 60 * minute },
  resetRequest: { failures: 5, windowMs: 60 * minute, firstLockMs: 15 * minute, longestLockMs: 60 * minute },
  resetAddress: { failures: 30, windowMs: 60 * minute, firstLockMs: 15 * minute, longestLockMs: 60 * minute },
} as const satisfies Record<string, Limit>

export type Kind = keyof typeof limits

export interface Key {
  readonly kind: Kind
  readonly key: string
}

/** Typed text and addresses are kept as hashes only. */
export const attemptKey = (kind: Kind, ...parts: readonly string[]): Key => ({
  kind,
  key: `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`,
})

/** The next state of one counter, or how long it is still locked. */
export const counted = (
  before: Counted | undefined,
  limit: Limit,
  now: number,
): { readonly allowed: true; readonly after: Counted } | { readonly allowed: false; readonly waitMs: number } => {
  if (before?.lockedUntil && before.lockedUntil > now) return { allowed: false, waitMs: before.lockedUntil - now }
  const quietSince = before ? Math.max(before.last, before.lockedUntil ?? 0) : 0
  const failures = before && now - quietSince < limit.windowMs ? before.failures + 1 : 1
  const over = failures - limit.failures
  const lockMs = Math.min(limit.longestLockMs, limit.firstLockMs * 2 ** Math.min(over, 20))
  return { allowed: true, after: { failures, last: now, lockedUntil: over >= 0 ? now + lockMs : null } }
}

export interface Attempt {
  /** Null: go on. Otherwise refuse and say for how long. */
  readonly waitMs: number | null
  /** The attempt was good: it counts for nothing, and the account's own counters start anew. */
  succeeded(): Promise<void>
}

/** Counts one attempt under every key; when one is locked, none is counted. */
export const attempt = async (sql: IdentitySql, keys: readonly Key[]): Promise<Attempt> => {
  const inOrder = keys.toSorted((a, b) => a.key.localeCompare(b.key))
  const waitMs = await sql.transaction((tx) => countAll(tx, inOrder))
  return { waitMs, succeeded: () => forgive(sql, inOrder) }
}

/** A person who has proved who they are starts anew. */
export const forgive = (sql: IdentitySql, keys: readonly Key[]): Promise<void> =>
  sql.transaction((tx) => forgiveAll(tx, keys))

const countAll = async (tx: IdentityQueries, keys: readonly Key[]): Promise<number | null> => {
  const judged: { key: string; after: Counted }[] = []
  const trusted = await sawSuccess(tx, keys)
  for (const { kind, key } of keys) {
    // A person who has signed in from here before is not shut out by strangers who guess elsewhere.
    if (kind === 'account' && trusted) continue
    const { row, now } = await lockedRow(tx, key)
    const verdict = counted(row, limits[kind], now)
    if (!verdict.allowed) return verdict.waitMs
    judged.push({ key, after: verdict.after })
  }
  for (const { key, after } of judged) {
    await tx.query(
      `update identity.attempts set failures = $2::int, last_utc = to_timestamp($3::float8 / 1000),
       locked_until_utc = to_timestamp($4::float8 / 1000) where key = $1`,
      [key, after.failures, after.last, after.lockedUntil],
    )
  }
  return null
}

const sawSuccess = async (tx: IdentityQueries, keys: readonly Key[]): Promise<boolean> => {
  const here = keys.find(({ kind }) => kind === 'accountAndAddress')
  if (!here) return false
  const rows = await tx.query(
    `select 1 as seen from identity.attempts where key = $1 and succeeded_utc > now() - interval '30 days'`,
    [here.key],
  )
  return rows.length > 0
}

/** Created first, so that there is a row to lock; a fresh row has counted nothing. */
const lockedRow = async (tx: IdentityQueries, key: string): Promise<{ row: Counted | undefined; now: number }> => {
  await tx.query('insert into identity.attempts (key) values ($1) on conflict do nothing', [key])
  const rows = await tx.query<Counted & { now: number }>(
    `select failures, extract(epoch from last_utc)::float8 * 1000 as "last",
       extract(epoch from locked_until_utc)::float8 * 1000 as "lockedUntil",
       extract(epoch from clock_timestamp())::float8 * 1000 as "now"
     from identity.attempts where key = $1 for update`,
    [key],
  )
  const row = rows[0]
  if (!row) throw new Error('the attempt row vanished while it was counted')
  return { row: row.failures === 0 ? undefined : row, now: row.now }
}

/** An address keeps its other failures: an attacker's own account must not wipe them. */
const forgiveAll = async (tx: IdentityQueries, keys: readonly Key[]): Promise<void> => {
  for (const { kind, key } of keys) {
    const kept = kind === 'address' || kind === 'resetAddress' ? 'greatest(failures - 1, 0)' : '0'
    await tx.query(
      `update identity.attempts set failures = ${kept}, locked_until_utc = null, succeeded_utc = clock_timestamp()
       where key = $1`,
      [key],
    )
  }
}

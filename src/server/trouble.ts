import { Data } from 'effect'
import { SqlError } from 'effect/sql/SqlError'

/**
 * A defect that time may heal. `busy`: a lock or a statement took too long. `unavailable`: PostgreSQL cannot be reached,
 * is being started, or does not answer. `diskFull`: there is no room to write, for PostgreSQL or for a file. Answered 503
 * and 507, never 500.
 */
export class Trouble extends Data.TaggedError('Trouble')<{
  readonly kind: 'busy' | 'unavailable' | 'diskFull'
  readonly cause: unknown
}> {}

/** What this failure is when it will pass; undefined when it is a mistake of ours. */
export const troubleOf = (error: unknown): Trouble | undefined => {
  if (error instanceof Trouble) return error
  const kind = error instanceof SqlError ? kindOf(error) : isDiskFull(error) ? 'diskFull' : undefined
  return kind === undefined ? undefined : new Trouble({ kind, cause: error })
}

const busy = new Set(['LockTimeoutError', 'StatementTimeoutError', 'DeadlockError', 'SerializationError'])
const unreachable = new Set(['ConnectionError', 'AuthenticationError'])

/**
 * Codes for which the client has no name of its own: PostgreSQL is stopping, starting or recovering (57P0x), takes no
 * more connections, is out of memory, cannot read or write its files (58), or has closed a session that was idle.
 */
const unavailable = /^(?:57P0[1-5]|53[234]00|58\w{3}|25P0[34])$/

const kindOf = ({ reason: { _tag: tag, cause } }: SqlError): Trouble['kind'] | undefined => {
  if (busy.has(tag)) return 'busy'
  const code = String((cause as { readonly code?: unknown } | undefined)?.code ?? '')
  if (code === '53100') return 'diskFull'
  return unreachable.has(tag) || unavailable.test(code) ? 'unavailable' : undefined
}

/** The file system's own codes, however often somebody has wrapped the error since. */
const isDiskFull = (error: unknown, depth = 6): boolean => {
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const { code, cause, reason } = error as {
    readonly code?: unknown
    readonly cause?: unknown
    readonly reason?: unknown
  }
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(cause, depth - 1) || isDiskFull(reason, depth - 1)
}

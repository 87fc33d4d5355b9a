import { Effect } from 'effect'
import { SqlError } from 'effect/sql/SqlError'

/** The unique or foreign key that a statement ran into, by its name in the migration. */
const constraintOf = (error: SqlError): string | undefined => {
  if (error.reason._tag === 'UniqueViolation') return error.reason.constraint
  if (error.reason._tag !== 'ConstraintError') return undefined
  const cause = error.reason.cause as { readonly constraint?: unknown } | undefined
  return typeof cause?.constraint === 'string' ? cause.constraint : undefined
}

/**
 * Turns a key's refusal into the area's own failure: `onConstraint(insert, { employees_email_key: () => emailInUse })`.
 * The transaction is lost with it, as it must be.
 */
export const onConstraint = <A, E, R, F>(
  statement: Effect.Effect<A, E | SqlError, R>,
  failures: Readonly<Record<string, () => F>>,
): Effect.Effect<A, E | F | SqlError, R> =>
  Effect.catch(statement, (error): Effect.Effect<never, E | F | SqlError> => {
    const constraint = error instanceof SqlError ? constraintOf(error) : undefined
    const failed = constraint === undefined ? undefined : failures[constraint]
    return Effect.fail(failed === undefined ? error : failed())
  })

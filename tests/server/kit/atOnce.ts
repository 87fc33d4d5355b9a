import { Effect } from 'effect'
import type { Address } from '../../../src/server/store/pool.ts'
import { onKept } from './kept.ts'

/**
 * Asks all of it at one moment, in this order: each waits for the row that is held until the last one waits too. Two that
 * are merely begun together come one after the other, nearly always.
 */
export const atOnce = async <A>(
  { superuser }: { readonly superuser: Address },
  [table, id]: readonly [table: string, id: string],
  asked: ReadonlyArray<() => Promise<A>>,
): Promise<ReadonlyArray<A>> => {
  const answers = await onKept(superuser, (holding) =>
    Effect.gen(function* () {
      yield* holding.query('begin', [], false)
      yield* holding.query(`select from ${table} where id = $1::uuid for update`, [id], false)
      const begun: Promise<A>[] = []
      for (const ask of asked) {
        begun.push(ask())
        yield* Effect.promise(() => waiting(superuser, begun.length))
      }
      yield* holding.query('commit', [], false)
      return begun
    }),
  )
  return Promise.all(answers)
}

const waiting = async (superuser: Address, count: number): Promise<void> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const [row] = await onKept(superuser, (connection) =>
      Effect.map(
        connection.query(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
          [],
          false,
        ),
        ({ rows }) => rows as unknown as ReadonlyArray<{ readonly count: number }>,
      ),
    )
    if ((row?.count ?? 0) >= count) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${count} did not come to wait`)
}

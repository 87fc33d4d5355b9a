import { rows } from '../world/world.ts'
import type { TestServer } from './server.ts'

/**
 * While a unique index on `lower(…)` takes 50 ms for each row, two changes that are asked for together are both between
 * writing their row and being told that it may be so. Those who can wait for each other do, each time.
 */
export const withSlowKey = async <A>(server: TestServer, index: string, work: () => Promise<A>): Promise<A> => {
  const [is] = await rows<{ readonly sql: string }>(
    server,
    'select indexdef as sql from pg_indexes where indexname = $1',
    [index],
  )
  if (is === undefined) throw new Error(`There is no index ${index}`)
  await rows(
    server,
    `create or replace function slowly_lower(word text) returns text language plpgsql immutable
     as 'begin perform pg_sleep(0.05); return lower(word); end'`,
  )
  const replaceBy = async (sql: string) => {
    await rows(server, `drop index ${index}`)
    await rows(server, sql)
  }
  await replaceBy(is.sql.replace('lower(', 'slowly_lower('))
  try {
    return await work()
  } finally {
    await replaceBy(is.sql)
  }
}

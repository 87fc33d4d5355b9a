import { join } from 'node:path'
import { Effect, FileSystem, Stream } from 'effect'
import { bulkSettings } from '../store/bulkPlan.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { type Asking, type CountedReport, type Found, foundIn } from './source.ts'

/** So many are in memory at once, however long the report is. */
const PART = 2_000

/**
 * All rows of a report in its order, as they are at one moment. They are put down first, in a file of this answer's own,
 * so that nothing of the database is held for as long as somebody's line takes; the file goes with the answer.
 */
export const spooled = Effect.fn(function* (report: CountedReport, asking: Asking) {
  const disk = yield* FileSystem.FileSystem
  const path = join(yield* Effect.orDie(disk.makeTempDirectoryScoped({ prefix: 'report-' })), 'rows')
  yield* transactBy(asking.caller, Effect.scoped(putDown(path, report, asking)))
  return disk.stream(path).pipe(
    Stream.orDie,
    Stream.decodeText(),
    Stream.splitLines,
    Stream.grouped(PART),
    Stream.map((lines) => lines.map((line) => JSON.parse(line) as Found)),
  )
})

const putDown = Effect.fn(function* (path: string, report: CountedReport, asking: Asking) {
  const disk = yield* FileSystem.FileSystem
  const sql = yield* TenantSql
  const file = yield* Effect.orDie(disk.open(path, { flag: 'wx', mode: 0o600 }))
  if (report.isBulk(asking)) yield* sql.unsafe(bulkSettings)
  // All of them are fetched, not the first ones soon.
  yield* sql.unsafe(`select set_config('cursor_tuple_fraction', '1', true)`)
  // By its own name: what is fetched is prepared for one report's columns.
  const rows = sql.literal(`rows_of_${report.of}`)
  yield* sql`declare ${rows} no scroll cursor for ${report.statement(sql, asking)} order by ${sql.literal(report.order)}`
  for (;;) {
    const found = yield* sql.of(foundIn(report.of))`fetch ${sql.literal(String(PART))} from ${rows}`
    if (found.length === 0) return
    const lines = found.map((row) => `${JSON.stringify(row)}\n`).join('')
    yield* Effect.orDie(file.writeAll(new TextEncoder().encode(lines)))
  }
})

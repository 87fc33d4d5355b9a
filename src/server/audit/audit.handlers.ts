import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { AuditGroup } from '../../contract/audit.ts'
import type { Caller } from '../../contract/callers.ts'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { refuse, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { csvHead, csvLines } from './csv.ts'
import { pageOf, trail } from './trail.store.ts'

const calls = AuditGroup.endpoints

/** What a query says of a filter: everything besides where the page begins. */
type Asked = { readonly [Name in keyof AuditFilter]: AuditFilter[Name] | undefined }

const PAGE = 100
/** An export is read in parts, so that no part is long to wait for. */
const PART = 2_000
const MOST = 100_000

/** The changes of the tenant, the newest first. */
const list = answer(calls.list, function* ({ query }) {
  const caller = yield* callerWho({ role: 'admin' })
  const { before, ...filter } = query
  return reply(pageOf(yield* rowsOf(caller, trail(question(caller, filter, before, PAGE))), PAGE))
})

/** All that the filter lets through, as one file: never a part of it that looks like the whole. */
const csv = answer(calls.csv, function* ({ query }) {
  const caller = yield* callerWho({ role: 'admin' })
  const parts = [Buffer.from(csvHead(caller))]
  let before: number | null = null
  let count = 0
  do {
    const rows = yield* rowsOf(caller, trail({ ...question(caller, query, undefined, PART), before }))
    const { entries, next }: ReturnType<typeof pageOf> = pageOf(rows, PART)
    count += entries.length
    if (count > MOST || (count === MOST && next !== null)) return yield* Effect.fail(tooMany(caller.locale))
    parts.push(Buffer.from(csvLines(entries, caller)))
    before = next
  } while (before !== null)
  const today = dayIn(caller.timeZone, yield* Clock.currentTimeMillis)
  return fileResponse({ bytes: Buffer.concat(parts), contentType: 'text/csv', name: `audit ${today}.csv` })
})

const tooMany = (locale: Locale) =>
  refuse(
    422,
    'too_many',
    `More than ${writtenNumber(locale, MOST)} changes match. Choose fewer days, and export them one after another.`,
  )

const question = ({ timeZone }: Caller, filter: Asked, before: string | undefined, limit: number) => ({
  timeZone,
  filter: filter as AuditFilter,
  before: before === undefined ? null : Number(before),
  limit,
})

export const auditHandlers = HttpApiBuilder.group(Api, 'audit', (handlers) => handlers.handleAll({ list, csv }))

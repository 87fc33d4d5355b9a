/**
 * Carries messages from the outbox to wherever they are delivered. Any number of workers may run, in any number of
 * processes: each message is taken by one of them. A worker that dies with a message in its hands leaves it to the next,
 * once the time it was taken for is over; a recipient who gets it twice can tell by its id.
 */
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { startWorkLoop, type WorkLoop, type WorkLoopPace, waitMs } from '../workLoop.ts'
import { type Deliver, type Letter, Undeliverable } from './message.ts'

interface Queries {
  query<Row extends object>(text: string, params: ReadonlyArray<string | number>): Promise<ReadonlyArray<Row>>
}

type Log = (level: 'info' | 'warning' | 'error', event: string, fields?: Record<string, string | number>) => void

export interface Pace extends WorkLoopPace {
  /** A message is taken for this long; a delivery is given half of it. */
  readonly leaseMs: number
  /** For so long it is tried. */
  readonly patienceMs: number
}

const usualPace: Pace = {
  lookMs: 1_000,
  leaseMs: 2 * millisecondsInMinute,
  retryMs: 5_000,
  patienceMs: 3 * millisecondsInDay,
}

const atOnce = 10
/** What was sent is remembered this long, so that it is not sent again. */
const rememberedDays = 400

interface Taken {
  readonly id: string
  readonly tenantId: string | null
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly attempts: number
  readonly ageMs: number
  readonly senderName: string | null
  readonly replyTo: string | null
}

export const startMailWorker = (options: {
  readonly sql: Queries
  readonly deliver: Deliver
  readonly log: Log
  readonly pace?: Partial<Pace>
}): WorkLoop => {
  const { sql, deliver, log } = options
  const pace = { ...usualPace, ...options.pace }

  const carry = async (message: Taken): Promise<void> => {
    const { id, attempts } = message
    try {
      await inTime(deliver(letterOf(message)), pace.leaseMs / 2)
    } catch (cause) {
      const isHopeless = cause instanceof Undeliverable || message.ageMs > pace.patienceMs
      log(isHopeless ? 'error' : 'warning', isHopeless ? 'mail.givenUp' : 'mail.notDelivered', {
        id,
        attempts,
        reason: reasonOf(cause),
      })
      return isHopeless ? settle(sql, id, 'failed_utc') : putBack(sql, id, waitMs(attempts, pace))
    }
    await settle(sql, id, 'sent_utc')
    log('info', 'mail.delivered', { id, attempts })
  }

  const unreachable = (cause: unknown) => log('warning', 'mail.outboxUnreachable', { reason: reasonOf(cause) })
  const housekeeping = setInterval(() => {
    forgetOld(sql).catch(unreachable)
  }, millisecondsInHour)
  housekeeping.unref()
  const { stop } = startWorkLoop({
    lookMs: pace.lookMs,
    atOnce,
    take: (most) => take(sql, most, pace),
    perform: carry,
    unreachable,
  })

  return {
    stop: () => {
      clearInterval(housekeeping)
      return stop()
    },
  }
}

const letterOf = ({ id, tenantId, kind, recipient, subject, body, senderName, replyTo }: Taken): Letter => ({
  id,
  tenantId,
  kind,
  to: recipient,
  subject,
  text: body,
  senderName,
  replyTo,
})

/** A delivery that hangs must not hold up the others, nor outlast the time its message is taken for. */
const inTime = async (delivery: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The delivery took too long')), ms)
  })
  try {
    await Promise.race([delivery, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Rows that another worker is taking in this moment are passed over, not waited for. */
const take = (sql: Queries, most: number, { leaseMs }: Pace): Promise<ReadonlyArray<Taken>> =>
  sql.query<Taken>(
    `with due as (
       select o.id, s.sender_name, s.reply_to from mail.outbox o left join mail.senders s on s.tenant_id = o.tenant_id
       where o.sent_utc is null and o.failed_utc is null and o.due_utc <= clock_timestamp()
         and (s.held_since_utc is null or o.is_released)
       order by o.due_utc limit $1::int for update of o skip locked
     )
     update mail.outbox o
     set attempts = o.attempts + 1, due_utc = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
     from due where o.id = due.id
     returning o.id::text as id, o.tenant_id::text as "tenantId", split_part(o.key, ':', 1) as kind, o.recipient, o.subject, o.body, o.attempts, due.sender_name as "senderName",
       due.reply_to as "replyTo",
       extract(epoch from clock_timestamp() - o.created_utc)::float8 * 1000 as "ageMs"`,
    [most, leaseMs],
  )

const settle = async (sql: Queries, id: string, how: 'sent_utc' | 'failed_utc'): Promise<void> => {
  await sql.query(`update mail.outbox set ${how} = clock_timestamp(), body = '' where id = $1::uuid`, [id])
}

const putBack = async (sql: Queries, id: string, ms: number): Promise<void> => {
  await sql.query(
    `update mail.outbox set due_utc = clock_timestamp() + make_interval(secs => $2::float8 / 1000) where id = $1::uuid`,
    [id, ms],
  )
}

const forgetOld = async (sql: Queries): Promise<void> => {
  await sql.query(
    `delete from mail.outbox
     where (sent_utc is not null or failed_utc is not null) and created_utc < now() - make_interval(days => $1::int)`,
    [rememberedDays],
  )
}

/** A mail server's own words may quote the address. */
const reasonOf = (cause: unknown): string => {
  const { name, code } = (cause instanceof Error ? cause : {}) as { readonly name?: string; readonly code?: string }
  return [name ?? 'unknown', code].filter((word) => word !== undefined).join(' ')
}

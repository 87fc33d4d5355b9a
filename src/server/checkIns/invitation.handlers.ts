import { Clock, Effect, Schema } from 'effect'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { CheckInsGroup } from '../../contract/checkIns.ts'
import { CheckIn } from '../../domain/checkIns/nouns.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { notFound } from '../http/envelope.ts'
import { Logins } from '../identity/logins.ts'
import { rowsOf, type Sql } from '../store/database.ts'
import { callerAbout } from './guards.ts'
import { pageOf } from './links.ts'

const calls = CheckInsGroup.endpoints

/** In seconds. */
const hourBefore = 3600

const Meeting = Schema.Struct({
  name: Schema.String,
  employee: Schema.String,
  reviewer: Schema.String,
  place: Schema.NullOr(Schema.String),
  startsUtc: Schema.String,
  minutes: Schema.Int,
  status: CheckIn.fields.status,
  version: Schema.Int,
})

const meeting = (id: CheckInId) => (sql: Sql) =>
  sql.of(Meeting)`
    select c.name, e.full_name as employee, r.full_name as reviewer, c.minutes, c.status, c.version,
      nullif(concat_ws(', ', l.content ->> 'name', nullif(l.content ->> 'detail', '')), '') as place,
      to_char(c.scheduled_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsUtc"
    from check_ins c
    join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id
    join employees r on r.tenant_id = c.tenant_id and r.id = c.reviewer_id
    left join meeting_locations l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid`

/** RFC 5545: the meeting with its place. One who takes it again finds the same meeting where it is now. */
export const invitation = answer(calls.invitation, function* ({ params: { id } }) {
  const caller = yield* callerAbout(id)
  const [found] = yield* rowsOf(caller, meeting(id))
  if (found === undefined) return yield* Effect.fail(notFound)
  const { publicUrl } = yield* Logins
  const starts = new Date(found.startsUtc)
  const calendar = ical({
    name: found.name,
    prodId: { company: 'Tenure', product: 'Check-ins', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id,
    sequence: found.version,
    start: starts,
    end: new Date(starts.getTime() + found.minutes * 60_000),
    stamp: new Date(yield* Clock.currentTimeMillis),
    summary: `${found.name}: ${found.employee} and ${found.reviewer}`,
    status: found.status === 'Skipped' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(found.place !== null && { location: found.place }),
    // Calendars remind of it; the mails of the morning are ours.
    alarms: [{ type: ICalAlarmType.display, triggerBefore: hourBefore }],
    url: pageOf(publicUrl, id),
  })
  const bytes = new TextEncoder().encode(calendar.toString())
  return fileResponse({ bytes, contentType: 'text/calendar', name: 'check-in.ics' })
})

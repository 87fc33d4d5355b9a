/** What the tests of the calendar ask for: a client in which something of every kind falls due, beside another. */
import { Schema } from 'effect'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type CalendarEntry, CalendarMonth, FeedMade } from '../../../src/domain/calendar/nouns.ts'
import { summaryOf } from '../../../src/domain/calendar/wording.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

export const startsAt = Date.parse('2024-03-01T00:00:00Z')

export interface Event {
  readonly uid: string
  readonly summary: string
  readonly url: string
  /** `2024-03-05`, or an instant. */
  readonly start: string
  readonly end: string | null
  readonly location: string | null
}

/** As a program reads it that knows nothing of ours. */
export const eventsIn = (text: string): ReadonlyArray<Event> =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    const said = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
    return {
      uid: event.uid,
      summary: event.summary,
      url: String(one.getFirstPropertyValue('url')),
      start: said(event.startDate),
      end: one.getFirstPropertyValue('dtend') === null ? null : said(event.endDate),
      location: event.location,
    }
  })

/** The same of an entry of the page. */
export const eventOf = (publicUrl: string, entry: CalendarEntry): Event => ({
  uid: entry.key,
  summary: summaryOf(entry),
  url: publicUrl + entry.path,
  start: entry.startsUtc === null ? entry.day : new Date(entry.startsUtc).toISOString(),
  end:
    entry.startsUtc === null
      ? null
      : new Date(Date.parse(entry.startsUtc) + (entry.minutes ?? 0) * 60_000).toISOString(),
  location: entry.place,
})

export const calendarStage = () => {
  const stage = {} as { server: TestServer; plan: string; own: World; other: World }
  beforeAll(async () => {
    stage.server = await serverForTest({ startsAt })
    stage.plan = await addPlan(stage.server)
    stage.other = await makeWorld(stage.server, { name: 'other', plan: stage.plan })
  })
  beforeEach(async () => {
    await stage.server.clock?.set(startsAt)
    stage.own = await makeWorld(stage.server, { name: 'own', plan: stage.plan })
    await rows(stage.server, `update tenants set time_zone = 'Australia/Sydney' where id = $1`, [stage.own.tenantId])
  })
  afterAll(() => stage.server.close())

  const set = (sql: string, ...values: ReadonlyArray<unknown>) => rows(stage.server, sql, values)
  const ask = (path: string, by: Person = stage.own.target, more: object = {}, world: World = stage.own) =>
    stage.server.ask(`/api/${world.tenantId}/calendar${path}`, { as: by.userId, ...more })

  const month = async (month?: string, by?: Person, world?: World) => {
    const { body, text } = await ask(month === undefined ? '' : `?month=${month}`, by, {}, world)
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(CalendarMonth, { onExcessProperty: 'error' })(body.data)
  }

  return Object.assign(stage, {
    ask,
    set,
    month,
    titles: async (asked?: string, by?: Person) =>
      (await month(asked, by)).entries.map(({ day, kind, title }) => `${day} ${kind} ${title}`),
    /** Something of each kind for the target, in March and April of 2024. */
    fill: async () => {
      const { own, server } = stage
      const { employeeId } = own.target
      await set('delete from certifications where id = $1', own.submission)
      await set(`update certifications set expiry_utc = '2024-03-20T12:59:59.999Z' where id = $1`, own.certification)
      await set(`update hr_documents set due_day = '2024-03-14' where id = $1`, own.policy)
      await set(
        `update goals set state = 'Active', started_day = '2024-01-01', due_date = '2024-02-28' where id = $1`,
        own.goal,
      )
      await set(
        `update assets set state = 'accepted', holder_employee_id = $2, due_day = '2024-04-02',
           plans = '[{"id":"p","name":"Tag","everyMonths":12,"everyUnits":null,"unit":"","sinceDay":"2023-04-02","sinceReading":0}]'
         where id = $1`,
        own.assets.stock,
        employeeId,
      )
      await set(
        `update reviews set due_day = '2024-03-28', due_utc = '2024-03-28T12:59:59.999Z' where id = $1`,
        own.reviews.writing,
      )
      await set(
        `update check_ins set day = '2024-03-05', time = '09:30', scheduled_utc = '2024-03-04T22:30:00Z',
           location_id = $2 where id = $1`,
        own.checkIns.single,
        own.items.meetingLocations,
      )
      return server
    },
    make: async (by?: Person, version = 1) => {
      const { body, text } = await ask('/feed', by, { method: 'POST', json: { version } })
      expect(body.isSuccess, text).toBe(true)
      return Schema.decodeUnknownSync(FeedMade, { onExcessProperty: 'error' })(body.data)
    },
    /** As a calendar program does: with nothing but the address. */
    fetch: (address: string, headers: Readonly<Record<string, string>> = {}) =>
      stage.server.ask(new URL(address).pathname, { tenantId: null, headers }),
    newId,
  })
}

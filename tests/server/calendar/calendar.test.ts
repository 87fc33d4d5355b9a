import { describe, expect, test } from 'vitest'
import { feedSpan, monthAfter, monthOf } from '../../../src/domain/calendar/months.ts'
import { codeOf } from '../kit/codes.ts'
import { everyModule } from '../world/world.ts'
import { calendarStage, eventOf, eventsIn } from './stage.ts'

const on = calendarStage()

describe('what stands in a month', () => {
  test('is each matter of the person on the day it falls due, with its page, and what is late is marked', async () => {
    await on.fill()
    const { canary, target, goal, policy, certification, checkIns, assets, reviews } = on.own
    const march = await on.month('2024-03')
    expect(march.today).toBe('2024-03-01')
    expect(march.entries.map(({ day, kind, path, isOverdue }) => [day, kind, path, isOverdue])).toEqual([
      ['2024-02-28', 'goal', `/goal/${goal}`, true],
      ['2024-03-05', 'checkIn', `/checkIn/${checkIns.single}`, false],
      ['2024-03-14', 'policy', `/hrDocuments/${policy}`, false],
      ['2024-03-20', 'certification', `/employee/${target.employeeId}/certifications/${certification}`, false],
      ['2024-03-28', 'review', `/pr/${reviews.writing}`, false],
    ])
    expect(march.entries[1]).toMatchObject({
      startsUtc: '2024-03-04T22:30:00.000Z',
      minutes: 30,
      place: `${canary} · ${canary}`,
    })
    // Who cannot open the register has it on their profile.
    expect((await on.month('2024-04')).entries).toMatchObject([
      { day: '2024-04-02', kind: 'service', path: `/employee/${target.employeeId}?tab=assets` },
    ])
    expect((await on.month('2024-04', on.own.admin)).entries).toMatchObject([
      { day: '2024-04-02', kind: 'service', path: `/assets/${assets.stock}` },
    ])
  })

  test('is nobody else’s: a colleague has the policy that binds all, a manager also what they take part in', async () => {
    await on.fill()
    const { canary, colleague, manager, managerOfOthers } = on.own
    const policy = `2024-03-14 policy ${canary} code of conduct`
    expect(await on.titles('2024-03', colleague)).toEqual([
      policy,
      expect.stringMatching(/^2024-03-28 review Feedback on /),
    ])
    expect(await on.titles('2024-03', managerOfOthers)).toEqual([policy])
    const [checkIn, , review] = await on.titles('2024-03', manager)
    expect(checkIn).toContain(`2024-03-05 checkIn ${canary} check-in with `)
    expect(review).toContain(`2024-03-28 review ${canary} writing with `)
    expect(await on.titles('2024-03', manager)).toHaveLength(3)
    expect(await on.titles('2024-04', manager)).toEqual([])
  })

  test('goes once it is done; a check-in that was held stays, one that was skipped does not', async () => {
    await on.fill()
    const { goal, checkIns, reviews, assets } = on.own
    await on.set(`update goals set state = 'Done' where id = $1`, goal)
    await on.set(`update reviews set stage = 'Complete', completed_utc = now() where id = $1`, reviews.writing)
    await on.set(`update assets set due_day = '2025-04-02' where id = $1`, assets.stock)
    await on.set(`update check_ins set status = 'Held' where id = $1`, checkIns.single)
    await on.server.clock?.set(Date.parse('2024-03-06T00:00:00Z'))
    const kinds = async () => (await on.month('2024-03')).entries.map(({ kind, isOverdue }) => [kind, isOverdue])
    expect(await kinds()).toEqual([
      ['checkIn', false],
      ['policy', false],
      ['certification', false],
    ])
    await on.set(
      `update check_ins set status = 'Scheduled', due_utc = '2024-03-05T12:59:59.999Z' where id = $1`,
      checkIns.single,
    )
    expect((await kinds())[0]).toEqual(['checkIn', true])
    await on.set(`update check_ins set status = 'Skipped' where id = $1`, checkIns.single)
    expect(await kinds()).toHaveLength(2)
  })

  test.each(['2024-13', '2024-00', '1999-12', '2024', '2024-1', 'March', '2024-03-01'])(
    'of %s there is none',
    async (asked) => {
      expect((await on.ask(`?month=${asked}`)).status).toBe(400)
    },
  )

  test('without a month it is that of the day it is where the client is', async () => {
    await on.server.clock?.set(Date.parse('2024-03-31T12:59:59Z'))
    expect(await on.month()).toMatchObject({ month: '2024-03', today: '2024-03-31' })
    await on.server.clock?.set(Date.parse('2024-03-31T13:00:00Z'))
    expect(await on.month()).toMatchObject({ month: '2024-04', today: '2024-04-01' })
    await on.set(`update tenants set time_zone = 'America/Los_Angeles' where id = $1`, on.own.tenantId)
    expect(await on.month()).toMatchObject({ month: '2024-03', today: '2024-03-31' })
  })

  test('begins and ends with the week, as the reader’s weeks do', async () => {
    await on.fill()
    // The 1st of March 2024 is a Friday, and the goal was due on the Wednesday before.
    const ends = async () => {
      const { entries } = await on.month('2024-03')
      return [entries[0]?.kind, entries.at(-1)?.kind]
    }
    expect(await ends()).toEqual(['goal', 'review'])
    await on.set('update goals set due_date = $2 where id = $1', on.own.goal, '2024-02-24')
    expect(await ends()).toEqual(['checkIn', 'review'])
    // Saturday to Friday: from the 24th of February to the 5th of April.
    await on.set('update memberships set first_weekday = 6 where tenant_id = $1', on.own.tenantId)
    expect(await ends()).toEqual(['goal', 'service'])
  })
})

describe('the page and the feed', () => {
  /** Every month that the feed reaches into, day by day. */
  const onPages = async () => {
    const span = feedSpan('2024-03-01')
    const months: string[] = []
    for (let month = monthOf(span.from); month <= monthOf(span.until); month = monthAfter(month, 1) as string)
      months.push(month)
    const pages = await Promise.all(months.map((month) => on.month(month)))
    return pages.flatMap(({ month, entries }) =>
      entries.filter(({ day }) => monthOf(day) === month && span.from <= day && day <= span.until),
    )
  }
  const both = async (address: string) => {
    const [pages, feed] = [await onPages(), await on.fetch(address)]
    expect(feed.status).toBe(200)
    expect(eventsIn(feed.text)).toEqual(pages.map((entry) => eventOf('http://localhost:4000', entry)))
    return pages.map(({ kind }) => kind)
  }

  test('say the same, and what plan or flags take away is gone from both at once', async () => {
    await on.fill()
    const { address } = await on.make()
    expect(await both(address)).toEqual(['goal', 'checkIn', 'policy', 'certification', 'review', 'service'])
    const only = (modules: ReadonlyArray<string>) =>
      on.set('update product_plans set modules = $2 where id = $1', on.plan, modules)
    try {
      for (const [gone, kinds] of [
        ['goals', ['goal']],
        ['checkIns', ['checkIn']],
        ['compliance', ['policy', 'certification']],
        ['performanceReviews', ['review']],
        ['assetRegister', ['service']],
      ] as const) {
        await only(everyModule.filter((module) => module !== gone))
        const left = await both(address)
        expect(left).toHaveLength(6 - kinds.length)
        for (const kind of kinds) expect(left).not.toContain(kind)
      }
    } finally {
      await only(everyModule)
    }
    for (const [flag, kind] of [
      ['certifications', 'certification'],
      ['assetRegister', 'service'],
    ] as const) {
      await on.set(
        'update feature_flags set is_enabled = false where tenant_id = $1 and name = $2',
        on.own.tenantId,
        flag,
      )
      expect(await both(address)).not.toContain(kind)
    }
  })

  test('have a check-in at its instant on both sides of a change of clocks, and on the client’s day', async () => {
    await on.fill()
    // 09:30 in Sydney, before and after the clocks go back on the 7th of April 2024.
    await on.set(
      `update check_ins set day = '2024-04-06', scheduled_utc = '2024-04-05T22:30:00Z' where id = $1`,
      on.own.checkIns.single,
    )
    await on.set(
      `update check_ins set day = '2024-04-08', scheduled_utc = '2024-04-07T23:30:00Z' where id = $1`,
      on.own.checkIns.ofSeries,
    )
    const { address } = await on.make()
    const meetings = async () => {
      await both(address)
      const feed = eventsIn((await on.fetch(address)).text).filter(({ summary }) => summary.startsWith('Check-in'))
      const page = (await on.month('2024-04')).entries.filter(({ kind }) => kind === 'checkIn')
      return [feed.map(({ start }) => start), page.map(({ day }) => day)]
    }
    const starts = ['2024-04-05T22:30:00.000Z', '2024-04-07T23:30:00.000Z']
    expect(await meetings()).toEqual([starts, ['2024-04-06', '2024-04-08']])
    await on.set(`update memberships set zone = 'America/New_York' where tenant_id = $1`, on.own.tenantId)
    expect(await meetings()).toEqual([starts, ['2024-04-06', '2024-04-08']])
  })

  test('a day is the client’s, however near midnight', async () => {
    await on.fill()
    const { address } = await on.make()
    const day = async () =>
      eventsIn((await on.fetch(address)).text).find(({ summary }) => summary.startsWith('Certification'))?.start
    expect(await day()).toBe('2024-03-20')
    await on.set(`update certifications set expiry_utc = '2024-03-20T13:00:00Z' where id = $1`, on.own.certification)
    expect(await day()).toBe('2024-03-21')
    await both(address)
  })
})

test('an address at another client, or for another client’s person, answers as if there were none', async () => {
  const answer = await on.ask('', on.other.target)
  expect(codeOf(answer)).toBe('404 not_found')
  expect(codeOf(await on.ask('/feed', on.other.target))).toBe('404 not_found')
})

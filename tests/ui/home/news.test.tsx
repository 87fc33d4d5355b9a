import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../src/domain/audit/nouns.ts'
import type { OccasionOfPerson, Occasions, SinceVisit } from '../../../src/domain/home/news/nouns.ts'
import type { OccasionSetting } from '../../../src/domain/organisation/occasions.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { ava, eve, max } from '../../fixtures/people.ts'
import { unreachable } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const person = (fullName: string, over: Partial<OccasionOfPerson> = {}): OccasionOfPerson => ({
  id: employeeId(fullName),
  fullName,
  positionTitle: 'Carpenter',
  department: { id: employeeId('yard') as never, name: 'Yard' },
  avatarUrl: null,
  day: '2026-03-10',
  years: null,
  ...over,
})
const toldOf = (...people: ReadonlyArray<OccasionOfPerson>) => ({ total: people.length, people })
const none = toldOf()
const nothing: Occasions = { joined: none, starting: none, birthday: none, anniversary: none }
/** 10 March in Melbourne. */
const now = () => Date.parse('2026-03-09T23:00:00.000Z')

describe('Around the company', () => {
  const at = async (occasions: Partial<Occasions>, as: Role = 'employee') => {
    const seen = await visit('/', {
      as,
      now,
      answers: { employees: { team: [] }, news: { occasions: { ...nothing, ...occasions } } },
    })
    return { ...seen, around: within(await seen.main.findByRole('region', { name: 'Around the company' })) }
  }

  it('names who is new with what they do, birthdays, and how many years somebody has been here', async () => {
    const { around } = await at({
      joined: toldOf(person('Zara', { day: '2026-03-02' })),
      starting: toldOf(person('Yan', { day: '2026-03-16' })),
      birthday: toldOf(person('Kirra', { day: '2026-03-11' })),
      anniversary: toldOf(person('Harriet', { years: 1 }), person('Ida', { years: 12 })),
    })
    const list = async (name: string) =>
      within(await around.findByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(await list('New here')).toEqual([expect.stringMatching(/ZaraCarpenter, Yard2nd Mar 2026$/)])
    expect(await list('Starting soon')).toEqual([expect.stringMatching(/YanCarpenter, Yard16th Mar 2026$/)])
    expect(await list('Birthdays')).toEqual([expect.stringMatching(/KirraCarpenter, YardTomorrow$/)])
    expect(await list('Work anniversaries')).toEqual([
      expect.stringMatching(/Harriet1 year here, CarpenterTodayPraise Harriet$/),
      expect.stringMatching(/Ida12 years here, CarpenterTodayPraise Ida$/),
    ])
  })

  it.each<readonly [Role, opens: boolean]>([
    ['employee', false],
    ['manager', true],
    ['admin', true],
  ])('as %s a name leads to the record of whom one may open', async (as, opens) => {
    const { around } = await at(
      { birthday: toldOf(person('Eve Marlowe', { id: as === 'employee' ? max : eve, day: '2026-03-12' })) },
      as,
    )
    await around.findByText('Eve Marlowe')
    const link = around.queryByRole('link', { name: /^(?!Praise).*Eve Marlowe/ })
    expect(link?.getAttribute('href') ?? null).toBe(opens ? pathTo('employee', { id: eve }) : null)
  })

  it('on the day one praises them, on no other and never oneself', async () => {
    const { around } = await at({
      birthday: toldOf(person('Kirra'), person('Eve', { id: eve }), person('Sione', { day: '2026-03-12' })),
    })
    await around.findByText('Sione')
    const praise = around.getAllByRole('link', { name: /^Praise/ })
    expect(praise.map((link) => link.getAttribute('href'))).toEqual([
      `${pathTo('praise')}?tab=give&person=${employeeId('Kirra')}`,
    ])
  })

  it('of many the first four, then those that were named, and how many there are besides', async () => {
    const people = Array.from({ length: 6 }, (_, at) => person(`Person ${at}`, { day: '2026-03-12' }))
    const { around, user } = await at({ birthday: { total: 80, people } })
    await around.findByText('Person 3')
    expect(around.queryByText('Person 4')).toBeNull()
    await user.click(around.getByRole('button', { name: 'Show 2 more' }))
    expect(around.getByText('Person 5')).toBeTruthy()
    expect(around.getByText('and 74 more')).toBeTruthy()
  })

  it('of nobody says so, and leads to what others are told about oneself', async () => {
    const { around } = await at({})
    expect(await around.findByText(/^No new people/)).toBeTruthy()
    expect(around.getByRole('link', { name: 'Choose what others see' }).getAttribute('href')).toBe(pathTo('settings'))
  })

  it('that cannot be read leaves the rest of the page', async () => {
    const { main } = await visit('/', {
      answers: { employees: { team: [] }, news: { occasions: failing(unreachable) } },
    })
    expect(await main.findByText('New people, birthdays and anniversaries could not be loaded')).toBeTruthy()
    expect(main.getByText('Nothing is waiting for you')).toBeTruthy()
  })
})

describe('What others are told about you', () => {
  const at = async (told: OccasionSetting, choose: unknown = undefined) => {
    const seen = await visit(pathTo('settings'), {
      answers: {
        news: { choices: { hidesBirthday: false, hidesAnniversary: false, told }, choose: choose as never },
      },
    })
    const section = within(await seen.main.findByRole('region', { name: 'What others see about you' }))
    return { ...seen, section }
  }

  it('is hidden one by one, at once', async () => {
    const { section, user, calls } = await at('both', { hidesBirthday: true, hidesAnniversary: false, told: 'both' })
    const birthday = await section.findByRole('switch', { name: /my birthday/, checked: true })
    await user.click(birthday)
    expect(await section.findByRole('switch', { name: /my birthday/, checked: false })).toBeTruthy()
    expect(section.getByRole('switch', { name: /work anniversaries/, checked: true })).toBeTruthy()
    expect(calls('news.choose').map(({ payload }) => payload)).toEqual([
      { hidesBirthday: true, hidesAnniversary: false },
    ])
  })

  it('stands again as it is when it could not be kept', async () => {
    const { section, user } = await at('both', failing(unreachable))
    await user.click(await section.findByRole('switch', { name: /my birthday/ }))
    expect(await section.findByRole('switch', { name: /my birthday/, checked: true })).toBeTruthy()
  })

  it.each<readonly [OccasionSetting, count: number]>([
    ['both', 0],
    ['birthdays', 1],
    ['neither', 2],
  ])('says what an administrator has switched off, of %s', async (told, count) => {
    const { section } = await at(told)
    await section.findByRole('switch', { name: /my birthday/ })
    expect(section.queryAllByText('An administrator has turned this off for everyone.')).toHaveLength(count)
  })
})

describe('Since you were last here', () => {
  const since: SinceVisit = {
    sinceUtc: '2026-03-08T03:05:00.000Z',
    newPeople: [],
    policies: [],
    changes: [],
    hasMore: false,
  }
  const at = async (found: Partial<SinceVisit>, as: Role = 'employee') =>
    visit('/', { as, now, answers: { employees: { team: [] }, news: { visit: { ...since, ...found } } } })
  const change = (id: number): AuditEntry => ({
    id,
    atUtc: '2026-03-09T22:00:00.000Z',
    actor: { id: ava, fullName: 'Ava Lindqvist' },
    action: 'updated',
    kind: 'goal',
    subjectId: employeeId(`goal ${id}`),
    name: `Goal ${id}`,
    person: { id: eve, fullName: 'Eve Marlowe' },
    fields: ['description'],
    values: [],
  })

  it('stands what has changed, each with the way to it, and when that was', async () => {
    const { main } = await at({
      policies: [
        { id: employeeId('p1') as never, title: 'Lone working', versionNo: 2 },
        { id: employeeId('p2') as never, title: 'Heat', versionNo: 1 },
      ],
      newPeople: [{ id: max, fullName: 'Max Oduya' }],
      changes: [change(1)],
    })
    const region = within(await main.findByRole('region', { name: 'Since you were last here' }))
    expect(region.getByText(/^8 Mar 2026/)).toBeTruthy()
    const lines = region.getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Lone workingA policy that applies to you has a new version',
      'HeatA new policy applies to you',
      'Max OduyaNew in your department',
      expect.stringMatching(/^Ava Lindqvist .*Goal 1.*10 Mar 2026/),
    ])
    expect(lines.map((line) => within(line).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
      pathTo('hrDocument', { id: employeeId('p1') }),
      pathTo('hrDocument', { id: employeeId('p2') }),
      null,
      pathTo('goal', { id: employeeId('goal 1') }),
    ])
  })

  it('says that nothing has', async () => {
    const { main } = await at({})
    expect(await main.findByText('No changes for you or your people.')).toBeTruthy()
  })

  it('is not there in the first visit', async () => {
    const { main } = await at({ sinceUtc: null })
    expect(await main.findByText('Nothing is waiting for you')).toBeTruthy()
    expect(main.queryByRole('region', { name: 'Since you were last here' })).toBeNull()
  })

  it('of much the newest five, then the rest, and that there is more', async () => {
    const { main, user } = await at({ changes: [1, 2, 3, 4, 5, 6, 7].map(change), hasMore: true })
    const region = within(await main.findByRole('region', { name: 'Since you were last here' }))
    expect(region.getAllByRole('listitem')).toHaveLength(5)
    await user.click(region.getByRole('button', { name: 'Show 2 more' }))
    expect(region.getAllByRole('listitem')).toHaveLength(7)
    expect(region.getByText(/^For older changes/)).toBeTruthy()
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import type { LocaleSettings } from '../../../src/domain/organisation/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const { zone: _, ...company } = standardLocale
const none = { dateStyle: null, firstWeekday: null, numberStyle: null, zone: null }
const before: LocaleSettings = { company: { ...company, version: 3 }, own: none }

const at = (locale: Answers['locale'], as: Role = 'admin', tenant = {}) =>
  visit(pathTo('settings'), { as, tenant, answers: { locale: { show: before, ...locale } } })

const choose = async ({ main, user }: Awaited<ReturnType<typeof at>>, of: number, style: string) =>
  user.selectOptions((await main.findAllByRole('combobox', { name: 'Dates' }))[of] as HTMLElement, style)

describe('How days and numbers are written (ours)', () => {
  it('everybody chooses for themself, and every page writes so from then on', async () => {
    const after = { ...before, own: { ...none, dateStyle: 'y-m-d' } } as const
    const visited = await at({ updateOwn: after }, 'employee')
    await choose(visited, 0, '2024-12-31')
    expect(visited.calls('locale.updateOwn')).toMatchObject([{ payload: { ...none, dateStyle: 'y-m-d' } }])
    expect(await visited.main.findByText(/^Current time: \d{4}-\d\d-\d\d \d\d:\d\d( \S+)?$/)).toBeTruthy()
    expect(visited.main.queryByRole('heading', { name: 'Date and number format for everyone' })).toBeNull()
  })

  it('shows times where one likes to read them, and says which zone that is', async () => {
    const own = { ...none, zone: 'Asia/Tokyo' }
    const visited = await at({ updateOwn: { ...before, own } }, 'employee')
    await visited.user.selectOptions(await visited.main.findByRole('combobox', { name: 'Show times in' }), 'Asia/Tokyo')
    expect(visited.calls('locale.updateOwn')).toMatchObject([{ payload: own }])
    expect(await visited.main.findByText(/^Current time: .* \d\d:\d\d GMT\+9$/)).toBeTruthy()
  })

  it.each([
    ['names no zone where the reader is in the client’s', Intl.DateTimeFormat().resolvedOptions().timeZone, /:\d\d$/],
    ['names the client’s for a reader elsewhere', 'Pacific/Kiritimati', /:\d\d GMT\+14$/],
  ])('%s', async (_, timeZone, written) => {
    const { main } = await at({}, 'employee', { timeZone })
    expect((await main.findByText(/^Current time: /)).textContent).toMatch(written)
  })

  it('says what the company has, for a person who chooses nothing', async () => {
    const { main } = await at({}, 'employee')
    expect(await main.findByRole('option', { name: 'Company default: 31st Dec 2024' })).toBeTruthy()
    expect(main.getByRole('option', { name: 'Company default: Monday' })).toBeTruthy()
    expect(main.getByRole('option', { name: 'Company default: 12,345.67' })).toBeTruthy()
  })

  it('an admin chooses for everybody; what somebody else has changed meanwhile is said, and stands', async () => {
    const visited = await at({ updateCompany: failing(refused('changed_meanwhile', 409)) })
    await choose(visited, 1, '31/12/2024')
    expect(visited.calls('locale.updateCompany')).toMatchObject([{ payload: { dateStyle: 'd/m/y', version: 3 } }])
    await screen.findByRole('region', { name: 'Notifications' })
    expect(notices()).toHaveLength(1)
    expect((await visited.main.findAllByRole('combobox', { name: 'Dates' }))[1]).toHaveProperty('value', 'ordinal')
  })
})

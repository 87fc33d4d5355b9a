import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { at } from '../../fixtures/time.ts'
import { unreachable } from '../../machines/ports.ts'
import { headcountAnswer } from '../../scenarios/reports.scenario.ts'
import { failing, type Role, visit } from '../visit.tsx'

const reporting = (path: string, read: unknown = headcountAnswer, as: Role = 'admin') =>
  visit(path, { as, answers: { reports: { read: read as never }, views: { views: [] } } })

const agreements: ReportAnswer = {
  ...headcountAnswer,
  name: 'outstandingPolicies',
  from: null,
  until: null,
  columns: reportShapes.outstandingPolicies.columns.map(({ key, label, kind }) => ({ key, label, kind })),
  figures: [
    { of: 'late', count: 3 },
    { of: 'open', count: 1 },
  ],
  count: 0,
  rows: [],
}

const chosen = async (user: UserEvent, field: HTMLElement, day: string) => {
  // In the place of what stands there.
  await user.tripleClick(field)
  await user.paste(day)
  await user.keyboard('{Enter}')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

describe('2.6-14, 6-16 The reports', () => {
  it.each<[Role, ReadonlyArray<string>]>([
    ['admin', ['Compliance Reports', 'Employee Reports', 'System Reports']],
    ['employee', ['Employee Reports', 'System Reports']],
  ])('stand in the groups that are open to the %s', async (as, groups) => {
    const { main } = await reporting('/reports', headcountAnswer, as)
    const shown = (await main.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    expect(shown.filter((name) => name?.endsWith(' Reports'))).toEqual(groups)
  })

  it.each<[Role, string]>([
    ['employee', 'outstandingPolicies'],
    ['admin', 'constructor'],
  ])('an address of none, or of one that is closed, is not found: %s, %s', async (as, name) => {
    const { main, calls } = await reporting(`/report/${name}`, headcountAnswer, as)
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(calls('reports.read')).toEqual([])
  })
})

describe('areas 1.11 A report', () => {
  it('the day and the department stand in the address, and are asked for', async () => {
    const { main, user, calls, address } = await reporting('/report/headcount?department=Site+Operations')
    expect(await main.findByLabelText('Department')).toHaveProperty('value', 'Site Operations')
    await chosen(user, main.getByLabelText('From'), '1 May 2026')
    await chosen(user, main.getByLabelText('Until'), '30 June 2026')
    const question = { department: 'Site Operations', from: '2026-05-01', until: '2026-06-30' }
    await waitFor(() => expect(calls('reports.read').at(-1)?.query).toEqual(question))
    await waitFor(() => expect(address()).toContain('from=2026-05-01&until=2026-06-30'))
    await user.selectOptions(main.getByLabelText('Department'), 'All departments')
    await waitFor(() => expect(calls('reports.read').at(-1)?.query).not.toHaveProperty('department'))
  })

  it('as at a day of which there is nothing says so', async () => {
    const { columns } = reportShapes.certificationRegister
    const { main, user, calls, address } = await reporting('/report/certificationRegister', {
      ...agreements,
      name: 'certificationRegister',
      columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
      figures: [],
    })
    await chosen(user, await main.findByLabelText('As at'), '1 Jan 2001')
    await waitFor(() => expect(calls('reports.read').at(-1)?.query).toEqual({ asAt: '2001-01-01' }))
    await waitFor(() => expect(address()).toContain('asAt=2001-01-01'))
    expect(await main.findByText('No certifications')).toBeTruthy()
  })

  it('each number narrows it to its rows, which stands in the address, and again to all', async () => {
    const { main, user, calls, address } = await reporting('/report/outstandingPolicies', agreements)
    const late = await main.findByRole('button', { name: 'Overdue: 3' })
    await user.click(late)
    await waitFor(() => expect(calls('reports.read').at(-1)?.query).toEqual({ only: 'late' }))
    await waitFor(() => expect(address()).toContain('only=late'))
    expect(main.getByRole('button', { name: 'Overdue: 3' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(main.getByRole('button', { name: 'Overdue: 3' }))
    await waitFor(() => expect(address()).not.toContain('only'))
  })

  it('an address opens it narrowed', async () => {
    const { main, calls } = await reporting('/report/outstandingPolicies?only=late', agreements)
    const late = await main.findByRole('button', { name: 'Overdue: 3' })
    expect(late.getAttribute('aria-pressed')).toBe('true')
    expect(calls('reports.read')[0]?.query).toEqual({ only: 'late' })
  })

  it('what is searched stands in the address', async () => {
    const { main, user, calls, address } = await reporting('/report/outstandingPolicies', agreements)
    await user.type(await main.findByRole('searchbox'), 'roof')
    await waitFor(() => expect(calls('reports.read').at(-1)?.query).toEqual({ search: 'roof' }))
    await waitFor(() => expect(address()).toContain('search=roof'))
  })

  it('that cannot be made says so, keeps its address and is tried again', async () => {
    let tries = 0
    const read = () => (++tries === 1 ? failing(unreachable) : headcountAnswer)
    const { main, user, address } = await reporting('/report/headcount?department=Site+Operations', read)
    expect(await main.findByText('The report could not be created')).toBeTruthy()
    expect(address()).toContain('department=Site+Operations')
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByText('1 figure')).toBeTruthy()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { savedQuery } from '../../../src/domain/reports/savedReport.ts'
import type { SavedView } from '../../../src/domain/views/nouns.ts'
import { headcountAnswer } from '../../scenarios/reports.scenario.ts'
import { type Role, visit } from '../visit.tsx'

const idOf = (no: number) => `00000000-0000-4000-8000-00000000000${no}` as ItemId
const aView = (no: number, name: string, query: string): SavedView => ({
  id: idOf(no),
  list: 'reports',
  name,
  query,
  isDefault: false,
  isShared: false,
  isOwn: true,
  version: 1,
})
const mine = aView(1, 'My crew', savedQuery('headcount', { department: 'Site Operations' }))
const gaps = aView(2, 'Gaps', savedQuery('certificationGaps', {}))

const at = (path: string, as: Role = 'admin', more: object = {}, reports: object = {}) =>
  visit(path, {
    as,
    answers: { views: { views: [mine, gaps], ...more }, reports: { read: headcountAnswer, schedules: [], ...reports } },
  })

describe('Saved reports', () => {
  it('stand above all others with what each asks, and lead to it', async () => {
    const { main } = await at('/reports')
    const section = within(await main.findByRole('region', { name: 'Your saved reports' }))
    const link = section.getByRole('link', { name: 'My crew' })
    expect(link.getAttribute('href')).toBe(`/report/headcount?department=Site+Operations&saved=${idOf(1)}`)
    expect(section.getByText('Headcount · Department: Site Operations')).toBeTruthy()
    expect(section.getAllByRole('listitem')).toHaveLength(2)
  })

  it('of a report that is not open to them are not offered; opened by address, they say why', async () => {
    const { main } = await at('/reports', 'employee')
    const section = within(await main.findByRole('region', { name: 'Your saved reports' }))
    expect(section.getAllByRole('listitem')).toHaveLength(1)
    const closed = await at(`/report/certificationGaps?saved=${idOf(2)}`, 'employee')
    expect(await closed.main.findByText('“Gaps” is no longer available')).toBeTruthy()
    expect(closed.main.getByText(/Only an administrator can do this/)).toBeTruthy()
    expect(closed.calls('reports.read')).toEqual([])
  })

  it('of somebody else are nothing one is told of', async () => {
    const { main } = await at(`/report/certificationGaps?saved=${idOf(9)}`, 'employee')
    expect(await main.findByText('There is nothing to show here')).toBeTruthy()
  })

  it('are made of what is shown, under a name that is not taken', async () => {
    const { main, user, calls } = await at('/report/headcount?department=Site+Operations&search=roof', 'admin', {
      createView: { ...mine, id: idOf(3), name: 'Roofers' },
    })
    await user.click(await main.findByRole('button', { name: 'Saved reports' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save this report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this report' }))
    expect(dialog.queryByRole('checkbox')).toBeNull()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'my crew')
    await user.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(dialog.getByText('You already have a report with this name')).toBeTruthy()
    expect(calls('views.createView')).toEqual([])
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Roofers')
    await user.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(calls('views.createView')).toMatchObject([
      {
        payload: {
          list: 'reports',
          name: 'Roofers',
          query: 'report=headcount&department=Site+Operations&search=roof',
          isShared: false,
        },
      },
    ])
  })

  it('are brought to what is shown, renamed and deleted', async () => {
    const { main, user, calls } = await at(`/report/headcount?search=roof&saved=${idOf(1)}`, 'admin', {
      updateView: mine,
    })
    await user.click(await main.findByRole('button', { name: 'Saved reports, My crew' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Update “My crew” to the current view' }))
    expect(calls('views.updateView')).toMatchObject([
      { payload: { name: 'My crew', query: 'report=headcount&search=roof', version: 1 } },
    ])
    await user.click(await main.findByRole('button', { name: 'Saved reports, My crew' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete “My crew”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “My crew”?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete “My crew”' }))
    expect(calls('views.removeView')).toHaveLength(1)
  })

  it('are mailed as often as is chosen, and not any more', async () => {
    const monthly = { id: mine.id, every: 'month', weekday: '1', monthDay: 'last', version: 1 }
    const { main, user, calls } = await at('/reports', 'admin', {}, { saveSchedule: monthly })
    await user.click(await main.findByRole('button', { name: 'Actions for My crew' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Email me My crew' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Email me My crew' }))
    expect(dialog.getByText(/^Sent only to you at 8 am/)).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'Every month')
    expect(dialog.queryByRole('combobox', { name: 'On' })).toBeNull()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'On the' }), 'Last day')
    await user.click(dialog.getByRole('button', { name: 'Save schedule' }))
    expect(calls('reports.saveSchedule')).toMatchObject([
      { params: { id: mine.id }, payload: { every: 'month', monthDay: 'last', version: 0 } },
    ])
    expect(await main.findByText(/^Emailed to you on the last day of every month, next on /)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Actions for My crew' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stop emails of My crew' }))
    expect(main.queryByText(/^Emailed to you/)).toBeNull()
    expect(calls('reports.removeSchedule')).toMatchObject([{ params: { id: mine.id } }])
  })

  it('that name a department which is not there any more say so, and the way back', async () => {
    const { main, user } = await at(`/report/headcount?department=Roofing&saved=${idOf(1)}`)
    expect(await main.findByText(/Nothing in this report is in a department called “Roofing”/)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Show all departments' }))
    expect(main.queryByText(/called “Roofing”/)).toBeNull()
  })
})

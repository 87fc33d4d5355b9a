import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEntry } from '../../fixtures/audit.ts'
import { anEmployee, eve, max } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const added = anEntry({ id: 2, action: 'created', fields: [], atUtc: '2026-11-20T03:00:00.000Z' })
const page = (next: number | null = null) => ({ entries: [anEntry(), added], next })

const atTheAudit = (audit: Answers['audit'], search = '', as: Role = 'admin') =>
  visit(`${pathTo('audit')}${search}`, { as, answers: { audit } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

describe('The audit', () => {
  it('is narrowed by its filters, which stand in the address, and widened again', async () => {
    const { main, user, calls, address } = await atTheAudit({ list: page() }, `?person=${eve}`)
    await user.click(await main.findByRole('button', { name: 'Filters (active)' }))
    await user.selectOptions(await screen.findByLabelText('Action'), 'Added')
    await waitFor(() => expect(calls('audit.list').at(-1)?.query).toMatchObject({ person: eve, action: 'created' }))
    expect(address()).toContain('action=created')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe(pathTo('audit')))
    expect(calls('audit.list').at(-1)?.query).not.toHaveProperty('action')
  })

  it('begins with the filter of its address', async () => {
    const { calls } = await atTheAudit({ list: page() }, '?action=created')
    await waitFor(() => expect(calls('audit.list')[0]?.query).toMatchObject({ action: 'created' }))
  })

  it('without a match says so, and how to see more', async () => {
    const { main, user, address } = await atTheAudit({ list: { entries: [], next: null } }, '?action=created')
    expect(await main.findByText('No matching changes')).toBeTruthy()
    await user.click(main.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement)
    expect(await main.findByText('No changes yet')).toBeTruthy()
    expect(address()).toBe(pathTo('audit'))
  })

  it('opens a change with all that is kept of it, and leads to those like it', async () => {
    const approved = anEntry({
      actor: { id: max, fullName: 'Max Oduya' },
      values: [{ field: 'phone', before: '0491', after: '0492' }],
    })
    const { main, user, address } = await atTheAudit({ list: { entries: [approved], next: null } })
    await user.click(await main.findByText(/changed Eve Marlowe’s phone/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change' }))
    expect(dialog.getByText(/Phone changed from 0491 to 0492/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'All by Max Oduya' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toContain(`actor=${max}`)
  })

  it('shows what is older below what stands there', async () => {
    const { main, user, calls } = await atTheAudit({
      list: ({ query }) =>
        String(query?.before) === '2' ? { entries: [anEntry({ id: 3, fields: ['email'] })], next: null } : page(2),
    })
    await user.click(await main.findByRole('button', { name: 'Show older changes' }))
    expect(await main.findByText(/changed Eve Marlowe’s email/)).toBeTruthy()
    expect(main.getByText(/changed Eve Marlowe’s phone/)).toBeTruthy()
    expect(calls('audit.list')).toHaveLength(2)
    expect(main.queryByRole('button', { name: 'Show older changes' })).toBeNull()
  })

  it('that could not be exported says why', async () => {
    const { main, user, calls } = await atTheAudit({ list: page(), csv: failing(unreachable) }, '?action=created')
    await user.click(await main.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(notices()).toHaveLength(1))
    expect(notices()[0]).toContain('The server cannot be reached')
    expect(calls('audit.csv')[0]?.query).toMatchObject({ action: 'created' })
  })

  it.each<Role>(['manager', 'employee'])('is plainly not found for a %s', async (as) => {
    const { main, calls } = await atTheAudit({ list: page() }, '', as)
    expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(calls('audit.list')).toEqual([])
  })
})

describe('The timeline of a person', () => {
  const atTheTimeline = (history: Answers['history'], { search = '', as = 'admin' as Role } = {}) =>
    visit(`${pathTo('employee', { id: eve })}?tab=timeline${search}`, {
      as,
      answers: { employees: { read: anEmployee() }, history },
    })

  it('stands under its days, the newest first', async () => {
    const { main } = await atTheTimeline({ timeline: page() })
    const today = within(await main.findByRole('region', { name: 'Today' }))
    expect(today.getByText(/changed Eve Marlowe’s phone/)).toBeTruthy()
    expect(within(main.getByRole('region', { name: 'Yesterday' })).getByText(/added Eve Marlowe/)).toBeTruthy()
  })

  it('is narrowed to a kind, which stands in the address, and says when there is none', async () => {
    const none = { entries: [], next: null }
    const { main, user, address } = await atTheTimeline({
      timeline: ({ query }) => (query?.group === 'positions' ? none : page()),
    })
    await user.selectOptions(await main.findByLabelText('Show'), 'Positions')
    expect(await main.findByText(/Nothing of this kind has happened/)).toBeTruthy()
    expect(address()).toContain('tab=timeline&of=positions')
  })

  it('begins with the kind of its address', async () => {
    const { main } = await atTheTimeline({ timeline: { entries: [], next: null } }, { search: '&of=positions' })
    expect(await main.findByLabelText('Show')).toHaveProperty('value', 'positions')
  })

  it('leads an admin, and nobody else, to the audit', async () => {
    const admin = await atTheTimeline({ timeline: page() })
    const link = await admin.main.findByRole('link', { name: 'Open in audit log' })
    expect(link.getAttribute('href')).toContain(`person=${eve}`)
    const manager = await atTheTimeline({ timeline: page() }, { as: 'manager' })
    expect(await manager.main.findByText(/changed Eve Marlowe’s phone/)).toBeTruthy()
    expect(manager.main.queryByRole('link', { name: 'Open in audit log' })).toBeNull()
  })
})

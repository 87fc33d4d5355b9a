import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComplianceItem, PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { eve } from '../../fixtures/people.ts'
import { at as instant } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, chosenIn, failing, type Role, visit } from '../visit.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: instant('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const item = (title: string, standing: ComplianceItem['standing'], over: Partial<ComplianceItem> = {}) => ({
  kind: 'policy' as const,
  id: `id-of-${title}`,
  title,
  standing,
  dueUtc: null,
  doneUtc: null,
  ...over,
})
const conduct = item('Code of Conduct', 'owed', { dueUtc: '2026-12-01T00:00:00.000Z' })
const whiteCard = item('White Card', 'missing', { kind: 'certification' })
const phones = item('Company Mobile Phones', 'agreed', { doneUtc: '2026-01-03T00:00:00.000Z' })

const owing = (items: readonly ComplianceItem[], over: Partial<PersonCompliance> = {}): PersonCompliance => ({
  hasLeft: false,
  endedUtc: null,
  items,
  ...over,
})

const at = (complianceOf: NonNullable<Answers['certifications']>['complianceOf'], as: Role = 'admin') =>
  visit(pathTo('employeeCompliance', { employeeId: eve }), { as, answers: { certifications: { complianceOf } } })
const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.querySelector('span > span')?.textContent)

describe('What one person owes', () => {
  it('stands apart from what is done, each where it can be done or looked at', async () => {
    const { main } = await at(owing([conduct, whiteCard, phones]))
    const owed = await main.findByRole('list', { name: 'Outstanding' })
    expect(titlesIn(owed)).toEqual(['Code of Conduct', 'White Card'])
    expect(titlesIn(main.getByRole('list', { name: 'Complete' }))).toEqual(['Company Mobile Phones'])
    expect(
      within(owed)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([pathTo('hrDocument', { id: conduct.id }), pathTo('employeeCertifications', { id: eve })])
  })

  it('of what was held and has expired leads to it, and says so', async () => {
    const over = { kind: 'certification' as const, dueUtc: '2026-11-19T13:59:59.999Z' }
    const card = item('White Card', 'expired', over)
    const { main } = await at(owing([card]))
    const link = within(await main.findByRole('list', { name: 'Outstanding' })).getByRole('link')
    expect(link.textContent).toMatch(/White Card.*expired.*Expired/)
    expect(link.getAttribute('href')).toBe(
      pathTo('employeeCertificationsWithId', { id: eve, certificationId: card.id }),
    )
  })

  it('that is nothing is said plainly', async () => {
    const { main } = await at(owing([phones]))
    expect(await main.findByText('Nothing outstanding')).toBeTruthy()
  })

  it('of somebody who has left stands as it did then, and nothing can be asked of them', async () => {
    const { main } = await at(owing([conduct, phones], { hasLeft: true, endedUtc: '2026-10-30T13:00:00.000Z' }))
    expect(await main.findByText(/Employment has ended\. Final status on/)).toBeTruthy()
    expect(titlesIn(main.getByRole('list', { name: 'Not done' }))).toEqual(['Code of Conduct'])
    expect(main.queryByRole('button', { name: /pause/i })).toBeNull()
  })

  it('that could not be read says why, and is asked for again', async () => {
    let isBack = false
    const { main, user } = await at(() => (isBack ? owing([conduct]) : failing(unreachable)))
    expect((await main.findByRole('alert')).textContent).toContain('could not be loaded')
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('list', { name: 'Outstanding' })).toBeTruthy()
  })

  it('is not told to those who may not know, nor that it is there', async () => {
    const { main } = await at(failing(refused('not_found', 404)), 'employee')
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Evidence' })).toBeNull()
  })
})

describe('The evidence of it', () => {
  it('that could not be made is told, and can be asked for again', async () => {
    const { main, user, calls } = await visit(pathTo('employeeCompliance', { employeeId: eve }), {
      as: 'employee',
      answers: {
        certifications: { complianceOf: owing([phones]) },
        hrDocumentFiles: { evidenceOf: failing(unreachable) },
      },
    })
    await main.findByRole('list', { name: 'Complete' })
    for (const times of [1, 2]) {
      const items = await chosenIn(user, 'Evidence')
      await user.click(items.find(({ textContent }) => textContent === 'Evidence as PDF') as HTMLElement)
      expect(await screen.findByText(/Failed to export the evidence/)).toBeTruthy()
      expect(calls('hrDocumentFiles.evidenceOf')).toHaveLength(times)
    }
  })
})

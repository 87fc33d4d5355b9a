import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { denials } from '../../../src/domain/certifications/wording.ts'
import type { ReminderPause } from '../../../src/domain/compliance/nouns.ts'
import { denials as pausing } from '../../../src/domain/compliance/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aCertification, aCertificationType } from '../../fixtures/certifications.ts'
import { eve } from '../../fixtures/people.ts'
import { at as instant } from '../../fixtures/time.ts'
import { type Role, visit } from '../visit.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: instant('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const fill = async (user: UserEvent, field: HTMLElement, day: string) => {
  await user.tripleClick(field)
  await user.paste(day)
}

describe('All reminders of a person', () => {
  const pause: ReminderPause = {
    untilDay: '2026-12-21',
    reason: 'On leave',
    setBy: 'Max Oduya',
    setUtc: '2026-11-21T04:00:00.000Z',
  }
  /** What is there now; a change leads to what is said after it. */
  const at = (now: ReminderPause | null, after: ReminderPause | null = now, as: Role = 'manager') => {
    let isChanged = false
    return visit(pathTo('employeeCompliance', { employeeId: eve }), {
      as,
      answers: {
        certifications: { complianceOf: { hasLeft: false, endedUtc: null, items: [] } },
        compliance: {
          reminderPause: () => (isChanged ? after : now),
          pauseReminders: () => {
            isChanged = true
            return after
          },
        },
      },
    })
  }
  const opened = async ({ main, user }: Awaited<ReturnType<typeof at>>) => {
    await user.click(await main.findByRole('button', { name: 'Pause reminders' }))
    return within(await screen.findByRole('dialog', { name: 'Pause reminders for Eve Marlowe' }))
  }

  it('are paused by their manager until a day, with a reason, which is said then', async () => {
    const page = await at(null, pause)
    const dialog = await opened(page)
    await fill(page.user, dialog.getByLabelText(/^Until/), '2026-12-21')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'On leave')
    await page.user.click(dialog.getByRole('button', { name: 'Pause' }))
    expect((await page.main.findByText(/Reminders are paused until/)).textContent).toMatch(
      /until 21st Dec 2026: On leave\. Paused by Max Oduya/,
    )
    expect(page.calls('compliance.pauseReminders')).toMatchObject([
      { params: { id: eve }, payload: { untilDay: '2026-12-21', reason: 'On leave' } },
    ])
    expect(page.main.queryByRole('button', { name: 'Pause reminders' })).toBeNull()
  })

  it.each([
    ['2026-11-20', pausing.pauseNotAhead],
    ['2026-11-21', pausing.pauseNotAhead],
    ['2027-11-23', pausing.pauseTooLong],
    ['9999-12-31', pausing.pauseTooLong],
  ])('cannot be paused until %s', async (day, said) => {
    const page = await at(null)
    const dialog = await opened(page)
    await fill(page.user, dialog.getByLabelText(/^Until/), day)
    await page.user.click(dialog.getByRole('button', { name: 'Pause' }))
    expect(dialog.getByText(said)).toBeTruthy()
    expect(page.calls('compliance.pauseReminders')).toEqual([])
  })

  it('go on once that is confirmed', async () => {
    const page = await at(pause, null)
    await page.user.click(await page.main.findByRole('button', { name: 'Resume now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Resume reminders for Eve Marlowe' }))
    expect(page.calls('compliance.pauseReminders')).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Resume now' }))
    await waitFor(() => expect(page.main.queryByText(/Reminders are paused until/)).toBeNull())
    expect(page.calls('compliance.pauseReminders')).toMatchObject([{ payload: { untilDay: null } }])
    expect(page.main.getByRole('button', { name: 'Pause reminders' })).toBeTruthy()
  })

  it.each<[Role, boolean]>([
    ['admin', true],
    ['manager', true],
    ['employee', false],
  ])('that wait are told to all who see them, and go on by %s: %s', async (as, may) => {
    const { main } = await at(pause, pause, as)
    expect(await main.findByText(/Reminders are paused until/)).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Resume now' }) !== null).toBe(may)
    expect(main.queryByRole('button', { name: 'Change date' }) !== null).toBe(may)
  })
})

describe('The reminders of one certification', () => {
  const card = aCertification({ expiryDate: '2026-12-31T13:59:59.999Z' })
  const at = (snoozedUntil: string | null, snooze: object) =>
    visit(pathTo('employeeCertificationsWithId', { id: eve, certificationId: card.id }), {
      answers: {
        certifications: {
          types: [aCertificationType()],
          complianceOf: { hasLeft: false, endedUtc: null, items: [] },
          listOf: [{ ...card, snoozedUntil }],
        },
        compliance: { snooze: snooze as never },
      },
    })
  // The dialogs come after their page.
  beforeAll(() => import('../../../src/ui/certifications/OpenDialogs.tsx'))

  const opened = async ({ main, user }: Awaited<ReturnType<typeof at>>) => {
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Snooze reminders/ }))
    return within(await screen.findByRole('dialog', { name: `${card.typeName} of ${card.employeeName}` }))
  }

  it('are snoozed until a day on which it has not expired', async () => {
    const page = await at(null, { ...card, snoozedUntil: '2026-12-11' })
    const dialog = await opened(page)
    const day = () => dialog.getByLabelText(/^Resume reminders on/)
    const snooze = () => page.user.click(dialog.getByRole('button', { name: 'Snooze reminders' }))
    await fill(page.user, day(), '2027-01-02')
    await snooze()
    expect(dialog.getByText(denials.snoozePastExpiry)).toBeTruthy()
    expect(page.calls('compliance.snooze')).toEqual([])
    await fill(page.user, day(), '2026-12-11')
    await snooze()
    expect((await page.main.findAllByText(/Reminders snoozed until/)).length).toBeGreaterThan(0)
    expect(page.calls('compliance.snooze')).toMatchObject([
      { params: { id: card.id }, payload: { untilDay: '2026-12-11' } },
    ])
  })

  it('are resumed before that', async () => {
    const page = await at('2026-12-11', { ...card, snoozedUntil: null })
    expect((await page.main.findAllByText(/Reminders snoozed until/)).length).toBeGreaterThan(0)
    const dialog = await opened(page)
    await page.user.click(dialog.getByRole('button', { name: 'Resume now' }))
    await waitFor(() => expect(page.main.queryByText(/Reminders snoozed until/)).toBeNull())
    expect(page.calls('compliance.snooze')).toMatchObject([{ payload: { untilDay: null } }])
  })
})

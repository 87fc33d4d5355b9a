import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EvidenceItem, ReviewEvidence } from '../../../src/domain/reviews/evidence/nouns.ts'
import type { AnswerSaved, PerformanceReview } from '../../../src/domain/reviews/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { employeeId, itemId } from '../../fixtures/ids.ts'
import { maxRef } from '../../fixtures/meetings.ts'
import { anAnswer, aPoint, aReview, submitId } from '../../fixtures/reviewRecord.ts'
import { at } from '../../fixtures/time.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const goal: EvidenceItem = {
  kind: 'goal',
  id: itemId('goal roof') as never,
  title: 'Reroof the depot',
  day: '2024-02-20',
  state: 'Active',
  progress: { kind: 'percent', start: 0, current: 80, target: 100, unit: '' },
  dueDate: null,
}
const checkIn: EvidenceItem = {
  kind: 'checkIn',
  id: itemId('check-in') as never,
  title: 'Weekly',
  day: '2024-01-15',
  reviewer: maxRef,
}
const certification: EvidenceItem = {
  kind: 'certification',
  id: itemId('licence') as never,
  title: 'Forklift licence',
  day: '2023-12-01',
  expiryDate: '2024-03-09T15:59:59.999Z',
}
const evidence: ReviewEvidence = {
  since: '2023-03-04',
  sinceReview: null,
  items: [goal, checkIn, certification],
}

const visited = (path: string, review: PerformanceReview, answers: Answers['reviews'], as: Role) =>
  visit(path, {
    as,
    tenant: { timeZone: 'Australia/Perth' },
    answers: { reviews: { read: review, evidence, ...answers } },
  })
const writing = (answers: Answers['reviews'] = {}, as: Role = 'employee') =>
  visited(
    pathTo('prSubmitEdit', { id: aReview().id, submitId: submitId(as === 'manager' ? 'reviewer' : 'employee') }),
    aReview(),
    answers,
    as,
  )
const opened = async (seen: Awaited<ReturnType<typeof visit>>, name: string) => {
  await seen.user.click(await seen.main.findByRole('button', { name }))
  return within(await seen.main.findByRole('dialog', { name: 'Evidence' }))
}
const toAnswer = 'Evidence: What went well?'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-03-04T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('Evidence beside what is written', () => {
  it('stands by month, the newest first, with what each came to', async () => {
    const panel = await opened(await writing(), toAnswer)
    expect(await panel.findByText(/^Eve Marlowe, since/)).toBeTruthy()
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Feb 2024',
      'Jan 2024',
      'Dec 2023',
    ])
    expect(panel.getByText('Goal: 80%')).toBeTruthy()
    expect(panel.getByText('Check-in: with Max Oduya')).toBeTruthy()
    expect(panel.getByText('Certification: expires on 9th Mar 2024')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Reroof the depot' }).getAttribute('href')).toBe(
      pathTo('employeeGoal', { employeeId: employeeId('eve'), id: goal.id }),
    )
  })

  it('a month of the axis leads to what is in it', async () => {
    const seen = await writing()
    const panel = await opened(seen, toAnswer)
    await seen.user.click(await panel.findByRole('button', { name: 'Jan 2024: 1' }))
    expect(document.activeElement?.textContent).toBe('Jan 2024')
  })

  it('is narrowed to one kind, and to all again', async () => {
    const seen = await writing()
    const panel = await opened(seen, toAnswer)
    await seen.user.click(await panel.findByRole('button', { name: 'Goals 1' }))
    expect(panel.queryByText('Weekly')).toBeNull()
    expect(panel.getByRole('button', { name: 'Dec 2023: 0' })).toBeTruthy()
    await seen.user.click(panel.getByRole('button', { name: 'All 3' }))
    expect(panel.getByText('Weekly')).toBeTruthy()
  })

  it('is cited in one press at the end of the answer, saved as what is typed is, and taken out again', async () => {
    const seen = await writing({
      saveAnswer: ({ payload }) => {
        const { text, version } = payload as AnswerSaved
        return anAnswer({ text, version: version + 1 })
      },
    })
    const panel = await opened(seen, toAnswer)
    const answer = within(seen.main.getByRole('group', { name: 'What went well?' })).getByRole('textbox')
    await seen.user.type(answer, 'Roof')
    await seen.user.click(await panel.findByRole('button', { name: 'Cite Reroof the depot' }))
    const cited = 'Roof\nGoal: Reroof the depot (80%, 20th Feb 2024)'
    expect(answer).toHaveProperty('value', cited)
    await vi.waitFor(() => expect(seen.calls('reviews.saveAnswer').at(-1)?.payload).toMatchObject({ text: cited }), {
      timeout: 4000,
    })
    await seen.user.click(panel.getByRole('button', { name: 'Remove Reroof the depot' }))
    expect(answer).toHaveProperty('value', 'Roof')
  })

  it('about one goal it is cited there', async () => {
    const seen = await writing()
    const panel = await opened(seen, 'Evidence: Reroof the depot')
    await seen.user.click(await panel.findByRole('button', { name: 'Cite Weekly' }))
    expect(seen.main.getByRole('textbox', { name: 'Reroof the depot' })).toHaveProperty(
      'value',
      'Check-in: Weekly (with Max Oduya, 15th Jan 2024)',
    )
  })

  it('in the discussion it is cited in a note; where no notes are written it is only read', async () => {
    const pointed = { stage: 'Discussing', points: [aPoint('Pay')] } as const
    const path = pathTo('prDiscussion', { id: aReview().id })
    const name = 'Evidence: Pay'
    const panel = await opened(await visited(path, aReview(pointed), {}, 'manager'), name)
    expect(await panel.findByRole('button', { name: 'Cite Weekly' })).toBeTruthy()
  })

  it('is only read where no notes are written', async () => {
    const path = pathTo('prDiscussion', { id: aReview().id })
    const reported = aReview({ stage: 'Report', points: [aPoint('Pay')] })
    const panel = await opened(await visited(path, reported, {}, 'admin'), 'Evidence: Annual review 2024')
    expect(await panel.findByText('Weekly')).toBeTruthy()
    expect(panel.queryByRole('button', { name: /^Cite/ })).toBeNull()
  })

  it('says that there is none', async () => {
    const panel = await opened(await writing({ evidence: { ...evidence, items: [] } }), toAnswer)
    expect(await panel.findByText('No evidence from this period')).toBeTruthy()
  })

  it('that could not be loaded is asked for again', async () => {
    let tries = 0
    const seen = await writing({ evidence: () => (++tries === 1 ? failing(unreachable) : evidence) })
    const panel = await opened(seen, toAnswer)
    await seen.user.click(await panel.findByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('Weekly')).toBeTruthy()
  })

  it('Escape closes it, and the button it was opened by has the focus again', async () => {
    const seen = await writing()
    await opened(seen, toAnswer)
    await seen.user.keyboard('{Escape}')
    expect(seen.main.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe(toAnswer)
  })
})

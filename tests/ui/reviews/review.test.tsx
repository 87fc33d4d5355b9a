import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import type { PerformanceReview } from '../../../src/domain/reviews/nouns.ts'
import { denials } from '../../../src/domain/reviews/wording.ts'
import { type PageName, pathTo } from '../../../src/domain/session/places.ts'
import { itemId } from '../../fixtures/ids.ts'
import { maxRef } from '../../fixtures/meetings.ts'
import { cycleId } from '../../fixtures/reviewCycles.ts'
import { anAnswer, aPoint, aReview, aReviewFile, rated, submitId } from '../../fixtures/reviewRecord.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

/** Every stage is gone through. */
const whole = {
  featureFlags: flagNames.map((name) => ({ name, isEnabled: name !== 'condensedPerformanceReviews' })),
}

interface Looking {
  readonly page?: Extract<PageName, 'pr' | 'prReport' | 'prDiscussion' | 'prEdit'>
  readonly as?: Role
  readonly answers?: Answers['reviews']
}

const condensed = { featureFlags: flagNames.map((name) => ({ name, isEnabled: true })) }

const seen = (review: PerformanceReview, { page = 'pr', as = 'employee', answers = {} }: Looking = {}) =>
  visit(pathTo(page, { id: review.id }), {
    as,
    tenant: { timeZone: 'Australia/Perth' },
    answers: { session: whole, reviews: { read: review, ...answers } },
  })

const writing = (review: PerformanceReview, as: Role = 'employee', answers: Answers['reviews'] = {}) =>
  visit(pathTo('prSubmitEdit', { id: review.id, submitId: submitId(as === 'manager' ? 'reviewer' : 'employee') }), {
    as,
    tenant: { timeZone: 'Australia/Perth' },
    answers: { session: whole, reviews: { read: review, ...answers } },
  })

const reading = (review: PerformanceReview, side: 'employee' | 'reviewer', as: Role = 'employee') =>
  visit(pathTo('prSubmit', { id: review.id, submitId: submitId(side) }), {
    as,
    tenant: { timeZone: 'Australia/Perth' },
    answers: { session: whole, reviews: { read: review } },
  })

const submitted = (...of: ReadonlyArray<'employee' | 'reviewer'>): Partial<PerformanceReview> => ({
  submittedBy: { employee: of.includes('employee'), reviewer: of.includes('reviewer') },
  submits: (['employee', 'reviewer'] as const).map((side) => ({
    id: submitId(side),
    side,
    submittedUtc: of.includes(side) ? '2024-03-04T01:00:00.000Z' : null,
    receipt: null,
  })),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-03-04T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('A review', () => {
  it('says where it stands, whose turn it is, and where each side is', async () => {
    const { main } = await seen(aReview(submitted('reviewer')))
    expect(await main.findByRole('heading', { level: 1, name: 'Annual review 2024' })).toBeTruthy()
    expect(main.getByText('Eve Marlowe, reviewed by Max Oduya')).toBeTruthy()
    expect(main.getByText('Your turn: write and submit your answers.')).toBeTruthy()
    expect(main.getByText('Being written', { selector: '[aria-current=step]' })).toBeTruthy()
    const answers = within(main.getByRole('list', { name: 'Answers' }))
    expect(answers.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Eve MarloweNot submitted',
      'Max Oduya4th Mar 2024Submitted',
    ])
  })

  it('draws the way it goes, which is shorter where reviews are condensed', async () => {
    const drawn = async (session: Answers['session']) => {
      const review = aReview(submitted('reviewer'))
      const { main } = await visit(pathTo('pr', { id: review.id }), { answers: { session, reviews: { read: review } } })
      const list = await main.findByRole('list', { name: 'Status changes' })
      return within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    }
    expect(await drawn(whole)).toHaveLength(7)
    expect(await drawn(condensed)).toEqual(['Scheduled', 'Being writtenNow', 'Submitted', 'Report', 'Complete'])
  })

  it.each<[Role, Partial<PerformanceReview>, string]>([
    ['employee', {}, 'Your turn: write and submit your answers.'],
    ['employee', submitted('employee'), 'Waiting for Max Oduya to submit.'],
    ['admin', {}, 'Eve Marlowe and Max Oduya are writing.'],
    ['employee', { stage: 'Submitted' }, 'Waiting for Max Oduya to start the discussion.'],
    ['manager', { stage: 'Report' }, 'Waiting for Eve Marlowe to acknowledge the report.'],
    ['employee', { stage: 'Acknowledged' }, 'Waiting for Max Oduya to complete the review.'],
  ])('says to the %s of %j: %s', async (as, over, words) => {
    const { main } = await seen(aReview(over), { as })
    expect(await main.findByText(new RegExp(`^${words}`))).toBeTruthy()
  })

  it.each(['employee', 'manager'] as const)('of a cycle that is paused says so to the %s', async (as) => {
    const { main } = await seen(aReview({ cycle: { id: cycleId('yearly'), name: 'Yearly', state: 'Paused' } }), { as })
    expect(await main.findByText(/^The cycle of this review is paused/)).toBeTruthy()
  })

  it('whose day has passed is late', async () => {
    vi.setSystemTime(at('2024-03-16T02:00:00Z'))
    const { main } = await seen(aReview())
    expect(await main.findByText('Overdue')).toBeTruthy()
  })

  const pages = ['pr', 'prEdit', 'prReport', 'prDiscussion'] as const
  it.each(pages)(
    'that is not there, or not for the caller, is plainly not found, by any of its addresses: %s',
    async (page) => {
      const { main } = await seen(aReview(), { page, answers: { read: failing(refused('not_found', 404)) } })
      expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    },
  )

  it('that could not be loaded is asked for again', async () => {
    let tries = 0
    const { main, user } = await seen(aReview(), {
      answers: { read: () => (++tries === 1 ? failing(unreachable) : aReview()) },
    })
    await user.click(await main.findByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('heading', { level: 1, name: 'Annual review 2024' })).toBeTruthy()
  })

  it.each<[Role, PerformanceReview['stage'], string]>([
    ['manager', 'Scheduled', 'Start'],
    ['employee', 'Scheduled', 'Start'],
    ['manager', 'Submitted', 'Start the discussion'],
    ['manager', 'Discussing', 'Write the report'],
    ['employee', 'Report', 'Acknowledge…'],
    ['manager', 'Acknowledged', 'Mark as complete'],
  ])('offers %s in %s: %s', async (as, stage, name) => {
    const { main } = await seen(aReview({ stage }), { as })
    expect(await main.findByRole('button', { name })).toBeTruthy()
  })

  it('begins by itself, and tells that nobody did it', async () => {
    const begun = { id: itemId('event'), action: 'beginByItself', by: null, atUtc: '2024-03-01T00:00:00.000Z' } as const
    const { main } = await seen(aReview({ events: [{ ...begun, reason: '' }] }), { as: 'admin' })
    const history = within(await main.findByRole('list', { name: 'History' }))
    expect(history.getByText('Started automatically')).toBeTruthy()
    expect(history.getByRole('listitem').textContent).toMatch(/^Started automatically1 Mar 2024/)
  })

  it('does not begin where the reviewer has left, and says why', async () => {
    const { main } = await seen(aReview({ stage: 'Scheduled', worksHere: { employee: true, reviewer: false } }), {
      as: 'admin',
    })
    expect(await main.findByText('The reviewer has left. The review starts once there is a new one.')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it('what asks why stands behind the dots', async () => {
    const { main, user } = await seen(aReview(), { as: 'admin' })
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    expect(screen.getByRole('menuitem', { name: 'Continue without them…' })).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Continue without them…' })).toBeNull()
  })

  it('a step is taken on the version that is shown', async () => {
    const { main, user, calls } = await seen(aReview({ stage: 'Submitted' }), {
      as: 'manager',
      answers: { act: aReview({ stage: 'Discussing', version: 4 }) },
    })
    await user.click(await main.findByRole('button', { name: 'Start the discussion' }))
    expect(await main.findByRole('button', { name: 'Write the report' })).toBeTruthy()
    expect(calls('reviews.act').map(({ payload }) => payload)).toEqual([{ version: 3, act: 'discuss', reason: '' }])
  })

  it('the employee takes no step that is the reviewer’s, and reads why', async () => {
    const { main, user } = await seen(aReview({ stage: 'Submitted' }))
    await user.click(await main.findByRole('button', { name: 'More actions' }))
    const menu = within(screen.getByRole('menu'))
    expect(menu.getByRole('menuitem', { name: /^Start the discussion/ }).getAttribute('aria-disabled')).toBe('true')
    expect(main.getAllByText(denials.ownReview).length).toBeGreaterThan(0)
  })

  it('files are shown to those whom the server tells of them, and removed by who added them', async () => {
    const { main, user } = await seen(
      aReview({
        files: [aReviewFile(), aReviewFile({ id: itemId('file b') as never, fileName: 'plan.pdf', by: maxRef })],
      }),
    )
    await user.click(await main.findByRole('button', { name: 'Actions for plan.pdf' }))
    expect(screen.getByRole('menuitem', { name: /^Delete file/ }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('Writing', () => {
  it('an answer of another day says which', async () => {
    const answers = [anAnswer({ text: 'Roof', updatedUtc: '2024-01-03T06:32:00.000Z' })]
    const { main } = await writing(aReview({ answers }), 'employee')
    const question = within(await main.findByRole('group', { name: 'What went well?' }))
    expect(question.getByRole('status').textContent).toMatch(/^Saved 3 Jan 2024 14:32/)
  })

  it('saves each answer by itself, with a visible time', async () => {
    const { main, user, calls } = await writing(aReview(), 'employee', {
      saveAnswer: anAnswer({ text: 'Roof', updatedUtc: '2024-03-04T06:32:00.000Z' }),
    })
    const question = within(await main.findByRole('group', { name: 'What went well?' }))
    await user.type(question.getByRole('textbox', { name: 'Your answer' }), 'Roof')
    expect(question.getByText('Not saved yet')).toBeTruthy()
    expect(await question.findByText(/^Saved 14:32/, {}, { timeout: 3000 })).toBeTruthy()
    expect(calls('reviews.saveAnswer').map(({ params, payload }) => [params, payload])).toEqual([
      [
        expect.objectContaining({ submitId: submitId('employee') }),
        { text: 'Roof', chosen: null, parts: [], version: 0 },
      ],
    ])
    expect(main.getByText('1 of 3 answered')).toBeTruthy()
  })

  it('a step of a scale by its name, and about each goal by its title', async () => {
    const { main, user, calls } = await writing(aReview(), 'employee', {
      saveAnswer: (asked) => anAnswer({ questionId: (asked.params as { itemId: typeof rated.id }).itemId }),
    })
    const scale = within(await main.findByRole('group', { name: 'How was the year?' }))
    await user.click(scale.getByRole('radio', { name: 'Above' }))
    await user.type(main.getByRole('textbox', { name: 'Reroof the depot' }), 'Done')
    await vi.waitFor(() => expect(calls('reviews.saveAnswer').length).toBe(2), { timeout: 4000 })
    expect(calls('reviews.saveAnswer').map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([
        { text: '', chosen: 3, parts: [], version: 0 },
        { text: '', chosen: null, parts: [{ id: itemId('goal roof'), text: 'Done', chosen: null }], version: 0 },
      ]),
    )
  })

  it('chosen otherwise at another desk stands beside, by its name, until it is decided', async () => {
    let reads = 0
    const mine = anAnswer({ questionId: rated.id, text: '', chosen: 1 })
    const theirs = anAnswer({ questionId: rated.id, text: '', chosen: 2, version: 2, by: maxRef })
    const { main, user, calls } = await writing(aReview(), 'employee', {
      read: () => aReview({ answers: [++reads === 1 ? mine : theirs] }),
      saveAnswer: ({ payload }) =>
        (payload as { version: number }).version === 1
          ? failing(refused('changed_meanwhile'))
          : anAnswer({ questionId: rated.id, text: '', chosen: 3, version: 3 }),
    })
    const scale = within(await main.findByRole('group', { name: 'How was the year?' }))
    await user.click(scale.getByRole('radio', { name: 'Above' }))
    expect(await scale.findByText(/Max Oduya changed this/, {}, { timeout: 3000 })).toBeTruthy()
    expect(scale.getByText('As expected', { selector: 'p' })).toBeTruthy()
    await user.click(scale.getByRole('button', { name: 'Keep mine' }))
    await vi.waitFor(() =>
      expect(calls('reviews.saveAnswer').at(-1)?.payload).toEqual({ text: '', chosen: 3, parts: [], version: 2 }),
    )
  })

  it('changed by oneself in another window stands beside, and is not said to be somebody’s', async () => {
    let reads = 0
    const mine = anAnswer({ questionId: rated.id, text: '', chosen: 1 })
    const { main, user } = await writing(aReview(), 'employee', {
      read: () => aReview({ answers: [++reads === 1 ? mine : { ...mine, chosen: 2, version: 2 }] }),
      saveAnswer: () => failing(refused('changed_meanwhile')),
    })
    const scale = within(await main.findByRole('group', { name: 'How was the year?' }))
    await user.click(scale.getByRole('radio', { name: 'Above' }))
    expect(await scale.findByText(/You changed this in another window/, {}, { timeout: 3000 })).toBeTruthy()
    await user.click(scale.getByRole('button', { name: 'Use saved version' }))
    expect(scale.getByRole('radio', { name: 'As expected', checked: true })).toBeTruthy()
    expect(scale.queryByText(/in another window/)).toBeNull()
  })

  it('asks before it is submitted, says what has no answer, and then only shows it', async () => {
    const after = aReview({ ...submitted('employee'), answers: [anAnswer()] })
    const { main, user, calls } = await writing(aReview({ answers: [anAnswer()] }), 'employee', { submit: after })
    await user.click(await main.findByRole('button', { name: 'Submit…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^2 questions have no answer yet\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(await main.findByText(denials.submitted)).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
    expect(calls('reviews.submit').map(({ payload }) => payload)).toEqual([
      { submitId: submitId('employee'), act: 'submit', reason: '' },
    ])
  })

  it.each<[string, PerformanceReview, string]>([
    ['before it begins', aReview({ stage: 'Scheduled' }), denials.notBegun],
    ['once it has gone on', aReview({ stage: 'Discussing' }), denials.goneOn],
  ])('is closed %s', async (_, review, why) => {
    const { main } = await writing(review)
    expect(await main.findByText(why)).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
  })

  it('the other side’s answers are not written', async () => {
    const review = aReview()
    const { main } = await visit(pathTo('prSubmitEdit', { id: review.id, submitId: submitId('reviewer') }), {
      as: 'employee',
      answers: { session: whole, reviews: { read: review } },
    })
    expect(await main.findByText(denials.notYourSide)).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
  })
})

describe('Reading a side', () => {
  it.each<[string, PerformanceReview, string]>([
    ['that writes still', aReview(), 'Max Oduya has not submitted yet. No one else can read the answers until then.'],
    [
      'that has submitted, before the reader has',
      aReview(submitted('reviewer')),
      'Max Oduya has submitted. The answers are shown once both have submitted.',
    ],
  ])('%s shows nothing of it', async (_, review, words) => {
    const { main } = await reading(review, 'reviewer')
    expect(await main.findByText(words)).toBeTruthy()
    expect(main.queryByText('What went well?')).toBeNull()
  })

  it('one’s own, once submitted, can be taken back with a reason', async () => {
    const { main, user } = await reading(aReview({ ...submitted('employee'), answers: [anAnswer()] }), 'employee')
    expect(await main.findByText('The roof')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Take back…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await dialog.findByText(new RegExp(denials.reasonMissing))).toBeTruthy()
  })
})

describe('The discussion', () => {
  const discussing = aReview({
    stage: 'Discussing',
    points: [aPoint('Pay'), aPoint('Bonus', { item: { text: 'Bonus', type: 3 } })],
  })

  it('the reviewer notes what was said, and adds points for managers', async () => {
    const { main, user, calls } = await seen(discussing, {
      page: 'prDiscussion',
      as: 'manager',
      answers: { discuss: aPoint('Pay', { note: 'Agreed', version: 2, updatedUtc: '2024-03-04T06:32:00.000Z' }) },
    })
    expect(await main.findByText('For managers only', { selector: '.badge, .badge *' })).toBeTruthy()
    await user.type(main.getByRole('textbox', { name: 'Notes on “Pay”' }), 'Agreed')
    expect(await main.findByText(/^Saved 14:32/, {}, { timeout: 3000 })).toBeTruthy()
    expect(calls('reviews.discuss').map(({ payload }) => payload)).toEqual([
      { pointId: aPoint('Pay').id, item: { text: 'Pay', type: 1 }, note: 'Agreed', version: 1 },
    ])
    expect(main.getByRole('textbox', { name: 'Add a point for managers' })).toBeTruthy()
  })

  it('a point is taken away as long as nothing is noted on it', async () => {
    const { main, user, calls } = await seen(
      aReview({ stage: 'Discussing', points: [aPoint('Pay'), aPoint('Bonus', { note: 'Next year' })] }),
      { page: 'prDiscussion', answers: { removePoint: null } },
    )
    await user.click(await main.findByRole('button', { name: 'Remove “Pay”' }))
    await vi.waitFor(() => expect(main.queryByRole('textbox', { name: 'Notes on “Pay”' })).toBeNull())
    expect(calls('reviews.removePoint').map(({ params }) => params)).toMatchObject([{ pointId: aPoint('Pay').id }])
    expect(main.queryByRole('button', { name: 'Remove “Bonus”' })).toBeNull()
  })

  it('the employee is offered no point for managers', async () => {
    const { main } = await seen(aReview({ stage: 'Discussing', points: [aPoint('Pay')] }), { page: 'prDiscussion' })
    expect(await main.findByRole('textbox', { name: 'Add a point' })).toBeTruthy()
    expect(main.queryByRole('textbox', { name: 'Add a point for managers' })).toBeNull()
  })

  it('is only read by others, and once it is over', async () => {
    const { main } = await seen(discussing, { page: 'prDiscussion', as: 'admin' })
    expect(await main.findByText(denials.notASide)).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
  })
})

describe('The report', () => {
  const report = aReview({
    stage: 'Report',
    ...submitted('employee', 'reviewer'),
    answers: [
      anAnswer(),
      anAnswer({ side: 'reviewer', text: 'The depot', by: maxRef }),
      anAnswer({ side: 'reviewer', questionId: rated.id, text: '', chosen: 3, by: maxRef }),
    ],
    points: [aPoint('Pay', { note: 'From July' })],
    events: [
      {
        id: itemId('event'),
        action: 'acknowledge',
        by: maxRef,
        atUtc: '2024-03-04T01:00:00.000Z',
        reason: 'Thank you',
      },
    ],
  })

  it('shows both sides, what they come to and how, and what was said', async () => {
    const { main } = await seen(report, { page: 'prReport' })
    const question = within(await main.findByRole('region', { name: 'What went well?' }))
    expect([question.getByText('The roof'), question.getByText('The depot')].length).toBe(2)
    expect(main.getByText('Max Oduya: 100%')).toBeTruthy()
    expect(main.getByText('Rated 100% · weight 1 · 100% of the score')).toBeTruthy()
    expect(main.getByText('From July')).toBeTruthy()
    expect(main.getByText('Thank you')).toBeTruthy()
  })

  it('is fetched as a file, once both have submitted', async () => {
    const { main, user, calls } = await seen(report, {
      page: 'prReport',
      answers: { report: new Uint8Array() as never },
    })
    await user.click(await main.findByRole('button', { name: 'Download PDF' }))
    await vi.waitFor(() => expect(calls('reviews.report')).toHaveLength(1))
  })

  it('is not there before both have submitted', async () => {
    const { main } = await seen(aReview(), { page: 'prReport' })
    expect(main.queryByRole('button', { name: 'Download PDF' })).toBeNull()
    expect(await main.findByText('The report starts once both have submitted.')).toBeTruthy()
  })

  it('is acknowledged by the employee with a comment', async () => {
    const { main, user, calls } = await seen(report, {
      page: 'prReport',
      answers: { act: aReview({ stage: 'Acknowledged' }) },
    })
    await user.click(await main.findByRole('button', { name: 'Acknowledge…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'Agreed')
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }))
    await vi.waitFor(() =>
      expect(calls('reviews.act').map(({ payload }) => payload)).toEqual([
        { version: 3, act: 'acknowledge', reason: 'Agreed' },
      ]),
    )
  })
})

describe('The plan', () => {
  it('is changed by who manages it: the days by their call, on the version that is there', async () => {
    const { main, user, calls } = await seen(aReview(), {
      page: 'prEdit',
      as: 'manager',
      answers: { schedule: aReview({ dueDay: '2024-03-20', version: 4 }) },
    })
    const due = await main.findByRole('textbox', { name: /Due/ })
    await user.clear(due)
    await user.type(due, '20 Mar 2024')
    await user.click(main.getByRole('button', { name: 'Save plan' }))
    await vi.waitFor(() =>
      expect(calls('reviews.schedule').map(({ payload }) => payload)).toEqual([
        { version: 3, scheduledDay: '2024-03-01', dueDay: '2024-03-20' },
      ]),
    )
    expect(calls('reviews.update')).toEqual([])
  })

  it('is not changed by the employee', async () => {
    const { main } = await seen(aReview(), { page: 'prEdit' })
    expect(await main.findByText(denials.ownReview)).toBeTruthy()
  })
})

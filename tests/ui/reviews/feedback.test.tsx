import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PeopleAsked } from '../../../src/domain/reviews/feedback/nouns.ts'
import { feedbackDenials, feedbackWording, tooFewWords } from '../../../src/domain/reviews/feedback/wording.ts'
import type { AnswerSaved } from '../../../src/domain/reviews/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { ava, noor } from '../../fixtures/people.ts'
import {
  aFeedback,
  anOwnFeedback,
  aReviewOfOthers,
  ofOthers,
  ofPeers,
  ratedByOthers,
  threeSaid,
} from '../../fixtures/reviewFeedback.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const review = aReviewOfOthers()
const choices = [
  { id: ava, fullName: 'Ava Lindqvist', group: 'peers' as const },
  { id: noor, fullName: 'Noor Haddad', group: 'peers' as const },
]
const onReview = (
  reviewFeedback: Answers['reviewFeedback'],
  as: Role = 'manager',
  over = review,
  page: 'pr' | 'prReport' = 'pr',
) =>
  visit(pathTo(page, { id: review.id }), {
    as,
    answers: { reviews: { read: over }, reviewFeedback: { choices, ...reviewFeedback } },
  })

const dialog = async () => within(await screen.findByRole('dialog'))

const part = async (main: Awaited<ReturnType<typeof visit>>['main']) =>
  within(await main.findByRole('region', { name: 'Feedback from others' }))

describe('1.7, 10 Feedback from others, on the review', () => {
  it('tells who was asked and how many have answered, not who of them', async () => {
    const { main } = await onReview({ read: aFeedback() })
    const shown = await part(main)
    expect(shown.getByText('3 asked, fewer than 3 answered')).toBeTruthy()
    expect(shown.getByText(/Noor .*, Yuri/)).toBeTruthy()
    expect(shown.getByText(/if at least 3 people in a group answer/)).toBeTruthy()
  })

  it('asks whom one chooses, apart from the two and those who were asked', async () => {
    let asked: ReadonlyArray<string> = []
    const { main, user } = await onReview({
      read: aFeedback({ people: [{ id: noor, fullName: 'Noor' }] }),
      ask: ({ payload }) => {
        asked = (payload as PeopleAsked).people
        return aFeedback()
      },
    })
    const shown = await part(main)
    const field = shown.getByRole('combobox', { name: 'Ask for feedback' })
    await user.type(field, 'a')
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
    expect(offered.some((name) => /Eve|Max|Noor/.test(name))).toBe(false)
    await user.clear(field)
    await user.type(field, 'Ava{Enter}')
    await user.click(shown.getByRole('button', { name: 'Ask' }))
    await vi.waitFor(() => expect(asked).toEqual([ava]))
    await vi.waitFor(() => expect(notices()).toContain(feedbackWording.asked))
  })

  it('is closed behind a question, and shows what was said then', async () => {
    let isClosed = false
    const { main, user } = await onReview({
      read: () =>
        isClosed
          ? aFeedback({ isClosed, isOpenToReader: true, groups: [threeSaid] })
          : aFeedback({ groups: [ofPeers()] }),
      close: () => {
        isClosed = true
        return aFeedback({ isClosed })
      },
    })
    await user.click((await part(main)).getByRole('button', { name: 'Close…' }))
    await user.click((await dialog()).getByRole('button', { name: 'Close feedback' }))
    const said = within(await main.findByRole('region', { name: ofOthers.text }))
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ready to help',
      'Clear and calm',
      'Says what is wrong',
    ])
    const scale = within(main.getByRole('region', { name: ratedByOthers.text }))
    expect(scale.getByText('Above: 2')).toBeTruthy()
    expect(scale.getByText('On average 2.7 of 3')).toBeTruthy()
  })

  it('says that too few answered, and shows nothing of them', async () => {
    const closed = aFeedback({ isClosed: true, isOpenToReader: true })
    const { main } = await onReview({ read: closed })
    expect((await part(main)).getByText(tooFewWords(closed))).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Close…' })).toBeNull()
    expect(main.queryByRole('combobox', { name: 'Ask for feedback' })).toBeNull()
  })

  it('tells the employee nothing of it before it is theirs to read', async () => {
    const { main } = await onReview({ read: aFeedback({ groups: [], people: [] }) }, 'employee')
    const shown = await part(main)
    expect(shown.getByText(/You can read it once it is closed/)).toBeTruthy()
    expect(shown.queryByText(/\d asked|No one asked|answered/)).toBeNull()
    for (const name of ['Ask', 'Close…']) expect(shown.queryByRole('button', { name })).toBeNull()
  })

  const proposals = [
    { person: { id: noor, fullName: 'Noor Haddad' }, reason: 'We share a site', state: 'Proposed' as const },
    { person: { id: ava, fullName: 'Ava Lindqvist' }, reason: 'She planned it', state: 'LeftOut' as const },
  ]

  it('lets the employee propose people, with a reason, and tells what became of it and no more', async () => {
    let sent: unknown = null
    const { main, user } = await onReview(
      {
        read: aFeedback({ groups: [], people: [], proposals: proposals.slice(1) }),
        propose: ({ payload }) => {
          sent = payload
          return aFeedback({ groups: [], people: [], proposals })
        },
      },
      'employee',
    )
    const shown = await part(main)
    const list = within(shown.getByRole('list', { name: 'Your proposals' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ava LindqvistShe planned itNot asked',
    ])
    const press = shown.getByRole('button', { name: 'Propose' })
    expect(press.getAttribute('aria-disabled')).toBe('true')
    await user.type(shown.getByRole('combobox', { name: 'Propose people to ask' }), 'Noor{Enter}')
    await user.click(press)
    expect(sent).toBeNull()
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'We share a site')
    await user.click(press)
    await vi.waitFor(() => expect(sent).toEqual({ people: [noor], reason: 'We share a site' }))
    await vi.waitFor(() => expect(notices()).toContain(feedbackWording.proposed))
  })

  it('lets the employee take back what is not decided, and keeps what they are writing', async () => {
    let sent: unknown = null
    const { main, user } = await onReview(
      {
        read: aFeedback({ groups: [], people: [], proposals }),
        takeBack: ({ payload }) => {
          sent = payload
          return aFeedback({ groups: [], people: [], proposals: proposals.slice(1) })
        },
      },
      'employee',
    )
    const shown = await part(main)
    expect(shown.queryByRole('button', { name: 'Take back Ava Lindqvist' })).toBeNull()
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'We share a site')
    await user.click(shown.getByRole('button', { name: 'Take back Noor Haddad' }))
    await vi.waitFor(() => expect(notices()).toContain(feedbackWording.takenBack))
    expect(sent).toEqual({ people: [noor] })
    expect(shown.getByRole('textbox', { name: 'Reason' }).getAttribute('value')).toBe('We share a site')
  })

  it('lets nobody propose where the client does not want it', async () => {
    const { main } = await onReview({ read: aFeedback({ groups: [], people: [], takesProposals: false }) }, 'employee')
    expect((await part(main)).queryByRole('button')).toBeNull()
  })

  it('lets whoever manages the review ask who is proposed, or leave them out', async () => {
    const asked: Array<unknown> = []
    const answer = (name: string) => (call: { payload?: unknown }) => {
      asked.push([name, call.payload])
      return aFeedback()
    }
    const { main, user } = await onReview({
      read: aFeedback({ people: [], proposals }),
      ask: answer('ask'),
      leaveOut: answer('leaveOut'),
    })
    const shown = await part(main)
    const list = within(shown.getByRole('list', { name: /^Proposed by Eve/ }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByText('We share a site')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Decline Noor Haddad' }))
    await vi.waitFor(() => expect(notices()).toContain(feedbackWording.leftOut))
    await user.click(list.getByRole('button', { name: 'Ask Noor Haddad' }))
    await vi.waitFor(() =>
      expect(asked).toEqual([
        ['leaveOut', { people: [noor] }],
        ['ask', { people: [noor] }],
      ]),
    )
  })

  it('leaves out nobody who is asked already, and says why a decision was refused', async () => {
    const { main, user } = await onReview({
      read: aFeedback({ people: [{ id: noor, fullName: 'Noor Haddad' }], proposals }),
      ask: failing({
        _tag: 'Refused',
        status: 409,
        code: 'feedback_closed',
        message: feedbackDenials.feedbackClosed,
        errors: [],
      }),
    })
    const shown = await part(main)
    expect(shown.getByRole('button', { name: 'Decline Noor Haddad' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(shown.getByRole('button', { name: 'Ask Noor Haddad' }))
    expect(await shown.findByText(new RegExp(feedbackDenials.feedbackClosed))).toBeTruthy()
  })

  it('stands in the report as on the review', async () => {
    const written = aReviewOfOthers({ stage: 'Report' })
    const { main } = await onReview(
      { read: aFeedback({ isClosed: true, isOpenToReader: true, groups: [threeSaid], people: [] }) },
      'employee',
      written,
      'prReport',
    )
    expect((await part(main)).getByText('Clear and calm')).toBeTruthy()
  })

  it('is no part of a review that asks others nothing', async () => {
    const { main, calls } = await onReview({}, 'manager', aReviewOfOthers({ sections: [] }))
    await main.findByRole('region', { name: 'Plan' })
    expect(main.queryByRole('region', { name: 'Feedback from others' })).toBeNull()
    expect(calls('reviewFeedback.read')).toEqual([])
  })
})

describe('1.7, 10 Feedback that somebody is asked for', () => {
  const onOwn = (reviewFeedback: Answers['reviewFeedback']) =>
    visit(pathTo('prFeedback', { id: review.id }), { as: 'assetUser', answers: { reviewFeedback } })

  it('says what is promised, saves each answer by itself, and is submitted once', async () => {
    let own = anOwnFeedback()
    const { main, user, calls } = await onOwn({
      mine: () => own,
      saveAnswer: ({ payload }) => {
        const { version, ...answer } = payload as AnswerSaved
        const saved = {
          ...answer,
          questionId: ofOthers.id,
          version: version + 1,
          updatedUtc: '2024-03-04T02:10:00.000Z',
        }
        own = { ...own, answers: [saved] }
        return saved
      },
      give: () => {
        own = { ...own, state: 'Submitted' }
        return own
      },
    })
    expect(await main.findByText(/Your answer is shown without your name/)).toBeTruthy()
    const asked = within(main.getByRole('group', { name: ofOthers.text }))
    await user.type(asked.getByRole('textbox', { name: 'Your answer' }), 'Ready to help')
    await vi.waitFor(
      () => expect(calls('reviewFeedback.saveAnswer').at(-1)?.payload).toMatchObject({ text: 'Ready to help' }),
      {
        timeout: 5_000,
      },
    )
    expect(main.getByText('1 of 2 answered')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Submit…' }))
    const question = await dialog()
    expect(question.getByText(/1 question has no answer yet/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Submit' }))
    expect(await main.findByText(feedbackDenials.feedbackGiven)).toBeTruthy()
    expect(main.getByText('Ready to help')).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
  })

  it('is declined behind a question', async () => {
    const { main, user, calls } = await onOwn({
      mine: anOwnFeedback(),
      give: () => anOwnFeedback({ state: 'Declined' }),
    })
    await user.click(await main.findByRole('button', { name: 'Decline…' }))
    await user.click((await dialog()).getByRole('button', { name: 'Decline' }))
    expect(await main.findByText(feedbackDenials.feedbackDeclined)).toBeTruthy()
    expect(calls('reviewFeedback.give').map(({ payload }) => payload)).toEqual([{ act: 'decline' }])
  })

  it.each([
    ['closed', anOwnFeedback({ isClosed: true }), feedbackDenials.feedbackClosed],
    ['submitted', anOwnFeedback({ state: 'Submitted' }), feedbackDenials.feedbackGiven],
  ])('that is %s is only read', async (_, own, words) => {
    const { main } = await onOwn({ mine: own })
    expect(await main.findByText(words)).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Submit…' })).toBeNull()
  })

  it('is not found by somebody who was not asked', async () => {
    const { main } = await onOwn({
      mine: failing({ _tag: 'Refused', status: 404, code: 'not_found', message: '', errors: [] }),
    })
    expect(await main.findByText('Page not found')).toBeTruthy()
  })
})

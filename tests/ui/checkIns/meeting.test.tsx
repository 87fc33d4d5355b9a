import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckIn } from '../../../src/domain/checkIns/nouns.ts'
import { newSeries } from '../../../src/domain/checkIns/series.ts'
import { denials, wording } from '../../../src/domain/checkIns/wording.ts'
import { answerName } from '../../../src/domain/checkIns/writing.ts'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { checkInId } from '../../fixtures/checkIns.ts'
import { aGoal, anUpdate } from '../../fixtures/goals.ts'
import { planId, subscriptionId } from '../../fixtures/ids.ts'
import { aCheckIn, aCheckInComment, anItem, aTextOf, maxRef, questionId } from '../../fixtures/meetings.ts'
import { aPlan } from '../../fixtures/tenants.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, chosenIn, failing, notices, type Role, visit } from '../visit.tsx'

const win = questionId('win')
const mood = questionId('mood')
const sections = [
  {
    id: questionId('section'),
    title: 'Since last time',
    questions: [
      { id: win, text: 'What went well?', asked: 'both', kind: 'text' },
      { id: mood, text: 'How are you?', asked: 'employee', kind: 'scale' },
    ],
  },
] as const

/** They meet in Perth. */
const timeZone = 'Australia/Perth'

const nobody = { people: [], updatedDateUtc: '2024-02-01T03:00:00.000000Z' }

const atTheMeeting = (checkIn: CheckIn, as: Role = 'employee', more: Answers['checkIns'] = {}, goals = {}) =>
  visit(pathTo('checkIn', { id: checkIn.id }), {
    as,
    tenant: { timeZone },
    answers: { checkIns: { read: checkIn, presence: nobody, ...more }, goals: { listOf: [], ...goals } },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-03-04T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('A check-in', () => {
  it('says whose it is, when, how far it is, and who is prepared', async () => {
    const { main } = await atTheMeeting(
      aCheckIn({ status: 'PreparedByOne', preparedBy: { employee: false, reviewer: true } }),
    )
    expect(await main.findByRole('heading', { level: 1, name: 'Fortnightly 1:1' })).toBeTruthy()
    expect(main.getByText('Eve Marlowe with Max Oduya')).toBeTruthy()
    expect(main.getByText('When').nextElementSibling?.textContent).toMatch(/^5 Mar 2024 09:30/)
    // What brings them is loaded for all tests below.
    expect(await main.findByRole('heading', { name: 'Goals' })).toBeTruthy()
    expect(main.getByText('Prepared by one', { selector: '[aria-current=step]' })).toBeTruthy()
    expect(main.getByText('Not prepared yet')).toBeTruthy()
    expect(main.queryByText('Overdue')).toBeNull()
  })

  it('whose due moment has passed is overdue', async () => {
    vi.setSystemTime(at('2024-03-06T02:00:00Z'))
    const { main } = await atTheMeeting(aCheckIn())
    expect(await main.findByText('Overdue')).toBeTruthy()
  })

  it('that is not there, or not for the caller, is plainly not found', async () => {
    const { main } = await atTheMeeting(aCheckIn(), 'employee', { read: failing(refused('not_found', 404)) })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })

  it('that could not be loaded is asked for again', async () => {
    let tries = 0
    const { main, user } = await atTheMeeting(aCheckIn(), 'employee', {
      read: () => (++tries === 1 ? failing(unreachable) : aCheckIn()),
    })
    await user.click(await main.findByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('heading', { level: 1, name: 'Fortnightly 1:1' })).toBeTruthy()
  })

  it('says who else has it open', async () => {
    const { main } = await atTheMeeting(aCheckIn(), 'employee', { presence: { ...nobody, people: [maxRef] } })
    expect(await main.findByText('Max Oduya is here')).toBeTruthy()
  })
})

describe('What each side answers', () => {
  const answered = aCheckIn({
    sections,
    texts: [aTextOf(answerName(win, 'reviewer'), 'The roof.', { by: maxRef })],
  })

  it('stands beside what the other does, and is written by that side alone', async () => {
    const { main } = await atTheMeeting(answered)
    const question = within(await main.findByRole('group', { name: 'What went well?' }))
    expect(question.getAllByRole('textbox')).toEqual([question.getByRole('textbox', { name: 'Your answer' })])
    expect(question.getByText('The roof.')).toBeTruthy()
  })

  it('saves itself', async () => {
    const name = answerName(win, 'employee')
    const { main, user, calls } = await atTheMeeting(answered, 'employee', {
      saveText: aTextOf(name, 'Ladders', { updatedUtc: '2024-03-04T06:32:00.000Z' }),
    })
    const question = within(await main.findByRole('group', { name: 'What went well?' }))
    await user.type(question.getByRole('textbox'), 'Ladders')
    expect(question.getByText('Not saved yet')).toBeTruthy()
    expect(await question.findByText(/^Saved 14:32/, {}, { timeout: 3000 })).toBeTruthy()
    expect(calls('checkIns.saveText')).toMatchObject([{ params: { name }, payload: { text: 'Ladders', version: 0 } }])
  })

  it('is chosen from 1 to 5 where that is asked', async () => {
    const name = answerName(mood, 'employee')
    const { main, user, calls } = await atTheMeeting(answered, 'employee', { saveText: aTextOf(name, '4') })
    const scale = within(await main.findByRole('radiogroup', { name: 'Your answer' }))
    await user.click(scale.getByRole('radio', { name: '4' }))
    expect(scale.getByRole('radio', { name: '4' })).toHaveProperty('checked', true)
    await vi.waitFor(() => expect(calls('checkIns.saveText')).toMatchObject([{ payload: { text: '4' } }]), 3000)
  })

  it('is only read by those who see it from above', async () => {
    const { main } = await atTheMeeting(answered, 'admin')
    await main.findByRole('group', { name: 'What went well?' })
    expect(main.getAllByRole('textbox').map((one) => one.getAttribute('aria-label') ?? one.id).length).toBe(1)
    expect(main.getByRole('textbox', { name: 'Add a comment' })).toBeTruthy()
    expect(main.getByText(denials.notAParticipant)).toBeTruthy()
    expect(main.queryByText(wording.privateNote)).toBeNull()
  })
})

describe('Shared notes', () => {
  it('that both wrote otherwise are laid beside, and both can be kept', async () => {
    const mine = aTextOf('notes', 'Roof', { version: 1 })
    const theirs = aTextOf('notes', 'Roof theirs', { version: 2, by: maxRef })
    let reads = 0
    const { main, user, calls } = await atTheMeeting(aCheckIn(), 'employee', {
      read: () => aCheckIn({ texts: [++reads === 1 ? mine : theirs] }),
      saveText: ({ payload }) => {
        const { text, version } = payload as { text: string; version: number }
        return version === 1 ? failing(refused('changed_meanwhile')) : aTextOf('notes', text, { version: 3 })
      },
    })
    await user.type(await main.findByRole('textbox', { name: 'Shared notes' }), ' mine')
    expect(await main.findByText(/Max Oduya changed this/, {}, { timeout: 3000 })).toBeTruthy()
    expect(main.getByText('Roof theirs')).toBeTruthy()
    expect(main.getByRole('textbox', { name: 'Shared notes' })).toHaveProperty('value', 'Roof mine')
    await user.click(main.getByRole('button', { name: 'Keep both' }))
    await vi.waitFor(() =>
      expect(calls('checkIns.saveText').at(-1)).toMatchObject({
        payload: { text: 'Roof theirs\n\nRoof mine', version: 2 },
      }),
    )
  })

  it('wait for the connection, and say so', async () => {
    const { main, user } = await atTheMeeting(aCheckIn(), 'employee', { saveText: failing(unreachable) })
    await user.type(await main.findByRole('textbox', { name: 'Shared notes' }), 'Roof')
    expect(await main.findByText(/kept in this browser/, {}, { timeout: 3000 })).toBeTruthy()
    expect(main.getByText('Not saved yet')).toBeTruthy()
  })
})

describe('Agenda and action items', () => {
  it('are added by Enter', async () => {
    const { main, user, calls } = await atTheMeeting(aCheckIn(), 'employee', {
      saveItem: ({ params }) => anItem('Roster', { id: params?.itemId as ItemId }),
    })
    await user.type(await main.findByRole('textbox', { name: 'Add a point' }), 'Roster{Enter}')
    const list = within(await main.findByRole('list', { name: 'Agenda' }))
    expect(await list.findByRole('checkbox', { name: 'Discussed: Roster' })).toBeTruthy()
    expect(calls('checkIns.saveItem')).toMatchObject([{ payload: { kind: 'agenda', text: 'Roster', version: 0 } }])
    expect(main.getByRole('textbox', { name: 'Add a point' })).toHaveProperty('value', '')
  })

  it('what was carried over stands first, and is ticked in its place', async () => {
    const old = anItem('Order ladders', { kind: 'action', isCarriedOver: true, version: 4 })
    const { main, user, calls } = await atTheMeeting(
      aCheckIn({ items: [anItem('Tidy the yard', { kind: 'action' }), old] }),
      'employee',
      { saveItem: { ...old, isDone: true, version: 5 } },
    )
    const list = within(await main.findByRole('list', { name: 'Action items' }))
    const [first] = list.getAllByRole('checkbox')
    expect(first?.getAttribute('aria-label')).toBe('Done: Order ladders')
    expect(list.getByText('Carried over')).toBeTruthy()
    await user.click(first as HTMLElement)
    await vi.waitFor(() =>
      expect(calls('checkIns.saveItem')).toMatchObject([
        { params: { itemId: old.id }, payload: { isDone: true, version: 4 } },
      ]),
    )
  })
})

describe('The acts', () => {
  it('the main one is the next; others say why not', async () => {
    const { main, user, calls } = await atTheMeeting(aCheckIn(), 'employee', {
      act: aCheckIn({ status: 'PreparedByOne', preparedBy: { employee: true, reviewer: false }, version: 2 }),
    })
    const hold = (await chosenIn(user, 'More actions'))[0] as HTMLElement
    expect(hold.textContent).toBe(`Mark as held${denials.onlyTheReviewer}`)
    await user.keyboard('{Escape}')
    await user.click(main.getByRole('button', { name: 'I’m ready' }))
    expect(await main.findByText('Prepared', { selector: 'span' })).toBeTruthy()
    // Nothing else says that it is done: the button has another name, and the badge stands elsewhere.
    expect(main.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Prepared by one')
    expect(calls('checkIns.act')).toMatchObject([{ payload: { action: 'prepare', version: 1 } }])
  })

  it('are done one after the other: while one is saved the others wait, and say so', async () => {
    const { main, user, calls } = await atTheMeeting(aCheckIn(), 'manager', { act: undefined })
    await user.click(await main.findByRole('button', { name: 'I’m ready' }))
    const hold = (await chosenIn(user, 'More actions'))[0] as HTMLElement
    expect(hold.textContent).toBe('Mark as heldSaving…')
    await user.click(hold)
    expect(calls('checkIns.act')).toHaveLength(1)
  })

  it('complete locks all but the comments, and opening it again asks why', async () => {
    const complete = aCheckIn({
      status: 'Complete',
      sections,
      texts: [aTextOf('notes', 'The roof.')],
      items: [anItem('Roster')],
      comments: [aCheckInComment()],
    })
    const { main, user, calls } = await atTheMeeting(complete, 'manager', { act: { ...complete, status: 'Held' } })
    expect(await main.findByText(denials.locked)).toBeTruthy()
    expect(main.getAllByRole('textbox')).toEqual([main.getByRole('textbox', { name: 'Add a comment' })])
    expect(main.getByText('The roof.')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Reopen…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await dialog.findByText(/Enter a reason for reopening it/)).toBeTruthy()
    expect(calls('checkIns.act')).toEqual([])
    await user.type(dialog.getByRole('textbox'), 'Forgot the roster')
    await user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await main.findByRole('button', { name: 'Mark as complete' })).toBeTruthy()
    expect(calls('checkIns.act')).toMatchObject([{ payload: { action: 'reopen', reason: 'Forgot the roster' } }])
  })

  it('deleting is behind a question, and leaves for the list', async () => {
    const { user, calls, address } = await atTheMeeting(aCheckIn(), 'manager', { remove: null })
    await user.click((await chosenIn(user, 'More actions')).at(-1) as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Delete check-in' }))
    await vi.waitFor(() => expect(address()).toBe(pathTo('checkIns')))
    expect(calls('checkIns.remove')[0]).toMatchObject({ headers: { 'if-match': '"1"' } })
    expect(notices()).toEqual(['Check-in deleted'])
  })

  it('the invitation is fetched', async () => {
    const { user, calls } = await atTheMeeting(aCheckIn(), 'employee', { invitation: failing(unreachable) })
    await user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: 'Add to my calendar' }))
    await vi.waitFor(() => expect(calls('checkIns.invitation')).toHaveLength(1))
  })
})

describe('A series', () => {
  const weekly = { every: 1, unit: 'week', weekday: 2, week: 1 } as const
  const inSeries = aCheckIn({
    seriesId: 'x' as never,
    number: 0,
    series: { ...newSeries(weekly, '2024-03-05', '09:30'), version: 3 },
  })

  it('says its rhythm and its next dates, and one of them is skipped', async () => {
    const { main, user, calls } = await atTheMeeting(inSeries, 'manager', { changeSeries: inSeries })
    expect(await main.findByText('Every week on Tuesday at 09:30')).toBeTruthy()
    const dates = within(main.getByRole('list', { name: 'Next dates' })).getAllByRole('listitem')
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      '5th Mar 2024 at 09:30This one',
      ...['12th', '19th', '26th'].map((day) => `${day} Mar 2024 at 09:30`),
      '2nd Apr 2024 at 09:30',
    ])
    await user.click(within(dates[1] as HTMLElement).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name: 'Skip' }))
    await vi.waitFor(() =>
      expect(calls('checkIns.changeSeries')).toMatchObject([
        { payload: { version: 3, act: { kind: 'skip', number: 1 } } },
      ]),
    )
  })

  it('ends after a day', async () => {
    const { main, user, calls } = await atTheMeeting(inSeries, 'manager', { changeSeries: inSeries })
    await user.click(await main.findByRole('button', { name: 'End series' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End series' }))
    await user.type(dialog.getByLabelText(/Last day/), '2024-04-02')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() =>
      expect(calls('checkIns.changeSeries')).toMatchObject([{ payload: { act: { kind: 'end', day: '2024-04-02' } } }]),
    )
  })

  it('is not changed by the employee', async () => {
    const { main } = await atTheMeeting(inSeries)
    const end = await main.findByRole('button', { name: 'End series' })
    expect(end.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('The goals of the employee', () => {
  it('stand in place, with what has come of them since the last time', async () => {
    const goal = aGoal({
      updates: [anUpdate({ day: '2024-01-20', current: 20 }, 1), anUpdate({ day: '2024-02-28', current: 60 }, 2)],
    })
    const { main } = await atTheMeeting(
      aCheckIn({ lastUtc: '2024-02-20T01:30:00.000Z' }),
      'employee',
      {},
      { listOf: [goal] },
    )
    const goals = within(await main.findByRole('list', { name: 'Goals' }))
    expect(goals.getByRole('link', { name: 'Lead an induction' })).toBeTruthy()
    expect(goals.getByText(/\+40% since the last check-in/)).toBeTruthy()
    expect(goals.getByRole('button', { name: 'Update progress' })).toBeTruthy()
  })

  it('of a client without the module are left out', async () => {
    const { main } = await visit(pathTo('checkIn', { id: checkInId('first') }), {
      as: 'employee',
      tenant: {
        timeZone,
        subscription: {
          id: subscriptionId('small'),
          productPlanId: planId('small'),
          billingCycle: 'Monthly',
          startedUtc: '2024-01-01T00:00:00.000Z',
          endsUtc: null,
        },
      },
      answers: {
        checkIns: { read: aCheckIn(), presence: nobody },
        session: { productPlans: [aPlan({ name: 'small', modules: ['checkIns'] })] },
      },
    })
    await main.findByRole('heading', { level: 1, name: 'Fortnightly 1:1' })
    expect(main.queryByRole('heading', { name: 'Goals' })).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { feedbackAt as at } from '../../../src/domain/home/inbox/question.ts'
import { refused } from '../../machines/ports.ts'
import { feedbackAt } from '../../scenarios/feedbackInbox.scenario.ts'
import { failing, type Role, visit } from '../visit.tsx'

const rowsOf = (...rows: ReadonlyArray<ReturnType<typeof feedbackAt>>) => ({ rows, before: null, after: null })
const answered = {
  ...feedbackAt(2),
  status: 'done',
  answer: 'From the next version on',
  answeredBy: feedbackAt(2).by,
  answeredUtc: '2026-11-21T02:00:00.000Z',
} as const

describe('What one has sent', () => {
  it('shows the reference, the status and the answer', async () => {
    const { main } = await visit(at({ tab: 'sent' }), {
      as: 'employee',
      answers: { feedback: { mine: rowsOf(answered, feedbackAt(1)) } },
    })
    const second = within(await main.findByRole('article', { name: 'Feedback #2' }))
    expect(second.getByText('Done')).toBeTruthy()
    expect(second.getByText('From the next version on')).toBeTruthy()
    const first = within(main.getByRole('article', { name: 'Feedback #1' }))
    expect(first.getByText('Received')).toBeTruthy()
    expect(first.queryByRole('link')).toBeNull()
  })

  it('of nothing leads to where one writes', async () => {
    const { main } = await visit(at({ tab: 'sent' }), { as: 'employee', answers: { feedback: { mine: rowsOf() } } })
    expect(await main.findByText('You have sent no feedback yet')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Send feedback' }).getAttribute('href')).toBe('/feedback')
  })
})

describe('The inbox', () => {
  it.each<readonly [Role, boolean]>([
    ['employee', false],
    ['manager', false],
    ['admin', true],
  ])('to an %s: %s', async (role, isThere) => {
    const { main, calls } = await visit(at({ tab: 'inbox' }), {
      as: role,
      answers: { feedback: { window: rowsOf(feedbackAt(1)), mine: rowsOf() } },
    })
    expect(await main.findByRole('tab', { name: 'My feedback' })).toBeTruthy()
    expect(main.queryByRole('tab', { name: 'Inbox' }) !== null).toBe(isThere)
    expect(calls('feedback.window').length > 0).toBe(isThere)
  })

  it('asks for the status of its address, and says whose each is', async () => {
    const { main, calls } = await visit(at({ tab: 'inbox', status: 'received' }), {
      as: 'admin',
      answers: { feedback: { window: rowsOf(feedbackAt(1)) } },
    })
    const one = within(await main.findByRole('article', { name: 'Feedback #1' }))
    expect(one.getByText(/Eve Marlowe/)).toBeTruthy()
    expect(one.getByRole('link', { name: 'Answer #1' }).getAttribute('href')).toBe(
      at({ tab: 'inbox', status: 'received', item: feedbackAt(1).id }),
    )
    expect(calls('feedback.window')[0]?.query).toMatchObject({ status: 'received' })
    expect((main.getByLabelText('Status') as HTMLSelectElement).value).toBe('received')
  })

  it('offers to change what is answered', async () => {
    const { main } = await visit(at({ tab: 'inbox' }), {
      as: 'admin',
      answers: { feedback: { window: rowsOf(answered) } },
    })
    expect(await main.findByRole('link', { name: 'Change answer to #2' })).toBeTruthy()
  })
})

describe('An answer', () => {
  const open = (answer: unknown, one = feedbackAt(1)) =>
    visit(at({ tab: 'inbox', item: one.id }), {
      as: 'admin',
      answers: { feedback: { read: one, answer: answer as never } },
    })

  it('says the status and a word, under the version that was read', async () => {
    const { main, user, calls } = await open({ ...answered, id: feedbackAt(1).id, version: 2 })
    await user.selectOptions(await main.findByLabelText('Status'), 'Done')
    await user.type(main.getByRole('textbox', { name: 'Answer' }), 'From the next version on')
    await user.click(main.getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByText('Answer saved')).toBeTruthy()
    expect(calls('feedback.answer')[0]).toMatchObject({
      params: { id: feedbackAt(1).id },
      payload: { status: 'done', answer: 'From the next version on', version: 1 },
    })
  })

  it('that declines says why', async () => {
    const { main, user, calls } = await open(feedbackAt(1))
    await user.selectOptions(await main.findByLabelText('Status'), 'Declined')
    await user.click(main.getByRole('button', { name: 'Save answer' }))
    expect(await main.findByText('Enter a reason.')).toBeTruthy()
    expect(calls('feedback.answer')).toEqual([])
  })

  it('is laid beside what somebody else has said meanwhile', async () => {
    const { main, user } = await open(failing(refused('changed_meanwhile', 409)))
    await user.type(await main.findByRole('textbox', { name: 'Answer' }), 'We look at it')
    await user.click(main.getByRole('button', { name: 'Save answer' }))
    expect(await main.findByText(/Someone else changed this in the meantime/)).toBeTruthy()
  })

  it('of what was done offers no way back to new', async () => {
    const { main } = await open(null, { ...feedbackAt(1), status: 'done' })
    const choices = within(await main.findByLabelText('Status')).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['In progress', 'Done', 'Declined'])
  })
})

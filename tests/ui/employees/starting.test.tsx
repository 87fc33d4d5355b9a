import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Start } from '../../../src/domain/employees/starting/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const now = () => Date.parse('2026-03-10T02:00:00Z')
const begun = anEmployee({
  startDate: '2026-03-02',
  positionTitle: null,
  reportsTo: null,
  manager: null,
  hasLogin: false,
  loginState: null,
})
const start: Start = {
  facts: {
    hasPosition: false,
    hasManager: false,
    hasPhoto: false,
    login: null,
    certifications: { asked: 2, done: 1 },
    policies: { asked: 3, done: 3 },
    assets: { asked: 0, done: 0 },
  },
  ended: null,
}
const ended: Start = { ...start, ended: { by: 'Max Oduya', atUtc: '2026-03-09T02:00:00.000Z' } }

const at = async (as: Role, answers: Answers = {}) => {
  const page = await visit(pathTo('employee', { id: eve }), {
    as,
    now,
    answers: {
      ...answers,
      employees: { read: begun, ...answers.employees },
      starting: { start, ...answers.starting },
    },
  })
  const card = async (name = 'Getting Eve started') => {
    await waitFor(() => expect(page.main.getByRole('region', { name }).querySelector('li, [role=alert]')).toBeTruthy())
    return within(page.main.getByRole('region', { name }))
  }
  return { ...page, card }
}

const steps = (card: ReturnType<typeof within>): ReadonlyArray<string> =>
  card
    .getAllByRole('listitem')
    .map((step: HTMLElement) => `${within(step).getByRole('img').ariaLabel}: ${step.textContent}`)

describe('what is left to do for somebody new', () => {
  it('shows an administrator each step as it is, with what does it', async () => {
    const { card } = await at('admin')
    const shown = await card()
    expect(steps(shown)).toEqual([
      'To do: PositionNo position yetAdd position',
      'To do: ManagerNo manager yetChoose manager',
      expect.stringContaining('To do: PictureNo picture yet'),
      'To do: LoginNo loginInvite to sign in',
      'Done: PoliciesAll 3 agreed to',
      'Waiting: Certifications1 of 2 submittedShow certifications',
      'Optional: AssetsOptional, none assigned yetAssign asset',
    ])
    expect(shown.getByText('1 of 6 done')).toBeTruthy()
    expect(shown.getByRole('link', { name: 'Assign asset' }).getAttribute('href')).toBe(
      `${pathTo('employee', { id: eve })}?tab=assets&dialog=assign`,
    )
  })

  it('a position is typed in the step, saved with the rest of the section as it was, and the step is done at once', async () => {
    const saved = anEmployee({ ...begun, positionTitle: 'Rigger', version: 2 })
    const { card, user, calls } = await at('admin', { employees: { updateWork: saved } })
    const shown = await card()
    await user.click(shown.getByRole('button', { name: 'Add position' }))
    const field = await shown.findByLabelText('Position')
    await waitFor(() => expect(document.activeElement).toBe(field))
    // One form of the section at a time.
    expect(shown.getByRole('button', { name: 'Choose manager' }).getAttribute('aria-disabled')).toBe('true')
    await user.type(field, 'Rigger')
    await user.click(shown.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(steps(shown)[0]).toBe('Done: PositionRigger'))
    expect(calls('employees.updateWork')).toMatchObject([
      { payload: { version: 1, positionTitle: 'Rigger', reportsTo: null, startDate: '2026-03-02' } },
    ])
    // What is asked of them may be another now.
    await waitFor(() => expect(calls('starting.start')).toHaveLength(2))
  })

  it('asks before it invites, without leaving the page; cancelled, it can be asked again', async () => {
    const { card, user, calls } = await at('admin', { accounts: { read: null } })
    const shown = await card()
    await user.click(shown.getByRole('button', { name: 'Invite to sign in' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create login' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls('accounts.createLogin')).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Invite to sign in' }))
    expect(await screen.findByRole('dialog', { name: 'Create login' })).toBeTruthy()
  })

  it('an account that cannot be read is said, and can be asked for again', async () => {
    const { card, user } = await at('admin', { accounts: { read: failing(refused('nope')) } })
    const shown = await card()
    await user.click(shown.getByRole('button', { name: 'Invite to sign in' }))
    await waitFor(() => expect(notices().join()).toContain('refused: nope'))
    expect(shown.getByRole('button', { name: 'Invite to sign in' })).toBeTruthy()
  })

  it('a manager is told who does what they may not', async () => {
    const shown = await (await at('manager')).card()
    expect(shown.queryByRole('button', { name: 'Invite to sign in' })).toBeNull()
    expect(shown.getByText('An administrator sends the invitation.')).toBeTruthy()
    expect(shown.getByText('Asset managers assign them.')).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Choose manager' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('the person sees what is theirs to do, and ends nothing', async () => {
    const owing = { ...start, facts: { ...start.facts, policies: { asked: 3, done: 1 } } }
    const shown = await (await at('employee', { starting: { start: owing } })).card('Your first steps')
    expect(steps(shown)).toEqual([
      'Waiting: Policies1 of 3 agreed toRead and agree',
      'Waiting: Certifications1 of 2 submittedSubmit',
    ])
    expect(shown.queryByRole('button', { name: /Done/ })).toBeNull()
  })

  it('is gone once it is said to be done, and back when that is taken back', async () => {
    const { card, main, user, calls } = await at('admin', {
      starting: { endStart: ({ payload }) => ((payload as { isEnded: boolean }).isEnded ? ended : start) },
    })
    await user.click((await card()).getByRole('button', { name: 'Done, don’t show again' }))
    expect(await main.findByText(/marked as done by Max Oduya/)).toBeTruthy()
    expect(main.queryByRole('region', { name: 'Getting Eve started' })).toBeNull()
    await user.click(main.getByRole('button', { name: 'Show again' }))
    await card()
    expect(calls('starting.endStart').map(({ payload }) => payload)).toEqual([{ isEnded: true }, { isEnded: false }])
  })

  it('stays where it could not be ended, and says why', async () => {
    const { card, user } = await at('admin', { starting: { endStart: failing(refused('nope')) } })
    await user.click((await card()).getByRole('button', { name: 'Done, don’t show again' }))
    await waitFor(() => expect(notices().join()).toContain('refused: nope'))
    expect((await card()).getByRole('button', { name: 'Done, don’t show again' })).toBeTruthy()
  })

  it('one that could not be loaded can be loaded again', async () => {
    let isUp = false
    const { card, user } = await at('admin', {
      starting: { start: () => (isUp ? start : failing(refused('nope'))) },
    })
    const shown = await card()
    expect(shown.getByText(/refused: nope/)).toBeTruthy()
    isUp = true
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(steps(await card())).toHaveLength(7))
  })

  it('stays with why it could not be loaded while it is loaded again', async () => {
    let given: unknown = failing(refused('nope'))
    const { card, user } = await at('admin', { starting: { start: () => given as Start } })
    const shown = await card()
    // No answer comes.
    given = undefined
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    const retry = await shown.findByRole('button', { name: 'Try again', busy: true })
    expect([document.activeElement, shown.queryByText(/refused: nope/) === null]).toEqual([retry, false])
  })

  it('is not asked for of who began long ago', async () => {
    const { main, calls } = await at('admin', { employees: { read: anEmployee() } })
    await main.findByRole('region', { name: 'About' })
    expect(calls('starting.start')).toEqual([])
  })
})

describe('the picture at the head of the page', () => {
  it('is a button for who may change it', async () => {
    const { main } = await at('manager')
    expect(await main.findByRole('button', { name: 'Add a picture of Eve Marlowe' })).toBeTruthy()
  })

  it('is none for the person themself', async () => {
    const { main } = await at('employee')
    await main.findByRole('region', { name: 'About' })
    expect(main.queryByRole('button', { name: /picture of/ })).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { eve, max, noor, yard } from '../../fixtures/people.ts'
import { unreachable } from '../../machines/ports.ts'
import { feedbackAt } from '../../scenarios/feedbackInbox.scenario.ts'
import { type Answers, chosenIn, failing, type Role, visit } from '../visit.tsx'

const duty = (over: Partial<ToDoItem>): ToDoItem => ({
  type: 'hrDocumentAgreement',
  id: 'd1',
  title: 'Agree to a policy',
  detail: 'Code of Conduct',
  dueUtc: null,
  ...over,
})

describe('What is to be done', () => {
  const at = (toDoList: NonNullable<Answers['session']>['toDoList']) =>
    visit('/', { answers: { employees: { team: [] }, session: { toDoList } } })

  it.each<readonly [Partial<ToDoItem>, href: string]>([
    [{}, pathTo('hrDocument', { id: 'd1' })],
    [{ type: 'hrDocumentUpdate' }, pathTo('hrDocument', { id: 'd1' })],
    [{ type: 'accountSetup' }, pathTo('accountSetup')],
    [{ type: 'assetToTakeBack', employeeId: eve }, `${pathTo('assets')}?holder=${eve}`],
    [{ type: 'positionToApprove', employeeId: eve }, pathTo('employeePosition', { employeeId: eve, id: 'd1' })],
    [{ type: 'reviewFeedback', employeeId: eve }, pathTo('prFeedback', { id: 'd1' })],
    [{ type: 'reviewToWrite', employeeId: eve }, pathTo('pr', { id: 'd1' })],
    [{ type: 'certificationMissing', employeeId: eve }, pathTo('employeeCertifications', { id: eve })],
    [
      { type: 'certificationExpired', employeeId: eve },
      pathTo('employeeCertificationsWithId', { id: eve, certificationId: 'd1' }),
    ],
  ])('%j leads to where it is done', async (over, href) => {
    const { main } = await at([duty(over)])
    expect((await main.findByRole('link', { name: /Code of Conduct/ })).getAttribute('href')).toBe(href)
  })

  it('stands with what is due first, and says what was due', async () => {
    const { main } = await at([
      duty({ id: 'c', detail: 'Some day' }),
      duty({ id: 'b', detail: 'Soon', dueUtc: '2999-01-03T13:59:59.999Z' }),
      duty({ id: 'a', detail: 'Overdue', dueUtc: '2024-01-03T13:59:59.999Z' }),
    ])
    await main.findByText('Overdue')
    expect(main.getByText('Soonest due first')).toBeTruthy()
    const items = within(main.getByRole('region', { name: 'To do' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'OverdueAgree to a policyWas due 3rd Jan 2024',
      'SoonAgree to a policyDue 3rd Jan 2999',
      'Some dayAgree to a policy',
    ])
  })

  describe('is done from the list where it is one act', () => {
    const policy = duty({ id: employeeId('a policy'), version: 3 })

    it('once what it means was confirmed; then it is read anew', async () => {
      let isDone = false
      const { main, user, calls } = await visit('/', {
        answers: {
          employees: { team: [] },
          session: {
            toDoList: () => (isDone ? [] : [policy]),
            doToDo: () => {
              isDone = true
              return null as never
            },
          },
        },
      })
      await user.click(await main.findByRole('button', { name: 'Agree: Code of Conduct' }))
      const question = within(await screen.findByRole('dialog', { name: 'Agree to the policy' }))
      expect(question.getByText(/you have read the current version of “Code of Conduct”/)).toBeTruthy()
      expect(calls('session.doToDo')).toHaveLength(0)
      await user.click(question.getByRole('button', { name: 'I have read it and agree' }))
      expect(await main.findByText('Nothing is waiting for you')).toBeTruthy()
      expect(calls('session.doToDo').map(({ payload }) => payload)).toEqual([
        { type: 'hrDocumentAgreement', id: policy.id, version: 3 },
      ])
    })

    it('and stays, with the reason, where it could not be done', async () => {
      const { main, user } = await visit('/', {
        answers: { employees: { team: [] }, session: { toDoList: [policy], doToDo: failing(unreachable) } },
      })
      await user.click(await main.findByRole('button', { name: 'Agree: Code of Conduct' }))
      const question = within(await screen.findByRole('dialog'))
      await user.click(question.getByRole('button', { name: 'I have read it and agree' }))
      expect(await question.findByRole('alert')).toBeTruthy()
      await user.click(question.getByRole('button', { name: 'Cancel' }))
      expect(main.getByRole('link', { name: /Code of Conduct/ })).toBeTruthy()
    })

    it('but not where more is asked', async () => {
      const { main } = await at([duty({ type: 'certificationMissing', employeeId: eve })])
      await main.findByRole('button', { name: /^Snooze/ })
      expect(main.queryByRole('button', { name: /^(Agree|Verify|Accept|Approve|Acknowledge)/ })).toBeNull()
    })
  })

  describe('is put off', () => {
    const now = () => Date.parse('2026-03-09T23:00:00.000Z')
    const later = duty({ id: employeeId('a policy'), snoozedUntil: '2026-03-17' })

    it('until one of the days that are offered', async () => {
      const { main, user, calls } = await visit('/', {
        now,
        answers: {
          employees: { team: [] },
          session: { toDoList: [duty({ id: later.id })], snoozeToDo: null as never },
        },
      })
      await main.findByRole('button', { name: 'Snooze: Code of Conduct' })
      const offered = await chosenIn(user, 'Snooze: Code of Conduct')
      expect(offered.map(({ textContent }) => textContent)).toEqual([
        'Until tomorrow, 11th Mar 2026',
        'For a week, 17th Mar 2026',
        'For 30 days, 9th Apr 2026',
      ])
      await user.click(offered[1] as HTMLElement)
      expect(calls('session.snoozeToDo').map(({ payload }) => payload)).toEqual([
        { type: 'hrDocumentAgreement', id: later.id, until: '2026-03-17' },
      ])
    })

    it('and stands apart until then, from where it is brought back', async () => {
      const { main, user, calls } = await visit('/', {
        now,
        answers: { employees: { team: [] }, session: { toDoList: [later], snoozeToDo: null as never } },
      })
      expect(await main.findByText('Nothing is waiting for you')).toBeTruthy()
      const apart = within(main.getByRole('region', { name: 'Snooze' }))
      expect(await apart.findByText('Until 17th Mar 2026')).toBeTruthy()
      await user.click(apart.getByRole('button', { name: 'Unsnooze: Code of Conduct' }))
      expect(calls('session.snoozeToDo')[0]?.payload).toMatchObject({ until: null })
    })
  })

  it('that is nothing says so', async () => {
    const { main } = await at([])
    expect(await main.findByText('Nothing is waiting for you')).toBeTruthy()
  })
})

describe('§ 6 My team', () => {
  const colleague = (fullName: string, id = employeeId(fullName)) => ({
    id,
    fullName,
    positionTitle: null,
    avatarUrl: null,
  })
  const three = [colleague('Eve Marlowe', eve), colleague('Max Oduya', max), colleague('Noor Haddad', noor)]
  const at = async (as: Role, team: ReturnType<typeof colleague>[]) => {
    const page = await visit('/', { as, answers: { employees: { team: team as never } } })
    return { ...page, team: within(await page.main.findByRole('region', { name: 'My team' })) }
  }

  it.each([
    ['employee', [], ['Max Oduya', 'Noor Haddad']],
    ['manager', ['Eve Marlowe'], ['Noor Haddad']],
    ['admin', ['Eve Marlowe', 'Max Oduya', 'Noor Haddad'], []],
  ] as const)('an %s opens %j and only sees %j, never themself', async (as, opens, sees) => {
    const { team } = await at(as, three)
    expect(team.getByText(yard.name)).toBeTruthy()
    for (const name of sees) expect(await team.findByText(name)).toBeTruthy()
    for (const name of opens) expect(await team.findByText(name)).toBeTruthy()
    expect(
      team.queryAllByRole('link').map(({ textContent }) => textContent?.replace(/^.*(?=Eve|Max|Noor)/, '')),
    ).toEqual(opens.map((name) => `${name}No position yet`))
  })

  it('says when somebody leaves, of whom that is told', async () => {
    const { team } = await at('manager', [
      { ...colleague('Eve Marlowe', eve), lastDay: '2027-03-03' } as never,
      three[2] as never,
    ])
    expect(await team.findByText('Leaves on', { exact: false })).toBeTruthy()
    expect(team.getByRole('link').textContent).toContain('Leaves on 3rd Mar 2027')
    expect(team.getAllByText('Leaves on', { exact: false })).toHaveLength(1)
  })

  it('that is large comes as far as it is asked for', async () => {
    const { team, user } = await at(
      'employee',
      Array.from({ length: 30 }, (_, at) => colleague(`Person ${at}`)),
    )
    await team.findByText('Person 23')
    expect(team.queryByText('Person 24')).toBeNull()
    await user.click(team.getByRole('button', { name: 'Show 6 more' }))
    expect(team.getByText('Person 29')).toBeTruthy()
    expect(team.queryByRole('button')).toBeNull()
  })

  it('of nobody else says so', async () => {
    const { team } = await at('employee', [colleague('Eve Marlowe', eve)])
    expect(await team.findByText('No one else works in your department yet.')).toBeTruthy()
  })
})

describe('/feedback', () => {
  const at = (sendFeedback?: NonNullable<Answers['session']>['sendFeedback']) =>
    visit('/feedback?about=/goals', { answers: { session: { sendFeedback } } })

  it('says something, is about the page one came from, is sent, and thanks', async () => {
    const { main, user, calls } = await at(feedbackAt(7))
    const send = await main.findByRole('button', { name: 'Send feedback', description: 'Write something first.' })
    await user.click(send)
    await user.type(main.getByRole('textbox', { name: /^In your own words/ }), 'More graphs')
    expect(main.getByRole('checkbox', { name: 'About the page “Goals”', checked: true })).toBeTruthy()
    await user.selectOptions(main.getByLabelText('What is it?'), main.getAllByRole('option')[1] as HTMLElement)
    await user.click(send)
    const more = await screen.findByRole('button', { name: 'Send more feedback' })
    expect(document.activeElement).toBe(more)
    expect(main.getByText(/^Your feedback #7 has been sent/)).toBeTruthy()
    expect(main.getByRole('link', { name: 'My feedback' })).toBeTruthy()
    expect(calls('session.sendFeedback')[0]?.payload).toMatchObject({ message: 'More graphs', page: '/goals' })
  })

  it('keeps the text when it cannot be sent', async () => {
    const { main, user } = await at(failing(unreachable))
    const words = await main.findByRole('textbox', { name: /^In your own words/ })
    await user.type(words, 'More graphs')
    await user.click(main.getByRole('button', { name: 'Send feedback' }))
    expect((await main.findByRole('alert')).textContent).toContain('What you typed is still here.')
    expect(words).toHaveProperty('value', 'More graphs')
  })
})

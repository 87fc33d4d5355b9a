import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, eve } from '../../fixtures/people.ts'
import { unreachable } from '../../machines/ports.ts'
import { aChangeRequest, concealed } from '../../scenarios/changeRequests.scenario.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const at = (changeRequests: Answers['changeRequests'] = {}, as: Role = 'employee') =>
  visit(`${pathTo('employee', { id: eve })}?tab=details`, {
    as,
    answers: { employees: { read: anEmployee() }, changeRequests: { list: [], ...changeRequests } },
  })

describe('a change of one’s own record', () => {
  it('is asked for from the record as it stands; only what is typed over is sent', async () => {
    const user = userEvent.setup()
    const sent: Array<unknown> = []
    const { main } = await at({
      ask: ({ payload }) => {
        sent.push(payload)
        return aChangeRequest()
      },
    })
    await user.click(await main.findByRole('button', { name: 'Ask for a change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }))
    const basic = within(dialog.getByRole('group', { name: 'Basic' }))
    await user.type(basic.getByRole('textbox', { name: 'Phone' }), '0491 570 158')
    await user.click(dialog.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([{ to: { phone: '0491 570 158' }, note: '' }])
  })

  it('is asked about before what was typed is left', async () => {
    const user = userEvent.setup()
    const { main, calls } = await at()
    await user.click(await main.findByRole('button', { name: 'Ask for a change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }))
    const phone = within(dialog.getByRole('group', { name: 'Basic' })).getByRole('textbox', { name: 'Phone' })
    await user.type(phone, '1{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect([phone, calls('changeRequests.ask')]).toMatchObject([{ value: '1' }, []])
  })

  it('that is open says what it changes, and is withdrawn; there is no second one', async () => {
    const { main } = await at({ list: [aChangeRequest()] })
    const own = within(await main.findByRole('region', { name: 'Changes' }))
    expect(await own.findByText('Waiting')).toBeTruthy()
    expect(own.getByText('0491 570 158')).toBeTruthy()
    expect(own.getByRole('button', { name: 'Withdraw…' })).toBeTruthy()
    expect(own.queryByRole('button', { name: 'Ask for a change' })).toBeNull()
  })

  it('that was declined says why', async () => {
    const { main } = await at({
      list: [
        aChangeRequest({
          state: 'declined',
          decidedBy: 'Max Oduya',
          decidedUtc: '2026-11-21T02:00:00.000Z',
          reason: 'Wrong number',
        }),
      ],
    })
    const own = within(await main.findByRole('region', { name: 'Changes' }))
    expect(await own.findByText('Declined')).toBeTruthy()
    expect(own.getByText('Wrong number')).toBeTruthy()
  })

  it('that cannot be read can be asked for again', async () => {
    const { main } = await at({ list: failing(unreachable) })
    const own = within(await main.findByRole('region', { name: 'Changes' }))
    expect(await own.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('whoever decides', () => {
  it('sees what stood and what is to stand, and accepts', async () => {
    const { main } = await at({ list: [aChangeRequest()] }, 'admin')
    const asked = within(await main.findByRole('region', { name: 'Change to decide' }))
    expect(asked.getByRole('button', { name: 'Accept' })).toBeTruthy()
    expect(asked.getByRole('button', { name: 'Decline…' })).toBeTruthy()
  })

  it('declines behind a question, with a reason, which is sent', async () => {
    const asked = aChangeRequest()
    const declined = aChangeRequest({ state: 'declined', reason: 'That is no number', version: 2 })
    let isOver = false
    const decline = () => {
      isOver = true
      return declined
    }
    const { main, user, calls } = await at({ list: () => (isOver ? [declined] : [asked]), decline }, 'admin')
    await user.click(await main.findByRole('button', { name: 'Decline…' }))
    const question = within(await screen.findByRole('dialog', { name: 'Decline the change' }))
    expect(calls('changeRequests.decline')).toEqual([])
    await user.type(question.getByRole('textbox', { name: /^Reason/ }), 'That is no number')
    await user.click(question.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls('changeRequests.decline')).toMatchObject([{ payload: { reason: 'That is no number' } }])
    await waitFor(() => expect(main.queryByRole('region', { name: 'Change to decide' })).toBeNull())
  })

  it('is shown what stands there by now, where somebody has changed it', async () => {
    const [change] = aChangeRequest().changes
    if (change === undefined) throw new Error('It changes something')
    const { main } = await at({ list: [aChangeRequest({ changes: [{ ...change, now: '0400 111 222' }] })] }, 'admin')
    const asked = within(await main.findByRole('region', { name: 'Change to decide' }))
    expect(asked.getByText(/^Now it says/).textContent).toContain('0400 111 222')
    expect(asked.getByRole('button', { name: 'Accept anyway' })).toBeTruthy()
  })

  it('asks for emergency data before accepting them', async () => {
    const { main } = await at({ list: [concealed] }, 'admin')
    const asked = within(await main.findByRole('region', { name: 'Change to decide' }))
    expect(asked.getByRole('button', { name: 'Show the emergency contacts' })).toBeTruthy()
    expect(asked.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('is led there from the overview', async () => {
    const { main } = await visit(pathTo('employee', { id: eve }), {
      answers: {
        employees: { read: anEmployee() },
        session: {
          toDoList: [
            {
              type: 'changeToDecide',
              id: 'r',
              title: 'Phone 1 → 2',
              detail: 'Eve Marlowe asks to change phone',
              dueUtc: null,
              employeeId: eve,
            },
          ],
        },
      },
    })
    expect(await main.findByText('Eve Marlowe asks to change phone.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
      `${pathTo('employee', { id: eve })}?tab=details`,
    )
  })

  it('has nothing there where nobody asks', async () => {
    const { main } = await at({}, 'admin')
    await main.findByRole('region', { name: 'Basic' })
    expect(main.queryByRole('region', { name: 'Change to decide' })).toBeNull()
    expect(main.queryByRole('region', { name: 'Changes' })).toBeNull()
  })
})

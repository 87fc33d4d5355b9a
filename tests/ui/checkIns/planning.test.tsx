import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aCheckInRow, aTemplate, checkInId, choicesOfEve, choicesOfMax } from '../../fixtures/checkIns.ts'
import { eve, max, yuri } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const made = aCheckInRow({ id: checkInId('made') })
const window = { rows: [made], before: null, after: null }

const planning = (as: Role = 'manager', checkIns: Answers['checkIns'] = {}) =>
  visit(pathTo('checkInCreate'), {
    as,
    answers: {
      checkIns: { window, count: 1, choices: as === 'employee' ? choicesOfEve : choicesOfMax, ...checkIns },
      checkInTemplates: {
        list: [aTemplate(), aTemplate({ id: checkInId('old') as never, name: 'Old', isArchived: true })],
      },
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

type Visited = Awaited<ReturnType<typeof planning>>

const chooseDay = async ({ main, user }: Visited, day = '5 Mar 2024') => {
  await user.type(await main.findByLabelText(/^Day/), day)
}
const choose = async ({ main, user }: Visited, field: RegExp, name: RegExp) => {
  await user.click(await main.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name }))
}
const schedule = ({ main, user }: Visited) => user.click(main.getByRole('button', { name: 'Schedule' }))

describe('Planning a check-in', () => {
  it('an employee plans their own, with their manager, and is led to it', async () => {
    const page = await planning('employee', { create: made as never, read: made as never })
    await chooseDay(page)
    await schedule(page)
    await waitFor(() => expect(page.address()).toBe(pathTo('checkIn', { id: made.id })))
    expect(page.calls('checkIns.create')[0]?.payload).toMatchObject({
      employeeId: eve,
      reviewerId: max,
      day: '2024-03-05',
      name: 'Check-in',
      minutes: 30,
    })
    expect(notices()).toEqual(['Check-in scheduled'])
  })

  it('a manager plans a series with all who report to them in one press, and is led to the list', async () => {
    const rows = [made, aCheckInRow({ id: checkInId('other') })]
    const page = await planning('manager', { createSeries: rows })
    const { main, user, calls, address } = page
    await user.click(await main.findByRole('button', { name: 'Choose my 2 reports' }))
    await chooseDay(page)
    await user.selectOptions(main.getByLabelText('Repeats'), 'Every two weeks')
    expect(main.getByText(/Every two weeks on Tuesday: 5th Mar 2024, 19th Mar 2024, 2nd Apr 2024/)).toBeTruthy()
    // Each of a series is due on its day.
    expect(main.queryByLabelText(/^Due/)).toBeNull()
    await schedule(page)
    await waitFor(() => expect(address()).toBe(pathTo('checkIns')))
    const [asked] = calls('checkIns.createSeries')
    const [{ people }] = calls('checkIns.createSeries').map(({ payload }) => payload) as [
      { people: ReadonlyArray<{ id: string; employeeId: string }> },
    ]
    expect(asked?.payload).toMatchObject({
      reviewerId: null,
      rhythm: { every: 2, unit: 'week', weekday: 2 },
      dueDay: null,
    })
    expect(people.map(({ employeeId }) => employeeId)).toEqual([eve, yuri])
    expect(people[0]?.id).not.toBe(people[1]?.id)
    expect(notices()).toEqual(['Check-ins scheduled'])
  })

  it('asks twice with the same ids when the connection was lost', async () => {
    let tries = 0
    const createSeries = () => (++tries === 1 ? failing(unreachable) : [made])
    const page = await planning('manager', { createSeries })
    const { main, user, calls } = page
    await choose(page, /^Employees/, /Eve Marlowe/)
    await choose(page, /^Employees/, /Yuri /)
    await chooseDay(page)
    await schedule(page)
    await user.click(await main.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls('checkIns.createSeries')).toHaveLength(2))
    const [first, second] = calls('checkIns.createSeries')
    expect(second?.payload).toEqual(first?.payload)
    expect(first?.payload).toMatchObject({ rhythm: null })
  })

  it('says under the field what the server has against it, and keeps what was typed', async () => {
    const refusal = failing({
      _tag: 'Refused',
      status: 422,
      code: 'employee_left',
      message: 'This person has left.',
      errors: [{ code: 'employee_left', message: 'This person has left.', field: 'employeeId' }],
    })
    const page = await planning('manager', { create: refusal })
    await choose(page, /^Employees/, /Eve Marlowe/)
    await chooseDay(page)
    await schedule(page)
    const field = await page.main.findByRole('combobox', { name: /^Employees/ })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(page.main.getByText('This person has left.')).toBeTruthy()
    expect(page.main.getByRole('button', { name: 'Remove Eve Marlowe' })).toBeTruthy()
  })

  it('nothing is sent before it can be, and what is missing is said', async () => {
    const page = await planning()
    await page.user.clear(await page.main.findByLabelText(/^Name/))
    await schedule(page)
    expect(page.main.getByText('Choose someone')).toBeTruthy()
    expect(page.calls('checkIns.create')).toEqual([])
  })

  it('shows what a template asks of each; archived ones are not offered', async () => {
    const { main, user } = await planning()
    const template = await main.findByLabelText('Template')
    await waitFor(() =>
      expect([...template.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
        'No template',
        'The week',
      ]),
    )
    await user.selectOptions(template, 'The week')
    const asked = main.getByRole('region', { name: 'Asked of the reviewer' })
    expect(asked.textContent).toMatch(/Looking back.*What went well\?.*Looking ahead.*What should Eve learn\?/)
    expect(asked.textContent).not.toMatch(/load/)
  })

  it('what was begun is asked about before the page is left', async () => {
    const page = await planning()
    await choose(page, /^Employees/, /Eve Marlowe/)
    await page.user.click(page.main.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(page.address()).toBe(pathTo('checkInCreate'))
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { denials } from '../../../src/domain/reviews/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, yuri } from '../../fixtures/people.ts'
import { aReviewRow, reviewId, reviewsOfEve, reviewsOfMax } from '../../fixtures/reviews.ts'
import { at } from '../../fixtures/time.ts'
import { refused } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const late = aReviewRow({
  id: reviewId('late'),
  name: 'Probation',
  employee: { id: yuri, fullName: 'Yuri Petrov' },
  dueDateUtc: '2024-02-13T13:59:59.999Z',
  submittedBy: { employee: true, reviewer: false },
})
const window = { rows: [late, aReviewRow({ stage: 'Scheduled' })], before: null, after: null }

const atTheList = (query = '', as: Role = 'manager', more: object = {}) =>
  visit(`${pathTo('prs')}${query}`, {
    as,
    answers: { reviews: { window, count: 2, choices: reviewsOfMax, ...more } },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('The list of performance reviews', () => {
  it('shows who reviews whom, how it stands, until when and who has submitted, and leads to its page', async () => {
    const { main } = await atTheList()
    const row = await main.findByRole('row', { name: /Probation/ })
    expect(row.textContent).toMatch(
      /Probation.*Yuri Petrov.*Overdue.*Being written.*13th Feb 2024.*Employee.*Max Oduya/,
    )
    const other = main.getByRole('row', { name: /Yearly review/ })
    expect(other.textContent).not.toMatch(/Late/)
    expect(other.textContent).toMatch(/Scheduled.*No one yet/)
    expect(within(row).getByRole('link').getAttribute('href')).toBe(pathTo('pr', { id: late.id }))
  })

  it('has on a phone whom it is about and what is most urgent in one line, and how far it is below', async () => {
    const wide = matchMedia('')
    const phone = vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ ...wide, matches: true }))
    const { main } = await atTheList()
    const card = async (name: RegExp) => (await main.findByText(name)).closest('[role=row]')?.textContent
    expect(await card(/Probation/)).toMatch(/Yuri Petrov\s*Overdue\s*Probation · 13th Feb 2024 · Being written$/)
    expect(await card(/Yearly review/)).toMatch(/Scheduled\s*Yearly review · .* 2024$/)
    phone.mockRestore()
  })

  it('asks for what is pending, the next first, and for what is complete, the last first', async () => {
    const { main, user, calls, address } = await atTheList()
    await main.findByRole('row', { name: /Probation/ })
    expect(calls('reviews.window')[0]?.query).toMatchObject({ tab: 'pending', sort: 'due', descending: undefined })
    await user.click(main.getByRole('tab', { name: 'Completed' }))
    await waitFor(() =>
      expect(calls('reviews.window').at(-1)?.query).toMatchObject({ tab: 'completed', descending: 'true' }),
    )
    expect(address()).toBe(`${pathTo('prs')}?tab=completed`)
  })

  it('asks for what the address says, and for nothing it cannot mean', async () => {
    const { calls } = await atTheList(`?q=prob&sort=-stage&f.due=late&f.person=${yuri}`)
    await waitFor(() =>
      expect(calls('reviews.window')[0]?.query).toMatchObject({
        search: 'prob',
        sort: 'stage',
        descending: 'true',
        late: 'true',
        person: yuri,
      }),
    )
    const odd = await atTheList('?f.person=nobody&f.due=never&tab=other')
    await waitFor(() =>
      expect(odd.calls('reviews.window')[0]?.query).toMatchObject({
        tab: 'pending',
        person: undefined,
        late: undefined,
      }),
    )
  })

  it('is narrowed to somebody who is chosen by name', async () => {
    const { main, user, address, calls } = await atTheList()
    await user.click(await main.findByRole('combobox', { name: 'Person' }))
    await user.keyboard('yur')
    await user.click(await screen.findByRole('option', { name: /Yuri/ }))
    await waitFor(() => expect(address()).toBe(`${pathTo('prs')}?f.person=${yuri}`))
    expect(calls('reviews.window').at(-1)?.query).toMatchObject({ person: yuri })
  })

  it('says, where there is none, what a review is; and that it could not be read', async () => {
    const none = { window: { rows: [], before: null, after: null }, count: 0 }
    const { main, user } = await atTheList('', 'employee', none)
    expect(await main.findByText('No reviews in progress')).toBeTruthy()
    await user.click(main.getByRole('tab', { name: 'Completed' }))
    expect(await main.findByText('No completed reviews')).toBeTruthy()
    const broken = await atTheList('', 'manager', { window: failing(refused('gone', 500)) })
    expect(await broken.main.findByText('The reviews could not be loaded')).toBeTruthy()
  })

  it.each<[Role, string, object, string | null]>([
    ['admin', 'admins', reviewsOfMax, null],
    ['manager', 'managers', reviewsOfMax, null],
    ['manager', 'admins', reviewsOfMax, denials.adminsStart],
    ['employee', 'managers', reviewsOfEve, denials.notYourReport],
  ])('%s, where %s start reviews', async (as, starters, choices, denied) => {
    const { main } = await atTheList('', as, { choices: { ...choices, starters } })
    await main.findByRole('row', { name: /Probation/ })
    if (denied === null) {
      const start = await main.findByRole('link', { name: 'New performance review' })
      expect(start.getAttribute('href')).toBe(pathTo('prCreate'))
    } else {
      const start = await main.findByRole('button', { name: 'New performance review', description: denied })
      expect(start.getAttribute('aria-disabled')).toBe('true')
    }
    for (const name of ['Templates', 'Settings'])
      expect(main.queryByRole('link', { name }) !== null).toBe(as === 'admin')
  })

  it('is not there without its module', async () => {
    const { main } = await visit(pathTo('prs'), { as: 'admin', tenant: { productPlan: 'compliance' } })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})

describe('The performance reviews on a person’s page', () => {
  it('are those under way in which the person takes part; those that are complete are a press away', async () => {
    const { main, calls } = await visit(`${pathTo('employee', { id: yuri })}?tab=reviews`, {
      as: 'manager',
      answers: {
        employees: { read: anEmployee({ id: yuri, fullName: 'Yuri Petrov' }) },
        reviews: { window, count: 2 },
      },
    })
    const list = within(await main.findByRole('list', { name: 'Performance reviews' }))
    const [first] = list.getAllByRole('link')
    expect(first?.textContent).toMatch(/Probation.*Due 13th Feb 2024.*Yuri Petrov, reviewed by Max Oduya.*Overdue/)
    expect(first?.getAttribute('href')).toBe(pathTo('pr', { id: late.id }))
    expect(calls('reviews.window')[0]?.query).toMatchObject({ tab: 'pending', person: yuri })
    expect(main.getByRole('link', { name: 'Completed' }).getAttribute('href')).toBe(
      `${pathTo('prs')}?tab=completed&f.person=${yuri}`,
    )
  })
})

describe('Many reviews at once', () => {
  const changed = {
    isApplied: true,
    rows: [
      { id: late.id, outcome: 'changed', why: '' },
      { id: reviewId('first'), outcome: 'same', why: '' },
    ],
    undo: { changes: [{ id: late.id, version: 2, set: { dueDay: '2024-02-13' } }] },
  } as const
  const chosen = async (more: object) => {
    const page = await atTheList('', 'admin', more)
    await page.main.findByRole('row', { name: /Probation/ })
    await page.user.click(page.main.getByRole('checkbox', { name: 'Select all shown' }))
    return page
  }
  const changeDue = async ({ main, user }: Awaited<ReturnType<typeof chosen>>) => {
    await user.click(await main.findByRole('button', { name: 'Change due date…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change due date of 2 reviews' }))
    await user.type(dialog.getByLabelText('Due date'), '2024-03-08')
    await user.click(dialog.getByRole('button', { name: 'Change 2 reviews' }))
  }

  it('are given another day, what came of each is told, and taken back by one press', async () => {
    const page = await chosen({
      changeMany: ({ payload }: { payload: { changes: ReadonlyArray<unknown> } }) =>
        payload.changes.length === 2 ? changed : { ...changed, rows: changed.rows.slice(0, 1), undo: null },
    })
    await changeDue(page)
    expect(await page.main.findByText(/^1 review changed\./)).toBeTruthy()
    expect(page.main.getByText(/needed no change/).textContent).toContain('Yearly review of Eve Marlowe')
    await page.user.click(page.main.getByRole('button', { name: 'Undo' }))
    expect(await page.main.findByText('Taken back for 1 review.')).toBeTruthy()
    expect(page.calls('reviews.changeMany').map(({ payload }) => payload)).toEqual([
      {
        changes: [
          { id: late.id, version: late.version, set: { dueDay: '2024-03-08' } },
          { id: reviewId('first'), version: 1, set: { dueDay: '2024-03-08' } },
        ],
      },
      changed.undo,
    ])
  })

  it('of which one cannot be changed stay as they are, and it says which and why', async () => {
    const page = await chosen({
      changeMany: {
        isApplied: false,
        rows: [{ id: late.id, outcome: 'refused', why: denials.dueTooSoon }],
        undo: null,
      },
    })
    await changeDue(page)
    const told = await page.main.findByText(/^Nothing was changed:/)
    expect(told.closest('[role=status]')?.textContent).toContain(`Probation of Yuri Petrov: ${denials.dueTooSoon}`)
    expect(page.main.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('are not offered for one’s own, and it is said', async () => {
    const page = await visit(pathTo('prs'), {
      as: 'employee',
      answers: { reviews: { window, count: 2, choices: reviewsOfEve } },
    })
    await page.main.findByRole('row', { name: /Probation/ })
    await page.user.click(page.main.getByRole('checkbox', { name: 'Select all shown' }))
    const button = await page.main.findByRole('button', { name: 'Change due date…' })
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toMatch(/^Not possible for /)
    await page.user.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

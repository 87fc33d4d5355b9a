import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { denials } from '../../../src/domain/reviews/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aReview, aReviewTemplate, reviewsOfEve, reviewsOfMax, reviewTemplateId } from '../../fixtures/reviews.ts'
import { at } from '../../fixtures/time.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const planning = (
  as: Role = 'manager',
  reviews: Answers['reviews'] = {},
  performanceReviewTemplates: Answers['performanceReviewTemplates'] = {},
) =>
  visit(pathTo('prCreate'), {
    as,
    answers: {
      reviews: { choices: as === 'employee' ? reviewsOfEve : reviewsOfMax, create: aReview(), ...reviews },
      performanceReviewTemplates: {
        list: [aReviewTemplate(), aReviewTemplate({ name: 'Old', isArchived: true }, { id: reviewTemplateId('old') })],
        ...performanceReviewTemplates,
      },
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

type Visited = Awaited<ReturnType<typeof planning>>

const choose = async ({ main, user }: Visited, field: RegExp, name: RegExp) => {
  await user.click(await main.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name }))
}
const fill = async (page: Visited, due = '15 Mar 2024') => {
  await choose(page, /^Employee/, /Eve Marlowe/)
  await page.user.type(page.main.getByLabelText(/^Starts/), '1 Mar 2024')
  await page.user.type(page.main.getByLabelText(/^Due/), due)
  await page.user.selectOptions(page.main.getByLabelText(/^Template/), 'The year')
}
const plan = ({ main, user }: Visited) => user.click(main.getByRole('button', { name: 'Plan review' }))

describe('Planning a performance review', () => {
  it('their manager reviews unless somebody else is chosen, and it leads to the review', async () => {
    const page = await planning()
    await fill(page)
    expect(page.main.getByRole('button', { name: 'Remove Max Oduya' })).toBeTruthy()
    await plan(page)
    await waitFor(() => expect(page.address()).toBe(pathTo('pr', { id: aReview().id })))
    expect(page.calls('reviews.create')[0]?.payload).toMatchObject({
      employeeId: eve,
      reviewerId: max,
      templateId: reviewTemplateId('year'),
      scheduledDay: '2024-03-01',
      dueDay: '2024-03-15',
      name: 'Performance review',
    })
    expect(notices()).toEqual(['Performance review planned'])
  })

  it('nobody plans their own, and archived templates are not offered', async () => {
    const page = await planning()
    const { main, user } = page
    await user.click(await main.findByRole('combobox', { name: /^Employee/ }))
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).not.toContainEqual(
      expect.stringMatching(/Max/),
    )
    const template = main.getByLabelText(/^Template/)
    await waitFor(() =>
      expect([...template.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
        'Choose a template',
        'The year',
      ]),
    )
    await user.selectOptions(template, 'The year')
    const asked = main.getByRole('region', { name: 'Asked of the reviewer' })
    expect(asked.textContent).toMatch(
      /The work.*proud of\?In words.*dependable.*On a scale: Rarely, Mostly, Always\u00a0· weight 2/,
    )
    expect(asked.textContent).not.toMatch(/each goal/)
  })

  it('says that there are no templates only where there are none', async () => {
    const { main } = await planning('manager', {}, { list: [] })
    expect(await main.findByText(/^No templates yet/)).toBeTruthy()
  })

  it('asks for templates again that could not be read', async () => {
    let isThere = false
    const { main, user } = await planning(
      'manager',
      {},
      { list: () => (isThere ? [aReviewTemplate()] : failing({ _tag: 'Unreachable' })) },
    )
    expect(await main.findByText(/^The templates could not be loaded/)).toBeTruthy()
    expect(main.queryByText(/^No templates yet/)).toBeNull()
    isThere = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('option', { name: 'The year' })).toBeTruthy()
  })

  it('says what is missing, and that it cannot be due before it begins; nothing is sent', async () => {
    const page = await planning()
    await page.user.clear(await page.main.findByLabelText(/^Name/))
    await plan(page)
    for (const said of ['Choose someone', 'Choose a reviewer'])
      expect(page.main.getAllByText(said).length).toBeGreaterThan(0)
    await page.user.type(page.main.getByLabelText(/^Name/), 'Yearly')
    await fill(page, '28 Feb 2024')
    await plan(page)
    expect(page.main.getByText(denials.dueTooSoon)).toBeTruthy()
    expect(page.calls('reviews.create')).toEqual([])
  })

  it.each([
    ['reviewerId', 'reviewer_left', denials.reviewerLeft, /^Reviewer/],
    ['templateId', 'unknown_template', denials.unknownTemplate, /^Template/],
  ])('says at %s what the server has against it, and keeps what was typed', async (field, code, message, name) => {
    const refusal = failing({ _tag: 'Refused', status: 422, code, message, errors: [{ code, message, field }] })
    const page = await planning('manager', { create: refusal })
    await fill(page)
    await plan(page)
    const control = await page.main.findByRole('combobox', { name })
    await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'))
    expect(page.main.getByText(message)).toBeTruthy()
    expect(page.main.getByRole('button', { name: 'Remove Eve Marlowe' })).toBeTruthy()
  })

  it.each<[Role, 'managers' | 'admins', string]>([
    ['employee', 'managers', denials.notYourReport],
    ['manager', 'admins', denials.adminsStart],
  ])('%s, where %s start: is told why not', async (as, starters, said) => {
    const { main } = await planning(as, { choices: { ...reviewsOfMax, starters } })
    expect(await main.findByText(said)).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Plan review' })).toBeNull()
  })

  it('what was begun is asked about before the page is left', async () => {
    const page = await planning()
    await choose(page, /^Employee/, /Eve Marlowe/)
    await page.user.click(page.main.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(page.address()).toBe(pathTo('prCreate'))
  })
})

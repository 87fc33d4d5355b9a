import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../../src/domain/session/places.ts'
import { max } from '../../../fixtures/people.ts'
import { aCalibration, aCycle, cycleId } from '../../../fixtures/reviewCycles.ts'
import { aReviewRow, reviewId } from '../../../fixtures/reviews.ts'
import { type Answers, visit } from '../../visit.tsx'

const path = pathTo('prCycleCalibration', { id: cycleId('yearly') })
const calibrating = (calibration = aCalibration(), query = '', more: Answers['reviewCycles'] = {}) =>
  visit(`${path}${query}`, { as: 'admin', answers: { reviewCycles: { calibration, ...more } } })

const hrefs = (links: ReadonlyArray<HTMLElement>) => links.map((link) => link.getAttribute('href'))

describe('Calibration', () => {
  it('names who stands out, each with the way there, and says what is shared and what is missing', async () => {
    const { main } = await calibrating()
    const found = within(await main.findByRole('region', { name: 'What stands out' }))
    const links = found.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Max Oduya rates 30 points above the overall median: 80% against 50%.',
      'Low Tester’s 20% is far below the scores Max Oduya gives (middle half: 75% to 85%).',
    ])
    expect(hrefs(links)).toEqual([
      `${pathTo('prCycle', { id: cycleId('yearly') })}?f.reviewer=${max}`,
      pathTo('pr', { id: reviewId('Low') }),
    ])
    expect(found.getByText('Not shared yet')).toBeTruthy()
    expect(main.getByText('8 reviews have a score: 7 shared with the employee already, 1 not yet.')).toBeTruthy()
    expect(main.getByText(/Not submitted by the reviewer: 2. Your own review is hidden/)).toBeTruthy()
  })

  it('draws a dot for each review, which says what it is; one stop of the Tab key a row, arrows walk along it', async () => {
    const { main, user } = await calibrating()
    const row = within(await main.findByRole('group', { name: 'Max Oduya: 5 reviews, median 80%' }))
    const dots = row.getAllByRole('link')
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Low Tester: 20%, far below the others, not shared yet',
      'Mid Tester: 75%',
      'High Tester: 85%',
    ])
    expect(dots.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    dots[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(dots[1])
    expect(dots.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    await user.keyboard('{End}{ArrowRight}')
    expect(document.activeElement).toBe(dots[0])
    // The grid is the scale.
    expect(main.getByText(/As agreed/)).toBeTruthy()
    expect(main.getByText(/Dots show only/)).toBeTruthy()
  })

  it('has the same numbers as a table', async () => {
    const { main } = await calibrating()
    const row = await main.findByRole('row', { name: /Ava Lindqvist/ })
    expect(row.textContent).toMatch(/3.*40%.*40%.*30%.*35%.*45%.*50%/)
  })

  it('by department, as the address says', async () => {
    const { main, user, address } = await calibrating()
    await user.click(await main.findByRole('tab', { name: 'By department' }))
    await waitFor(() => expect(address()).toBe(`${path}?by=department`))
    expect(await main.findByRole('group', { name: 'No department: 8 reviews, median 50%' })).toBeTruthy()
    expect(main.getByText('Nothing stands out: the scores are similar.')).toBeTruthy()
  })

  it('says where there is no score yet, and why', async () => {
    const none = { groups: [], outliers: [], outlierCount: 0 }
    const nothing = { whole: null, reviewer: none, department: none, reviews: [], shared: 0 }
    const { main } = await calibrating(aCalibration(nothing))
    expect(await main.findByText('No scores yet')).toBeTruthy()
    expect(main.getByText(/Not submitted by the reviewer: 2/)).toBeTruthy()
  })

  it('is there for admins alone', async () => {
    await visit(path, { as: 'manager' })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })
})

it.each([
  ['once a reviewer has submitted', 1, true],
  ['not before', 0, false],
])('The page of a cycle leads to it %s', async (_, submittedByReviewer, isThere) => {
  const { main } = await visit(pathTo('prCycle', { id: cycleId('yearly') }), {
    as: 'admin',
    answers: {
      reviews: { window: { rows: [aReviewRow()], before: null, after: null }, count: 1 },
      reviewCycles: { read: aCycle({ submittedByReviewer }) },
    },
  })
  await main.findByRole('region', { name: 'By department' })
  expect(hrefs(main.queryAllByRole('link', { name: 'Calibrate' }))).toEqual(isThere ? [path] : [])
})

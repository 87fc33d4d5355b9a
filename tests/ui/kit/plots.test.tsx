import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarPlot, BarPlots } from '../../../src/ui/kit/plots/BarPlot.tsx'
import { Heat } from '../../../src/ui/kit/plots/Heat.tsx'
import { Histogram } from '../../../src/ui/kit/plots/Histogram.tsx'
import { Lines } from '../../../src/ui/kit/plots/Lines.tsx'
import { Readable } from '../../../src/ui/kit/plots/PlotTable.tsx'
import { StackedBars } from '../../../src/ui/kit/plots/StackedBars.tsx'

const series = [
  { value: 'joined', label: 'Joined' },
  { value: 'left', label: 'Left' },
]
const rows = [
  { value: '2026-10', label: 'Oct 2026', short: 'O', sizes: { joined: 4, left: 1 } },
  { value: '2026-11', label: 'Nov 2026', short: 'N', sizes: { joined: 3 } },
]
const spans = [
  { value: '0', label: 'Under 1 year', short: '0', size: 3, said: '3' },
  { value: '1', label: '1 year and more', short: '1+', size: 0, said: '0' },
]
const to = (value: string) => `/list?of=${value}`

/** Every row of a table as a line of its cells. */
const read = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))

const asTable = () => fireEvent.click(screen.getByRole('button', { name: /^Show as (table|chart)$/ }))

describe('A plot', () => {
  it('is the table it was drawn from at one press, and drawn again at the next', () => {
    render(
      <Readable>
        <Lines title="Joined and left" heading="Month" series={series} rows={rows} href={to} />
      </Readable>,
    )
    expect(screen.queryByRole('table')).toBeNull()
    asTable()
    expect(read('Joined and left')).toEqual(['Month | Joined | Left', 'Oct 2026 | 4 | 1', 'Nov 2026 | 3 | 0'])
    expect(screen.getByRole('link', { name: 'Oct 2026' }).getAttribute('href')).toBe('/list?of=2026-10')
    asTable()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows all that stand over a list as tables together', () => {
    render(
      <BarPlots>
        <BarPlot
          title="By state"
          headings={['State', 'Assets']}
          bars={[{ value: 'due', label: 'Due', size: 2, said: '2' }]}
        />
        <BarPlot
          title="By place"
          headings={['Place', 'Worth']}
          bars={[{ value: 'yard', label: 'Yard', size: 5, said: '$5' }]}
        />
      </BarPlots>,
    )
    asTable()
    expect(read('By state')).toEqual(['State | Assets', 'Due | 2'])
    expect(read('By place')).toEqual(['Place | Worth', 'Yard | $5'])
  })

  it('has marks that lead to what they count, under their whole name', () => {
    render(<Histogram title="Years" headings={['Years', 'People']} spans={spans} href={to} />)
    const marks = within(screen.getByRole('list', { name: 'Years' })).getAllByRole('link')
    expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')])).toEqual([
      ['Under 1 year: 3', '/list?of=0'],
      ['1 year and more: 0', '/list?of=1'],
    ])
  })

  it('is one stop of the Tab key, and arrows walk along its marks', () => {
    render(<Lines title="Joined and left" heading="Month" series={series} rows={rows} href={to} />)
    const marks = screen.getAllByRole('link')
    expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
    marks[0]?.focus()
    fireEvent.keyDown(marks[0] as HTMLElement, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(marks[1])
    expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
    fireEvent.keyDown(marks[1] as HTMLElement, { key: 'Home' })
    expect(document.activeElement).toBe(marks[0])
  })

  it('of bars that narrow the list below is one stop as well', () => {
    const bars = ['In stock', 'Assigned'].map((label) => ({ value: label, label, size: 1, said: '1' }))
    render(<BarPlot title="By state" headings={['State', 'Assets']} bars={bars} press={{ onPress: () => {} }} />)
    const marks = screen.getAllByRole('button')
    expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
    marks[0]?.focus()
    fireEvent.keyDown(marks[0] as HTMLElement, { key: 'End' })
    expect(document.activeElement).toBe(marks[1])
  })

  it('walks with the writing where that runs to the left', () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Histogram title="Years" headings={['Years', 'People']} spans={spans} href={to} />
      </div>,
    )
    const marks = screen.getAllByRole('link')
    marks[0]?.focus()
    fireEvent.keyDown(marks[0] as HTMLElement, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(marks[1])
  })

  it('of two lists against each other is a table already; an empty cell leads nowhere', () => {
    render(
      <Heat
        title="Expiring"
        columns={[
          { value: 'oct', label: 'Oct 2026', short: 'O' },
          { value: 'nov', label: 'Nov 2026', short: 'N' },
        ]}
        rows={[{ value: 'aid', label: 'First aid', counts: { nov: 4 } }]}
        href={(row, column) => `/list?of=${row}&in=${column}`}
      />,
    )
    expect(read('Expiring')).toEqual([' | O | N', 'First aid |  | 4'])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'First aid, Nov 2026: 4',
    ])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/list?of=aid&in=nov')
  })

  it('of parts has a link for each part, and the whole of them as a table', () => {
    const parts = [
      { value: 'done', label: 'Done', fill: 'full' },
      { value: 'late', label: 'Late', fill: 'crossed' },
    ] as const
    const one = { value: 'all', label: 'All', counts: { done: 3, late: 1 } }
    render(
      <Readable>
        <StackedBars title="Reviews" heading="Which" parts={parts} rows={[one]} href={(_, part) => to(part)} />
      </Readable>,
    )
    expect(screen.getByRole('link', { name: 'Late: 1' }).getAttribute('href')).toBe('/list?of=late')
    asTable()
    expect(read('Reviews')).toEqual(['Which | Done | Late', 'All | 3 | 1'])
  })
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { IconButton } from '../../../src/ui/kit/Button.tsx'
import { DateText } from '../../../src/ui/kit/DateText.tsx'
import { TooltipBox } from '../../../src/ui/kit/overlays/TooltipBox.tsx'
import { tooltip } from '../../../src/ui/kit/tooltip.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null
const point = (at: Element, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true })
  fireEvent(at, Object.assign(event, { pointerType }))
}

const page = () => {
  render(
    <>
      <IconButton label="Sort" icon={null} />
      <button type="button" {...tooltip('Filter by day')}>
        Filter
      </button>
      <p>Words</p>
      <TooltipBox />
    </>,
  )
  return { sort: screen.getByRole('button', { name: 'Sort' }), words: screen.getByText('Words') }
}

describe('The tooltip', () => {
  it('comes a moment after the pointer, and goes a moment after it', () => {
    const { sort, words } = page()
    point(sort)
    wait(349)
    expect(shown()).toBeNull()
    wait(1)
    expect(shown()).toBe('Sort')
    point(words)
    wait(119)
    expect(shown()).toBe('Sort')
    wait(1)
    expect(shown()).toBeNull()
  })

  it('stays while the pointer is on it, and comes sooner from one to the next', () => {
    const { sort } = page()
    point(sort)
    wait(350)
    point(screen.getByRole('tooltip'))
    wait(1_000)
    expect(shown()).toBe('Sort')
    point(screen.getByRole('button', { name: 'Filter' }))
    wait(120)
    expect(shown()).toBe('Filter by day')
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' }), null],
    ['another key', () => fireEvent.keyDown(document.body, { key: 'a' }), 'Sort'],
    ['a press', () => fireEvent.pointerDown(document.body), null],
    ['scrolling', () => fireEvent.scroll(window), null],
  ])('after %s', (_, done, left) => {
    const { sort } = page()
    point(sort)
    wait(350)
    done()
    expect(shown()).toBe(left)
  })

  it('comes with the focus too where that is why the page was scrolled', () => {
    page()
    act(() => screen.getByRole('button', { name: 'Filter' }).focus())
    fireEvent.scroll(window)
    wait(0)
    expect(shown()).toBe('Filter by day')
  })

  it('comes at once with the focus of the keyboard, describes what has it, and goes with it', () => {
    page()
    const filter = screen.getByRole('button', { name: 'Filter' })
    act(() => filter.focus())
    wait(0)
    expect(shown()).toBe('Filter by day')
    expect(screen.getByRole('button', { name: 'Filter', description: 'Filter by day' })).toBe(filter)
    act(() => filter.blur())
    expect([shown(), filter.getAttribute('aria-describedby')]).toEqual([null, null])
  })

  it('that is only the name is not said a second time', () => {
    const { sort } = page()
    act(() => sort.focus())
    wait(0)
    expect(shown()).toBe('Sort')
    expect(screen.getByRole('button', { name: 'Sort', description: '' })).toBe(sort)
  })

  it('stays with the focus when the page is scrolled to it', () => {
    const { sort } = page()
    act(() => sort.focus())
    wait(0)
    fireEvent.scroll(window)
    expect(shown()).toBe('Sort')
  })

  it('does not come to a finger', () => {
    const { sort } = page()
    point(sort, 'touch')
    wait(1_000)
    expect(shown()).toBeNull()
  })

  it('says the reason where something is denied, which already describes it', () => {
    render(
      <>
        <IconButton label="Remove" icon={null} denied="Not yours." />
        <TooltipBox />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Remove', description: 'Not yours.' })
    act(() => button.focus())
    wait(0)
    expect(shown()).toBe('Not yours.')
    expect(screen.getByRole('button', { description: 'Not yours.' })).toBe(button)
  })
})

describe('A date (§ 2.6)', () => {
  beforeEach(() => void vi.setSystemTime('2024-01-05T09:00:00Z'))

  it.each<readonly [props: Parameters<typeof DateText>[0], shown: string, more: string | null]>([
    [{ value: '2024-01-03' }, '3rd Jan 2024', 'Wednesday 3 January 2024'],
    [{ value: '2024-01-03', relative: true, timeZone: 'Australia/Brisbane' }, '3rd Jan 2024', '2 days ago'],
    [{ value: null }, '–', null],
    [{ value: 'no date' }, '–', null],
    [{ value: undefined, placeholder: 'Never' }, 'Never', null],
    [{ value: '2024-01-03T23:05:00Z' }, '–', null],
  ])('%j is %s, and more: %s', (props, words, more) => {
    render(
      <>
        <DateText {...props} />
        <TooltipBox />
      </>,
    )
    point(screen.getByText(words))
    wait(350)
    expect(shown()).toBe(more)
  })

  it('has its time in 24 hours where the client is', () => {
    render(<DateText value="2024-01-03T23:05:00Z" withTime timeZone="Australia/Brisbane" />)
    expect(screen.getByText(/^4 Jan 2024 09:05/).tagName).toBe('TIME')
  })
})

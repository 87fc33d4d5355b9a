import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { ClockContext, tickingClock, useDayIn, useNow } from '../../../src/ui/kit/clock.ts'
import { aGoalRow } from '../../fixtures/goals.ts'
import { at, MINUTE, SECOND } from '../../fixtures/time.ts'
import { visit } from '../visit.tsx'

const drawn = { day: 0, minute: 0 }
const Day = () => {
  drawn.day += 1
  return <p>{useDayIn('Australia/Brisbane')}</p>
}
const Minute = () => {
  drawn.minute += 1
  return <p>{new Date(useNow()).toISOString()}</p>
}

describe('A page that is left open', () => {
  it('goes on to the next day at midnight where the client is', async () => {
    let now = at('2024-02-14T13:59:59.900Z')
    const rows = [aGoalRow({ title: 'Sort the store', dueDate: '2024-02-14' })]
    const { main } = await visit(pathTo('goals'), {
      answers: { goals: { window: { rows, before: null, after: null }, count: 1 } },
      tenant: { timeZone: 'Australia/Brisbane' },
      now: () => now,
    })
    const row = await main.findByRole('row', { name: /Sort the store/ })
    expect(row.textContent).not.toContain('Overdue')
    now = at('2024-02-14T14:00:00Z')
    expect(await main.findByText('Overdue')).toBeTruthy()
  })
})

describe('The clock of the program', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: at('2024-02-14T13:58:30Z') })
    return () => {
      cleanup()
      vi.useRealTimers()
    }
  })

  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  it('moves on as a minute begins, and draws again only what that changes', () => {
    Object.assign(drawn, { day: 0, minute: 0 })
    render(
      <ClockContext value={tickingClock(() => Date.now())}>
        <Day />
        <Minute />
      </ClockContext>,
    )
    expect(screen.getByText('2024-02-14T13:58:00.000Z')).toBeTruthy()
    wait(29 * SECOND)
    expect(drawn).toEqual({ day: 1, minute: 1 })
    wait(SECOND)
    expect(screen.getByText('2024-02-14T13:59:00.000Z')).toBeTruthy()
    expect(drawn).toEqual({ day: 1, minute: 2 })
    wait(MINUTE)
    expect(screen.getByText('2024-02-15')).toBeTruthy()
    expect(drawn).toEqual({ day: 2, minute: 3 })
  })

  it('stops with the last that listens', () => {
    const { unmount } = render(<Minute />)
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

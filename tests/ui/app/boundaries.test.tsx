import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppBoundary, Beside } from '../../../src/ui/app/Boundaries.tsx'
import { SettingsProvider } from '../../../src/ui/app/SettingsContext.tsx'
import type { Settings } from '../../../src/ui/app/settings.ts'

const settings = { support: { email: 'support@tenure.example' } } as Settings

const state = { broken: true }

/** Breaks as long as it is told to. */
const Part = () => {
  if (state.broken) throw new Error('broken')
  return <p>The part</p>
}

// React tells the console of what a boundary has caught.
beforeEach(() => {
  state.broken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

describe('What breaks', () => {
  it('anywhere in the app leaves no empty window: it is said, and trying again shows what was there', async () => {
    render(
      <SettingsProvider settings={settings}>
        <AppBoundary>
          <Part />
        </AppBoundary>
      </SettingsProvider>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'An issue has occurred' })).toBeTruthy()
    expect(screen.getByText(/Your changes are safe/)).toBeTruthy()
    state.broken = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('The part')).toBeTruthy()
  })

  it('beside the page is left out, and comes by itself once it can', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(
      <>
        <p>The page</p>
        <Beside>
          <Part />
        </Beside>
      </>,
    )
    expect([screen.queryByText('The page') !== null, screen.queryByText('The part')]).toEqual([true, null])
    state.broken = false
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.getByText('The part')).toBeTruthy()
    vi.useRealTimers()
  })
})

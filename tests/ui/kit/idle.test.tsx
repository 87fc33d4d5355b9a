import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFetchedWhenIdle } from '../../../src/ui/kit/idle.ts'

const fetch = vi.fn()
const Page = () => {
  useFetchedWhenIdle({ fetch })
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  fetch.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what a page may want later is fetched once the page has stood for a while', () => {
  render(<Page />)
  vi.advanceTimersByTime(1_900)
  expect(fetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(fetch).toHaveBeenCalledOnce()
})

it.each([500, 2_500])('and not for a page that is left after %i ms', (passed) => {
  const { unmount } = render(<Page />)
  vi.advanceTimersByTime(passed)
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(fetch).not.toHaveBeenCalled()
})

it('nor for somebody who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  render(<Page />)
  vi.advanceTimersByTime(10_000)
  expect(fetch).not.toHaveBeenCalled()
})

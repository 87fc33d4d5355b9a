import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../fixtures/time.ts'
import { refused, unreachable } from '../machines/ports.ts'
import { answering, pages, type Row } from './pages.ts'
import { failing, visit } from './visit.tsx'

/**
 * What every page that reads something owes to a person who waits for it: while it is on its way nothing is claimed, what
 * could not be read is said with the reason and can be asked for again, and what is not there is plainly not found.
 */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

describe.each(Object.entries(pages))('%s', (_, row) => {
  const name = row.reads.join('.')

  it('is waited for without a claim', async () => {
    const { main, calls } = await visit(row.path, { answers: answering(row, undefined) })
    await waitFor(() => expect(calls(name)).not.toEqual([]))
    expect(main.queryByText(row.shown)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that could not be read says why, and is asked for again', async () => {
    let isBack = false
    const answer = () => (isBack ? row.answer : failing(unreachable))
    const { main, user } = await visit(row.path, { answers: answering(row, answer) })
    const alert = await main.findByRole('alert')
    expect(alert.textContent).toContain(row.failed)
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect((await main.findAllByText(row.shown)).length).toBeGreaterThan(0)
    expect(main.queryByText(row.failed)).toBeNull()
  })
})

it.each(['a profile', 'a policy'])(
  '%s that is not there, or not for this person, is plainly not found',
  async (name) => {
    const row = pages[name] as Row
    const { main } = await visit(row.path, { answers: answering(row, failing(refused('not_found', 404))) })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  },
)

import { describe, expect, it } from 'vitest'
import { pageHistory } from '../../src/infra/browserHistory.ts'

/** A browser's history with entries, a position, and `popstate` for moves that are not pushes. */
const aBrowser = (first = '/') => {
  const entries: Array<{ state: unknown; url: string }> = [{ state: null, url: first }]
  let at = 0
  const listeners = new Set<() => void>()
  const url = () => new URL(entries[at]?.url ?? '/', 'http://tenure.test')
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState: (state: unknown, _: string, to: string) => {
      entries.splice(at + 1, entries.length, { state, url: to })
      at += 1
    },
    replaceState: (state: unknown, _: string, to?: string) => {
      entries[at] = { state, url: to ?? entries[at]?.url ?? '/' }
    },
    go: (delta: number) => {
      at += delta
      for (const listener of listeners) listener()
    },
  }
  const browser = {
    history,
    get location() {
      return url()
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  } as unknown as Parameters<typeof pageHistory>[0]
  return { browser, history, urls: () => entries.map((entry) => entry.url), listeners }
}

describe('The browser’s history follows the navigation machine', () => {
  it('pushes and replaces, search and hash included', () => {
    const { browser, urls } = aBrowser()
    const pages = pageHistory(browser)
    pages.push('/employees/?q=a#top', false)
    pages.push('/goals', true)
    expect([urls(), pages.location()]).toEqual([['/', '/goals'], '/goals'])
  })

  it('tells of back and forward, until nobody listens', () => {
    const { browser, history, listeners } = aBrowser()
    const pages = pageHistory(browser)
    const moves: Array<string> = []
    const stop = pages.listen((to) => moves.push(to))
    pages.push('/a', false)
    history.go(-1)
    history.go(1)
    stop()
    expect([moves, listeners.size]).toEqual([['/', '/a'], 0])
  })

  it.each([
    ['one back', -1],
    ['two back', -2],
    ['one forward', 1],
  ])('takes a move that was not allowed back exactly: %s', (_, delta) => {
    const { browser, history } = aBrowser()
    const pages = pageHistory(browser)
    const moves: Array<string> = []
    pages.listen((to) => moves.push(to))
    for (const to of ['/a', '/b', '/c']) pages.push(to, false)
    history.go(-1)
    pages.arrived()
    history.go(delta)
    pages.restore()
    expect([pages.location(), moves.length]).toEqual(['/b', 2])
  })

  it('knows an entry the person has made, an edited hash, for one after ours', () => {
    const { browser, history } = aBrowser()
    const pages = pageHistory(browser)
    pages.push('/a', false)
    history.pushState(null, '', '/a#edited')
    pages.restore()
    expect(pages.location()).toBe('/a')
    history.pushState(null, '', '/a#edited')
    pages.arrived()
    expect(history.state).toEqual({ position: 2 })
  })
})

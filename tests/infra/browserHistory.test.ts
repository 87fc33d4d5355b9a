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
      // There is nothing beyond either end.
      if (entries[at + delta] === undefined) return
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

  it.each([
    ['one back', -1, '/a'],
    ['one forward', 1, '/c'],
  ])('and makes it again once it is allowed after all: %s', (_, delta, there) => {
    const { browser, history } = aBrowser()
    const pages = pageHistory(browser)
    const moves: Array<string> = []
    pages.listen((to) => moves.push(to))
    for (const to of ['/a', '/b', '/c']) pages.push(to, false)
    history.go(-1)
    pages.arrived()
    history.go(delta)
    pages.restore()
    pages.arrived()
    expect([pages.location(), moves.length]).toEqual([there, 2])
    // From there, a move that is not allowed leads back there.
    history.go(-delta)
    pages.restore()
    expect(pages.location()).toBe(there)
  })

  it('and not when somebody has gone elsewhere meanwhile', () => {
    const { browser, history } = aBrowser()
    const pages = pageHistory(browser)
    pages.listen(() => undefined)
    pages.push('/a', false)
    history.go(-1)
    pages.restore()
    pages.push('/b', false)
    pages.arrived()
    expect(pages.location()).toBe('/b')
  })

  it('steps over an entry that says what the one before says, back and forward', () => {
    const { browser, history } = aBrowser('/start')
    const pages = pageHistory(browser)
    const moves: Array<string> = []
    pages.listen((to) => {
      moves.push(to)
      pages.arrived()
    })
    pages.push('/list', false)
    pages.push('/list?dialog=version', false)
    pages.push('/list', true)
    history.go(-1)
    expect([moves, pages.location()]).toEqual([['/start'], '/start'])
    history.go(1)
    history.go(1)
    expect(moves).toEqual(['/start', '/list'])
  })

  it('knows an entry the person has made, an edited hash, for one after ours', () => {
    const { browser, history, listeners } = aBrowser()
    const pages = pageHistory(browser)
    pages.listen(() => undefined)
    const edit = () => {
      history.pushState(null, '', '/a#edited')
      for (const listener of listeners) listener()
    }
    pages.push('/a', false)
    edit()
    pages.restore()
    expect(pages.location()).toBe('/a')
    edit()
    pages.arrived()
    expect(history.state).toEqual({ position: 2 })
  })
})

import { useSyncExternalStore } from 'react'

/** What the address says is looked at. */
export interface Address {
  /** A machine's or a lifecycle's id; null for the catalogue. */
  readonly exhibit: string | null
  /** Which way of looking at it: '' for the chart. */
  readonly view: string
  /** What is looked for in the catalogue. */
  readonly find: string
  /** The state or the transition that is lit, by its id. */
  readonly chosen: string | null
  /** The event a decision table is about. */
  readonly event: string | null
}

const base = '/workshop'

const nowhere: Address = { exhibit: null, view: '', find: '', chosen: null, event: null }

export const addressIn = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Address => {
  const asked = new URLSearchParams(search)
  const [, , exhibit = ''] = pathname.split('/')
  return {
    exhibit: exhibit === '' ? null : decoded(exhibit),
    view: asked.get('view') ?? '',
    find: asked.get('find') ?? '',
    chosen: hash.length < 2 ? null : decoded(hash.slice(1)),
    event: asked.get('event'),
  }
}

export const hrefOf = (address: Partial<Address>): string => {
  const { exhibit, view, find, chosen, event } = { ...nowhere, ...address }
  const asked = new URLSearchParams()
  if (view !== '') asked.set('view', view)
  if (find !== '') asked.set('find', find)
  if (event !== null) asked.set('event', event)
  const search = asked.size === 0 ? '' : `?${asked}`
  const hash = chosen === null ? '' : `#${encodeURIComponent(chosen)}`
  return `${base}${exhibit === null ? '' : `/${encodeURIComponent(exhibit)}`}${search}${hash}`
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

const onAddress = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => `${location.pathname}${location.search}${location.hash}`

let known = { href: '', address: nowhere }

const current = (): Address => {
  const href = read()
  if (known.href !== href) known = { href, address: addressIn(location) }
  return known.address
}

export const useAddress = (): Address => useSyncExternalStore(onAddress, current)

/** `replace` for what is no step of its own on the way back: a key typed into the search. */
export const goTo = (href: string, how: 'push' | 'replace' = 'push'): void => {
  if (href === read()) return
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href)
  changed()
}

/** Links are plain `<a href>`; those of the workshop stay in the page. Answers how to stop. */
export const followLinks = (): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('popstate', changed, { signal })
  window.addEventListener('hashchange', changed, { signal })
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || link.target !== '' || link.download !== '' || link.origin !== location.origin) return
      if (link.pathname !== base && !link.pathname.startsWith(`${base}/`)) return
      event.preventDefault()
      goTo(`${link.pathname}${link.search}${link.hash}`)
    },
    { signal },
  )
  return () => listening.abort()
}

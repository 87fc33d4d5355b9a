import type { Page } from '@playwright/test'

/** The addresses of the provider a page was sent to, in their order: what each sign-in, renewal and sign-out asked. */
export interface Journeys {
  /** The authorization requests of the page itself; those of a hidden frame stand apart. */
  readonly asked: ReadonlyArray<URLSearchParams>
  readonly askedHidden: ReadonlyArray<URLSearchParams>
  readonly resets: number
  readonly signOuts: number
  /** What the provider sent the browser back with. */
  readonly returns: ReadonlyArray<string>
}

export const journeysOf = (page: Page): Journeys => {
  const asked: URLSearchParams[] = []
  const askedHidden: URLSearchParams[] = []
  const returns: string[] = []
  const counts = { resets: 0, signOuts: 0 }
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    const url = new URL(request.url())
    if (url.pathname === '/idp-signin/auth') {
      const list = request.frame() === page.mainFrame() ? asked : askedHidden
      list.push(url.searchParams)
    }
    if (url.pathname === '/idp-password-reset/auth') counts.resets += 1
    if (url.pathname === '/idp-signin/session/end') counts.signOuts += 1
  })
  page.on('response', (response) => {
    const to = response.headers().location
    if (to?.includes('/auth/redirect.html')) returns.push(to)
  })
  return {
    asked,
    askedHidden,
    returns,
    get resets() {
      return counts.resets
    },
    get signOuts() {
      return counts.signOuts
    },
  }
}

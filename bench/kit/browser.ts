import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser, launchFlags } from '../../scripts/browser.ts'
import { admin, password } from './signIn.ts'

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...launchFlags] })

/** What a signed-in tab keeps, so that it can be opened again in a browser that has cached nothing. */
export interface KeptTab {
  readonly origin: string
  readonly session: Readonly<Record<string, string>>
  readonly local: Readonly<Record<string, string>>
}

const bigWindow = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
  ignoreHTTPSErrors: true,
}

/** Signs Ava in through the pages and opens one of her clients. */
export const signIn = async (browser: Browser, server: string, tenant: string): Promise<KeptTab> => {
  const context = await browser.newContext(bigWindow)
  const page = await context.newPage()
  await page.goto(`${server}/employees`)
  await page.getByLabel('Email').fill(admin)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(tenant)
  await page.getByRole('button', { name: `Open ${tenant}`, exact: true }).click()
  // A client chosen by hand opens at its home (§ 2.2).
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await page.goto(`${server}/employees`)
  await page.locator(firstRow).first().waitFor({ timeout: 60_000 })
  const kept = await page.evaluate(() => ({
    origin: location.origin,
    session: { ...sessionStorage } as Record<string, string>,
    local: { ...localStorage } as Record<string, string>,
  }))
  await context.close()
  return kept
}

/** A browser nobody has used, with the storage of a signed-in tab or none. */
export const freshContext = async (browser: Browser, kept?: KeptTab): Promise<BrowserContext> => {
  const context = await browser.newContext(bigWindow)
  if (kept) {
    await context.addInitScript(({ origin, session, local }) => {
      if (location.origin !== origin || sessionStorage.length > 0) return
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
      for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
    }, kept)
  }
  return context
}

/** A processor a quarter as fast, and Fast 4G: 165 ms there and back, 8.1 Mbit/s. */
export const slowDown = async (page: Page, { network = true } = {}): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await client.send('Network.enable')
  const bytes = (8.1 * 1024 * 1024) / 8
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}

/** The link of a person's row, in the product and on the bare page. */
export const firstRow = '[role="row"] a[href^="/employee/"]'

/** Puts `window.shown(selector)` into a page: the time at which what the selector names can be clicked. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const canBeClicked = (element: Element | null): boolean => {
      if (element === null) return false
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    }
    Object.assign(window, {
      shown: (selector: string) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (canBeClicked(document.querySelector(selector))) resolve(performance.now())
            else requestAnimationFrame(look)
          }
          look()
        }),
    })
  })

export interface Load {
  /** Milliseconds until it can be clicked. */
  readonly shown: number
  /** Milliseconds by which tasks before it were longer than fifty. */
  readonly blocked: number
  readonly requests: number
  /** KiB as they came. */
  readonly scripts: number
}

/** What a page asked for and waited for before a time. */
export const cameBefore = (page: Page, before: number): Promise<Omit<Load, 'shown'>> =>
  page.evaluate(async (until) => {
    const tasks = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'longtask', buffered: true })
      setTimeout(() => resolve([]), 1000)
    })
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < until)
    return {
      blocked: tasks
        .filter(({ startTime }) => startTime < until)
        .reduce((sum, { startTime, duration }) => sum + Math.max(0, Math.min(duration, until - startTime) - 50), 0),
      // The page itself is one.
      requests: files.length + 1,
      scripts: files
        .filter(({ name, duration, startTime }) => name.endsWith('.js') && startTime + duration < until)
        .reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize / 1024, 0),
    }
  }, before)

declare global {
  interface Window {
    readonly shown: (selector: string) => Promise<number>
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { signedIn } from './signingIn.ts'

/** Somebody at a page, in a pose. */
export interface Scene {
  /** The picture's name: who, then what. */
  readonly name: string
  /** Whose browser; null for a stranger's. */
  readonly who: string | null
  /** Which of several clients. */
  readonly client?: string
  readonly path?: string
  /** What is done before the picture is taken. */
  readonly pose?: (page: Page) => Promise<void>
  readonly only?: Width
  /** The picture shows what fits the window, and not the whole length of the page. */
  readonly isWindow?: boolean
}

export type Width = 'wide' | 'middle' | 'narrow'
export type Theme = 'light' | 'dark'

export interface Shots {
  readonly taken: number
  readonly failures: ReadonlyArray<{ readonly name: string; readonly why: string }>
}

interface Session {
  readonly browser: Browser
  readonly baseURL: string
  readonly folder: string
  readonly scenes: ReadonlyArray<Scene>
}

const windows: Record<Width, { readonly width: number; readonly height: number }> = {
  wide: { width: 1440, height: 900 },
  middle: { width: 768, height: 1024 },
  narrow: { width: 360, height: 780 },
}

const themes: ReadonlyArray<Theme> = ['light', 'dark']

/** Longer pages are cut here: nobody looks at more. */
const longest = 2_400

/** Each scene at each width; a scene that fails is named, and the next one taken. */
export async function shoot(session: Session): Promise<Shots> {
  const failures: Array<{ name: string; why: string }> = []
  let taken = 0
  mkdirSync(session.folder, { recursive: true })
  for (const width of Object.keys(windows) as Width[]) {
    const pages = new Map<string, Page>()
    for (const scene of session.scenes) {
      if (scene.only !== undefined && scene.only !== width) continue
      try {
        taken += await take(session, scene, width, pages)
      } catch (error) {
        failures.push({ name: `${scene.name} ${width}`, why: firstLine(error) })
        pages.delete(keyOf(scene))
      }
    }
    for (const context of session.browser.contexts()) await context.close()
  }
  return { taken, failures }
}

const keyOf = ({ who, client = '' }: Scene): string => `${who} ${client}`

/** One browser for each person and width: signing in anew for every picture would take most of the time. */
async function take(session: Session, scene: Scene, width: Width, pages: Map<string, Page>): Promise<number> {
  const page = (scene.who !== null && pages.get(keyOf(scene))) || (await opened(session, scene, width))
  if (scene.who !== null) pages.set(keyOf(scene), page)
  await page.setViewportSize(windows[width])
  await page.goto(scene.path ?? '/')
  // A page that never comes to rest is photographed as it is.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await scene.pose?.(page)
  // Where it pressed last, a tooltip would cover what is to be seen.
  await page.mouse.move(0, 0)
  // A scene that holds a page in waiting is photographed so.
  await atRest(page).catch(() => {})
  if (scene.isWindow !== true) await stretched(page, windows[width])
  let last: Buffer | undefined
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    last = await drawnIn(page, last)
    writeFileSync(join(session.folder, `${scene.name}.${width}.${colorScheme}.png`), last)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (scene.who === null) await page.context().close()
  return themes.length
}

/** A busy browser may not yet have changed its theme: the picture is taken again while it is the last one's. */
async function drawnIn(page: Page, last: Buffer | undefined): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    await page.evaluate(drawnAnew)
    const picture = await page.screenshot({ animations: 'disabled' })
    if (tries === 5 || last === undefined || !picture.equals(last)) return picture
  }
}

/** The next frame is begun with the theme, and the one after it shows it. */
const drawnAnew = () =>
  new Promise<void>((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()))
  })

const atRest = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[role=progressbar], main [aria-busy=true], .skeleton') === null,
    null,
    { timeout: 3_000 },
  )

async function opened({ browser, baseURL }: Session, { who, client }: Scene, width: Width): Promise<Page> {
  const context = await browser.newContext({
    ...(width === 'narrow' && { hasTouch: true, isMobile: true }),
    baseURL,
    viewport: windows[width],
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(10_000)
  // A page that listens for news is never at rest.
  await context.route(/\/notifications\/live$/, (route) => route.fulfill({ status: 204 }))
  const page = await context.newPage()
  // A form with unsaved text would hold up the next scene.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  if (who !== null) await signedIn(page, who, client)
  return page
}

/** Makes the window as high as the page is long. */
async function stretched(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const missing = await page.evaluate(() => {
    const main = document.querySelector('main')
    return Math.max(
      (main?.scrollHeight ?? 0) - (main?.clientHeight ?? 0),
      document.documentElement.scrollHeight - window.innerHeight,
    )
  })
  if (missing > 0) await page.setViewportSize({ width, height: Math.min(height + missing, longest) })
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type InlineConfig, preview } from 'vite'
import { test as base, expect, title } from '../tenure.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `catalogue.build.ts` builds it before the first of these tests, and each worker serves what it wrote. */
export const catalogueOfKit = {
  root,
  configLoader: 'native',
  logLevel: 'error',
  mode: 'catalogue',
} satisfies InlineConfig

export const test = base.extend<{ readonly catalogue: Page }, { readonly address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await preview({ ...catalogueOfKit, preview: { host: '127.0.0.1', port: 0 } })
      const bound = server.httpServer.address()
      const port = typeof bound === 'object' && bound ? bound.port : 0
      await use(`http://127.0.0.1:${port}/catalogue.html`)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  catalogue: async ({ page, address, watched }, use) => {
    // Nobody answers where the server is only pretended, and the browser notes it.
    watched.allow(/404 \(Not Found\).*\/pretended$/)
    await page.goto(address)
    await expect(title(page, 'The kit')).toBeVisible({ timeout: 30_000 })
    await use(page)
  },
})

export { expect } from '../tenure.ts'

export const pieceOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The screen has been drawn anew: what a page does with the next frame is done. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Lets go of files over an element, as a file manager does. */
export const drop = async (page: Page, on: ReturnType<Page['getByText']>, ...names: readonly string[]) => {
  const dataTransfer = await page.evaluateHandle((files) => {
    const carried = new DataTransfer()
    for (const name of files) carried.items.add(new File(['content'], name))
    return carried
  }, names)
  await on.dispatchEvent('dragover', { dataTransfer })
  await on.dispatchEvent('drop', { dataTransfer })
}

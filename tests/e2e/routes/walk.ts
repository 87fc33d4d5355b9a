import type { Page } from '@playwright/test'
import { expect } from '../tenure.ts'

/**
 * Follows a link to the address, as one of the product's own, and waits for the page: its address, its heading and the end
 * of the progress bar. One call to the browser, because a walk makes hundreds.
 */
export const follow = async (page: Page, to: string, heading: string): Promise<void> => {
  const reached = await page.evaluate(
    async ({ to, heading }) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.click()
      link.remove()
      const now = () => ({
        address: location.pathname + location.search + location.hash,
        heading: document.querySelector('h1')?.textContent ?? null,
        isUnderWay: document.querySelector('[role=progressbar]') !== null,
      })
      const isThere = (is: ReturnType<typeof now>) => is.address === to && is.heading === heading && !is.isUnderWay
      const end = performance.now() + 8_000
      while (!isThere(now()) && performance.now() < end) await new Promise((later) => setTimeout(later, 15))
      return now()
    },
    { to, heading },
  )
  expect.soft(reached, `what ${to} leads to`).toEqual({ address: to, heading, isUnderWay: false })
}

/** What has been looked through, for as long as the page is not loaded anew. */
interface Examined {
  examined?: Set<string>
}

/** Begins with what has been looked through before. */
export const knows = (page: Page, parts: ReadonlyArray<string>): Promise<void> =>
  page.evaluate((parts) => {
    ;(window as Examined).examined = new Set(parts)
  }, parts)

/** What has been looked through by now. */
export const known = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => [...((window as Examined).examined ?? [])])

/** What is there that has been nowhere before; and the heading, because what was marked may be drawn anew at any moment. */
export const unexamined = '[data-unexamined], h1'

/** Until nothing has changed for a while: what a page reads has come, and stands in it. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const seen = { at: performance.now() }
    const changes = new MutationObserver(() => {
      seen.at = performance.now()
    })
    changes.observe(document.body, { subtree: true, childList: true, attributes: true })
    const end = performance.now() + 5_000
    while (performance.now() - seen.at < 100 && performance.now() < end)
      await new Promise((later) => setTimeout(later, 20))
    changes.disconnect()
  })

/**
 * Marks what no page had before, and answers whether there is anything: each element with what it has, its words left out,
 * inside the two around it, and whether it is empty. Elements that are alike in all this have the same barriers; a row more
 * is nothing new. What is marked already has been looked through by now.
 */
const mark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const wordless = new Set([
      'id',
      'href',
      'src',
      'alt',
      'value',
      'aria-labelledby',
      'aria-controls',
      'aria-describedby',
      'data-unexamined',
    ])
    const described = (element: Element | null) => {
      const attributes = [...(element?.attributes ?? [])].filter(({ name }) => !wordless.has(name))
      return `${element?.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`
    }
    const partOf = (element: Element) => {
      const around = element.parentElement
      const built = [around?.parentElement ?? null, around, element].map(described).join(' > ')
      return element.childNodes.length === 0 ? `${built} (empty)` : built
    }
    const { examined = new Set() } = window as Examined
    for (const element of document.body.querySelectorAll('[data-unexamined]')) examined.add(partOf(element))
    Object.assign(window, { examined })
    let isNew = false
    for (const element of document.body.querySelectorAll('*')) {
      const isMarked = element.toggleAttribute('data-unexamined', !examined.has(partOf(element)))
      isNew ||= isMarked
    }
    return isNew
  })

/** Has what is new looked through, and what has come meanwhile as well. */
export const examineNew = async (page: Page, look: () => Promise<void>): Promise<void> => {
  if (!(await mark(page))) return
  await unmark(page)
  await settled(page)
  for (let looks = 0; looks < 5 && (await mark(page)); looks += 1) await look()
}

const unmark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-unexamined]')) element.removeAttribute('data-unexamined')
  })

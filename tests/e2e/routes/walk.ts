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

/**
 * What a page is built of, without its words: two pages built alike have the same barriers. A row more is no other page;
 * headings count in their order.
 */
export const anatomy = (page: Page): Promise<string> =>
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
    ])
    const partOf = (element: Element | null) => {
      const attributes = [...(element?.attributes ?? [])].filter(({ name }) => !wordless.has(name))
      return `${element?.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`
    }
    const parts = new Set([document.querySelector('nav [aria-current=page]') === null ? 'elsewhere' : 'in the menu'])
    for (const element of document.querySelectorAll('main, main *'))
      parts.add(`${partOf(element.parentElement)} > ${partOf(element)}`)
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) => tagName)
    return [...parts, ...headings].join('\n')
  })

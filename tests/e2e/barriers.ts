import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './tenure.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No breach of WCAG 2.2 AA that a machine can find, in either theme. */
export const expectNoBarriers = async (page: Page, where = '', within?: string): Promise<void> => {
  // Firefox ESR's own process for a page dies under axe (decision 20), so barriers are looked for in Chromium alone.
  if (page.context().browser()?.browserType().name() === 'firefox') return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Half-way from one theme to the other nothing has its colour; and where a link takes its colour from a row, its own
    // change begins when the row's has ended.
    await page.evaluate(async () => {
      const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running')
      do {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        await Promise.allSettled(moving().map(({ finished }) => finished))
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      } while (moving().length > 0)
    })
    // What is called legacy spares a page of its own for the result: there are no frames of other origins here.
    const axe = new AxeBuilder({ page }).withTags(levels).setLegacyMode(true)
    const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help}; ${any[0]?.message ?? ''} ${html}`),
    )
    expect.soft(found, `barriers in the ${colorScheme} theme ${where}`).toEqual([])
  }
}

import type { Page } from '@playwright/test'
import axe, { type ElementContext, type RunOptions } from 'axe-core'
import { expect } from './tenure.ts'

const runs: Readonly<Record<'light' | 'dark', RunOptions['runOnly']>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // The other theme has other colours, and nothing else.
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** No breach of WCAG 2.2 AA that a machine can find, in either theme. */
export const expectNoBarriers = async (page: Page, where = '', within?: string): Promise<void> => {
  // Firefox ESR's own process for a page dies under axe (decision 20), so barriers are looked for in Chromium alone.
  if (page.context().browser()?.browserType().name() === 'firefox') return
  // Once for each page that is loaded: its code takes as long as a look through a page.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await page.evaluate(barriers, { within, runOnly: runs[colorScheme] })
    expect.soft(found, `barriers in the ${colorScheme} theme ${where}`).toEqual([])
  }
}

/**
 * Runs in the page. Half-way from one theme to the other nothing has its colour, so what moves is at its end at once; and
 * where a link takes its colour from a row, its own change begins when the row's has ended. What holds is not told: most of
 * what axe says of a page is that.
 */
const barriers = async ({ within, runOnly }: { within: string | undefined; runOnly: RunOptions['runOnly'] }) => {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
  for (let left = moving(); left.length > 0; left = moving()) for (const animation of left) animation.finish()
  const { run } = (window as unknown as { readonly axe: typeof axe }).axe
  const where: ElementContext = within ?? document
  const { violations } = await run(where, { runOnly, resultTypes: ['violations'] } as RunOptions)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}; ${any[0]?.message ?? ''} ${html}`),
  )
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './tenure.ts'

/** How a press is made: by the pointer, or by the keyboard alone. */
export interface Hand {
  readonly press: (on: Locator) => Promise<void>
  readonly choose: (menu: Locator, item: string) => Promise<void>
  readonly type: (into: Locator, text: string) => Promise<void>
  readonly pick: (page: Page, into: Locator, name: string) => Promise<void>
  readonly select: (from: Locator, label: string) => Promise<void>
}

export const pointer: Hand = {
  press: (on) => on.click(),
  choose: async (menu, item) => {
    await menu.click()
    await menu.page().getByRole('menuitem', { name: item }).click()
  },
  type: (into, text) => into.fill(text),
  pick: async (page, into, name) => {
    await into.fill(name)
    await page.getByRole('option', { name }).click()
  },
  select: async (from, label) => void (await from.selectOption(label)),
}

/** As many stops as a page of this size could have. */
const atMost = 80

/** Goes on by Tab until it is there: what cannot be reached so, fails. */
export const reach = async (on: Locator): Promise<void> => {
  for (let stop = 0; stop < atMost; stop++) {
    if (await on.evaluate((element) => element === document.activeElement)) return
    await on.page().keyboard.press('Tab')
  }
  await expect(on, 'reached by Tab').toBeFocused()
}

export const keyboard: Hand = {
  press: async (on) => {
    await expect(on).toBeVisible()
    await reach(on)
    await on.page().keyboard.press('Enter')
  },
  choose: async (menu, item) => {
    await expect(menu).toBeVisible()
    await reach(menu)
    await menu.page().keyboard.press('Enter')
    const wanted = menu.page().getByRole('menuitem', { name: item })
    await expect(wanted).toBeVisible()
    await menu.page().keyboard.type(item.slice(0, 6))
    await menu.page().keyboard.press('Enter')
  },
  type: async (into, text) => {
    await reach(into)
    await into.page().keyboard.press('ControlOrMeta+a')
    await into.page().keyboard.type(text)
  },
  pick: async (page, into, name) => {
    await reach(into)
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  select: async (from, label) => {
    await reach(from)
    await from.page().keyboard.type(label)
  },
}

export const fits = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide, 'how much wider than its window the page is').toBeLessThanOrEqual(0)
}

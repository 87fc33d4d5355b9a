import { setTimeout as pause } from 'node:timers/promises'
import type { FileChooser, Locator, Page } from '@playwright/test'

/** What a person does, counted. */
export interface Hand {
  readonly press: (on: Locator) => Promise<void>
  readonly key: (name: string) => Promise<void>
  /** A text, a day or a choice of a list put into a field. */
  readonly fill: (into: Locator, text: string) => Promise<void>
  readonly choose: (from: Locator, label: string) => Promise<void>
  /** Typed until the name is offered, and pressed there. */
  readonly pick: (into: Locator, name: string) => Promise<void>
  readonly file: (into: Locator, file: FileToGive) => Promise<void>
  readonly give: (to: FileChooser, file: FileToGive) => Promise<void>
  readonly presses: () => number
  readonly fields: () => number
}

export interface FileToGive {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const patience = 20_000

/** Asked every few milliseconds: Playwright's own waiting soon looks only twice a second. */
const until = async (is: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + patience
  while (performance.now() < end && !(await is())) await pause(5)
}

/** What never comes fails as Playwright says it. */
export const seen = async (on: Locator): Promise<void> => {
  await until(() => on.first().isVisible())
  await on.first().waitFor()
}

export const gone = async (on: Locator): Promise<void> => {
  await until(async () => (await on.count()) === 0)
  await on.waitFor({ state: 'detached' })
}

/** It may be there, and denied or under way. */
const usable = (on: Locator): Promise<void> =>
  until(async () => {
    const one = on.first()
    return (await one.isVisible()) && (await one.isEnabled({ timeout: 1000 }).catch(() => false))
  })

export const handOf = (page: Page): Hand => {
  let presses = 0
  let fields = 0
  const press = async (on: Locator) => {
    presses += 1
    await usable(on)
    await on.click()
  }
  return {
    press,
    key: async (name) => {
      presses += 1
      await page.keyboard.press(name)
    },
    fill: async (into, text) => {
      fields += 1
      await usable(into)
      await into.fill(text)
    },
    choose: async (from, label) => {
      fields += 1
      await usable(from)
      await from.selectOption(label)
    },
    pick: async (into, name) => {
      fields += 1
      await usable(into)
      await into.fill(name)
      await press(page.getByRole('option', { name }).first())
    },
    file: async (into, file) => {
      fields += 1
      await until(async () => (await into.count()) > 0)
      await into.setInputFiles(file)
    },
    give: async (to, file) => {
      fields += 1
      await to.setFiles(file)
    },
    presses: () => presses,
    fields: () => fields,
  }
}

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

export const handOf = (page: Page): Hand => {
  let presses = 0
  let fields = 0
  const press = async (on: Locator) => {
    presses += 1
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
      await into.fill(text)
    },
    choose: async (from, label) => {
      fields += 1
      await from.selectOption(label)
    },
    pick: async (into, name) => {
      fields += 1
      await into.fill(name)
      await press(page.getByRole('option', { name }).first())
    },
    file: async (into, file) => {
      fields += 1
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

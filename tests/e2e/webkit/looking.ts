import { expect } from '@playwright/test'
import { By, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Where a role can stand; which it is, and by what name, WebKit is asked. */
const places = {
  button: 'button, [role=button]',
  cell: 'td, [role=gridcell], [role=cell]',
  combobox: '[role=combobox], select',
  dialog: '[role=dialog], dialog',
  grid: '[role=grid], table',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a[href]',
  listbox: '[role=listbox]',
  listitem: 'li',
  menu: '[role=menu]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  navigation: 'nav',
  option: '[role=option]',
  region: 'section, aside, [role=region]',
  row: 'tr, [role=row]',
  searchbox: 'input[type=search]',
  tab: '[role=tab]',
  textbox: 'input:not([type=search]):not([role]), textarea',
} as const

type Role = keyof typeof places

/** What WebKit gives no name of what stands in it is known by its text. */
const byText: ReadonlySet<Role> = new Set(['cell', 'listitem', 'row'])

const patience = { timeout: 60_000 }

/** What a person does at a page, by role and name. */
export interface Looking {
  /** The first that is shown; waits for it. */
  readonly find: (role: Role, name: string) => Promise<WebElement>
  readonly gone: (role: Role, name: string) => Promise<void>
  readonly press: (role: Role, name: string) => Promise<void>
  /** In the place of what is written there. */
  readonly fill: (role: Role, name: string, text: string) => Promise<void>
  readonly inside: (role: Role, name: string) => Looking
  /** What is written there, in time. */
  readonly says: (role: Role, name: string, text: string | RegExp) => Promise<void>
  readonly hasFocus: (role: Role, name: string) => Promise<void>
}

export const looking = (browser: WebDriver, around?: () => Promise<WebElement>): Looking => {
  const now = async (role: Role, name: string): Promise<WebElement | undefined> => {
    // What is drawn anew while it is looked at is looked at again.
    try {
      const scope = around ? await around() : await browser.findElement(By.css('body'))
      const candidates = (await browser.executeScript(mentioned, scope, places[role], name)) as readonly WebElement[]
      for (const one of candidates)
        if ((await one.getAriaRole()) === role && (byText.has(role) || (await one.getAccessibleName()).includes(name)))
          return one
    } catch {}
    return undefined
  }
  const find = async (role: Role, name: string): Promise<WebElement> => {
    let found: WebElement | undefined
    await expect
      .poll(
        async () => {
          found = await now(role, name)
          return found !== undefined
        },
        { message: `${role} “${name}” is shown`, ...patience },
      )
      .toBe(true)
    return found as WebElement
  }
  const press = async (role: Role, name: string) => {
    // It may be drawn anew between being found and being pressed.
    await expect(async () => (await find(role, name)).click()).toPass(patience)
  }
  return {
    find,
    press,
    gone: (role, name) =>
      expect
        .poll(async () => await now(role, name), { message: `${role} “${name}” is gone`, ...patience })
        .toBeUndefined(),
    fill: async (role, name, text) => {
      const field = await find(role, name)
      await browser.executeScript('arguments[0].select()', field)
      await field.sendKeys(text)
    },
    inside: (role, name) => looking(browser, () => find(role, name)),
    says: (role, name, text) =>
      expect
        .poll(async () => (await now(role, name))?.getText(), { message: `${role} “${name}” says`, ...patience })
        .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)),
    hasFocus: (role, name) =>
      expect
        .poll(
          async () => {
            const focused = browser.switchTo().activeElement()
            return (await focused.getAriaRole()) === role && (await focused.getAccessibleName()).includes(name)
          },
          { message: `${role} “${name}” has the focus`, ...patience },
        )
        .toBe(true),
  }
}

/** Runs in the page: what is shown there and says the name, in a word of its own or by what names it. */
const mentioned = `
  const [scope, selector, name] = arguments
  const words = (element) => [
    element.getAttribute('aria-label') ?? '',
    element.title ?? '',
    element.placeholder ?? '',
    element.textContent,
    ...[...(element.labels ?? [])].map((label) => label.textContent),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? ''),
  ]
  return [...scope.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && words(element).some((said) => said.includes(name)),
  )
`

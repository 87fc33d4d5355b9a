import { Key, type WebDriver } from 'selenium-webdriver'
import { letter } from '../../../src/server/demo/onePage.ts'
import { somebody } from '../employees/person.ts'
import { clients, emailOf, password } from '../people.ts'
import type { Looking } from './looking.ts'
import { expect, test } from './webkit.ts'

const press = (webkit: WebDriver, ...keys: readonly string[]) =>
  webkit
    .actions()
    .sendKeys(...keys)
    .perform()

/** A person of the test's own; ends on their details. */
const created = async (person: Looking, who = somebody('Wanda')) => {
  await person.fill('textbox', 'First name', who.firstName)
  await person.fill('textbox', 'Last name', who.lastName)
  await person.fill('textbox', 'Email', who.email)
  await person.fill('combobox', 'Manager', 'Max')
  await person.inside('listbox', 'Manager').press('option', 'Max Oduya')
  await person.press('button', 'Create employee')
  await person.find('heading', `${who.firstName} ${who.lastName}`)
  await person.press('tab', 'Details')
  return who
}

test('signs in by the page, and chooses among clients', async ({ webkit, person, baseURL }) => {
  await webkit.get(`${baseURL}/`)
  await person.fill('textbox', 'Email', emailOf('ava'))
  await person.fill('textbox', 'Password', 'wrong')
  await person.press('button', 'Sign in')
  await expect.poll(() => webkit.getPageSource()).toContain('The email address or password is incorrect.')
  await person.fill('textbox', 'Password', password)
  await person.press('button', 'Sign in')
  await person.find('heading', 'Choose a Client')
  await person.press('button', `Open ${clients.banksia}`)
  await person.find('heading', 'Welcome, Ava')
})

test('finds a person in the list, and opens them by the keyboard', async ({ webkit, person, as }) => {
  await as('ava', '/employees')
  await person.fill('searchbox', 'Search people', 'oduya')
  await expect.poll(async () => (await person.find('grid', 'people')).getAttribute('aria-rowcount')).toBe('2')
  await person.find('row', 'Max Oduya')
  await person.press('searchbox', 'Search people')
  await press(webkit, Key.ARROW_DOWN)
  await press(webkit, Key.ENTER)
  await person.find('heading', 'Max Oduya')
  await webkit.navigate().back()
  await person.find('row', 'Max Oduya')
})

test('a person is created, changed and saved; a day is chosen in the calendar', async ({ webkit, person, as }) => {
  await as('ava', '/employee/create')
  await created(person)
  const work = person.inside('region', 'Work')
  await work.press('button', 'Edit')
  await work.fill('textbox', 'Position', 'Surveyor')
  await work.press('button', 'Open calendar')
  await person.find('dialog', '')
  await press(webkit, Key.ARROW_RIGHT)
  await press(webkit, Key.ENTER)
  const day = await (await work.find('textbox', 'Start date')).getAttribute('value')
  expect(day).toMatch(/\d{4}/)
  await work.press('button', 'Save')
  await person.says('region', 'Work', 'Surveyor')
  await webkit.navigate().refresh()
  await person.says('region', 'Work', 'Surveyor')
})

test('a file is chosen and sent', async ({ webkit, person, as }, testInfo) => {
  await as('ava', '/employee/create')
  await created(person)
  await person.press('tab', 'Documents')
  const file = testInfo.outputPath('contract.pdf')
  await (await import('node:fs/promises')).writeFile(file, letter('Contract', []))
  await person.press('button', 'Add files')
  const dialog = person.inside('dialog', 'Add files')
  const input = await webkit.wait(
    async (browser) => (await browser.findElements({ css: 'input[type=file]' }))[0],
    20_000,
  )
  await input?.sendKeys(file)
  await dialog.find('listitem', 'contract.pdf')
  await dialog.press('button', 'Add files')
  await person.gone('dialog', 'Add files')
  await person.find('listitem', 'contract.pdf')
})

test('a dialog closes with Escape and gives the focus back', async ({ webkit, person, as }) => {
  await as('ava', '/employee/create')
  await person.fill('textbox', 'First name', 'Unsaved')
  await person.press('link', 'Org Chart')
  await person.find('dialog', 'Discard changes?')
  await press(webkit, Key.ESCAPE)
  await person.gone('dialog', 'Discard changes?')
  expect(await (await person.find('textbox', 'First name')).getAttribute('value')).toBe('Unsaved')
})

test('a menu is walked by the keyboard; the theme chosen in it is seen', async ({ webkit, person, as }) => {
  await as('eve')
  await person.press('button', 'Eve Marlowe')
  await person.find('menu', 'Eve Marlowe')
  await press(webkit, 'd')
  await press(webkit, Key.ENTER)
  await person.gone('menu', 'Eve Marlowe')
  await person.hasFocus('button', 'Eve Marlowe')
  expect(await webkit.executeScript('return document.documentElement.dataset.theme')).toBe('dark')
  expect(await webkit.executeScript('return getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
  await person.press('button', 'Eve Marlowe')
  await person.find('menu', 'Eve Marlowe')
  await press(webkit, Key.ESCAPE)
  await person.gone('menu', 'Eve Marlowe')
  await person.hasFocus('button', 'Eve Marlowe')
})

test('from right to left the menu stands on the right, and nothing beside the page', async ({ webkit, person, as }) => {
  await as('max')
  await webkit.executeScript(`document.documentElement.dir = 'rtl'`)
  const menu = await (await person.find('navigation', 'Main')).getRect()
  const title = await (await person.find('heading', 'Welcome, Max')).getRect()
  expect(menu.x).toBeGreaterThan(title.x)
  expect(
    await webkit.executeScript('return document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBeLessThanOrEqual(0)
})

import type { Page } from '@playwright/test'
import { banksiaRidge } from '../../../src/server/demo/banksiaRidge/tenant.ts'
import { idIn, tenantIdOf } from '../../../src/server/demo/rows.ts'
import { employed } from '../newcomer.ts'
import { expect, title } from '../tenure.ts'

export interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The full name of an active person. */
  readonly manager?: string
}

let made = 0

/** Somebody who is nobody else's: each test writes to people of its own. */
export const somebody = (firstName: string, more: Pick<NewPerson, 'manager'> = {}): NewPerson => {
  made += 1
  const mark = (Date.now() * 100 + made).toString(36)
  return { firstName, lastName: `Test-${mark}`, email: `${firstName}.${mark}@people.example`.toLowerCase(), ...more }
}

export const fullName = ({ firstName, lastName }: NewPerson): string => `${firstName} ${lastName}`

export const list = (page: Page) => page.getByRole('grid', { name: 'people' })

export const rowOf = (page: Page, name: string) => list(page).getByRole('row', { name })

export const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search people' })

export const fillIn = async (page: Page, person: NewPerson): Promise<void> => {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  if (person.manager !== undefined) await choosePerson(page, 'Manager', person.manager)
}

export const choosePerson = async (page: Page, field: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('listbox', { name: field }).getByRole('option', { name }).first().click()
  await expect(page.getByRole('combobox', { name: field })).toHaveValue(name)
}

/** Creates somebody as an admin does; ends on their profile, and answers its address. */
export const create = async (page: Page, person: NewPerson): Promise<string> => {
  await page.goto('/employee/create')
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create employee' }).click()
  await expect(title(page, fullName(person))).toBeVisible()
  return new URL(page.url()).pathname
}

/** Works at Banksia Ridge already: nobody has filled in the form. Answers their id. */
export const hired = (
  { firstName, lastName, email }: NewPerson,
  place: { readonly reportsTo?: string } = {},
): Promise<string> => employed(tenantIdOf(banksiaRidge), { firstName, lastName, email }, place)

/** Where somebody of Banksia Ridge stands in the program, by their name in its data. */
export const profileOf = (key: string): string => `/employee/${idIn(banksiaRidge, 'employee', key)}`

type Section = 'Basic' | 'Work' | 'Tags' | 'Personal' | 'Emergency contacts'

export const section = (page: Page, name: Section) => page.getByRole('region', { name, exact: true })

export const openDetails = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
}

export const edit = async (page: Page, name: Section) => {
  const part = section(page, name)
  await part.getByRole('button', { name: 'Edit' }).click()
  return part
}

/** One of the entries behind the three dots of a profile. */
export const choose = async (page: Page, action: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

export const login = (page: Page) => page.getByRole('region', { name: 'Login' })

export const twoFactor = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })

/** Presses a button of somebody's account and says yes to the question it asks. */
export const accountAct = async (page: Page, button: string, answer: RegExp): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: answer }).click()
  await expect(dialog).toBeHidden()
}

/** The account of the person whose page is open, read anew. */
export const reopened = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('tab', { name: 'Account' }).click()
  await expect(login(page)).toBeVisible()
}

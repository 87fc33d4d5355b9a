import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/signIns.ts'

export const emailOf = (who: string): string => `${who}@tenure.example`

export const typed = async (page: Page, who: string, password: string = demoPassword): Promise<void> => {
  await page.getByLabel('Email').fill(emailOf(who))
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Through the sign-in page, and past the picker where a client is named. */
export const signedIn = async (page: Page, who: string, client?: string): Promise<void> => {
  await page.goto('/')
  await typed(page, who)
  if (client !== undefined) await page.getByRole('button', { name: `Open ${client}` }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }).waitFor()
}

import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

export const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** By way of the list, as one finds somebody. */
const open = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('grid').getByRole('link', { name }).first().click()
  await page.getByRole('tablist', { name: 'Profile' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const found = (name: string) => `/employees?inactive=1&hidden=1&q=${encodeURIComponent(name)}`

export const details = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('region', { name: 'Basic' }).waitFor()
}

const action = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').waitFor()
}

export const profileOf = (
  who: Pick<Scene, 'who' | 'client'>,
  name: string,
  of: string,
  then?: (page: Page) => Promise<void>,
) =>
  ({
    ...who,
    name,
    path: found(of),
    pose: async (page: Page) => {
      await open(page, of)
      // What the head and the stage of the employment are of comes after the page.
      if (who.who === 'ava') await page.getByRole('button', { name: /picture of/ }).waitFor()
      await then?.(page)
    },
  }) satisfies Scene

export const changedMeanwhile = {
  status: 409,
  json: {
    isSuccess: false,
    data: null,
    errors: [{ code: 'changed_meanwhile', message: 'Someone else changed this in the meantime.' }],
    message: 'Someone else changed this in the meantime.',
    statusCode: 409,
  },
}

/** One person's page, and what is done from it. Nothing here is saved. */
export const profile: ReadonlyArray<Scene> = [
  profileOf(banksia, 'admin-profile', 'Max Oduya'),
  profileOf({ who: 'max' }, 'manager-profile-own', 'Max Oduya'),
  profileOf({ who: 'max' }, 'manager-profile-report', 'Sione Taufa'),
  profileOf({ who: 'eve' }, 'employee-profile-own', 'Eve Marlowe'),
  profileOf({ who: 'max' }, 'manager-details-own', 'Max Oduya', details),
  profileOf(banksia, 'admin-profile-inactive', 'Vikram Shetty'),
  profileOf(banksia, 'admin-profile-terminated', 'Mateus Figueira', (page) =>
    page.getByRole('button', { name: 'Reinstate…' }).waitFor(),
  ),
  profileOf(banksia, 'admin-profile-longName', 'Bartholomew'),
  profileOf(banksia, 'admin-profile-otherDirection', 'يوسف'),
  profileOf(banksia, 'admin-profile-noPosition', 'Dylan Roberts'),
  profileOf(banksia, 'admin-details', 'Max Oduya', details),
  profileOf(banksia, 'admin-details-editing', 'Max Oduya', async (page) => {
    await details(page)
    for (const name of ['Basic', 'Work', 'Tags']) {
      await page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Edit' }).click()
    }
  }),
  profileOf(banksia, 'admin-details-conflict', 'Max Oduya', async (page) => {
    await page.route('**/profile/basicInfo', (route) => route.fulfill(changedMeanwhile))
    await details(page)
    const basic = page.getByRole('region', { name: 'Basic', exact: true })
    await basic.getByRole('button', { name: 'Edit' }).click()
    await basic.getByLabel('Phone').fill('0491 570 156')
    await basic.getByRole('button', { name: 'Save' }).click()
    await basic.getByRole('button', { name: 'Keep mine' }).waitFor()
  }),
  {
    ...profileOf(banksia, 'admin-details-saved', 'Max Oduya', async (page) => {
      // Answered as though it were stored: the picture changes nothing.
      await page.route('**/profile/basicInfo', async (route) => {
        const { 'content-type': _, ...headers } = await route.request().allHeaders()
        const url = route.request().url().replace('/profile/basicInfo', '')
        const stored = await page.request.get(url, { headers })
        const { data, ...envelope } = await stored.json()
        await route.fulfill({ response: stored, json: { ...envelope, data: { ...data, phone: '0491 570 156' } } })
      })
      await details(page)
      const basic = page.getByRole('region', { name: 'Basic', exact: true })
      await basic.getByRole('button', { name: 'Edit' }).click()
      await basic.getByLabel('Phone').fill('0491 570 156')
      await basic.getByRole('button', { name: 'Save' }).click()
      await basic.getByText('0491 570 156').waitFor()
    }),
    isWindow: true,
  },
  profileOf(banksia, 'admin-details-refused', 'Max Oduya', async (page) => {
    await page.route('**/profile/basicInfo', (route) => route.fulfill({ status: 500, body: '' }))
    await details(page)
    const basic = page.getByRole('region', { name: 'Basic', exact: true })
    await basic.getByRole('button', { name: 'Edit' }).click()
    await basic.getByLabel('Phone').fill('0491 570 156')
    await basic.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').waitFor()
  }),
  {
    ...profileOf(banksia, 'admin-profile-moreActions', 'Max Oduya', (page) =>
      page.getByRole('button', { name: 'More actions' }).click(),
    ),
    isWindow: true,
  },
  {
    ...profileOf({ who: 'max' }, 'manager-profile-moreActions', 'Sione Taufa', (page) =>
      page.getByRole('button', { name: 'More actions' }).click(),
    ),
    isWindow: true,
  },
  {
    ...profileOf(banksia, 'admin-terminate', 'Max Oduya', (page) => action(page, /^Terminate/)),
    isWindow: true,
  },
  {
    ...profileOf(banksia, 'admin-terminate-problems', 'Max Oduya', async (page) => {
      await action(page, /^Terminate/)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Terminate/ })
        .click()
    }),
    isWindow: true,
  },
  {
    ...profileOf(banksia, 'admin-terminate-ahead', 'Max Oduya', async (page) => {
      await action(page, /^Terminate/)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Last day').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10))
      await dialog.getByLabel('Reason').selectOption('Another reason')
    }),
    isWindow: true,
  },
  profileOf(banksia, 'admin-terminate-planned', 'Max Oduya', async (page) => {
    // Answered as if it were planned: the picture changes nothing.
    await page.route(/\/employees\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = (await response.json()) as { readonly data: object }
      const heir = { id: '00000000-0000-4000-8000-000000000001', fullName: 'Ava Lindqvist' }
      const notes = 'Farewell in the yard on the last Friday.'
      const leaving = { lastDay: '2027-01-31', kind: 'retirement', reason: '', heir, notes, plannedBy: 'Ava Lindqvist' }
      await route.fulfill({ response, json: { ...rest, data: { ...data, leaving } } })
    })
    await page.reload()
    await page.getByRole('region', { name: 'Leaving' }).waitFor()
  }),
  {
    ...profileOf(banksia, 'admin-deactivateQuestion', 'Sione Taufa', (page) => action(page, /^Deactivate/)),
    isWindow: true,
  },
  {
    ...profileOf(banksia, 'admin-removeQuestion', 'Sione Taufa', (page) => action(page, /^Delete/)),
    isWindow: true,
  },
]

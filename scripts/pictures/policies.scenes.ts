import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'
import { scrolledTo } from './scrolling.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const all = '/hrDocuments'
const own = '/hrDocuments/policies'

/** By way of the list, as one finds a policy. */
const opened = (title: string, tab?: 'Versions' | 'People' | 'Settings', then?: (page: Page) => Promise<unknown>) => ({
  pose: async (page: Page) => {
    await (await scrolledTo(page.getByRole('main').getByRole('link', { name: title }))).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click()
    await page.waitForLoadState('networkidle')
    await then?.(page)
    await page.waitForLoadState('networkidle')
  },
})

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const follow = (name: string) => (page: Page) => page.getByRole('tabpanel').getByRole('link', { name }).first().click()

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })
const editing = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Continue draft' }).first().click()
  await textOf(page).waitFor()
}

/** As on a day on which nobody was reminded yet: of whom there is, all were in the morning. */
const reminding = async (page: Page): Promise<void> => {
  await page.route(/\/compliance\/counts/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    return route.fulfill({ response, json: { ...rest, data: { ...data, toRemind: data.counts.late } } })
  })
  await page.route(/\/compliance\/window/, async (route) => {
    const response = await route.fetch()
    const people = await response.text()
    return route.fulfill({
      response,
      body: people.replaceAll(/"lastReminderUtc"\s*:\s*"[^"]*"/g, '"lastReminderUtc":null'),
    })
  })
  await opened('Psychosocial Safety', 'People', press('Remind all overdue')).pose(page)
}

const settings = (page: Page) => page.getByRole('region', { name: 'Who and when' }).waitFor()
const drawn = (page: Page) => page.locator('canvas[aria-busy=false]').first().waitFor()

/** Policies: what one has to agree to, one of them, and what their managers see. Nothing here is saved. */
export const policies: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-policies', path: all, isWindow: true },
  { ...banksia, name: 'admin-policies-narrowed', path: `${all}?f.status=draft&f.status=archived`, isWindow: true },
  { ...banksia, name: 'admin-policies-categories', path: all, isWindow: true, pose: press('Categories') },
  { who: 'eve', name: 'employee-policies', path: all, isWindow: true },
  { who: 'eve', name: 'employee-policies-own', path: own },
  { who: 'eve', name: 'employee-policy', path: own, ...opened('Heat and Sun'), isWindow: true },
  { who: 'eve', name: 'employee-policy-changed', path: own, ...opened('Drug and Alcohol') },
  {
    who: 'eve',
    name: 'employee-policy-changed-whole',
    path: own,
    ...opened('Drug and Alcohol', undefined, press('Show the whole policy')),
    isWindow: true,
  },
  { who: 'eve', name: 'employee-policy-agreed', path: own, ...opened('Code of Conduct') },
  { who: 'eve', name: 'employee-policy-file', path: own, ...opened('Emergency Response Plan', undefined, drawn) },
  { ...banksia, name: 'admin-policy-draft', path: all, ...opened('Working from Home'), isWindow: true },
  {
    ...banksia,
    name: 'admin-policy-editing',
    path: all,
    ...opened('Working from Home', undefined, editing),
    isWindow: true,
  },
  {
    ...banksia,
    name: 'admin-policy-slash',
    path: all,
    ...opened('Working from Home', undefined, async (page) => {
      await editing(page)
      await textOf(page).press('Control+End')
      for (const key of ['Enter', 'Enter', '/']) await page.keyboard.press(key)
      await page.getByRole('listbox', { name: 'Insert' }).waitFor()
    }),
    isWindow: true,
  },
  {
    ...banksia,
    name: 'admin-policy-preview',
    path: all,
    ...opened('Leave', undefined, async (page) => {
      await editing(page)
      await press('Preview')(page)
      await page.getByRole('dialog', { name: 'Preview' }).waitFor()
    }),
    isWindow: true,
  },
  { ...banksia, name: 'admin-policy-draft-over', path: all, ...opened('Leave'), isWindow: true },
  { ...banksia, name: 'admin-policy-archived', path: all, ...opened('Company Mobile Phones'), isWindow: true },
  { ...banksia, name: 'admin-policy-template', path: all, ...opened('Right to Disconnect'), isWindow: true },
  { ...banksia, name: 'admin-policy-versions', path: all, ...opened('Drug and Alcohol', 'Versions') },
  {
    ...banksia,
    name: 'admin-policy-compared',
    path: all,
    ...opened('Drug and Alcohol', 'Versions', follow('What changed')),
  },
  { ...banksia, name: 'admin-policy-version', path: all, ...opened('Drug and Alcohol', 'Versions', follow('Read')) },
  { ...banksia, name: 'admin-policy-people', path: all, ...opened('Psychosocial Safety', 'People'), isWindow: true },
  {
    ...banksia,
    name: 'admin-policy-reminding',
    path: all,
    pose: reminding,
    isWindow: true,
  },
  { ...banksia, name: 'admin-policy-settings', path: all, ...opened('Psychosocial Safety', 'Settings', settings) },
]

import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const subscribed = async (page: Page) => {
  await page.getByRole('button', { name: 'Subscribe' }).click()
  // In whichever state the picture before has left it.
  await page.getByRole('button', { name: /^Create (new )?address$/ }).click()
  const question = page.getByRole('dialog', { name: 'Create new address' })
  const copy = page.getByRole('button', { name: 'Copy' })
  await question.or(copy).first().waitFor()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Create new address' }).click()
  await copy.waitFor()
}

/** The calendar, as people with much and little in it. */
export const calendar: ReadonlyArray<Scene> = [
  { who: 'eve', name: 'employee-calendar', path: '/calendar' },
  { who: 'max', name: 'manager-calendar', path: '/calendar' },
  { who: 'max', name: 'manager-calendar-nothing', path: '/calendar?month=2190-05' },
  {
    who: 'max',
    name: 'manager-calendar-kinds',
    path: '/calendar?without=goal',
    pose: async (page) => {
      await page.getByRole('button', { name: /^\d of \d kinds$/ }).click()
      await page.getByRole('checkbox', { name: 'Goal due' }).waitFor()
    },
  },
  { who: 'eve', name: 'employee-calendar-subscribe', path: '/calendar', pose: subscribed },
]

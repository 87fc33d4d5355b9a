import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const found = (name: string) => `/employees?inactive=1&hidden=1&q=${encodeURIComponent(name)}`

/** By way of the list, as one finds somebody. */
const openTab = async (page: Page, of: string, tab: 'Positions' | 'Goals'): Promise<void> => {
  await page.getByRole('grid').getByRole('link', { name: of }).first().click()
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('tabpanel', { name: tab }).getByRole('region').first().waitFor()
  await page.waitForLoadState('networkidle')
}

const tabOf = (
  who: Pick<Scene, 'who' | 'client'>,
  name: string,
  of: string,
  tab: 'Positions' | 'Goals',
  then?: (page: Page) => Promise<void>,
) =>
  ({
    ...who,
    name,
    path: found(of),
    pose: async (page: Page) => {
      await openTab(page, of, tab)
      await then?.(page)
      await page.waitForLoadState('networkidle')
    },
  }) satisfies Scene

const follow = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('tabpanel').getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

const both = (one: (page: Page) => Promise<void>, other: (page: Page) => Promise<void>) => async (page: Page) => {
  await one(page)
  await other(page)
}

const giving = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Assign goals…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign goals' })
  await dialog.getByRole('checkbox', { name: /^First 90 days/ }).check()
  await dialog.getByRole('button', { name: /^Choose (my|everyone)/ }).click()
}

const copying = async (page: Page): Promise<void> => {
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy all shown to the next period…' }).click()
  await page.getByRole('region', { name: 'The copies' }).waitFor()
}

/** Positions and goals of a person. Nothing here is saved. */
export const positionsAndGoals: ReadonlyArray<Scene> = [
  tabOf(banksia, 'admin-positions', 'Rajesh Menon', 'Positions'),
  tabOf(banksia, 'admin-positions-none', 'Dylan Roberts', 'Positions'),
  tabOf(banksia, 'admin-positions-adding', 'Rajesh Menon', 'Positions', press('Add position')),
  tabOf({ who: 'max' }, 'manager-position', 'Sione Taufa', 'Positions', follow('Site Supervisor')),
  tabOf(banksia, 'admin-position-draft', 'Zara Kowalczyk', 'Positions', follow('Graduate Engineer')),
  {
    ...tabOf(
      banksia,
      'admin-position-approving',
      'Zara Kowalczyk',
      'Positions',
      both(follow('Graduate'), press('Approve')),
    ),
    isWindow: true,
  },
  tabOf({ who: 'max' }, 'manager-position-editing', 'Sione Taufa', 'Positions', both(follow('Site'), press('Edit'))),
  tabOf({ who: 'eve' }, 'employee-goals', 'Eve Marlowe', 'Goals'),
  tabOf({ who: 'max' }, 'manager-goals-adding', 'Sione Taufa', 'Goals', press('Add goal')),
  tabOf(banksia, 'admin-goals-none', 'Dylan Roberts', 'Goals'),
  tabOf({ who: 'eve' }, 'employee-goal', 'Eve Marlowe', 'Goals', follow('Lead the formwork')),
  tabOf({ who: 'max' }, 'manager-goal', 'Sione Taufa', 'Goals', follow('Save on hired plant')),
  {
    ...tabOf(
      { who: 'eve' },
      'employee-goal-actions',
      'Eve Marlowe',
      'Goals',
      both(follow('Ticket'), press('More actions')),
    ),
    isWindow: true,
  },
  tabOf({ who: 'max' }, 'manager-goal-editing', 'Sione Taufa', 'Goals', both(follow('Save on'), press('Edit'))),
  { ...banksia, name: 'admin-goals-list', path: '/goals' },
  { ...banksia, name: 'admin-goals-grouped', path: '/goals?f.group=person' },
  { ...banksia, name: 'admin-goals-unmatched', path: '/goals?q=nothing%20like%20it' },
  { who: 'max', name: 'manager-goals-list', path: '/goals?f.standing=atRisk' },
  { who: 'eve', name: 'employee-my-goals', path: '/myGoals' },
  { ...banksia, name: 'admin-goal-templates', path: '/goalTemplates' },
  { ...banksia, name: 'admin-goal-template-writing', path: '/goalTemplates', pose: press('Edit First 90 days') },
  { ...banksia, name: 'admin-goals-giving', path: '/goals', pose: giving, isWindow: true },
  { ...banksia, name: 'admin-goals-copying', path: '/goals', pose: copying, isWindow: true },
  { ...banksia, name: 'admin-goals-import', path: '/goals/import' },
  { ...banksia, name: 'admin-goalTree', path: '/goals/tree' },
  { ...banksia, name: 'admin-goalTree-outline', path: '/goals/tree?view=outline' },
  { who: 'eve', name: 'employee-goalTree', path: '/goals/tree' },
]

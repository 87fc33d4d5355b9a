import type { Page } from '@playwright/test'
import { idIn } from '../../src/server/demo/rows.ts'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const list = '/assets/'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const opened = async (page: Page) => {
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('region', { name: 'History' }).waitFor()
}

/** By the menu of an asset's own page. */
const asked = (action: string) => async (page: Page) => {
  await opened(page)
  await press('More actions')(page)
  await page.getByRole('menuitem', { name: action }).click()
  await page.getByRole('dialog').waitFor()
}

const selected = async (page: Page) => {
  const boxes = page.getByRole('grid').getByRole('checkbox')
  await boxes.nth(1).click()
  await boxes.nth(2).click()
}

/** Some lines are wrong; nothing of it is saved. */
const imported = async (page: Page) => {
  const lines = ['Asset No,Name,Category,Cost', 'NEW-1,Laser level,Power tools,420', 'NEW-2,Drill,Power toys,-3']
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'assets.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await press(/^Check \d/)(page)
  await page.getByLabel('Category of line 3').waitFor()
}

const eve = `/employee/${idIn({ key: 'banksia-ridge' }, 'employee', 'eve')}?tab=assets`

/** Assets: the register, one of them, what is asked, the configuration, and what a person sees. Nothing here is saved. */
export const assets: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-assets', path: list, isWindow: true },
  { ...banksia, name: 'admin-assets-narrowed', path: `${list}?f.state=inService`, isWindow: true },
  { ...banksia, name: 'admin-assets-selected', path: list, pose: selected, isWindow: true, only: 'wide' },
  {
    ...banksia,
    name: 'admin-assets-assigning',
    path: `${list}?f.state=inStock`,
    pose: asked('Assign'),
    isWindow: true,
  },
  { ...banksia, name: 'admin-assets-labels', path: list, pose: asked('Print label'), isWindow: true },
  {
    ...banksia,
    name: 'admin-assets-returning',
    path: `${list}?f.state=accepted`,
    pose: asked('Take back'),
    isWindow: true,
  },
  {
    ...banksia,
    name: 'admin-assets-servicing',
    path: `${list}?f.state=inService`,
    pose: asked('Mark as serviced'),
    isWindow: true,
  },
  { ...banksia, name: 'admin-asset', path: `${list}?f.state=accepted`, pose: opened },
  {
    ...banksia,
    name: 'admin-asset-editing',
    path: list,
    pose: async (page) => {
      await opened(page)
      await press('Edit')(page)
    },
  },
  { ...banksia, name: 'admin-asset-create', path: '/assets/create' },
  { ...banksia, name: 'admin-asset-settings', path: '/assets/settings' },
  {
    ...banksia,
    name: 'admin-asset-settings-merging',
    path: '/assets/settings',
    pose: async (page) => {
      await press(/^Delete /)(page)
      await page.getByRole('dialog').waitFor()
    },
    isWindow: true,
  },
  { who: 'yuri', name: 'user-assets', path: list, isWindow: true },
  { who: 'yuri', name: 'user-asset', path: list, pose: opened },
  { who: 'eve', name: 'employee-assets', path: eve },
  {
    who: 'eve',
    name: 'employee-assets-accepting',
    path: eve,
    pose: async (page) => {
      await press('Accept')(page)
      await page.getByRole('dialog').waitFor()
    },
    isWindow: true,
  },
  { ...banksia, name: 'admin-assets-import', path: '/assets/import' },
  { ...banksia, name: 'admin-assets-import-wrong', path: '/assets/import', pose: imported },
]

import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const file = (lines: ReadonlyArray<string>) => ({
  name: 'new-crew.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

const crew = [
  'Given name;Surname;E-mail;Job;Boss;Started',
  'Robin;Achterberg;robin.achterberg@banksiaridge.example;Carpenter;Max Oduya;2026-11-02',
  'Sefa;Talagi;sefa.talagi@banksiaridge.example;Labourer;robin.achterberg@banksiaridge.example;02/11/2026',
  'Sefa;Talagi;not an address;Labourer;Max Oduya;soon',
]

const choose = async (page: Page): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(file(crew))
  await page.getByRole('button', { name: /^Check \d/ }).waitFor()
}

/** What can be done with the list as a whole: its views, changes to many, files in and out. Nothing here is saved. */
export const directoryTools: ReadonlyArray<Scene> = [
  {
    ...banksia,
    name: 'admin-employees-views',
    path: '/employees?tag=casual&inactive=1',
    isWindow: true,
    pose: (page) => page.getByRole('button', { name: /^Views, / }).click(),
  },
  {
    ...banksia,
    name: 'admin-employees-saveView',
    path: '/employees?q=smith',
    isWindow: true,
    pose: async (page) => {
      await page.getByRole('button', { name: /^Views/ }).click()
      await page.getByRole('menuitem', { name: 'Save as view' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-employees-importAndExport',
    path: '/employees',
    isWindow: true,
    pose: (page) => page.getByRole('button', { name: 'Import and export' }).click(),
  },
  {
    ...banksia,
    name: 'admin-employees-tagsOfMany',
    path: '/employees',
    isWindow: true,
    pose: async (page) => {
      await page.getByRole('checkbox', { name: /Select Beatriz/ }).click()
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tags' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { ...banksia, name: 'admin-import', path: '/employees/import' },
  { ...banksia, name: 'admin-import-mapping', path: '/employees/import', pose: choose },
  {
    ...banksia,
    name: 'admin-import-problems',
    path: '/employees/import',
    pose: async (page) => {
      await choose(page)
      await page.getByRole('button', { name: /^Check \d/ }).click()
      await page.getByLabel('E-mail of line 4').waitFor()
    },
  },
  { ...banksia, name: 'admin-settings', path: '/settings' },
]

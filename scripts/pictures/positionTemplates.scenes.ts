import type { Page } from '@playwright/test'
import { idIn } from '../../src/server/demo/rows.ts'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const list = '/positionTemplates'

const supervisor = `/positionTemplate/${idIn({ key: 'banksia-ridge' }, 'position template', 'Site Supervisor')}`

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Behind a button, in its dialog. */
const asked = (name: RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').waitFor()
}

const selected = async (page: Page) => {
  const boxes = page.getByRole('grid').getByRole('checkbox')
  await boxes.nth(1).click()
  await boxes.nth(2).click()
}

const assigning = async (page: Page) => {
  await asked(/^Assign to people/)(page)
  const dialog = page.getByRole('dialog', { name: 'Assign Site Supervisor' })
  for (const name of ['Eve Marlowe', 'Sione Taufa']) {
    await dialog.getByRole('combobox', { name: 'People' }).fill(name)
    await page.getByRole('option', { name }).click()
  }
}

const archiving = async (page: Page) => {
  await press(/^More$/)(page)
  await page.getByRole('menuitem', { name: 'Archive…' }).click()
  await page.getByRole('dialog').waitFor()
}

/** What both changed is asked about. */
const undecided = async (page: Page) => {
  await asked(/^Compare and update/)(page)
  await press(/^Update template/)(page)
}

/** Position templates: the list, one of them, writing, the marketplace, and what is asked. Nothing here is saved. */
export const positionTemplates: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-positionTemplates', path: list, isWindow: true },
  { ...banksia, name: 'admin-positionTemplates-archived', path: `${list}?tab=archived`, isWindow: true },
  { ...banksia, name: 'admin-positionTemplates-selected', path: list, isWindow: true, pose: selected, only: 'wide' },
  { ...banksia, name: 'admin-positionTemplates-one', path: supervisor },
  {
    ...banksia,
    name: 'admin-positionTemplates-upgrade',
    path: supervisor,
    isWindow: true,
    pose: asked(/^Compare and update/),
  },
  { ...banksia, name: 'admin-positionTemplates-undecided', path: supervisor, isWindow: true, pose: undecided },
  {
    ...banksia,
    name: 'admin-positionTemplates-requirements',
    path: supervisor,
    isWindow: true,
    pose: async (page) => {
      await page.getByRole('region', { name: 'Requirements' }).getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('dialog').getByRole('combobox').first().waitFor()
    },
  },
  { ...banksia, name: 'admin-positionTemplates-assign', path: supervisor, isWindow: true, pose: assigning },
  { ...banksia, name: 'admin-positionTemplates-archiving', path: supervisor, isWindow: true, pose: archiving },
  { ...banksia, name: 'admin-positionTemplates-creating', path: '/positionTemplate/create/' },
  { ...banksia, name: 'admin-positionTemplates-editing', path: `${supervisor}/edit` },
  { ...banksia, name: 'admin-positionTemplates-marketplace', path: `${list}?tab=marketplace`, isWindow: true },
  {
    ...banksia,
    name: 'admin-positionTemplates-preview',
    path: `${list}?tab=marketplace`,
    pose: press(/^Preview/),
  },
  {
    ...banksia,
    name: 'admin-positionTemplates-using',
    path: `${list}?tab=marketplace`,
    isWindow: true,
    pose: asked(/^Use… /),
  },
  { who: 'yuri', name: 'user-positionTemplates-one', path: supervisor },
]

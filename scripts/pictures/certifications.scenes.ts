import type { Page } from '@playwright/test'
import { idIn } from '../../src/server/demo/rows.ts'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const list = '/certifications'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** By the menu of the first row, as somebody does who looks after the list. */
const chosen = (action: string | RegExp) => async (page: Page) => {
  await press(/^Actions for/)(page)
  await page.getByRole('menuitem', { name: action }).click()
}

const opened = async (page: Page) => {
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('region', { name: 'History' }).waitFor()
}

const eve = (rest: string): string => `/employee/${idIn({ key: 'banksia-ridge' }, 'employee', 'eve')}${rest}`

/** Certifications: the list, what is required, one of them, the types, and what a person sees. Nothing here is saved. */
export const certifications: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-certifications', path: list, isWindow: true },
  { ...banksia, name: 'admin-certifications-expired', path: `${list}?f.standing=expired`, isWindow: true },
  { ...banksia, name: 'admin-certifications-adding', path: list, pose: press('Add certification'), isWindow: true },
  {
    ...banksia,
    name: 'admin-certifications-actions',
    path: list,
    pose: press(/^Actions for/),
    isWindow: true,
    only: 'wide',
  },
  {
    ...banksia,
    name: 'admin-certifications-version',
    path: list,
    pose: chosen('New version'),
    isWindow: true,
    only: 'wide',
  },
  {
    ...banksia,
    name: 'admin-certifications-reminder',
    path: list,
    pose: chosen(/^Remind /),
    isWindow: true,
    only: 'wide',
  },
  {
    ...banksia,
    name: 'admin-certifications-deleting',
    path: list,
    pose: chosen('Delete'),
    isWindow: true,
    only: 'wide',
  },
  { ...banksia, name: 'admin-certification', path: list, pose: opened },
  { ...banksia, name: 'admin-requirements', path: `${list}?tab=requirements`, isWindow: true },
  { ...banksia, name: 'admin-certification-types', path: '/certificationSettings' },
  { ...banksia, name: 'admin-certification-types-adding', path: '/certificationSettings', pose: press('Add type') },
  {
    ...banksia,
    name: 'admin-certification-types-archiving',
    path: '/certificationSettings',
    pose: press(/^Archive/),
    isWindow: true,
  },
  { who: 'max', name: 'manager-certifications', path: list, isWindow: true },
  { who: 'max', name: 'manager-certifications-to-verify', path: `${list}?f.standing=submitted`, isWindow: true },
  { who: 'eve', name: 'employee-certifications-tab', path: eve('?tab=certifications') },
  { who: 'eve', name: 'employee-certifications', path: eve('/certifications') },
  {
    who: 'eve',
    name: 'employee-certifications-handing-in',
    path: eve('/certifications'),
    pose: press('Submit a certification'),
    isWindow: true,
  },
  { who: 'eve', name: 'employee-compliance', path: eve('/compliance') },
]

import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** The demo makes its ids of names. */
const yuri = '5f6708a3-455a-4d3b-85f0-8e0e37abbbd3'

const pressed = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** The lists an admin looks after, at work. Nothing here is saved. */
export const organisation: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-departments-adding', path: '/departments', pose: pressed(/^Add department/) },
  { ...banksia, name: 'admin-coreValues-editing', path: '/coreValues', pose: pressed(/^Edit /) },
  { ...banksia, name: 'admin-departments-inUse', path: '/departments', isWindow: true, pose: pressed(/^Delete /) },
  { ...banksia, name: 'admin-tags-inUse', path: '/tags', isWindow: true, pose: pressed(/^Delete /) },
  { ...banksia, name: 'admin-permissions-writing', path: '/company/permissions', pose: pressed(/^Edit Yard Team/) },
  { ...banksia, name: 'admin-permissions-person', path: `/company/permissions?person=${yuri}` },
  {
    ...banksia,
    name: 'admin-sample-data',
    path: '/company/companySettings',
    isWindow: true,
    pose: (page) => page.getByRole('button', { name: /sample data/ }).scrollIntoViewIfNeeded(),
  },
  { name: 'employee-departments', who: 'eve', path: '/departments' },
]

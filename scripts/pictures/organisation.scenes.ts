import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** The demo makes its ids of names. */
const yuri = '5f6708a3-455a-4d3b-85f0-8e0e37abbbd3'

const pressed = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** As it stands when it is loaded and in use; nothing is, since every picture after it would show it. */
const samplesLoaded = async (page: Page): Promise<void> => {
  const samples = {
    loadedUtc: new Date().toISOString(),
    by: null,
    digest: '0'.repeat(32),
    going: [
      { kind: 'person', count: 12, others: 0 },
      { kind: 'department', count: 2, others: 0 },
      { kind: 'position', count: 12, others: 0 },
      { kind: 'goal', count: 5, others: 0 },
      { kind: 'checkIn', count: 6, others: 0 },
      { kind: 'review', count: 1, others: 0 },
      { kind: 'certification', count: 8, others: 1 },
      { kind: 'policy', count: 2, others: 0 },
      { kind: 'asset', count: 6, others: 0 },
    ],
    staying: [{ kind: 'department', name: 'Workshop (sample)', because: 'person' }],
  }
  await page.route(/\/api\/[^/]+\/sampleData$/, (route) =>
    route.fulfill({ json: { isSuccess: true, data: samples, errors: [], message: '', statusCode: 200 } }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Remove sample data…' }).scrollIntoViewIfNeeded()
}

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
  {
    ...banksia,
    name: 'admin-sample-data-loaded',
    path: '/company/companySettings',
    isWindow: true,
    pose: samplesLoaded,
  },
  { ...banksia, name: 'admin-sample-data-setUp', path: '/accountSetup', pose: samplesLoaded },
  {
    ...banksia,
    name: 'admin-sample-data-removing',
    path: '/company/companySettings',
    isWindow: true,
    pose: async (page) => {
      await samplesLoaded(page)
      await page.getByRole('button', { name: 'Remove sample data…' }).click()
    },
  },
  { name: 'employee-departments', who: 'eve', path: '/departments' },
]

import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** Praise, as an admin, and as who was praised. */
export const praise: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-praise', path: '/praise' },
  { who: 'eve', name: 'employee-praise', path: '/praise' },
  { who: 'eve', name: 'employee-praise-give', path: '/praise?tab=give' },
  {
    who: 'max',
    name: 'manager-praise-of-report',
    path: '/praise',
    pose: async (page) => {
      await page.getByRole('searchbox', { name: 'Search praise' }).fill('crane')
      await page.waitForFunction(() => document.querySelectorAll('main article').length === 1)
    },
  },
]

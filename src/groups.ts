import { lazily } from './ui/app/lazily.ts'
import type { Groups } from './ui/app/pages.ts'

/** § 2.6 What a lazy group is loaded by. A group that is not here has no screens yet. */
export const groups = {
  appFeedback: lazily(async () => (await import('./area.appFeedback.ts')).appFeedback),
  employees: lazily(async () => (await import('./area.employees.ts')).employees),
  home: lazily(() => import('./ui/home/group.tsx')),
  settings: { ...lazily(() => import('./ui/settings/group.tsx')), built: ['accountSetup'] },
  utilityPages: lazily(() => import('./ui/app/utilityPages.tsx')),
} satisfies Groups

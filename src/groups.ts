import { lazily } from './ui/app/lazily.ts'
import type { Groups } from './ui/app/pages.ts'

/** § 2.6 What a lazy group is loaded by. A group that is not here has no screens yet. */
export const groups = {
  appFeedback: lazily(async () => (await import('./area.appFeedback.ts')).appFeedback),
  audit: lazily(async () => (await import('./area.audit.ts')).audit),
  certifications: lazily(async () => (await import('./area.certifications.ts')).certifications),
  compliance: lazily(async () => (await import('./area.compliance.ts')).compliance),
  coreValues: lazily(() => import('./ui/coreValues/group.tsx')),
  employees: lazily(async () => (await import('./area.employees.ts')).employees),
  employeeImport: lazily(async () => (await import('./area.employeeImport.ts')).employeeImport),
  goals: { ...lazily(async () => (await import('./area.goals.ts')).goals), built: ['employeeGoal'] },
  home: lazily(() => import('./ui/home/group.tsx')),
  hrDocuments: lazily(async () => (await import('./area.hrDocuments.ts')).hrDocuments),
  orgChart: lazily(async () => (await import('./area.orgChart.ts')).orgChart),
  settings: {
    ...lazily(() => import('./ui/settings/group.tsx')),
    built: [
      'accountSetup',
      'categories',
      'companySettings',
      'defaultDiscussionPoints',
      'departments',
      'meetingLocations',
      'settings',
      'tags',
    ],
  },
  utilityPages: lazily(() => import('./ui/app/utilityPages.tsx')),
} satisfies Groups

import type { AreaName } from '../machines/session/runningApp.ts'
import { type Lazily, lazily } from '../ui/app/lazily.ts'
import type { Groups } from '../ui/app/pages.ts'
import type { Area } from './manifest.ts'

/** Every area, by the file that brings its machines and its screens when it is wanted. */
export const areas = {
  accounts: lazily(async () => (await import('./accounts.ts')).accounts),
  appFeedback: lazily(async () => (await import('./appFeedback.ts')).appFeedback),
  assetImport: lazily(async () => (await import('./assetImport.ts')).assetImport),
  assets: lazily(async () => (await import('./assets.ts')).assets),
  audit: lazily(async () => (await import('./audit.ts')).audit),
  certifications: lazily(async () => (await import('./certifications.ts')).certifications),
  commands: lazily(async () => (await import('./commands.ts')).commands),
  compliance: lazily(async () => (await import('./compliance.ts')).compliance),
  directoryTools: lazily(async () => (await import('./directoryTools.ts')).directoryTools),
  documents: lazily(async () => (await import('./documents.ts')).documents),
  employeeImport: lazily(async () => (await import('./employeeImport.ts')).employeeImport),
  employees: lazily(async () => (await import('./employees.ts')).employees),
  fieldRights: lazily(async () => (await import('./fieldRights.ts')).fieldRights),
  goals: lazily(async () => (await import('./goals.ts')).goals),
  hrDocuments: lazily(async () => (await import('./hrDocuments.ts')).hrDocuments),
  locale: lazily(async () => (await import('./locale.ts')).locale),
  myTeam: lazily(async () => (await import('./myTeam.ts')).myTeam),
  onboarding: lazily(async () => (await import('./onboarding.ts')).onboarding),
  orgChart: lazily(async () => (await import('./orgChart.ts')).orgChart),
  organisation: lazily(async () => (await import('./organisation.ts')).organisation),
  policyEditor: lazily(async () => (await import('./policyEditor.ts')).policyEditor),
  positions: lazily(async () => (await import('./positions.ts')).positions),
  views: lazily(async () => (await import('./views.ts')).views),
} satisfies Record<AreaName, Lazily<Area>>

/** § 2.6 What a lazy group of pages is loaded by. */
export const groups = {
  ...areas,
  coreValues: lazily(() => import('../ui/coreValues/group.tsx')),
  home: lazily(() => import('../ui/home/group.tsx')),
  settings: lazily(() => import('../ui/settings/group.tsx')),
  utilityPages: lazily(() => import('../ui/app/utilityPages.tsx')),
} satisfies Groups

import type { AreaName } from '../machines/kit/areaName.ts'
import { type Lazily, lazily } from '../ui/app/lazily.ts'
import type { Groups } from '../ui/app/pages.ts'
import type { Area } from './manifest.ts'

/** Every area, by the file that brings its machines and its screens when it is wanted. */
export const areas = {
  assets: lazily(async () => (await import('./assets.ts')).assets),
  'assets/import': lazily(async () => (await import('./assets/import.ts')).assetImport),
  audit: lazily(async () => (await import('./audit.ts')).audit),
  billing: lazily(async () => (await import('./billing.ts')).billing),
  certifications: lazily(async () => (await import('./certifications.ts')).certifications),
  checkIns: lazily(async () => (await import('./checkIns.ts')).checkIns),
  'checkIns/many': lazily(async () => (await import('./checkIns/many.ts')).manyCheckIns),
  'checkIns/meeting': lazily(async () => (await import('./checkIns/meeting.ts')).checkInMeeting),
  compliance: lazily(async () => (await import('./compliance.ts')).compliance),
  dailyScrums: lazily(async () => (await import('./dailyScrums.ts')).dailyScrums),
  employees: lazily(async () => (await import('./employees.ts')).employees),
  'employees/accounts': lazily(async () => (await import('./employees/accounts.ts')).accounts),
  'employees/directory': lazily(async () => (await import('./employees/directory.ts')).directoryTools),
  'employees/documents': lazily(async () => (await import('./employees/documents.ts')).documents),
  'employees/fieldRights': lazily(async () => (await import('./employees/fieldRights.ts')).fieldRights),
  'employees/import': lazily(async () => (await import('./employees/import.ts')).employeeImport),
  'employees/myTeam': lazily(async () => (await import('./employees/myTeam.ts')).myTeam),
  'employees/positions': lazily(async () => (await import('./employees/positions.ts')).positions),
  featureFlags: lazily(async () => (await import('./featureFlags.ts')).featureManagement),
  goals: lazily(async () => (await import('./goals.ts')).goals),
  'goals/import': lazily(async () => (await import('./goals/import.ts')).goalImport),
  'home/dashboard': lazily(async () => (await import('./home/dashboard.ts')).dashboard),
  'home/feedback': lazily(async () => (await import('./home/feedback.ts')).feedback),
  notifications: lazily(async () => (await import('./notifications.ts')).notifications),
  onboarding: lazily(async () => (await import('./onboarding.ts')).onboarding),
  orgChart: lazily(async () => (await import('./orgChart.ts')).orgChart),
  organisation: lazily(async () => (await import('./organisation.ts')).organisation),
  'organisation/company': lazily(async () => (await import('./organisation/company.ts')).company),
  'organisation/locale': lazily(async () => (await import('./organisation/locale.ts')).locale),
  securityGroups: lazily(async () => (await import('./securityGroups.ts')).permissionManagement),
  positionTemplates: lazily(async () => (await import('./positionTemplates.ts')).positionTemplates),
  praise: lazily(async () => (await import('./praise.ts')).praise),
  policies: lazily(async () => (await import('./policies.ts')).policies),
  'policies/editor': lazily(async () => (await import('./policies/editor.ts')).policyEditor),
  reports: lazily(async () => (await import('./reports.ts')).reports),
  reviews: lazily(async () => (await import('./reviews.ts')).reviews),
  'reviews/cycles': lazily(async () => (await import('./reviews/cycles.ts')).reviewCycles),
  'reviews/evidence': lazily(async () => (await import('./reviews/evidence.ts')).reviewEvidence),
  'reviews/feedback': lazily(async () => (await import('./reviews/feedback.ts')).reviewFeedback),
  'reviews/many': lazily(async () => (await import('./reviews/many.ts')).manyReviews),
  'reviews/review': lazily(async () => (await import('./reviews/review.ts')).reviewRecord),
  'session/commands': lazily(async () => (await import('./session/commands.ts')).commands),
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

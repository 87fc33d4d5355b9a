import type { AreaName } from '../machines/kit/areaName.ts'
import { type Lazily, lazily } from '../ui/app/lazily.ts'
import type { Groups } from '../ui/app/pages.ts'
import type { Area } from './manifest.ts'

/** What a file exports under a name. Said here and not at each import, where it would weigh on every first visit. */
const from = <File, Name extends keyof File>(load: () => Promise<File>, name: Name): Lazily<File[Name]> =>
  lazily(async () => (await load())[name])

/** Every area, by the file that brings its machines and its screens when it is wanted. */
export const areas = {
  assets: from(() => import('./assets.ts'), 'assets'),
  'assets/import': from(() => import('./assets/import.ts'), 'assetImport'),
  audit: from(() => import('./audit.ts'), 'audit'),
  billing: from(() => import('./billing.ts'), 'billing'),
  calendar: from(() => import('./calendar.ts'), 'calendar'),
  certifications: from(() => import('./certifications.ts'), 'certifications'),
  checkIns: from(() => import('./checkIns.ts'), 'checkIns'),
  'checkIns/many': from(() => import('./checkIns/many.ts'), 'manyCheckIns'),
  'checkIns/meeting': from(() => import('./checkIns/meeting.ts'), 'checkInMeeting'),
  compliance: from(() => import('./compliance.ts'), 'compliance'),
  dailyScrums: from(() => import('./dailyScrums.ts'), 'dailyScrums'),
  employees: from(() => import('./employees.ts'), 'employees'),
  'employees/accounts': from(() => import('./employees/accounts.ts'), 'accounts'),
  'employees/changeRequests': from(() => import('./employees/changeRequests.ts'), 'changeRequests'),
  'employees/directory': from(() => import('./employees/directory.ts'), 'directoryTools'),
  'employees/documents': from(() => import('./employees/documents.ts'), 'documents'),
  'employees/fieldRights': from(() => import('./employees/fieldRights.ts'), 'fieldRights'),
  'employees/import': from(() => import('./employees/import.ts'), 'employeeImport'),
  'employees/myTeam': from(() => import('./employees/myTeam.ts'), 'myTeam'),
  'employees/positions': from(() => import('./employees/positions.ts'), 'positions'),
  featureFlags: from(() => import('./featureFlags.ts'), 'featureManagement'),
  goals: from(() => import('./goals.ts'), 'goals'),
  'goals/import': from(() => import('./goals/import.ts'), 'goalImport'),
  'home/dashboard': from(() => import('./home/dashboard.ts'), 'dashboard'),
  'home/feedback': from(() => import('./home/feedback.ts'), 'feedback'),
  'home/news': from(() => import('./home/news.ts'), 'news'),
  'home/toDo': from(() => import('./home/toDo.ts'), 'toDo'),
  notifications: from(() => import('./notifications.ts'), 'notifications'),
  onboarding: from(() => import('./onboarding.ts'), 'onboarding'),
  orgChart: from(() => import('./orgChart.ts'), 'orgChart'),
  organisation: from(() => import('./organisation.ts'), 'organisation'),
  'organisation/company': from(() => import('./organisation/company.ts'), 'company'),
  'organisation/locale': from(() => import('./organisation/locale.ts'), 'locale'),
  securityGroups: from(() => import('./securityGroups.ts'), 'permissionManagement'),
  positionTemplates: from(() => import('./positionTemplates.ts'), 'positionTemplates'),
  praise: from(() => import('./praise.ts'), 'praise'),
  policies: from(() => import('./policies.ts'), 'policies'),
  'policies/editor': from(() => import('./policies/editor.ts'), 'policyEditor'),
  reports: from(() => import('./reports.ts'), 'reports'),
  reviews: from(() => import('./reviews.ts'), 'reviews'),
  'reviews/cycles': from(() => import('./reviews/cycles.ts'), 'reviewCycles'),
  'reviews/evidence': from(() => import('./reviews/evidence.ts'), 'reviewEvidence'),
  'reviews/feedback': from(() => import('./reviews/feedback.ts'), 'reviewFeedback'),
  'reviews/many': from(() => import('./reviews/many.ts'), 'manyReviews'),
  'reviews/review': from(() => import('./reviews/review.ts'), 'reviewRecord'),
  'session/commands': from(() => import('./session/commands.ts'), 'commands'),
  views: from(() => import('./views.ts'), 'views'),
} satisfies Record<AreaName, Lazily<Area>>

/** § 2.6 What a lazy group of pages is loaded by. */
export const groups = {
  ...areas,
  coreValues: lazily(() => import('../ui/coreValues/group.tsx')),
  home: lazily(() => import('../ui/home/group.tsx')),
  settings: lazily(() => import('../ui/settings/group.tsx')),
  utilityPages: lazily(() => import('../ui/app/utilityPages.tsx')),
} satisfies Groups

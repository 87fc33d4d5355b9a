import type { AreaName } from '../machines/kit/areaName.ts'
import { type Lazily, lazily } from '../ui/app/lazily.ts'
import type { Groups } from '../ui/app/pages.ts'
import type { Area } from './manifest.ts'

/** A file calls its area `area`, so that its name weighs nothing on a first visit. */
const from = <One extends Area>(load: () => Promise<{ readonly area: One }>): Lazily<One> =>
  lazily(async () => (await load()).area)

/** Every area, by the file that brings its machines and its screens when it is wanted. */
export const areas = {
  assets: from(() => import('./assets.ts')),
  'assets/import': from(() => import('./assets/import.ts')),
  audit: from(() => import('./audit.ts')),
  billing: from(() => import('./billing.ts')),
  calendar: from(() => import('./calendar.ts')),
  certifications: from(() => import('./certifications.ts')),
  checkIns: from(() => import('./checkIns.ts')),
  'checkIns/many': from(() => import('./checkIns/many.ts')),
  'checkIns/meeting': from(() => import('./checkIns/meeting.ts')),
  compliance: from(() => import('./compliance.ts')),
  dailyScrums: from(() => import('./dailyScrums.ts')),
  employees: from(() => import('./employees.ts')),
  'employees/accounts': from(() => import('./employees/accounts.ts')),
  'employees/changeRequests': from(() => import('./employees/changeRequests.ts')),
  'employees/directory': from(() => import('./employees/directory.ts')),
  'employees/documents': from(() => import('./employees/documents.ts')),
  'employees/fieldRights': from(() => import('./employees/fieldRights.ts')),
  'employees/import': from(() => import('./employees/import.ts')),
  'employees/myTeam': from(() => import('./employees/myTeam.ts')),
  'employees/positions': from(() => import('./employees/positions.ts')),
  'employees/starting': from(() => import('./employees/starting.ts')),
  featureFlags: from(() => import('./featureFlags.ts')),
  goals: from(() => import('./goals.ts')),
  'goals/import': from(() => import('./goals/import.ts')),
  'home/dashboard': from(() => import('./home/dashboard.ts')),
  'home/feedback': from(() => import('./home/feedback.ts')),
  'home/news': from(() => import('./home/news.ts')),
  'home/toDo': from(() => import('./home/toDo.ts')),
  notifications: from(() => import('./notifications.ts')),
  onboarding: from(() => import('./onboarding.ts')),
  orgChart: from(() => import('./orgChart.ts')),
  'orgChart/plans': from(() => import('./orgChart/plans.ts')),
  organisation: from(() => import('./organisation.ts')),
  'organisation/company': from(() => import('./organisation/company.ts')),
  'organisation/locale': from(() => import('./organisation/locale.ts')),
  securityGroups: from(() => import('./securityGroups.ts')),
  positionTemplates: from(() => import('./positionTemplates.ts')),
  praise: from(() => import('./praise.ts')),
  policies: from(() => import('./policies.ts')),
  'policies/editor': from(() => import('./policies/editor.ts')),
  reports: from(() => import('./reports.ts')),
  reviews: from(() => import('./reviews.ts')),
  'reviews/cycles': from(() => import('./reviews/cycles.ts')),
  'reviews/evidence': from(() => import('./reviews/evidence.ts')),
  'reviews/feedback': from(() => import('./reviews/feedback.ts')),
  'reviews/many': from(() => import('./reviews/many.ts')),
  'reviews/review': from(() => import('./reviews/review.ts')),
  'session/commands': from(() => import('./session/commands.ts')),
  views: from(() => import('./views.ts')),
} satisfies Record<AreaName, Lazily<Area>>

/** § 2.6 What a lazy group of pages is loaded by. */
export const groups = {
  ...areas,
  coreValues: lazily(() => import('../ui/coreValues/group.tsx')),
  home: lazily(() => import('../ui/home/group.tsx')),
  settings: lazily(() => import('../ui/settings/group.tsx')),
  utilityPages: lazily(() => import('../ui/app/utilityPages.tsx')),
} satisfies Groups

import { Layer } from 'effect'
import { assetsHandlers } from './assets/assets.handlers.ts'
import { assetAuditsHandlers } from './assets/audits/audits.handlers.ts'
import { assetConfigurationHandlers } from './assets/configuration.handlers.ts'
import { assetImportsHandlers } from './assets/import/import.handlers.ts'
import { assetPapersHandlers } from './assets/papers/papers.handlers.ts'
import { auditHandlers } from './audit/audit.handlers.ts'
import { billingHandlers } from './billing/billing.handlers.ts'
import { calendarHandlers } from './calendar/calendar.handlers.ts'
import { calendarFeedsHandlers } from './calendar/feeds.handlers.ts'
import { certificationsHandlers } from './certifications/certifications.handlers.ts'
import { checkInsHandlers } from './checkIns/checkIns.handlers.ts'
import { checkInTemplatesHandlers } from './checkIns/templates.handlers.ts'
import { complianceHandlers } from './compliance/compliance.handlers.ts'
import { coreValuesHandlers } from './coreValues/coreValues.handlers.ts'
import { dailyScrumsHandlers } from './dailyScrums/dailyScrums.handlers.ts'
import { sampleDataHandlers } from './demo/sampleData/sampleData.handlers.ts'
import { accountsHandlers } from './employees/accounts/accounts.handlers.ts'
import { changeRequestsHandlers } from './employees/changeRequests/changeRequests.handlers.ts'
import { directoryHandlers } from './employees/directory/directory.handlers.ts'
import { documentsHandlers } from './employees/documents/documents.handlers.ts'
import { employeesHandlers } from './employees/employees.handlers.ts'
import { historyHandlers } from './employees/history.handlers.ts'
import { employeeImportsHandlers } from './employees/import/import.handlers.ts'
import { positionsHandlers } from './employees/positions.handlers.ts'
import { startingHandlers } from './employees/starting/starting.handlers.ts'
import { vacanciesHandlers } from './employees/vacancies/vacancies.handlers.ts'
import { featureFlagsHandlers } from './featureFlags/featureFlags.handlers.ts'
import { goalsHandlers } from './goals/goals.handlers.ts'
import { goalImportsHandlers } from './goals/import/import.handlers.ts'
import { handover } from './handover.ts'
import { dashboardHandlers } from './home/dashboard/dashboard.handlers.ts'
import { feedbackHandlers } from './home/inbox/inbox.handlers.ts'
import { newsHandlers } from './home/news/news.handlers.ts'
import { notificationsHandlers } from './notifications/notifications.handlers.ts'
import { logosHandlers } from './onboarding/logo.handlers.ts'
import { onboardingHandlers } from './onboarding/onboarding.handlers.ts'
import { organisationHandlers } from './organisation/collections.handlers.ts'
import { companyHandlers } from './organisation/company.handlers.ts'
import { localeHandlers } from './organisation/locale.handlers.ts'
import { orgChartHandlers } from './orgChart/orgChart.handlers.ts'
import { orgChartPlansHandlers } from './orgChart/plans/plans.handlers.ts'
import { policiesHandlers } from './policies/policies.handlers.ts'
import { policyFilesHandlers } from './policies/policyFiles.handlers.ts'
import { marketplaceHandlers } from './policies/templates/marketplace.handlers.ts'
import { globalPositionTemplatesHandlers } from './positionTemplates/marketplace/marketplace.handlers.ts'
import {
  positionTemplateActsHandlers,
  positionTemplatesHandlers,
} from './positionTemplates/positionTemplates.handlers.ts'
import { praiseHandlers } from './praise/praise.handlers.ts'
import { everythingHandlers } from './reports/everything/everything.handlers.ts'
import { reportsHandlers } from './reports/reports.handlers.ts'
import { cyclesHandlers } from './reviews/cycles/cycles.handlers.ts'
import { reviewsHandlers } from './reviews/reviews.handlers.ts'
import { securityGroupsHandlers } from './securityGroups/groups.handlers.ts'
import { searchHandlers } from './session/search/search.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { usersHandlers } from './session/users.handlers.ts'
import { startSources } from './starting.ts'
import { tagsHandlers } from './tags/tags.handlers.ts'
import { viewsHandlers } from './views/views.handlers.ts'

/** Every call of the contract. What they need: the database, the logins, the log, and a place for files. */
export const handlers = Layer.mergeAll(
  usersHandlers,
  searchHandlers,
  sessionHandlers,
  onboardingHandlers,
  logosHandlers,
  employeesHandlers,
  accountsHandlers(handover),
  startingHandlers(startSources),
  securityGroupsHandlers,
  featureFlagsHandlers,
  billingHandlers,
  employeeImportsHandlers,
  directoryHandlers,
  viewsHandlers,
  notificationsHandlers,
  calendarHandlers,
  calendarFeedsHandlers,
  documentsHandlers,
  orgChartHandlers,
  orgChartPlansHandlers,
  vacanciesHandlers,
  positionsHandlers,
  goalsHandlers,
  dailyScrumsHandlers,
  praiseHandlers,
  changeRequestsHandlers,
  feedbackHandlers,
  dashboardHandlers,
  newsHandlers,
  reportsHandlers,
  everythingHandlers,
  goalImportsHandlers,
  checkInsHandlers,
  checkInTemplatesHandlers,
  organisationHandlers,
  companyHandlers,
  sampleDataHandlers,
  localeHandlers,
  coreValuesHandlers,
  reviewsHandlers,
  cyclesHandlers,
  positionTemplatesHandlers,
  positionTemplateActsHandlers,
  globalPositionTemplatesHandlers,
  tagsHandlers,
  policiesHandlers,
  policyFilesHandlers,
  marketplaceHandlers,
  certificationsHandlers,
  complianceHandlers,
  assetsHandlers,
  assetConfigurationHandlers,
  assetPapersHandlers,
  assetAuditsHandlers,
  assetImportsHandlers,
  auditHandlers,
  historyHandlers,
)

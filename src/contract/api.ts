import { HttpApi, OpenApi } from 'effect/http-api'
import { AccountsGroup } from './accounts.ts'
import {
  AssetAuditsGroup,
  AssetConfigurationGroup,
  AssetImportsGroup,
  AssetPapersGroup,
  AssetsGroup,
} from './assets.ts'
import { AuditGroup, HistoryGroup } from './audit.ts'
import { BillingGroup } from './billing.ts'
import { CalendarFeedsGroup, CalendarGroup } from './calendar.ts'
import { CertificationsGroup } from './certifications.ts'
import { ChangeRequestsGroup } from './changeRequests.ts'
import { CheckInsGroup, CheckInTemplatesGroup } from './checkIns.ts'
import {
  CategoriesGroup,
  CoreValuesGroup,
  DefaultDiscussionPointsGroup,
  DepartmentsGroup,
  GoalTemplatesGroup,
  MeetingLocationsGroup,
  PerformanceReviewTemplatesGroup,
  PositionTemplatesGroup,
  TagsGroup,
} from './collections.ts'
import { CompanyGroup } from './company.ts'
import { ComplianceGroup } from './compliance.ts'
import { DailyScrumsGroup } from './dailyScrums.ts'
import { DashboardGroup } from './dashboard.ts'
import { DirectoryGroup, EmployeeImportsGroup } from './directory.ts'
import { DocumentsGroup } from './documents.ts'
import { EmployeesGroup } from './employees.ts'
import { EverythingGroup } from './everything.ts'
import { FeatureFlagsGroup } from './featureFlags.ts'
import { FeedbackGroup } from './feedback.ts'
import { GoalImportsGroup, GoalsGroup } from './goals.ts'
import { HrDocumentFilesGroup } from './hrDocumentFiles.ts'
import { HrDocumentsGroup } from './hrDocuments.ts'
import { LocaleGroup } from './locale.ts'
import { MarketplaceGroup } from './marketplace.ts'
import { NewsGroup } from './news.ts'
import { NotificationsGroup } from './notifications.ts'
import { LogosGroup, OnboardingGroup } from './onboarding.ts'
import { OrgChartGroup } from './orgChart.ts'
import { OrgChartPlansGroup } from './orgChartPlans.ts'
import { PositionsGroup } from './positions.ts'
import { GlobalPositionTemplatesGroup, PositionTemplateActsGroup } from './positionTemplates.ts'
import { PraiseGroup } from './praise.ts'
import { ReportsGroup } from './reports.ts'
import { ReviewCyclesGroup } from './reviewCycles.ts'
import { ReviewFeedbackGroup } from './reviewFeedback.ts'
import { ReviewsGroup } from './reviews.ts'
import { SampleDataGroup } from './sampleData.ts'
import { SearchGroup } from './search.ts'
import { SecurityGroupsGroup } from './securityGroups.ts'
import { SessionGroup, UsersGroup } from './session.ts'
import { StartingGroup } from './starting.ts'
import { VacanciesGroup } from './vacancies.ts'
import { ViewsGroup } from './views.ts'

/**
 * Every call the product makes, in the wire's spelling: the server implements it, the browser calls by it, and
 * `/api/openapi.json` is made from it.
 */
export class Api extends HttpApi.make('tenure')
  .add(UsersGroup)
  .add(SessionGroup)
  .add(SearchGroup)
  .add(OnboardingGroup)
  .add(LogosGroup)
  .add(EmployeesGroup)
  .add(AccountsGroup)
  .add(StartingGroup)
  .add(SecurityGroupsGroup)
  .add(FeatureFlagsGroup)
  .add(BillingGroup)
  .add(EmployeeImportsGroup)
  .add(DirectoryGroup)
  .add(ViewsGroup)
  .add(NotificationsGroup)
  .add(CalendarGroup)
  .add(CalendarFeedsGroup)
  .add(DocumentsGroup)
  .add(OrgChartGroup)
  .add(OrgChartPlansGroup)
  .add(VacanciesGroup)
  .add(PositionsGroup)
  .add(GoalsGroup)
  .add(DailyScrumsGroup)
  .add(PraiseGroup)
  .add(ChangeRequestsGroup)
  .add(FeedbackGroup)
  .add(DashboardGroup)
  .add(NewsGroup)
  .add(ReportsGroup)
  .add(EverythingGroup)
  .add(GoalImportsGroup)
  .add(CheckInsGroup)
  .add(CheckInTemplatesGroup)
  .add(ReviewsGroup)
  .add(ReviewCyclesGroup)
  .add(ReviewFeedbackGroup)
  .add(CategoriesGroup)
  .add(DepartmentsGroup)
  .add(DefaultDiscussionPointsGroup)
  .add(CoreValuesGroup)
  .add(MeetingLocationsGroup)
  .add(PerformanceReviewTemplatesGroup)
  .add(GoalTemplatesGroup)
  .add(PositionTemplatesGroup)
  .add(PositionTemplateActsGroup)
  .add(TagsGroup)
  .add(HrDocumentsGroup)
  .add(HrDocumentFilesGroup)
  .add(CompanyGroup)
  .add(SampleDataGroup)
  .add(LocaleGroup)
  .add(MarketplaceGroup)
  .add(GlobalPositionTemplatesGroup)
  .add(CertificationsGroup)
  .add(ComplianceGroup)
  .add(AssetsGroup)
  .add(AssetConfigurationGroup)
  .add(AssetPapersGroup)
  .add(AssetAuditsGroup)
  .add(AssetImportsGroup)
  .add(AuditGroup)
  .add(HistoryGroup)
  .annotate(HttpApi.ParseOptions, { onExcessProperty: 'error', errors: 'all' })
  .annotate(HttpApi.HeadersParseOptions, { errors: 'all' })
  .annotate(HttpApi.SuccessParseOptions, {})
  .annotateMerge(OpenApi.annotations({ title: 'Tenure', version: '1', description: 'Multi-tenant HR' })) {}

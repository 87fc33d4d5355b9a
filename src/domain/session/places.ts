/**
 * Every page of the product, one row each: its path (§ 2.1, `:name` where the specification writes `{name}`), what the top
 * bar, the browser's tab and the palette call it, the lazy group its screens come with (§ 2.6, called as our areas are),
 * and what it asks of anyone who opens it (§ 2.1 Access rule, § 6 Routes). Views, machines and
 * mails have their addresses from here.
 *
 * From the specification: the feature and the module that § 2.1 names for a route; § 6, routes for the Performance
 * Reviews and Compliance modules also require the module; areas show only when the tenant has the required module.
 * Ours: the role admin where the menu item is for admins only (§ 2.3), for employeeCreate and for accountSetup; the flag
 * where the menu item asks for it. `employees` and `employee` stay open: they show what the employee rules allow.
 */
import type { Decision } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Actor } from '../permissions/actor.ts'
import {
  assetsGate,
  certificationsGate as certifications,
  type GateReason,
  meets,
  type Offering,
  type Requirement,
  positionTemplatesGate as templates,
} from '../permissions/gate.ts'

const adminOnly: Requirement = { role: 'admin' }
const managing: Requirement = { role: 'adminOrManager' }
const typesManaged: Requirement = { ...certifications, ...adminOnly }
const compliance: Requirement = { module: 'compliance' }
const reviews: Requirement = { module: 'performanceReviews' }
const reviewsManaged: Requirement = { ...reviews, ...adminOnly }
const checkIns: Requirement = { module: 'checkIns' }
const goals: Requirement = { module: 'goals' }
const goalsGiven: Requirement = { ...goals, ...managing }
const goalTemplates: Requirement = { ...goals, ...adminOnly }
const orgChart: Requirement = { module: 'orgChart' }
const chartPlanned: Requirement = { ...orgChart, ...adminOnly }
const positions: Requirement = { module: 'positionDescriptions' }
const assets: Requirement = { ...assetsGate, feature: { id: 'assetManagerManage', action: 'Use' } }
const policiesManaged: Requirement = { ...compliance, feature: { id: 'companyPoliciesManage', action: 'Use' } }

const page = <const Path extends string, const Area extends string>(
  path: Path,
  title: string,
  area: Area,
  needs: Requirement = {},
) => ({ path, title, area, needs })

export const places = {
  home: page('/', 'Home', 'home'),
  dashboard: page('/dashboard', 'Dashboard', 'home/dashboard', managing),
  assets: page('/assets/', 'Assets', 'assets', assets),
  asset: page('/assets/:id', 'Asset', 'assets', assets),
  assetCreate: page('/assets/create', 'New asset', 'assets', assets),
  assetAudits: page('/assets/audits', 'Asset audits', 'assets', assets),
  assetAudit: page('/assets/audits/:auditId', 'Asset audit', 'assets', assets),
  assetImport: page('/assets/import', 'Import assets', 'assets/import', assets),
  assetSettings: page('/assets/settings', 'Asset configuration', 'assets', assets),
  employees: page('/employees/', 'Employees', 'employees'),
  employeeCreate: page('/employee/create/', 'New employee', 'employees', adminOnly),
  employeeImport: page('/employees/import', 'Import employees', 'employees/import', adminOnly),
  employee: page('/employee/:id', 'Profile', 'employees'),
  employeeCertifications: page('/employee/:id/certifications', 'Certifications', 'certifications', certifications),
  employeeCertificationsWithId: page(
    '/employee/:id/certifications/:certificationId',
    'Certification',
    'certifications',
    certifications,
  ),
  employeeCompliance: page('/employee/:employeeId/compliance', 'Compliance', 'compliance', compliance),
  employeeGoal: page('/employee/:employeeId/goals/:id', 'Goal', 'goals', goals),
  employeePosition: page('/employee/:employeeId/position/:id', 'Position description', 'employees', positions),
  prs: page('/prs', 'Performance reviews', 'reviews', reviews),
  prCreate: page('/pr/create/', 'New performance review', 'reviews', reviews),
  pr: page('/pr/:id', 'Performance review', 'reviews/review', reviews),
  prReport: page('/pr/:id/report', 'Performance review report', 'reviews/review', reviews),
  prDiscussion: page('/pr/:id/discussion', 'Performance review discussion', 'reviews/review', reviews),
  prEdit: page('/pr/:id/edit', 'Edit performance review', 'reviews/review', reviews),
  prSubmit: page('/pr/:id/submit/:submitId', 'Performance review form', 'reviews/review', reviews),
  prSubmitEdit: page('/pr/:id/submit/:submitId/edit', 'Fill in performance review', 'reviews/review', reviews),
  prFeedback: page('/pr/:id/feedback', 'Feedback on someone', 'reviews/feedback', reviews),
  prSettings: page('/prs/settings', 'Performance review settings', 'reviews', reviewsManaged),
  prCycles: page('/prCycles', 'Review cycles', 'reviews/cycles', reviewsManaged),
  prCycleCreate: page('/prCycles/create', 'New review cycle', 'reviews/cycles', reviewsManaged),
  prCycleCalibration: page('/prCycle/:id/calibration', 'Calibration', 'reviews/cycles', reviewsManaged),
  prCycle: page('/prCycle/:id', 'Review cycle', 'reviews/cycles', reviewsManaged),
  checkIns: page('/checkIns', 'Check-ins', 'checkIns', checkIns),
  checkInCreate: page('/checkIn/create/', 'New check-in', 'checkIns', checkIns),
  checkIn: page('/checkIn/:id', 'Check-in', 'checkIns', checkIns),
  checkInTemplates: page('/checkInTemplates', 'Check-in templates', 'checkIns', checkIns),
  calendar: page('/calendar', 'Calendar', 'calendar'),
  categories: page('/categories', 'Categories', 'settings'),
  certifications: page('/certifications', 'Certifications', 'certifications', certifications),
  certificationSettings: page('/certificationSettings', 'Certification management', 'certifications', typesManaged),
  defaultDiscussionPoints: page('/defaultDiscussionPoints', 'Default discussion points', 'settings', reviews),
  departments: page('/departments', 'Departments', 'settings'),
  coreValues: page('/coreValues', 'Core values', 'coreValues'),
  positionTemplates: page('/positionTemplates', 'Position templates', 'positionTemplates', templates),
  positionTemplateCreate: page('/positionTemplate/create/', 'New position template', 'positionTemplates', templates),
  positionTemplate: page('/positionTemplate/:id/', 'Position template', 'positionTemplates', templates),
  positionTemplateEdit: page('/positionTemplate/:id/edit', 'Edit position template', 'positionTemplates', templates),
  notifications: page('/notifications', 'Notifications', 'notifications'),
  notificationChoices: page('/notifications/choices', 'Notification settings', 'notifications'),
  orgChart: page('/orgChart', 'Org chart', 'orgChart', orgChart),
  orgChartPlans: page('/orgChart/plans', 'Reorganisations', 'orgChart/plans', chartPlanned),
  orgChartPlan: page('/orgChart/plans/:id', 'Reorganisations', 'orgChart/plans', chartPlanned),
  feedback: page('/feedback', 'Send us feedback', 'home/feedback'),
  hrDocuments: page('/hrDocuments', 'HR documents', 'policies', compliance),
  hrPolicies: page('/hrDocuments/policies', 'Company policies', 'policies', compliance),
  hrDocument: page('/hrDocuments/:id', 'HR document', 'policies', compliance),
  hrDocumentEdit: page('/hrDocuments/:id/edit', 'Edit HR document', 'policies', policiesManaged),
  hrDocumentCreate: page('/hrDocument/create/', 'New HR document', 'policies', policiesManaged),
  meetingLocations: page('/meetingLocations', 'Meeting locations', 'settings'),
  prTemplates: page('/prTemplates', 'Performance review templates', 'reviews', reviews),
  prTemplate: page('/prTemplate/:id', 'Performance review template', 'reviews', reviews),
  prTemplateEdit: page('/prTemplate/:id/edit', 'Edit performance review template', 'reviews', reviewsManaged),
  prTemplateCreate: page('/prTemplates/create/', 'New performance review template', 'reviews', reviewsManaged),
  praise: page('/praise', 'Praise', 'praise'),
  reports: page('/reports', 'Reports', 'reports'),
  report: page('/report/:name', 'Report', 'reports'),
  terms: page('/terms', 'Terms of service', 'utilityPages'),
  goals: page('/goals', 'Goals', 'goals', goals),
  myGoals: page('/myGoals', 'My goals', 'goals', goals),
  goalTree: page('/goals/tree', 'Alignment', 'goals', goals),
  goal: page('/goal/:id', 'Goal', 'goals', goals),
  goalImport: page('/goals/import', 'Import goals', 'goals/import', goalsGiven),
  goalTemplates: page('/goalTemplates', 'Goal templates', 'goals', goalTemplates),
  dailyScrum: page('/dailyScrum', 'Daily scrum', 'dailyScrums'),
  settings: page('/settings', 'Settings', 'settings'),
  companySettings: page('/company/companySettings', 'Company settings', 'settings', adminOnly),
  features: page('/company/features', 'Feature management', 'featureFlags', adminOnly),
  billing: page('/company/billing', 'Billing and subscriptions', 'billing', { flag: 'billing', role: 'admin' }),
  permissions: page('/company/permissions', 'Permission management', 'securityGroups', adminOnly),
  audit: page('/company/audit', 'Audit', 'audit', adminOnly),
  tags: page('/tags', 'Tags', 'settings', adminOnly),
  accountSetup: page('/accountSetup', 'Account setup', 'settings', adminOnly),
}

export type PageName = keyof typeof places
export type GroupName = NonNullable<(typeof places)[PageName]['area']>

type ParamsIn<Path extends string> = Path extends `${infer _Start}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<`/${Rest}`>
  : Path extends `${infer _Start}:${infer Param}`
    ? Param
    : never

type ParamsOf<Name extends PageName> = ParamsIn<(typeof places)[Name]['path']>

/** A page whose address needs nothing but its name. */
export type PlainPage = { [Name in PageName]: [ParamsOf<Name>] extends [never] ? Name : never }[PageName]

export const isPlain = (name: PageName): name is PlainPage => !places[name].path.includes(':')

/** The address of a page: `pathTo('employee', { id })`. The compiler asks for exactly the parameters the path has. */
export const pathTo = <Name extends PageName>(
  name: Name,
  ...[params]: Name extends PlainPage ? [] : [params: Readonly<Record<ParamsOf<Name>, string>>]
): string =>
  places[name].path.replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[param] ?? ''),
  )

/** What menu, palette and keys lead to: a page that needs nothing but its name, or one's own profile (§ 2.1 My Profile). */
export type Destination = PlainPage | 'employee'

export const pathToOwn = (page: Destination, own: EmployeeId): string =>
  page === 'employee' ? pathTo(page, { id: own }) : pathTo(page)

/** Where a certification of a person is looked at; where they have none, the page on which one is added. */
export const pathToCertification = (employeeId: EmployeeId, certificationId: string | null): string =>
  certificationId === null
    ? pathTo('employeeCertifications', { id: employeeId })
    : pathTo('employeeCertificationsWithId', { id: employeeId, certificationId })

/**
 * § 6 Routes: failure redirects to notFound. A forbidden route and an unknown one look the same; the reason is for the
 * palette and the log.
 */
export const routeAccess = (name: PageName, actor: Actor, offering: Offering): Decision<GateReason> =>
  meets(places[name].needs, actor, offering)

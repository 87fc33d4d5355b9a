/**
 * The route table of the specification (§ 2.1: name and path, letter by letter), and what each of the seven visitors finds
 * there. Written by hand from § 2.1 Access rule, § 2.3 and § 6, and from nothing of the program: that is what it is for.
 *
 * Who finds the page is a word of seven letters, in this order; a dash finds notFound:
 *
 *     at Banksia Ridge (all modules, all flags)   A admin   M manager   E employee   F feature user
 *     at Wattle Lane (the compliance plan)        W admin   w employee
 *     at Banksia Ridge without Compliance         C admin
 *
 * The feature user holds `use` of the asset manager and of position templates. What § 2.1 leaves open is ours: an area asks
 * for its own module (§ 6 Reports), and a page for admins only in the menu is for admins only by its address.
 */
export interface Row {
  readonly name: string
  readonly path: string
  /** The page's first heading; a function where it depends on who looks. */
  readonly heading: string | ((visitor: { readonly fullName: string }) => string)
  readonly finds: string
}

const everybody = 'AMEFWwC'
const admins = 'A---W-C'
/** Also every module that the compliance plan does not hold. */
const withReviews = 'AMEF--C'
const adminsAndManagers = 'AM----C'
const managers = 'AM--W-C'
const adminsWithReviews = 'A-----C'
const withCompliance = 'AMEFWw-'
const complianceAdmins = 'A---W--'
const assetUsers = 'A--F--C'
const templateUsers = 'A--FW-C'

const row = (name: string, path: string, heading: Row['heading'], finds: string): Row => ({
  name,
  path,
  heading,
  finds,
})
const greeting: Row['heading'] = ({ fullName }) => `Welcome, ${fullName.split(' ')[0]}`
const ownName: Row['heading'] = ({ fullName }) => fullName

export const rows: ReadonlyArray<Row> = [
  row('home', '/', greeting, everybody),
  row('assets', '/assets/', 'Assets', assetUsers),
  // Of an asset that is not there.
  row('asset', '/assets/{id}', 'Page not found', assetUsers),
  row('assetCreate', '/assets/create', 'New asset', assetUsers),
  row('employees', '/employees/', 'Employees', everybody),
  row('employeeCreate', '/employee/create/', 'New employee', admins),
  row('employee', '/employee/{id}', ownName, everybody),
  row('employeeCertifications', '/employee/{id}/certifications', 'Certifications', withCompliance),
  // Of a certification, a goal and a position that nobody has.
  row(
    'employeeCertificationsWithId',
    '/employee/{id}/certifications/{certificationId}',
    'Page not found',
    withCompliance,
  ),
  row('employeeCompliance', '/employee/{employeeId}/compliance', 'Compliance', withCompliance),
  row('employeeGoal', '/employee/{employeeId}/goals/{id}', 'Page not found', withReviews),
  row('employeePosition', '/employee/{employeeId}/position/{id}', 'Page not found', everybody),
  row('prs', '/prs', 'Performance reviews', withReviews),
  row('prCreate', '/pr/create/', 'New performance review', withReviews),
  // Of one that is not there; one that is: reviews/review.spec.ts.
  row('pr', '/pr/{id}', 'Page not found', withReviews),
  row('prReport', '/pr/{id}/report', 'Page not found', withReviews),
  row('prDiscussion', '/pr/{id}/discussion', 'Page not found', withReviews),
  row('prEdit', '/pr/{id}/edit', 'Page not found', withReviews),
  row('prSubmit', '/pr/{id}/submit/{submitId}', 'Page not found', withReviews),
  row('prSubmitEdit', '/pr/{id}/submit/{submitId}/edit', 'Page not found', withReviews),
  row('prSettings', '/prs/settings', 'Performance review settings', adminsWithReviews),
  row('checkIns', '/checkIns', 'Check-ins', withReviews),
  row('checkInCreate', '/checkIn/create/', 'New check-in', withReviews),
  // Of one that is not there: it is said under the title.
  row('checkIn', '/checkIn/{id}', 'Page not found', withReviews),
  row('categories', '/categories', 'Categories', everybody),
  row('certifications', '/certifications', 'Certifications', withCompliance),
  row('certificationSettings', '/certificationSettings', 'Certification management', complianceAdmins),
  row('defaultDiscussionPoints', '/defaultDiscussionPoints', 'Default discussion points', withReviews),
  row('departments', '/departments', 'Departments', everybody),
  row('coreValues', '/coreValues', 'Core values', everybody),
  row('positionTemplates', '/positionTemplates', 'Position templates', templateUsers),
  row('positionTemplateCreate', '/positionTemplate/create/', 'New position template', templateUsers),
  // Of one that is not there: it is said under the title.
  row('positionTemplate', '/positionTemplate/{id}/', 'Position template', templateUsers),
  row('positionTemplateEdit', '/positionTemplate/{id}/edit', 'Edit position template', templateUsers),
  row('orgChart', '/orgChart', 'Org chart', everybody),
  row('feedback', '/feedback', 'Send us feedback', everybody),
  row('hrDocuments', '/hrDocuments', 'HR documents', withCompliance),
  row('hrPolicies', '/hrDocuments/policies', 'Company policies', withCompliance),
  // Of a policy that nobody has.
  row('hrDocument', '/hrDocuments/{id}', 'Page not found', withCompliance),
  row('hrDocumentEdit', '/hrDocuments/{id}/edit', 'Page not found', complianceAdmins),
  row('hrDocumentCreate', '/hrDocument/create/', 'New HR document', complianceAdmins),
  row('meetingLocations', '/meetingLocations', 'Meeting locations', everybody),
  row('prTemplates', '/prTemplates', 'Performance review templates', withReviews),
  row('prTemplate', '/prTemplate/{id}', 'Performance review template', withReviews),
  row('prTemplateEdit', '/prTemplate/{id}/edit', 'Edit performance review template', adminsWithReviews),
  row('prTemplateCreate', '/prTemplates/create/', 'New performance review template', adminsWithReviews),
  row('reports', '/reports', 'Reports', everybody),
  row('report', '/report/{name}', 'Employee directory', everybody),
  row('terms', '/terms', 'Terms of service', everybody),
  row('goals', '/goals', 'Goals', withReviews),
  row('myGoals', '/myGoals', 'My goals', withReviews),
  row('goal', '/goal/{id}', 'Page not found', withReviews),
  row('dailyScrum', '/dailyScrum', 'Daily scrum', everybody),
  row('companySettings', '/company/companySettings', 'Company settings', admins),
  row('features', '/company/features', 'Feature management', admins),
  row('billing', '/company/billing', 'Billing and subscriptions', admins),
  row('permissions', '/company/permissions', 'Permission management', admins),
]

/** § 2.1 below the table: paths the menu uses, and the named route of the Account Setup button (its path is ours). */
export const rowsBesideTheTable: ReadonlyArray<Row> = [
  row('orgChartPlans', '/orgChart/plans', 'Reorganisations', admins),
  // Of one that is not there.
  row('orgChartPlan', '/orgChart/plans/{id}', 'Page not found', admins),
  row('goalTree', '/goals/tree', 'Alignment', withReviews),
  row('tags', '/tags', 'Tags', admins),
  row('audit', '/company/audit', 'Audit', admins),
  row('employeeImport', '/employees/import', 'Import employees', admins),
  row('assetSettings', '/assets/settings', 'Asset configuration', assetUsers),
  row('assetImport', '/assets/import', 'Import assets', assetUsers),
  row('assetAudits', '/assets/audits', 'Asset audits', assetUsers),
  row('assetAudit', '/assets/audits/{auditId}', 'Page not found', assetUsers),
  row('settings', '/settings', 'Settings', everybody),
  row('praise', '/praise', 'Praise', everybody),
  row('calendar', '/calendar', 'Calendar', everybody),
  row('dashboard', '/dashboard', 'Dashboard', managers),
  row('notifications', '/notifications', 'Notifications', everybody),
  row('notificationChoices', '/notifications/choices', 'Notification settings', everybody),
  row('checkInTemplates', '/checkInTemplates', 'Check-in templates', withReviews),
  // Of a review that is not there.
  row('prFeedback', '/pr/{id}/feedback', 'Page not found', withReviews),
  row('goalImport', '/goals/import', 'Import goals', adminsAndManagers),
  row('goalTemplates', '/goalTemplates', 'Goal templates', adminsWithReviews),
  row('prCycles', '/prCycles', 'Review cycles', adminsWithReviews),
  row('prCycleCreate', '/prCycles/create', 'New review cycle', adminsWithReviews),
  // Of a cycle that is not there.
  row('prCycle', '/prCycle/{id}', 'Page not found', adminsWithReviews),
  row('prCycleCalibration', '/prCycle/{id}/calibration', 'Page not found', adminsWithReviews),
  row('accountSetup', '/accountSetup', 'Account setup', admins),
]

export const notFoundHeading = 'Page not found'

/** § 2.1 notFound: any other path. */
export const otherPaths = [
  '/no/such/page',
  '/employee',
  '/assets/create/more',
  '/employee/create/certifications/more/still',
  '/company',
  '/report',
  '/employees.old',
  '/%2F%2Fevil.example',
  '/%E0%A4%A',
]

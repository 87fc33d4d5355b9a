import type { RouteName } from '../../domain/permissions/routes.ts'

/** § 2.1 The route table: every page's path, with `:name` where the specification writes `{name}`. */
export const patterns = {
  home: '/',
  assets: '/assets/',
  asset: '/assets/:id',
  assetCreate: '/assets/create',
  employees: '/employees/',
  employeeCreate: '/employee/create/',
  employeeImport: '/employees/import',
  employee: '/employee/:id',
  employeeCertifications: '/employee/:id/certifications',
  employeeCertificationsWithId: '/employee/:id/certifications/:certificationId',
  employeeCompliance: '/employee/:employeeId/compliance',
  employeeGoal: '/employee/:employeeId/goals/:id',
  employeePosition: '/employee/:employeeId/position/:id',
  prs: '/prs',
  prCreate: '/pr/create/',
  pr: '/pr/:id',
  prReport: '/pr/:id/report',
  prDiscussion: '/pr/:id/discussion',
  prEdit: '/pr/:id/edit',
  prSubmit: '/pr/:id/submit/:submitId',
  prSubmitEdit: '/pr/:id/submit/:submitId/edit',
  prSettings: '/prs/settings',
  checkIns: '/checkIns',
  checkInCreate: '/checkIn/create/',
  checkIn: '/checkIn/:id',
  checkInTemplates: '/checkInTemplates',
  categories: '/categories',
  certifications: '/certifications',
  certificationSettings: '/certificationSettings',
  defaultDiscussionPoints: '/defaultDiscussionPoints',
  departments: '/departments',
  coreValues: '/coreValues',
  positionTemplates: '/positionTemplates',
  positionTemplateCreate: '/positionTemplate/create/',
  positionTemplate: '/positionTemplate/:id/',
  positionTemplateEdit: '/positionTemplate/:id/edit',
  orgChart: '/orgChart',
  feedback: '/feedback',
  hrDocuments: '/hrDocuments',
  hrPolicies: '/hrDocuments/policies',
  hrDocument: '/hrDocuments/:id',
  hrDocumentEdit: '/hrDocuments/:id/edit',
  hrDocumentCreate: '/hrDocument/create/',
  meetingLocations: '/meetingLocations',
  prTemplates: '/prTemplates',
  prTemplate: '/prTemplate/:id',
  prTemplateEdit: '/prTemplate/:id/edit',
  prTemplateCreate: '/prTemplates/create/',
  reports: '/reports',
  report: '/report/:name',
  terms: '/terms',
  goals: '/goals',
  myGoals: '/myGoals',
  goal: '/goal/:id',
  dailyScrum: '/dailyScrum',
  settings: '/settings',
  companySettings: '/company/companySettings',
  features: '/company/features',
  billing: '/company/billing',
  permissions: '/company/permissions',
  audit: '/company/audit',
  tags: '/tags',
  accountSetup: '/accountSetup',
} as const satisfies Record<Exclude<RouteName, 'notFound'>, string>

export type PageName = keyof typeof patterns

type ParamNames<Pattern extends string> = Pattern extends `${infer _Start}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<`/${Rest}`>
  : Pattern extends `${infer _Start}:${infer Param}`
    ? Param
    : never

type Params<Name extends PageName> = { readonly [Param in ParamNames<(typeof patterns)[Name]>]: string }

/**
 * The address of a page: `pathTo('employee', { id })`. The compiler asks for exactly the parameters the path has.
 */
export const pathTo = <Name extends PageName>(
  name: Name,
  ...[params]: keyof Params<Name> extends never ? [] : [params: Params<Name>]
): string =>
  patterns[name].replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[param] ?? ''),
  )

/**
 * The order in which paths are tried: at each segment a fixed word goes before a parameter, so `/assets/create` is not
 * taken for an asset called "create". (The specification leaves the match order open; ours.)
 */
export const bySpecificity: ReadonlyArray<PageName> = (Object.keys(patterns) as Array<PageName>).sort((a, b) =>
  weight(patterns[a]) < weight(patterns[b]) ? -1 : 1,
)

function weight(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}

/**
 * Which page an address most likely leads to, judged by its first word alone: the one with the shortest path. Enough to
 * fetch code by; the router knows better.
 */
export const likelyPage = (path: string): PageName | undefined => {
  const named = bySpecificity.filter((name) => firstWord(patterns[name]) === firstWord(path))
  const shortest = Math.min(...named.map((name) => wordsIn(patterns[name])))
  return named.findLast((name) => wordsIn(patterns[name]) === shortest)
}

const wordsIn = (path: string): number => path.split('/').filter((word) => word !== '').length

export const firstWord = (path: string): string => path.split('/')[1] ?? ''

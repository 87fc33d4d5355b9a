/**
 * The areas of the product, and which other areas each may lean on, in every layer. A new edge is a line here, which
 * somebody sees in review. The list must stay without cycles: what two areas both need belongs in the kernel.
 *
 * `session` stands on top: after the sign-in it fetches what every other area starts from.
 */
export const leansOn = {
  // What was changed, by whom: each area that changes something writes it down there, so it stands on none of them.
  audit: [],
  billing: ['audit'],
  // Of any list: it knows which there are, by the feature that opens them, and nothing of what stands in them.
  views: ['audit', 'permissions'],
  tags: ['audit', 'organisation', 'permissions'],
  permissions: ['billing'],
  // What somebody has in front of them is what the session would show them.
  securityGroups: ['audit', 'employees', 'permissions', 'session'],
  // What a flag shows and hides is read from the tables that decide it.
  featureFlags: ['audit', 'billing', 'home', 'permissions', 'session'],
  // Its simple collections (departments, categories, …) are the model, and the store, of the other small lists.
  organisation: ['audit', 'permissions'],
  coreValues: ['audit', 'organisation', 'permissions'],
  employees: ['audit', 'billing', 'organisation', 'permissions', 'tags'],
  // They give people positions; what a position description is made of is said there, and so is what a position asks for.
  positionTemplates: ['audit', 'certifications', 'employees', 'organisation', 'permissions', 'policies'],
  // A new client comes with its first person, who is its admin.
  onboarding: ['audit', 'billing', 'employees', 'permissions'],
  orgChart: ['audit', 'employees', 'organisation', 'permissions', 'positionTemplates', 'tags'],
  // The templates of goals are kept as the small lists are.
  goals: ['audit', 'employees', 'organisation', 'permissions'],
  // They take place in meeting locations, and their templates are put in order as the small lists are.
  checkIns: ['audit', 'employees', 'goals', 'organisation', 'permissions'],
  dailyScrums: ['audit', 'employees', 'permissions'],
  // What happened with somebody since their last review is shown beside the next.
  reviews: [
    'audit',
    'certifications',
    'checkIns',
    'coreValues',
    'employees',
    'goals',
    'organisation',
    'permissions',
    'policies',
    'positionTemplates',
    'praise',
  ],
  policies: ['audit', 'employees', 'organisation', 'permissions', 'tags'],
  praise: ['audit', 'employees', 'permissions'],
  certifications: ['audit', 'employees', 'organisation', 'permissions', 'tags'],
  // What policies and certifications ask of one person, and whether reminders of it wait.
  compliance: ['audit', 'certifications', 'employees', 'permissions', 'policies'],
  assets: ['audit', 'employees', 'organisation', 'permissions', 'tags'],
  reports: [
    'assets',
    'audit',
    'billing',
    'certifications',
    'checkIns',
    'coreValues',
    'employees',
    'goals',
    'organisation',
    'permissions',
    'policies',
    'reviews',
    // A report under a name is a view of the list of reports.
    'views',
  ],
  notifications: ['employees', 'permissions'],
  // Its dashboard counts what the reports and lists show.
  home: [
    'assets',
    'audit',
    'billing',
    'certifications',
    'checkIns',
    'dailyScrums',
    'employees',
    'goals',
    'onboarding',
    'orgChart',
    'organisation',
    'permissions',
    'policies',
    'praise',
    'reports',
    'reviews',
  ],
  // What falls due in any area, on its day; gated as the to-do list is.
  calendar: ['assets', 'audit', 'certifications', 'checkIns', 'goals', 'home', 'permissions', 'policies', 'reviews'],
  // Its search looks where the lists of each area look.
  session: [
    'assets',
    'billing',
    'certifications',
    'checkIns',
    'coreValues',
    'employees',
    'home',
    'onboarding',
    'organisation',
    'permissions',
    'policies',
    'positionTemplates',
    'reports',
    'reviews',
    'tags',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The parts of an area that are loaded for themselves, `employees/import` for example. */
export const partsOfAreas: Readonly<Partial<Record<keyof typeof leansOn, readonly string[]>>> = {
  assets: ['import'],
  checkIns: ['many', 'meeting'],
  employees: [
    'accounts',
    'changeRequests',
    'directory',
    'documents',
    'fieldRights',
    'import',
    'myTeam',
    'positions',
    'starting',
  ],
  goals: ['import'],
  home: ['dashboard', 'feedback', 'news', 'toDo'],
  orgChart: ['plans'],
  organisation: ['company', 'locale'],
  policies: ['editor'],
  reviews: ['cycles', 'evidence', 'feedback', 'many', 'review'],
  session: ['commands'],
}

/**
 * Files of an area that every other may ask, and beside which area each stands: it leans on no more than that one does.
 * A module that names a page asks the table of places for the way.
 */
export const openToAll: Readonly<Record<string, keyof typeof leansOn>> = {
  'src/domain/session/places.ts': 'permissions',
}

export type Edges = Readonly<Record<string, readonly string[]>>

/** Folders that are no area: what every area of the layer stands on, and so may itself stand on none. */
export const foundations: Edges = {
  domain: ['kernel'],
  machines: ['kit'],
  ui: ['kit', 'theme'],
  infra: ['http', 'storage'],
  server: ['store', 'files', 'mail', 'paper'],
}

/** Folders that are no area: where the layer's areas are put together. */
export const assemblies: Edges = {
  infra: ['gateways', 'identity'],
  // `settings` is a lazy group (§ 2.6) with pages of several areas.
  ui: ['app', 'catalogue', 'settings'],
  server: ['http', 'identity', 'jobs', 'demo'],
}

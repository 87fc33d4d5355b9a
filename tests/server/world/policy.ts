/**
 * Who may make which call: written by hand from the specification, call by call, and compared with what the server
 * does. A call of the OpenAPI document that has no row here fails the test.
 *
 * The target is an employee with a manager; `self` is that employee. A column holds the status, and the code when the
 * call is refused to somebody who may see what it is about.
 */
export type InsideActor = 'self' | 'colleague' | 'manager' | 'managerOfOthers' | 'featureHolder' | 'admin'

export type Expected =
  | 200
  | 404
  | '403 admin_only'
  | '403 own_record'
  | '403 not_your_request'
  | '403 not_your_report'
  | '403 own_position'
  | '403 not_your_position'
  | '403 not_your_comment'
  | '403 admin_or_manager_only'
  | '422 unknown_person'
  | '422 nothing_planned'
  | '422 not_in_this_state'
  | '403 feature_not_granted'
  | '403 only_submitted'
  | '403 not_yours'
  | '403 only_the_reviewer'
  | '403 not_a_participant'
  | '403 own_review'
  | '403 not_your_side'
  | '403 not_a_side'
  | '403 not_your_file'
  | '403 only_the_employee_proposes'
  | '409 not_loaded'

export interface Policy {
  readonly who: Readonly<Record<InsideActor, Expected>>
  /** Of an object that is not there, a caller who may not change any is told so; otherwise it is 404 for everybody. */
  readonly refusedBeforeLooking?: true
  /** A reading that is written down as a change is. */
  readonly recorded?: true
  /**
   * How many lines it writes into the record of changes; one, where nothing is said. None for what changes nothing, such as
   * labels, and for each thing that is seen in an audit, which says so itself.
   */
  readonly entries?: number
}

const everybody: Policy = row(200, 200, 200, 200, 200, 200)
const adminsOnly: Policy = row(
  '403 admin_only',
  '403 admin_only',
  '403 admin_only',
  '403 admin_only',
  '403 admin_only',
  200,
)
/** About a person: a caller who may not see them is told that there is nobody. */
const thoseWhoSee: Policy = row(200, 404, 200, 404, 404, 200)
const thoseWhoEdit: Policy = row('403 own_record', 404, 200, 404, 404, 200)
const untilAnswered: Policy = row('403 only_submitted', 404, 200, 404, 404, 200)
const adminsAboutPeople: Policy = row('403 admin_only', 404, '403 admin_only', 404, 404, 200)
const thoseWhoMove: Policy = row(
  '403 own_record',
  '403 not_your_report',
  200,
  '403 not_your_report',
  '403 not_your_report',
  200,
)
const whoeverReviews: Policy = row('403 only_the_reviewer', 404, 200, 404, 404, 200)
const theTwo: Policy = { ...row(200, 404, 200, 404, 404, '403 not_a_participant'), entries: 0 }
const whoeverManages: Policy = row('403 own_review', 404, 200, 404, 404, 200)
const itsSide: Policy = row(200, 404, '403 not_your_side', 404, 404, '403 not_your_side')
/** The world's that is discussed is the colleague's. */
const theTwoOfTheDiscussed: Policy = { ...row(404, 200, 200, 404, 404, '403 not_a_side'), entries: 0 }
/** Of the world's feedback: that somebody has answered is written down nowhere. */
const theOneAsked: Policy = { ...row(404, 200, 404, 404, 404, 404), entries: 0 }
const no = '403 feature_not_granted'
const templates: Policy = row(no, no, no, no, 200, 200)
/** The world's feature is another one. */
const policyManagers: Policy = row(no, no, no, no, no, 200)

const notGiver = '403 admin_or_manager_only'
const givers: Policy = row(notGiver, notGiver, 200, 200, notGiver, 200)
const importsOfAdmins: Policy = row(notGiver, notGiver, 404, 404, notGiver, 200)

const assetManagers: Policy = policyManagers
/** An asset that nobody has is there for those alone who read the register. */
const assetReaders: Policy = row(404, 404, 404, 404, 404, 200)

const changes = (policy: Policy): Policy => ({ ...policy, refusedBeforeLooking: true })

const collection = (name: string, reading: Policy, changing: Policy): Record<string, Policy> => ({
  [`GET /api/{tenantId}/${name}`]: reading,
  [`POST /api/{tenantId}/${name}`]: changing,
  [`PUT /api/{tenantId}/${name}/{id}`]: changes(changing),
  [`PUT /api/{tenantId}/${name}/order`]: changing,
  ...managed(name, changing),
})

/** What an item can go through once it is in use. */
const managed = (name: string, changing: Policy): Record<string, Policy> => ({
  [`DELETE /api/{tenantId}/${name}/{id}`]: changes(changing),
  [`GET /api/{tenantId}/${name}/{id}/uses`]: changes(changing),
  [`POST /api/{tenantId}/${name}/{id}/merge`]: changes(changing),
})

/** Calls that no tenant's rules are about; who may make them is tested one by one. */
export const aboveTenants: ReadonlyArray<string> = [
  'GET /api/users',
  'GET /api/users/records/{kind}/{id}',
  // The address is the key: an image cannot send a token.
  'GET /api/logos/{tenantId}/{fileId}',
  // Nor can a calendar program (tests/server/calendar/feed.test.ts).
  'GET /calendar/{file}',
]

export const policies: Readonly<Record<string, Policy>> = {
  'GET /api/{tenantId}/bootstrapApplication': everybody,
  'GET /api/{tenantId}/employees/me/toDoList': everybody,
  // What it is done with is the world's submitted certification.
  'POST /api/{tenantId}/employees/me/toDoList/done': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/me/toDoList/snoozes': { ...row(404, 404, 200, 404, 404, 200), entries: 0 },
  'POST /api/{tenantId}/feedback': everybody,
  'GET /api/{tenantId}/feedback': adminsOnly,
  'GET /api/{tenantId}/feedback/count': adminsOnly,
  'GET /api/{tenantId}/feedback/mine': everybody,
  'GET /api/{tenantId}/feedback/{id}': changes(adminsOnly),
  'PUT /api/{tenantId}/feedback/{id}': changes(adminsOnly),
  // Of nobody's interest but the person's own.
  'PUT /api/{tenantId}/employees/me/tour': { ...everybody, entries: 0 },
  'GET /api/{tenantId}/features': everybody,
  'GET /api/{tenantId}/productPlans': everybody,
  'GET /api/{tenantId}/featureFlags': everybody,
  'PUT /api/{tenantId}/featureFlags/toggle/{name}': adminsOnly,
  'GET /api/{tenantId}/membership': everybody,
  'GET /api/{tenantId}/featureFlags/changes': adminsOnly,
  'GET /api/{tenantId}/billing': adminsOnly,
  'POST /api/{tenantId}/productPlans/subscribe': adminsOnly,
  'POST /api/{tenantId}/productPlanSubscriptions/{id}/cancel': changes(adminsOnly),
  'GET /api/{tenantId}/securityGroups': adminsOnly,
  'POST /api/{tenantId}/securityGroups': adminsOnly,
  'PUT /api/{tenantId}/securityGroups/{id}': changes(adminsOnly),
  'DELETE /api/{tenantId}/securityGroups/{id}': changes(adminsOnly),
  'GET /api/{tenantId}/employees/{id}/access': changes(adminsOnly),
  'GET /api/{tenantId}/hrDocuments': everybody,
  'POST /api/{tenantId}/hrDocuments': policyManagers,
  'GET /api/{tenantId}/hrDocuments/categories': policyManagers,
  'DELETE /api/{tenantId}/hrDocuments/categories/{name}': changes(policyManagers),
  // The world's binds everybody; whom one does not bind finds nothing: `policies/reading.test.ts`.
  'GET /api/{tenantId}/hrDocuments/{id}': everybody,
  'GET /api/{tenantId}/hrDocuments/{id}/{versionNo}': everybody,
  'GET /api/{tenantId}/HRDocumentsDiff/{id}/{versionNo}': everybody,
  'POST /api/{tenantId}/hrDocuments/{id}/agree': everybody,
  'PUT /api/{tenantId}/hrDocuments/{id}': changes(policyManagers),
  'DELETE /api/{tenantId}/hrDocuments/{id}': changes(policyManagers),
  'PUT /api/{tenantId}/hrDocuments/{id}/settings': changes(policyManagers),
  'POST /api/{tenantId}/hrDocuments/{id}/review': changes(policyManagers),
  'GET /api/{tenantId}/hrDocuments/{id}/compliance': changes(policyManagers),
  'GET /api/{tenantId}/hrDocuments/{id}/compliance/window': changes(policyManagers),
  'GET /api/{tenantId}/hrDocuments/{id}/compliance/count': changes(policyManagers),
  'GET /api/{tenantId}/hrDocuments/{id}/compliance/counts': changes(policyManagers),
  'POST /api/{tenantId}/hrDocuments/{id}/remind': changes(policyManagers),
  'GET /api/{tenantId}/tenantonboarding': everybody,
  'PUT /api/{tenantId}/tenantonboarding': adminsOnly,
  'POST /api/{tenantId}/TenantOnboarding/logo': adminsOnly,

  'GET /api/{tenantId}/employeeMini': everybody,
  'GET /api/{tenantId}/employees/loggedInEmployee': everybody,
  // Colleagues of one’s own department, no matter who one is: § 6 My team (ours).
  'GET /api/{tenantId}/employees/me/team': everybody,
  'POST /api/{tenantId}/employees': adminsOnly,
  // For somebody one may edit; for somebody new, those who may create people: `joining.test.ts`.
  'POST /api/{tenantId}/employees/isEmailAddressInUse': thoseWhoEdit,
  'GET /api/{tenantId}/employees/import/csv': adminsOnly,
  // One person, and the import itself.
  'POST /api/{tenantId}/employees/import/csv': { ...adminsOnly, entries: 2 },
  'GET /api/{tenantId}/employees/import/batches': adminsOnly,
  'GET /api/{tenantId}/employees/import/batches/{id}': changes(adminsOnly),
  'POST /api/{tenantId}/employees/import/batches/{id}/revert': { ...changes(adminsOnly), entries: 2 },
  'POST /api/{tenantId}/employees/bulk': adminsOnly,
  // People one may not see are left out.
  'POST /api/{tenantId}/employees/export/csv': everybody,
  'GET /api/{tenantId}/views': everybody,
  'POST /api/{tenantId}/views': everybody,
  // Each about themselves.
  'GET /api/{tenantId}/notifications': everybody,
  'PUT /api/{tenantId}/notifications': { ...everybody, entries: 0 },
  'GET /api/{tenantId}/notifications/live': everybody,
  'GET /api/{tenantId}/notifications/choices': everybody,
  'PUT /api/{tenantId}/notifications/choices': { ...everybody, entries: 0 },
  // Everybody has their own, admins too; the world's is the target's.
  'PUT /api/{tenantId}/views/{id}': row(200, 404, 404, 404, 404, 404),
  'DELETE /api/{tenantId}/views/{id}': row(200, 404, 404, 404, 404, 404),
  'GET /api/{tenantId}/employees/{id}': thoseWhoSee,
  'PUT /api/{tenantId}/employees/{id}': thoseWhoEdit,
  'DELETE /api/{tenantId}/employees/{id}': adminsAboutPeople,
  'PUT /api/{tenantId}/employees/{id}/profile/basicInfo': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/{id}/profile/work': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/{id}/profile/tags': thoseWhoEdit,
  // Where the client has closed these to managers: `fields.test.ts`.
  'PUT /api/{tenantId}/employees/{id}/profile/personal': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/{id}/profile/emergency': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/{id}/profile/hrPolicies': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/{id}/profile/other': thoseWhoEdit,
  'GET /api/{tenantId}/employees/{id}/emergency': { ...thoseWhoSee, recorded: true },
  'GET /api/{tenantId}/fieldRights': adminsOnly,
  'PUT /api/{tenantId}/fieldRights': adminsOnly,
  'GET /api/{tenantId}/company': adminsOnly,
  'PUT /api/{tenantId}/company': adminsOnly,
  'GET /api/{tenantId}/company/mail': adminsOnly,
  'PUT /api/{tenantId}/company/mail': adminsOnly,
  'GET /api/{tenantId}/sampleData': adminsOnly,
  'POST /api/{tenantId}/sampleData': adminsOnly,
  // A world has none.
  'PUT /api/{tenantId}/sampleData/removal': { who: { ...adminsOnly.who, admin: '409 not_loaded' } },
  'GET /api/{tenantId}/locale': everybody,
  'PUT /api/{tenantId}/locale': adminsOnly,
  'PUT /api/{tenantId}/locale/own': everybody,
  'GET /api/{tenantId}/employees/{id}/files': thoseWhoSee,
  'POST /api/{tenantId}/employees/{id}/files': thoseWhoEdit,
  'GET /api/{tenantId}/files/{fileId}': thoseWhoSee,
  'DELETE /api/{tenantId}/files/{fileId}': thoseWhoEdit,
  // What they had asked for is closed with it.
  'PUT /api/{tenantId}/employees/{id}/terminate': { ...adminsAboutPeople, entries: 2 },
  // What is planned is in `leavings.test.ts`.
  'PUT /api/{tenantId}/employees/{id}/keepEmployed': row(
    '403 admin_only',
    404,
    '403 admin_only',
    404,
    404,
    '422 nothing_planned',
  ),
  'GET /api/{tenantId}/employees/{id}/starting': thoseWhoSee,
  'PUT /api/{tenantId}/employees/{id}/starting': thoseWhoEdit,
  // Those who have left are in `reinstating.test.ts`.
  'PUT /api/{tenantId}/employees/{id}/reinstate': row(
    '403 admin_only',
    404,
    '403 admin_only',
    404,
    404,
    '422 not_in_this_state',
  ),

  'POST /api/{tenantId}/employees/{id}/positions': thoseWhoEdit,
  'PUT /api/{tenantId}/employees/{id}/position/{positionId}': thoseWhoEdit,
  'DELETE /api/{tenantId}/employees/{id}/position/{positionId}': thoseWhoEdit,
  'POST /api/{tenantId}/position/{positionId}/approve': row('403 own_position', 404, 200, 404, 404, 200),
  'POST /api/{tenantId}/position/{positionId}/acknowledge': row(
    200,
    404,
    '403 not_your_position',
    404,
    404,
    '403 not_your_position',
  ),
  'GET /api/{tenantId}/employees/{id}/goals': thoseWhoSee,
  'GET /api/{tenantId}/employees/{id}/goals/{goalId}': thoseWhoSee,
  'POST /api/{tenantId}/employees/{id}/goals': thoseWhoSee,
  'PUT /api/{tenantId}/employees/{id}/goals/{goalId}': thoseWhoSee,
  // The world's goal is a draft, which its owner may remove.
  'DELETE /api/{tenantId}/employees/{id}/goals/{goalId}': thoseWhoSee,
  'GET /api/{tenantId}/everything': { ...adminsOnly, recorded: true },
  'GET /api/{tenantId}/reports/{name}': everybody,
  'GET /api/{tenantId}/reportSchedules': everybody,
  // Everybody has their own, admins too; the world's is the target's.
  'PUT /api/{tenantId}/reportSchedules/{id}': row(200, 404, 404, 404, 404, 404),
  'DELETE /api/{tenantId}/reportSchedules/{id}': row(200, 404, 404, 404, 404, 404),
  'GET /api/{tenantId}/reports/{name}/csv': { ...everybody, recorded: true },
  'GET /api/{tenantId}/home/occasions': everybody,
  'GET /api/{tenantId}/home/occasions/choices': everybody,
  // Of nobody's interest but the person's own.
  'PUT /api/{tenantId}/home/occasions/choices': { ...everybody, entries: 0 },
  // It is no change of anything.
  'POST /api/{tenantId}/home/visits': { ...everybody, entries: 0 },
  'GET /api/{tenantId}/dashboard': givers,
  'PUT /api/{tenantId}/dashboard': { ...givers, entries: 0 },
  'GET /api/{tenantId}/dashboard/tiles/{name}': givers,
  'GET /api/{tenantId}/dailyScrums': everybody,
  'GET /api/{tenantId}/dailyScrums/mine': everybody,
  'PUT /api/{tenantId}/dailyScrums/mine': everybody,
  'PUT /api/{tenantId}/dailyScrums/blockers/{id}': thoseWhoSee,
  'GET /api/{tenantId}/dailyScrums/entries': everybody,
  'GET /api/{tenantId}/dailyScrums/entries/count': everybody,
  'GET /api/{tenantId}/dailyScrums/reminders': everybody,
  'PUT /api/{tenantId}/dailyScrums/reminders': everybody,
  'GET /api/{tenantId}/calendar': everybody,
  'GET /api/{tenantId}/calendar/feed': everybody,
  'POST /api/{tenantId}/calendar/feed': everybody,
  'DELETE /api/{tenantId}/calendar/feed': everybody,
  // Of each kind what its list shows them; `session/search.test.ts` holds the two together.
  'GET /api/{tenantId}/search': everybody,
  'GET /api/{tenantId}/employees/{id}/changeRequests': thoseWhoSee,
  'POST /api/{tenantId}/employees/{id}/changeRequests': {
    ...row(200, 404, '403 not_your_request', 404, 404, '403 not_your_request'),
    entries: 0,
  },
  'GET /api/{tenantId}/changeRequests/{requestId}': thoseWhoSee,
  // The record is changed, and the request is accepted.
  'POST /api/{tenantId}/changeRequests/{requestId}/accept': { ...thoseWhoEdit, entries: 2 },
  'POST /api/{tenantId}/changeRequests/{requestId}/decline': thoseWhoEdit,
  'POST /api/{tenantId}/changeRequests/{requestId}/withdraw': row(
    200,
    404,
    '403 not_your_request',
    404,
    404,
    '403 not_your_request',
  ),
  'GET /api/{tenantId}/praise': everybody,
  'GET /api/{tenantId}/praise/count': everybody,
  'GET /api/{tenantId}/praise/colleagues': everybody,
  'POST /api/{tenantId}/praise': everybody,
  // The colleague has given the world's, and only its person's line reads it.
  'DELETE /api/{tenantId}/praise/{id}': row('403 not_yours', 200, '403 not_yours', 404, 404, 200),
  'GET /api/{tenantId}/goals': everybody,
  'GET /api/{tenantId}/goals/window': everybody,
  'GET /api/{tenantId}/goals/count': everybody,
  'GET /api/{tenantId}/goals/groups': everybody,
  'GET /api/{tenantId}/goals/counts': everybody,
  'GET /api/{tenantId}/goals/csv': { ...everybody, recorded: true },
  'GET /api/{tenantId}/goals/tree': everybody,
  'GET /api/{tenantId}/goals/dueDays/File': everybody,
  'GET /api/{tenantId}/goals/reminders': everybody,
  'PUT /api/{tenantId}/goals/reminders': everybody,
  'GET /api/{tenantId}/goals/import/csv': givers,
  // The line is about the target.
  'POST /api/{tenantId}/goals/import/csv': {
    ...row(notGiver, notGiver, 200, '422 unknown_person', notGiver, 200),
    entries: 2,
  },
  'GET /api/{tenantId}/goals/import/batches': givers,
  // The world's is the admin's.
  'GET /api/{tenantId}/goals/import/batches/{id}': changes(importsOfAdmins),
  'POST /api/{tenantId}/goals/import/batches/{id}/revert': changes(importsOfAdmins),
  'POST /api/{tenantId}/goals/give': thoseWhoSee,
  'POST /api/{tenantId}/goals/continue': thoseWhoSee,
  // The world's is the target's; nothing of it is left to take back.
  'POST /api/{tenantId}/goals/acts/{id}/takeBack': { ...row(200, 404, 404, 404, 404, 404), entries: 0 },
  ...collection('goalTemplates', everybody, adminsOnly),
  'GET /api/{tenantId}/goals/{goalId}': thoseWhoSee,
  'POST /api/{tenantId}/goals/{goalId}/progress': thoseWhoSee,
  'POST /api/{tenantId}/goals/{goalId}/comments': thoseWhoSee,
  // The world's comment is the target's.
  'DELETE /api/{tenantId}/goals/{goalId}/comments/{id}': row(200, 404, '403 not_your_comment', 404, 404, 200),
  'GET /api/{tenantId}/employees/{id}/handover': adminsAboutPeople,
  // The world's are of the target with the manager.
  ...Object.fromEntries(
    ['', '/window', '/count', '/overview', '/choices'].map((list) => [
      `GET /api/{tenantId}/checkIns${list}`,
      everybody,
    ]),
  ),
  'GET /api/{tenantId}/checkIns/csv': { ...everybody, recorded: true },
  'POST /api/{tenantId}/checkIns': thoseWhoSee,
  'GET /api/{tenantId}/checkIns/{id}': thoseWhoSee,
  'GET /api/{tenantId}/checkIns/{id}/invitation/File': thoseWhoSee,
  'PUT /api/{tenantId}/checkIns/{id}': whoeverReviews,
  'DELETE /api/{tenantId}/checkIns/{id}': whoeverReviews,
  'POST /api/{tenantId}/checkIns/{id}/act': whoeverReviews,
  'PUT /api/{tenantId}/checkIns/{id}/series': whoeverReviews,
  'PUT /api/{tenantId}/checkIns/{id}/texts/{name}': theTwo,
  'PUT /api/{tenantId}/checkIns/{id}/items/{itemId}': theTwo,
  'DELETE /api/{tenantId}/checkIns/{id}/items/{itemId}': theTwo,
  'POST /api/{tenantId}/checkIns/{id}/comments': thoseWhoSee,
  'DELETE /api/{tenantId}/comments/{id}': row(200, 404, '403 not_your_comment', 404, 404, '403 not_your_comment'),
  'POST /api/{tenantId}/checkIns/{id}/presence': { ...thoseWhoSee, entries: 0 },
  'POST /api/{tenantId}/checkInSeries': thoseWhoSee,
  'GET /api/{tenantId}/checkInTemplates': everybody,
  'POST /api/{tenantId}/checkInTemplates': adminsOnly,
  'PUT /api/{tenantId}/checkInTemplates/{id}': changes(adminsOnly),
  'DELETE /api/{tenantId}/checkInTemplates/{id}': changes(adminsOnly),
  // The world's are by the manager; that which is written is of the target.
  ...Object.fromEntries(
    ['', '/list', '/count', '/choices'].map((list) => [`GET /api/{tenantId}/performancereviews${list}`, everybody]),
  ),
  'GET /api/{tenantId}/performancereviews/csv': { ...everybody, recorded: true },
  'GET /api/{tenantId}/performancereviews/{id}/report/File': { ...thoseWhoSee, recorded: true },
  'POST /api/{tenantId}/performancereviews': whoeverManages,
  'GET /api/{tenantId}/performancereviews/{id}': thoseWhoSee,
  'GET /api/{tenantId}/performancereviews/{id}/evidence': thoseWhoSee,
  'PUT /api/{tenantId}/performancereviews/changes': { ...everybody, entries: 0 },
  'PUT /api/{tenantId}/checkIns/changes': { ...everybody, entries: 0 },
  'PUT /api/{tenantId}/performancereviews/{id}': whoeverManages,
  'DELETE /api/{tenantId}/performancereviews/{id}': whoeverManages,
  // The world's that are submitted and discussed are the colleague's.
  'POST /api/{tenantId}/performancereviews/{id}/act': row(404, '403 own_review', 200, 404, 404, 200),
  'PUT /api/{tenantId}/performanceReviewSchedule/{id}': whoeverManages,
  // The world's is the target's side.
  'PUT /api/{tenantId}/performancereviewsubmits/{reviewId}': itsSide,
  'PUT /api/{tenantId}/PerformanceReviews/{id}/Submit/{submitId}/Items/{itemId}': { ...itsSide, entries: 0 },
  'PUT /api/{tenantId}/performanceReviewDiscussions/{id}': theTwoOfTheDiscussed,
  'DELETE /api/{tenantId}/performanceReviewDiscussions/{id}/points/{pointId}': theTwoOfTheDiscussed,
  'PUT /api/{tenantId}/performancereviews/{id}/actions/{actionId}': theTwoOfTheDiscussed,
  'DELETE /api/{tenantId}/performancereviews/{id}/actions/{actionId}': theTwoOfTheDiscussed,
  'POST /api/{tenantId}/performancereviews/{id}/files': thoseWhoSee,
  'GET /api/{tenantId}/performancereviews/{id}/files/{fileId}': row(404, 200, 200, 404, 404, 200),
  'DELETE /api/{tenantId}/performancereviews/{id}/files/{fileId}': row(
    404,
    200,
    '403 not_your_file',
    404,
    404,
    '403 not_your_file',
  ),
  'GET /api/{tenantId}/performancereviews/{id}/feedback': thoseWhoSee,
  'POST /api/{tenantId}/performancereviews/{id}/feedback': whoeverManages,
  'POST /api/{tenantId}/performancereviews/{id}/feedback/close': whoeverManages,
  'GET /api/{tenantId}/performancereviews/{id}/feedback/choices': thoseWhoSee,
  // The world's is of the target.
  'POST /api/{tenantId}/performancereviews/{id}/feedback/proposals': {
    ...row(200, 404, '403 only_the_employee_proposes', 404, 404, '403 only_the_employee_proposes'),
    entries: 0,
  },
  'POST /api/{tenantId}/performancereviews/{id}/feedback/proposals/leftOut': { ...whoeverManages, entries: 0 },
  'POST /api/{tenantId}/performancereviews/{id}/feedback/proposals/takenBack': {
    ...row(200, 404, '403 only_the_employee_proposes', 404, 404, '403 only_the_employee_proposes'),
    entries: 0,
  },
  'GET /api/{tenantId}/performancereviews/{id}/feedback/mine': theOneAsked,
  'POST /api/{tenantId}/performancereviews/{id}/feedback/mine': theOneAsked,
  'PUT /api/{tenantId}/performancereviews/{id}/feedback/mine/{itemId}': theOneAsked,
  'GET /api/{tenantId}/performanceReviewCycles': adminsOnly,
  // The cycle, and the one review that it plans.
  'POST /api/{tenantId}/performanceReviewCycles': { ...adminsOnly, entries: 2 },
  'POST /api/{tenantId}/performanceReviewCycles/preview': { ...adminsOnly, entries: 0 },
  'GET /api/{tenantId}/performanceReviewCycles/{id}': changes(adminsOnly),
  'GET /api/{tenantId}/performanceReviewCycles/{id}/calibration': changes(adminsOnly),
  'POST /api/{tenantId}/performanceReviewCycles/{id}/act': changes(adminsOnly),
  // The world's has no review.
  'POST /api/{tenantId}/performanceReviewCycles/{id}/feedback/preview': { ...changes(adminsOnly), entries: 0 },
  'POST /api/{tenantId}/performanceReviewCycles/{id}/feedback': { ...changes(adminsOnly), entries: 0 },
  'POST /api/{tenantId}/performanceReviewCycles/{id}/nudge': changes(adminsOnly),
  'POST /api/{tenantId}/performanceReviewCycles/{id}/takeBack': changes(adminsOnly),
  'GET /api/{tenantId}/performanceReviewSettings': everybody,
  'PUT /api/{tenantId}/performanceReviewSettings': adminsOnly,
  'GET /api/{tenantId}/employees/{id}/userAccount': adminsAboutPeople,
  'POST /api/{tenantId}/employees/{id}/setMFA': adminsAboutPeople,
  'POST /api/{tenantId}/employees/{id}/resetMFASettings': adminsAboutPeople,
  'PUT /api/{tenantId}/employees/{id}/setAdminPrivileges': adminsAboutPeople,
  'POST /api/users/{tenantId}': adminsOnly,
  'POST /api/{tenantId}/users/{userId}/updatepassword': changes(adminsOnly),
  'DELETE /api/users/{tenantId}/{employeeId}/{userId}': changes(adminsOnly),
  // A colleague's picture stands on every card (ours).
  'GET /api/{tenantId}/employees/{id}/avatar': everybody,
  'POST /api/{tenantId}/employees/{id}/avatar': thoseWhoEdit,

  'GET /api/{tenantId}/employees/{id}/audit': adminsAboutPeople,
  'GET /api/{tenantId}/employees/{id}/timeline': thoseWhoSee,
  'GET /api/{tenantId}/audit': adminsOnly,
  'GET /api/{tenantId}/audit/csv': adminsOnly,

  // Everybody stands in the chart for everybody to see, so nobody is told that somebody is not there (ours).
  'GET /api/{tenantId}/orgChart': everybody,
  'PUT /api/{tenantId}/orgChart': thoseWhoMove,
  'PUT /api/{tenantId}/orgChart/updateNode/{id}': thoseWhoMove,
  'GET /api/{tenantId}/orgChart/plans': adminsOnly,
  'POST /api/{tenantId}/orgChart/plans': adminsOnly,
  'GET /api/{tenantId}/orgChart/plans/{id}': changes(adminsOnly),
  'PUT /api/{tenantId}/orgChart/plans/{id}': changes(adminsOnly),
  'PUT /api/{tenantId}/orgChart/plans/{id}/moves': changes(adminsOnly),
  'POST /api/{tenantId}/orgChart/plans/{id}/act': changes(adminsOnly),
  'GET /api/{tenantId}/orgChart/vacancies': givers,
  'POST /api/{tenantId}/orgChart/vacancies': adminsOnly,
  'PUT /api/{tenantId}/orgChart/vacancies/{id}': changes(adminsOnly),
  'POST /api/{tenantId}/orgChart/vacancies/{id}/act': changes(adminsOnly),
  'DELETE /api/{tenantId}/orgChart/vacancies/{id}': changes(adminsOnly),

  // The file, or the text as one.
  'GET /api/{tenantId}/HRDocuments/{id}/File': everybody,
  'GET /api/{tenantId}/HRDocuments/{id}/{versionNo}/File': everybody,
  'POST /api/{tenantId}/hrDocuments/existingDocument': policyManagers,
  'PUT /api/{tenantId}/hrDocuments/{id}/file': changes(policyManagers),
  'POST /api/{tenantId}/hrDocuments/{id}/images': changes(policyManagers),
  // Of no version, so it is not there for readers.
  'GET /api/{tenantId}/hrDocuments/{id}/images/{imageId}': row(404, 404, 404, 404, 404, 200),
  'POST /api/{tenantId}/hrDocuments/useTemplate/{templateId}': policyManagers,
  'GET /api/{tenantId}/hrDocuments/{id}/template': changes(policyManagers),
  'PUT /api/{tenantId}/hrDocuments/useTemplate/{id}': changes(policyManagers),
  'GET /api/marketplace/hrDocumentTemplates': policyManagers,
  'GET /api/marketplace/hrDocumentTemplates/{id}/File': policyManagers,
  'GET /api/{tenantId}/hrDocuments/{id}/evidence/{format}': { ...changes(policyManagers), recorded: true },
  'GET /api/{tenantId}/employees/{employeeId}/policyEvidence/{format}': { ...thoseWhoSee, recorded: true },
  // Of whom one sees; anyone who sees a person may hand something in for them, or enter it.
  'GET /api/{tenantId}/certifications': everybody,
  'GET /api/{tenantId}/certifications/window': everybody,
  'GET /api/{tenantId}/certifications/count': everybody,
  'GET /api/{tenantId}/certifications/csv': { ...everybody, recorded: true },
  'GET /api/{tenantId}/certifications/matrix/csv': { ...everybody, recorded: true },
  'GET /api/{tenantId}/certifications/counts': everybody,
  'POST /api/{tenantId}/certifications': thoseWhoSee,
  'GET /api/{tenantId}/certifications/matrix': everybody,
  'GET /api/{tenantId}/certifications/employee/{employeeId}': thoseWhoSee,
  'GET /api/{tenantId}/certifications/{certificationId}/files/{fileId}': thoseWhoSee,
  // The world's is verified, so the person themself changes nothing about it any more.
  'POST /api/{tenantId}/certifications/{certificationId}/files': untilAnswered,
  'DELETE /api/{tenantId}/certifications/{certificationId}/files/{fileId}': untilAnswered,
  'DELETE /api/{tenantId}/certifications/{id}': untilAnswered,
  'POST /api/{tenantId}/certifications/{id}/sendReminder': thoseWhoEdit,
  'POST /api/{tenantId}/certifications/{id}/updateExpiry': thoseWhoEdit,
  'POST /api/{tenantId}/certifications/{id}/verification': thoseWhoEdit,
  'GET /api/{tenantId}/certificationtypes': everybody,
  'POST /api/{tenantId}/certificationtypes': adminsOnly,
  'GET /api/{tenantId}/employees/{id}/compliance': thoseWhoSee,
  'GET /api/{tenantId}/employees/{id}/reminderPause': thoseWhoSee,
  'POST /api/{tenantId}/employees/{id}/reminderPause': thoseWhoEdit,
  'POST /api/{tenantId}/certifications/{id}/snooze': thoseWhoEdit,

  ...Object.fromEntries(
    ['', '/window', '/count', '/counts', '/number'].map((list) => [`GET /api/{tenantId}/assets${list}`, assetManagers]),
  ),
  'GET /api/{tenantId}/assets/csv': { ...assetManagers, recorded: true },
  'GET /api/{tenantId}/assets/services/File': assetManagers,
  'POST /api/{tenantId}/assets/export/labels/File': { ...assetManagers, entries: 0 },
  // The world's is the colleague's.
  'GET /api/{tenantId}/assets/{id}/handover/File': row(404, 200, 404, 404, 404, 200),
  'GET /api/{tenantId}/assets/import/csv': assetManagers,
  'POST /api/{tenantId}/assets/import/csv': { ...assetManagers, entries: 2 },
  'GET /api/{tenantId}/assets/import/batches': assetManagers,
  'GET /api/{tenantId}/assets/import/batches/{id}': changes(assetManagers),
  'POST /api/{tenantId}/assets/import/batches/{id}/revert': changes(assetManagers),
  'GET /api/{tenantId}/assets/audits': assetManagers,
  'POST /api/{tenantId}/assets/audits': assetManagers,
  'GET /api/{tenantId}/assets/audits/{auditId}': changes(assetManagers),
  'POST /api/{tenantId}/assets/audits/{auditId}/seen': { ...changes(assetManagers), entries: 0 },
  'POST /api/{tenantId}/assets/audits/{auditId}/close': changes(assetManagers),
  'GET /api/{tenantId}/assets/byNumber': assetReaders,
  'GET /api/{tenantId}/assets/{id}': assetReaders,
  'GET /api/{tenantId}/assets/{id}/history': assetReaders,
  'GET /api/{tenantId}/assets/{id}/Files/{fileId}': assetReaders,
  'GET /api/{tenantId}/employees/{id}/assets': thoseWhoSee,
  'POST /api/{tenantId}/assets': assetManagers,
  'PUT /api/{tenantId}/assets/{id}': changes(assetManagers),
  'DELETE /api/{tenantId}/assets/{id}': changes(assetManagers),
  'POST /api/{tenantId}/assets/{id}/duplicate': changes(assetManagers),
  'PUT /api/{tenantId}/assets/{id}/photo': changes(assetManagers),
  'POST /api/{tenantId}/assets/{id}/files': changes(assetManagers),
  'DELETE /api/{tenantId}/assets/{id}/files/{fileId}': changes(assetManagers),
  ...Object.fromEntries(
    ['assign', 'unassign', 'restock', 'startService', 'service', 'retire', 'activate', 'undo'].map((act) => [
      `POST /api/{tenantId}/assets/${act}`,
      assetManagers,
    ]),
  ),
  'PUT /api/{tenantId}/assets/update-list': assetManagers,
  // The world's waits for the colleague.
  'POST /api/{tenantId}/assets/{id}/acceptance': row(404, 200, 404, 404, 404, '403 not_yours'),
  'GET /api/{tenantId}/assetConfiguration': assetManagers,
  ...Object.fromEntries(
    ['locations', 'categories'].flatMap((list) => [
      [`POST /api/{tenantId}/assetConfiguration/${list}`, assetManagers],
      [`DELETE /api/{tenantId}/assetConfiguration/${list}/{id}`, changes(assetManagers)],
      [`GET /api/{tenantId}/assetConfiguration/${list}/{id}/uses`, changes(assetManagers)],
      [`POST /api/{tenantId}/assetConfiguration/${list}/{id}/merge`, changes(assetManagers)],
    ]),
  ),
  'GET /api/{tenantId}/taglist': everybody,
  'POST /api/{tenantId}/tags': adminsOnly,
  'PUT /api/{tenantId}/tags/{id}': changes(adminsOnly),
  ...managed('tags', adminsOnly),
  ...collection('categories', everybody, adminsOnly),
  ...collection('departments', everybody, adminsOnly),
  ...collection('defaultDiscussionPoints', everybody, adminsOnly),
  ...collection('coreValues', everybody, adminsOnly),
  ...collection('meetingLocations', everybody, adminsOnly),
  ...collection('performanceReviewTemplates', everybody, adminsOnly),
  // Read by everybody: the app is ready only when they are loaded (§ 4).
  ...collection('positionTemplates', everybody, templates),
  'GET /api/{tenantId}/positionTemplates/archived': templates,
  'POST /api/{tenantId}/positionTemplates/{id}/archive': changes(templates),
  'POST /api/{tenantId}/positionTemplates/{id}/unarchive': changes(templates),
  'POST /api/{tenantId}/positionTemplates/useTemplate/{templateId}': templates,
  'PUT /api/{tenantId}/positionTemplates/useTemplate/{id}': changes(templates),
  // The one who has the feature writes nobody's positions.
  'POST /api/{tenantId}/positionTemplates/{id}/assign': changes(row(no, no, no, no, 404, 200)),
  'POST /api/{tenantId}/positionTemplates/assigned/{id}/takeBack': {
    ...changes(row(no, no, no, no, 404, 200)),
    entries: 0,
  },
  // Types are an administrator's and policies another feature's: what is asked for without a change of either needs this one.
  'PUT /api/{tenantId}/positionTemplates/{id}/requirements': changes(templates),
  'GET /api/{tenantId}/positionTemplates/requirements': templates,
  'GET /api/{tenantId}/positionTemplates/{id}/holders': changes(templates),
  'GET /api/{tenantId}/positionTemplates/{id}/File': changes(templates),
  'GET /api/{tenantId}/positionTemplates/{id}/versions': changes(templates),
  'GET /api/{tenantId}/positionTemplates/gaps': templates,
  'POST /api/{tenantId}/positionTemplates/export/csv': { ...templates, entries: 0 },
  'GET /api/marketplace/globalPositionTemplates': templates,
  'GET /api/marketplace/globalPositionTemplates/{id}': templates,
}

function row(
  self: Expected,
  colleague: Expected,
  manager: Expected,
  managerOfOthers: Expected,
  featureHolder: Expected,
  admin: Expected,
): Policy {
  return { who: { self, colleague, manager, managerOfOthers, featureHolder, admin } }
}

/** Every call of the contract, as its OpenAPI document lists them, with a way to make a proper request for each. */

import { OpenApi } from 'effect/http-api'
import { Api } from '../../../src/contract/api.ts'
import { lastWorkingDay, usualWorkingDays } from '../../../src/domain/kernel/workingDays.ts'
import { aCompany } from '../../fixtures/company.ts'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'
import { aPdf } from '../kit/pdf.ts'
import { newId } from '../kit/people.ts'
import {
  globalPosition,
  type ListName,
  policyTemplate,
  positionText,
  reviewTemplate,
  templateGoal,
  textOf,
  type World,
} from './world.ts'

const document = OpenApi.fromApi(Api)

export interface Call {
  /** `PUT /api/{tenantId}/employees/{id}` */
  readonly name: string
  readonly method: string
  readonly path: string
}

export const calls: ReadonlyArray<Call> = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
  })),
)

/** What may stand behind the path of a call. */
export const queryOf = ({ method, path }: Call): ReadonlyArray<string> => {
  const operation = document.paths[path]?.[method.toLowerCase() as 'get']
  return (operation?.parameters ?? []).flatMap(({ in: place, name }) => (place === 'query' ? [name] : []))
}

/** Those that are made in a tenant. */
export const tenantCalls: ReadonlyArray<Call> = calls.filter(({ path }) =>
  /^\/api\/((users\/)?\{tenantId\}|marketplace)/.test(path),
)

/** The path names the tenant; of the marketplace only the header does. */
export const namesTenant = ({ path }: Call): boolean => path.includes('{tenantId}')

/** What an object's path names: somebody, an item of a list, a subscription; or nothing that could be another's. */
export const objectOf = (call: Call, world: World): string | undefined => {
  if (call.path.includes('/checkIns/{id}/items/')) return `${world.checkIns.single}+${world.checkIns.item}`
  if (call.path.includes('/Submit/'))
    return `${world.reviews.writing}+${world.reviews.submit}+${world.reviews.question}`
  if (call.path.endsWith('/feedback/mine/{itemId}')) return `${world.reviews.writing}+${world.reviews.question}`
  if (call.path.includes('/performancereviews/{id}/files/{fileId}'))
    return `${world.reviews.discussing}+${world.reviews.file}`
  if (call.path.includes('/orgChart/plans/{id}')) return world.chartPlan
  if (call.path.includes('/orgChart/vacancies/{id}')) return world.vacancy
  if (call.path.includes('/performanceReviewCycles/{id}')) return world.reviews.cycle
  if (call.path.includes('/performancereviews/{id}/actions/'))
    return `${world.reviews.discussing}+${world.reviews.action}`
  if (call.path.endsWith('/performancereviews/{id}/act')) return world.reviews.submitted
  if (call.path.includes('/performanceReviewDiscussions/{id}/points/'))
    return `${world.reviews.discussing}+${world.reviews.point}`
  if (call.path.includes('/performanceReviewDiscussions/')) return world.reviews.discussing
  if (/\/(?:performancereviews\/\{id\}|performanceReviewSchedule|performancereviewsubmits)/.test(call.path))
    return world.reviews.writing
  if (call.path.includes('/dailyScrums/blockers/{id}')) return world.blocker
  if (call.path.includes('/praise/{id}')) return world.praise
  if (call.path.includes('/changeRequests/{requestId}')) return world.changeRequest
  if (call.path.includes('/feedback/{id}')) return world.feedback
  if (call.path.includes('/goals/acts/{id}')) return world.goalAct
  if (call.path.includes('/goals/import/batches/')) return world.goalImport
  if (call.path.endsWith('/checkIns/{id}/series')) return world.checkIns.ofSeries
  if (call.path.includes('/checkIns/{id}')) return world.checkIns.single
  if (call.path.includes('/checkInTemplates/{id}')) return world.checkIns.template
  if (call.path === '/api/{tenantId}/comments/{id}') return world.checkIns.comment
  if (call.path.includes('{employeeId}/{userId}')) return `${world.target.employeeId}/${world.target.userId}`
  if (call.path.includes('{userId}')) return world.target.userId
  if (/\/assets\/\{id\}\/files\/\{fileId\}/i.test(call.path)) return `${world.assets.stock}+${world.assets.file}`
  if (call.path.includes('/assets/import/batches/')) return world.assets.import
  if (call.path.includes('/assets/audits/')) return world.assets.audit
  if (call.path.endsWith('/acceptance') || call.path.endsWith('/handover/File')) return world.assets.given
  if (call.path.includes('/assets/{id}')) return world.assets.stock
  if (call.path.includes('/assetConfiguration/locations/{id}')) return world.assets.unusedLocation
  if (call.path.includes('/assetConfiguration/categories/{id}')) return world.assets.unusedCategory
  if (call.path.includes('{certificationId}/files/{fileId}')) return `${world.certification}+${world.certificationFile}`
  if (call.path.includes('{certificationId}')) return world.certification
  if (call.path.endsWith('/verification')) return world.submission
  if (call.path.includes('/certifications/{id}')) return world.certification
  if (call.path.includes('/certifications/employee/')) return world.target.employeeId
  if (call.path.includes('/hrDocuments/categories/')) return world.unusedCategory
  if (call.path.includes('{imageId}')) return `${world.policy}+${world.policyImage}`
  if (changesDraft(call)) return world.policyDraft
  if (ofTemplate(call)) return world.templatedPolicy
  // The marketplace is the same for everybody.
  if (/\/(hrDocumentTemplates|globalPositionTemplates)\//.test(call.path)) return undefined
  if (call.path.includes('/positionTemplates/assigned/')) return world.positionAct
  if (call.path.endsWith('/positionTemplates/{id}/unarchive')) return world.others.positionTemplates
  if (call.path.includes('/employees/{employeeId}/policyEvidence/')) return world.target.employeeId
  if (/\/(hrDocuments|HRDocuments|HRDocumentsDiff)\/\{id\}/.test(call.path)) return world.policy
  if (call.path.includes('{fileId}')) return world.document
  if (call.path.includes('/import/batches/{id}')) return world.import
  if (call.path.includes('/views/{id}')) return world.view
  if (call.path.includes('/reportSchedules/{id}')) return world.savedReport
  if (call.path.includes('/securityGroups/{id}')) return world.group
  if (call.path.includes('/employees/{id}/position/')) return `${world.target.employeeId}+${world.position}`
  if (call.path.includes('/employees/{id}/goals/')) return `${world.target.employeeId}+${world.goal}`
  if (call.path.includes('/comments/{id}')) return `${world.goal}+${world.comment}`
  if (call.path.includes('{goalId}')) return world.goal
  if (call.path.endsWith('/acknowledge')) return world.approvedPosition
  if (call.path.endsWith('/approve')) return world.position
  if (!call.path.includes('{id}')) return undefined
  if (call.path.includes('/employees/') || call.path.includes('/orgChart/')) return world.target.employeeId
  if (call.path.includes('/productPlanSubscriptions/')) return world.subscription
  return world.items[call.path.split('/')[3] as ListName]
}

/** Those that write, publish or remove what is not published yet. */
const changesDraft = ({ name }: Call): boolean =>
  [
    'PUT /api/{tenantId}/hrDocuments/{id}',
    'DELETE /api/{tenantId}/hrDocuments/{id}',
    'POST /api/{tenantId}/hrDocuments/{id}/review',
  ].includes(name)

/** Those that bring a policy up to its template. */
const ofTemplate = ({ path }: Call): boolean =>
  path.endsWith('/hrDocuments/{id}/template') || path.endsWith('/hrDocuments/useTemplate/{id}')

/** An object that stands under another is named by both, joined by a plus; alone, an id stands for either. */
export const pathOf = (call: Call, tenantId: string, id: string | undefined): string => {
  const ids = (id ?? '').split('+')
  return call.path
    .replace('{tenantId}', tenantId)
    .replace(/\/assets\/(byNumber|number)$/, '/assets/$1?number=a-1')
    .replace(/\/search$/, '/search?text=canary')
    .replace('hrDocumentTemplates/{id}', `hrDocumentTemplates/${policyTemplate}`)
    .replace('globalPositionTemplates/{id}', `globalPositionTemplates/${globalPosition}`)
    .replace('positionTemplates/useTemplate/{templateId}', `positionTemplates/useTemplate/${globalPosition}`)
    .replace('{templateId}', policyTemplate)
    .replace('{format}', 'csv')
    .replace('{employeeId}/{userId}', id?.includes('/') ? id : `${id}/${id}`)
    .replace(
      /\{(id|itemId|actionId|pointId|userId|employeeId|fileId|positionId|goalId|certificationId|auditId|reviewId|submitId|requestId|imageId)\}/g,
      () => (ids.length > 1 ? ids.shift() : ids[0]) ?? '',
    )
    .replace('categories/{name}', `categories/${encodeURIComponent(id ?? '')}`)
    .replace('texts/{name}', 'texts/notes')
    .replace('tiles/{name}', 'tiles/goals')
    .replace('{name}', 'assetRegister')
    .replace('{versionNo}', '1')
}

const basicInfo = ({ canary }: World) => ({
  firstName: 'Evelyn',
  lastName: 'Larsen',
  email: `eve@${canary}.example`,
  phone: null,
})
const work = (world: World) => ({
  positionTitle: 'Foreman',
  departmentId: world.department,
  reportsTo: world.manager.employeeId,
  startDate: '2021-07-05',
  isActive: true,
  hideFromEmployeeDirectory: false,
})
const tags = { tags: ['First aid'] }
const personal = {
  dateOfBirth: '1990-04-01',
  gender: 'Woman',
  personalEmail: 'eve@home.example',
  personalPhone: '0491 570 006',
  address: '1 Banksia Street',
  rightToWork: 'Citizen',
}
const emergency = {
  contactName: 'Robin Larsen',
  contactRelationship: 'Partner',
  contactPhone: '0491 570 156',
  secondName: null,
  secondRelationship: null,
  secondPhone: null,
  medicalNotes: 'Asthma',
}
const other = { employeeNumber: 'E1', employmentType: 'Casual', workingHours: 'Mornings', notes: 'None' }

const contents: Record<ListName, (world: World) => object> = {
  tags: () => ({ name: 'Forklift' }),
  categories: () => ({ text: 'Tools' }),
  departments: () => ({ name: 'Workshop' }),
  defaultDiscussionPoints: () => ({ item: { text: 'What went well?', type: 3 } }),
  coreValues: () => ({ content: { name: 'Care', description: '' } }),
  meetingLocations: () => ({ content: { name: 'Site office', detail: '' } }),
  performanceReviewTemplates: () => ({ content: reviewTemplate('Yearly', 'How was it?') }),
  positionTemplates: (world) => ({ title: 'Foreman', ...positionText(''), department: world.department }),
  goalTemplates: () => ({
    content: { name: 'On site', description: '', isArchived: false, goals: [templateGoal('No defects')] },
  }),
}

/** The body of a request that is right in every way; undefined for a call that has none, or one that is no JSON. */
export const bodyOf = (call: Call, world: World): Record<string, unknown> | undefined => {
  const body = bodies[call.name]
  if (body !== undefined) return body(world)
  if (call.path.endsWith('/takeBack')) return undefined
  const list = call.path.split('/')[3] as ListName
  const collection = contents[list]
  if (collection !== undefined && call.path.endsWith('/order')) {
    const ids = [world.others[list], world.items[list]]
    // The department people work in comes first already.
    return { ids: list === 'departments' ? ids.toReversed() : ids }
  }
  if (collection !== undefined && call.path.endsWith('/merge')) return { version: 1, into: world.others[list] }
  if (collection !== undefined && call.method === 'POST') return { id: newId(), ...collection(world) }
  if (collection !== undefined && call.method === 'PUT') return { version: 1, ...collection(world) }
  return undefined
}

const checkInPlan = ({ manager }: World) => ({
  name: 'Fortnightly 1:1',
  reviewerId: manager.employeeId,
  locationId: null,
  day: '2031-05-06',
  time: '09:30',
  minutes: 30,
  dueDay: null,
})
const newCycle = ({ items, target }: World) => ({
  id: crypto.randomUUID(),
  name: 'Yearly',
  templateId: items.performanceReviewTemplates,
  who: 'people',
  departmentIds: [],
  managerId: null,
  employeeIds: [target.employeeId],
  kind: 'byDates',
  from: '2031-05-04',
  dueDay: '2031-05-18',
  months: null,
  dueDays: null,
  reviewerId: null,
})
const checkInRhythm = { every: 2, unit: 'week', weekday: 2, week: 1 }
const checkInTemplate = {
  description: '',
  sections: [
    { id: newId(), title: 'Now', questions: [{ id: newId(), text: 'How are you?', asked: 'both', kind: 'text' }] },
  ],
}

const position = { title: 'Foreman', description: 'Leads the crew.', startDate: '2024-02-05', isCurrent: true }
const goal = {
  title: 'Lead an induction',
  description: '',
  state: 'Active',
  dueDate: '2024-03-01',
  progress: { kind: 'percent', start: 0, current: 40, target: 100, unit: '' },
}

const bodies: Record<string, (world: World) => Record<string, unknown>> = {
  'POST /api/{tenantId}/employees/me/toDoList/done': ({ submission }) => ({
    type: 'certificationToVerify',
    id: submission,
    version: 1,
  }),
  'PUT /api/{tenantId}/employees/me/toDoList/snoozes': ({ submission }) => ({
    type: 'certificationToVerify',
    id: submission,
    until: null,
  }),
  'POST /api/{tenantId}/feedback': () => ({ kind: 'idea', message: 'More of it', page: '/', version: '1' }),
  'PUT /api/{tenantId}/featureFlags/toggle/{name}': () => ({ status: false }),
  'POST /api/{tenantId}/productPlans/subscribe': ({ plan }) => ({
    productPlanId: plan,
    billingCycle: 'Annual',
    token: 'test_paid_4242',
  }),
  // The world's one stage is named after its canary.
  'PUT /api/{tenantId}/tenantonboarding': ({ canary }) => ({
    status: 'Completed',
    stages: [{ type: canary, status: 'Completed' }],
    employeesSeenWelcome: [],
  }),
  'POST /api/{tenantId}/employees': (world) => ({
    id: newId(),
    ...basicInfo(world),
    email: `evelyn@${world.canary}.example`,
    ...work(world),
    ...tags,
  }),
  'PUT /api/{tenantId}/employees/{id}': (world) => ({ version: 1, ...basicInfo(world), ...work(world), ...tags }),
  'POST /api/{tenantId}/employees/isEmailAddressInUse': ({ target }) => ({
    email: 'eve@new.example',
    exceptEmployeeId: target.employeeId,
  }),
  'PUT /api/{tenantId}/employees/{id}/profile/basicInfo': (world) => ({ version: 1, ...basicInfo(world) }),
  'PUT /api/{tenantId}/employees/{id}/profile/work': (world) => ({ version: 1, ...work(world) }),
  'PUT /api/{tenantId}/employees/{id}/profile/tags': () => ({ version: 1, ...tags }),
  'PUT /api/{tenantId}/employees/{id}/setAdminPrivileges': () => ({ version: 1, isAdmin: true }),
  'POST /api/users/{tenantId}': ({ hidden }) => ({ employeeId: hidden }),
  'POST /api/{tenantId}/users/{userId}/updatepassword': ({ target }) => ({
    password: 'seven quiet wombats',
    employeeId: target.employeeId,
    notifyEmployee: true,
  }),
  'PUT /api/{tenantId}/employees/{id}/profile/personal': () => ({ version: 1, ...personal }),
  'PUT /api/{tenantId}/employees/{id}/profile/emergency': () => ({ version: 1, ...emergency }),
  'PUT /api/{tenantId}/employees/{id}/profile/hrPolicies': ({ chosenPolicy }) => ({
    version: 1,
    documentIds: [chosenPolicy],
  }),
  'PUT /api/{tenantId}/company': () => ({
    ...aCompany,
    name: 'Called anew',
    vision: 'Homes that last',
    workingDays: 'Mon Tue Wed Thu Fri Sat',
    occasions: 'birthdays',
    helpName: 'Ava Lindqvist',
    helpEmail: 'people@banksia.example',
    helpPhone: '07 5550 0199',
    senderName: 'Banksia',
    replyTo: 'people@banksia.example',
    version: 1,
  }),
  'PUT /api/{tenantId}/company/mail': () => ({ act: 'hold' }),
  'PUT /api/{tenantId}/sampleData/removal': () => ({ digest: '0'.repeat(32) }),
  'PUT /api/{tenantId}/locale': () => ({ dateStyle: 'd/m/y', firstWeekday: 0, numberStyle: '.,', version: 1 }),
  'PUT /api/{tenantId}/dailyScrums/mine': () => ({
    version: 0,
    day: lastWorkingDay(new Date().toISOString().slice(0, 10), usualWorkingDays),
    done: 'Poured the slab',
    plan: 'Strip the forms',
    blockers: 'No crane',
  }),
  'PUT /api/{tenantId}/dailyScrums/blockers/{id}': () => ({ version: 1, isResolved: true }),
  'PUT /api/{tenantId}/dailyScrums/reminders': () => ({ isReminded: false }),
  // As it was asked for already: somebody has one open request at most.
  'POST /api/{tenantId}/employees/{id}/changeRequests': ({ changeRequest, canary }) => ({
    id: changeRequest,
    to: { phone: '0491 570 158' },
    note: canary,
  }),
  'POST /api/{tenantId}/changeRequests/{requestId}/accept': () => ({ version: 1, seenRecord: null }),
  'POST /api/{tenantId}/changeRequests/{requestId}/decline': () => ({ version: 1, reason: 'Not this one' }),
  'POST /api/{tenantId}/changeRequests/{requestId}/withdraw': () => ({ version: 1 }),
  'POST /api/{tenantId}/praise': ({ secondAdmin, items }) => ({
    id: crypto.randomUUID(),
    people: [secondAdmin.employeeId],
    text: 'Kept the site dry',
    values: [items.coreValues],
    audience: 'Everyone',
  }),
  'POST /api/{tenantId}/calendar/feed': () => ({ version: 1 }),
  'PUT /api/{tenantId}/feedback/{id}': () => ({ version: 1, status: 'declined', answer: 'Not this year' }),
  'PUT /api/{tenantId}/goals/reminders': () => ({ rhythm: 'weekly' }),
  'PUT /api/{tenantId}/locale/own': () => ({ dateStyle: null, firstWeekday: null, numberStyle: null, zone: null }),
  'PUT /api/{tenantId}/fieldRights': () => ({
    managersSeePersonal: true,
    managersSeeEmergency: true,
    managersChoosePolicies: true,
  }),
  'PUT /api/{tenantId}/employees/{id}/profile/other': () => ({ version: 1, ...other }),
  'POST /api/{tenantId}/employees/{id}/positions': () => ({ id: newId(), ...position }),
  'PUT /api/{tenantId}/employees/{id}/position/{positionId}': () => ({ version: 1, ...position }),
  'POST /api/{tenantId}/position/{positionId}/approve': () => ({ version: 1 }),
  'POST /api/{tenantId}/position/{positionId}/acknowledge': () => ({ version: 1 }),
  'POST /api/{tenantId}/employees/{id}/goals': () => ({ id: newId(), ...goal }),
  'PUT /api/{tenantId}/employees/{id}/goals/{goalId}': () => ({ version: 1, ...goal }),
  'POST /api/{tenantId}/goals/{goalId}/progress': () => ({ id: newId(), current: 40, note: 'Half of it.' }),
  'POST /api/{tenantId}/goals/give': ({ items, target }) => ({
    id: newId(),
    templateIds: [items.goalTemplates],
    people: [target.employeeId],
    from: '2031-05-04',
    state: 'Active',
  }),
  'POST /api/{tenantId}/goals/continue': ({ goal }) => ({ id: newId(), goals: [goal], months: 3, state: 'Draft' }),
  'POST /api/{tenantId}/goals/{goalId}/comments': () => ({ id: newId(), text: 'Well done.' }),
  'POST /api/{tenantId}/checkIns': (world) => ({
    id: newId(),
    employeeId: world.target.employeeId,
    templateId: world.checkIns.template,
    ...checkInPlan(world),
  }),
  'PUT /api/{tenantId}/checkIns/{id}': (world) => ({ version: 1, ...checkInPlan(world) }),
  'POST /api/{tenantId}/checkIns/{id}/act': () => ({ version: 1, action: 'hold', reason: '' }),
  'PUT /api/{tenantId}/checkIns/{id}/texts/{name}': () => ({ text: 'We agreed.', version: 0 }),
  'PUT /api/{tenantId}/checkIns/{id}/items/{itemId}': ({ target }) => ({
    kind: 'agenda',
    text: 'Roster',
    ownerId: target.employeeId,
    dueDay: '2031-05-04',
    isDone: true,
    version: 1,
  }),
  'POST /api/{tenantId}/checkIns/{id}/comments': () => ({ id: newId(), text: 'Well done.' }),
  'PUT /api/{tenantId}/checkIns/{id}/series': () => ({ version: 1, act: { kind: 'skip', number: 0 } }),
  'POST /api/{tenantId}/checkInSeries': (world) => ({
    people: [{ id: newId(), employeeId: world.target.employeeId }],
    templateId: null,
    rhythm: checkInRhythm,
    ...checkInPlan(world),
  }),
  'POST /api/{tenantId}/checkInTemplates': () => ({ id: newId(), name: 'Wellbeing', ...checkInTemplate }),
  'PUT /api/{tenantId}/checkInTemplates/{id}': () => ({
    version: 1,
    name: 'Wellbeing',
    isArchived: false,
    ...checkInTemplate,
  }),
  'POST /api/{tenantId}/performancereviews': ({ target, manager, items }) => ({
    id: newId(),
    employeeId: target.employeeId,
    templateId: items.performanceReviewTemplates,
    name: 'Yearly',
    reviewerId: manager.employeeId,
    ...reviewDays,
  }),
  'POST /api/{tenantId}/performanceReviewCycles': newCycle,
  'POST /api/{tenantId}/performanceReviewCycles/preview': newCycle,
  'POST /api/{tenantId}/performanceReviewCycles/{id}/feedback/preview': () => askingRules,
  'POST /api/{tenantId}/performanceReviewCycles/{id}/feedback': () => ({ rules: askingRules, digest: '' }),
  'POST /api/{tenantId}/performanceReviewCycles/{id}/act': () => ({ version: 1, act: 'pause' }),
  // Of a version there never was: what stands in the way is said of each.
  'PUT /api/{tenantId}/performancereviews/changes': ({ reviews }) => ({
    changes: [{ id: reviews.writing, version: 99, set: { dueDay: '2030-01-01' } }],
  }),
  'PUT /api/{tenantId}/checkIns/changes': ({ checkIns }) => ({
    changes: [{ id: checkIns.single, version: 99, set: { dueDay: '2030-01-01' } }],
  }),
  'PUT /api/{tenantId}/performancereviews/{id}': ({ manager }) => ({
    version: 1,
    name: 'Yearly',
    reviewerId: manager.employeeId,
  }),
  'POST /api/{tenantId}/performancereviews/{id}/act': () => ({ version: 1, act: 'discuss', reason: '' }),
  'PUT /api/{tenantId}/performancereviewsubmits/{reviewId}': ({ reviews }) => ({
    submitId: reviews.submit,
    act: 'submit',
    reason: '',
  }),
  'PUT /api/{tenantId}/PerformanceReviews/{id}/Submit/{submitId}/Items/{itemId}': () => ({
    text: 'It went well.',
    chosen: null,
    parts: [],
    version: 1,
  }),
  'PUT /api/{tenantId}/performanceReviewDiscussions/{id}': ({ reviews, canary }) => ({
    pointId: reviews.point,
    item: { text: `${canary} point`, type: 1 },
    note: 'We agreed.',
    version: 1,
  }),
  'PUT /api/{tenantId}/performancereviews/{id}/actions/{actionId}': () => ({
    text: 'Train two more',
    owner: 'employee',
    dueDay: '2024-06-28',
    version: 1,
  }),
  'POST /api/{tenantId}/performancereviews/{id}/feedback': ({ featureHolder }) => ({
    people: [featureHolder.employeeId],
  }),
  'POST /api/{tenantId}/performancereviews/{id}/feedback/proposals': ({ featureHolder }) => ({
    people: [featureHolder.employeeId],
    reason: 'We share a site',
  }),
  'POST /api/{tenantId}/performancereviews/{id}/feedback/proposals/leftOut': ({ managerOfOthers }) => ({
    people: [managerOfOthers.employeeId],
  }),
  'POST /api/{tenantId}/performancereviews/{id}/feedback/proposals/takenBack': ({ managerOfOthers }) => ({
    people: [managerOfOthers.employeeId],
  }),
  'POST /api/{tenantId}/performancereviews/{id}/feedback/mine': () => ({ act: 'submit' }),
  'PUT /api/{tenantId}/performancereviews/{id}/feedback/mine/{itemId}': () => ({
    text: 'Well done.',
    chosen: null,
    parts: [],
    version: 1,
  }),
  'PUT /api/{tenantId}/performanceReviewSchedule/{id}': () => ({ version: 1, ...reviewDays }),
  'PUT /api/{tenantId}/performanceReviewSettings': () => ({
    ...usualReviewSettings,
    hidesUntilBoth: false,
    starters: 'admins',
  }),
  'POST /api/{tenantId}/assets': (world) => ({ id: newId(), ...assetContent(world) }),
  'PUT /api/{tenantId}/assets/{id}': (world) => ({ version: 1, ...assetContent(world) }),
  'POST /api/{tenantId}/assets/{id}/duplicate': () => ({ id: newId(), number: 'B-2' }),
  'PUT /api/{tenantId}/assets/{id}/photo': ({ assets }) => ({ version: 1, fileId: assets.file }),
  'POST /api/{tenantId}/assets/assign': ({ assets, target }) => ({
    ...chosenAsset(assets.stock),
    holder: { kind: 'employee', id: target.employeeId },
    expectedReturnDay: '2031-05-04',
    note: 'With its charger',
  }),
  'POST /api/{tenantId}/assets/unassign': ({ assets }) => ({
    ...chosenAsset(assets.given),
    condition: 'fair',
    note: '',
  }),
  'POST /api/{tenantId}/assets/restock': ({ assets }) => ({ ...chosenAsset(assets.returned), note: '' }),
  'POST /api/{tenantId}/assets/startService': ({ assets }) => ({ ...chosenAsset(assets.stock), note: '' }),
  'POST /api/{tenantId}/assets/service': ({ assets }) => ({
    ...chosenAsset(assets.stock),
    planName: 'Oil',
    day: '2024-03-01',
    cost: 12.5,
    reading: 100,
    note: '',
  }),
  'POST /api/{tenantId}/assets/retire': ({ assets }) => ({ ...chosenAsset(assets.stock), note: '' }),
  'POST /api/{tenantId}/assets/activate': ({ assets }) => ({ ...chosenAsset(assets.retired), note: '' }),
  'POST /api/{tenantId}/assets/undo': ({ assets }) => chosenAsset(assets.given),
  'PUT /api/{tenantId}/assets/update-list': ({ assets }) => ({
    changes: [{ id: assets.stock, version: 1, set: { condition: 'poor', supplier: 'Ute World' } }],
  }),
  'POST /api/{tenantId}/assets/export/labels/File': ({ assets }) => ({
    assetIds: [assets.stock],
    size: 'A4-24',
    skip: 0,
  }),
  'POST /api/{tenantId}/assets/audits': ({ assets }) => ({ id: newId(), locationId: assets.location }),
  'POST /api/{tenantId}/assets/audits/{auditId}/seen': () => ({ number: 'a-1', isSeen: true }),
  'POST /api/{tenantId}/assets/audits/{auditId}/close': () => ({ version: 1 }),
  'POST /api/{tenantId}/assets/{id}/acceptance': () => ({
    version: 1,
    outcome: 'accepted',
    signature: 'Cole Birch',
    because: '',
  }),
  'POST /api/{tenantId}/assetConfiguration/locations': () => ({
    id: newId(),
    version: null,
    name: 'Yard',
    parentId: null,
    address: '1 Yard Road',
  }),
  'POST /api/{tenantId}/assetConfiguration/categories': () => ({
    id: newId(),
    version: null,
    name: 'Laptop',
    numberStyle: 'LAP-###',
    needsAcceptance: true,
    plans: [{ name: 'Test and tag', everyMonths: 3, everyUnits: null, unit: '' }],
  }),
  'POST /api/{tenantId}/assetConfiguration/locations/{id}/merge': ({ assets }) => ({
    version: 1,
    into: assets.location,
  }),
  'POST /api/{tenantId}/assetConfiguration/categories/{id}/merge': ({ assets }) => ({
    version: 1,
    into: assets.category,
  }),
  'PUT /api/{tenantId}/orgChart': ({ target, colleague }) => ({
    moves: [{ id: target.employeeId, version: 1, reportsTo: colleague.employeeId }],
  }),
  'POST /api/{tenantId}/orgChart/plans': () => ({ id: newId(), name: 'Two sites', note: '', effectiveDay: null }),
  'PUT /api/{tenantId}/orgChart/plans/{id}': () => ({ version: 1, name: 'Two sites', note: '', effectiveDay: null }),
  'PUT /api/{tenantId}/orgChart/plans/{id}/moves': ({ target, colleague }) => ({
    drop: [],
    set: [{ id: target.employeeId, reportsTo: colleague.employeeId }],
  }),
  'POST /api/{tenantId}/orgChart/plans/{id}/act': () => ({ version: 1, act: 'withdraw' }),
  'POST /api/{tenantId}/orgChart/vacancies': ({ colleague }) => ({
    id: newId(),
    title: 'Carpenter',
    departmentId: null,
    reportsTo: colleague.employeeId,
    startDay: '2026-12-01',
    note: '',
  }),
  'PUT /api/{tenantId}/orgChart/vacancies/{id}': ({ colleague }) => ({
    version: 1,
    title: 'Carpenter',
    departmentId: null,
    reportsTo: colleague.employeeId,
    startDay: null,
    note: '',
  }),
  'POST /api/{tenantId}/orgChart/vacancies/{id}/act': ({ colleague }) => ({
    version: 1,
    act: 'fill',
    person: colleague.employeeId,
  }),
  'PUT /api/{tenantId}/orgChart/updateNode/{id}': () => ({ version: 1, note: 'Away until Friday', ...tags }),
  'POST /api/{tenantId}/employees/bulk': ({ target }) => ({
    changes: [{ people: [{ id: target.employeeId }], addTags: ['First aid'] }],
  }),
  'POST /api/{tenantId}/employees/export/csv': ({ target }) => ({ people: [target.employeeId] }),
  'POST /api/{tenantId}/views': () => ({
    id: newId(),
    list: 'employees',
    name: 'Crew',
    query: 'tag=crew',
    isDefault: true,
    isShared: false,
  }),
  'PUT /api/{tenantId}/notifications': () => ({ ids: [newId()], upTo: '2026-11-21T03:00:00.000Z', isRead: true }),
  'PUT /api/{tenantId}/home/occasions/choices': () => ({ hidesBirthday: true, hidesAnniversary: false }),
  'PUT /api/{tenantId}/dashboard': () => ({ version: 0, tiles: ['headcount', 'goals'] }),
  'PUT /api/{tenantId}/notifications/choices': () => ({
    choices: [{ kind: 'certificationReminder', delivery: 'digest' }],
  }),
  'PUT /api/{tenantId}/reportSchedules/{id}': () => ({ every: 'month', weekday: '1', monthDay: 'last', version: 1 }),
  'PUT /api/{tenantId}/views/{id}': () => ({
    version: 1,
    name: 'Crew',
    query: 'q=a',
    isDefault: false,
    isShared: false,
  }),
  'POST /api/{tenantId}/securityGroups': ({ target }) => ({ id: newId(), ...securityGroup(target) }),
  'PUT /api/{tenantId}/securityGroups/{id}': ({ target }) => ({ version: 1, ...securityGroup(target) }),
  'POST /api/{tenantId}/certificationtypes': () => ({ id: newId(), version: null, ...certificationType }),
  'POST /api/{tenantId}/certifications/{id}/updateExpiry': () => ({
    version: 1,
    expiryDate: '2031-05-04T13:59:59.999Z',
  }),
  'POST /api/{tenantId}/certifications/{id}/snooze': () => ({ untilDay: inAMonth() }),
  'POST /api/{tenantId}/employees/{id}/reminderPause': () => ({ untilDay: inAMonth(), reason: 'On leave' }),
  'POST /api/{tenantId}/certifications/{id}/verification': () => ({ version: 1, outcome: 'verified', because: '' }),
  'POST /api/{tenantId}/hrDocuments': () => ({ id: newId(), title: 'Heat', category: 'Safety', content: policyText }),
  'PUT /api/{tenantId}/hrDocuments/{id}': () => ({
    version: 1,
    title: 'Heat',
    category: 'Safety',
    content: policyText,
  }),
  'PUT /api/{tenantId}/positionTemplates/{id}/requirements': () => ({
    version: 1,
    certificationTypeIds: [],
    policyIds: [],
  }),
  'POST /api/{tenantId}/positionTemplates/{id}/archive': () => ({ version: 1 }),
  'POST /api/{tenantId}/positionTemplates/{id}/unarchive': () => ({ version: 1 }),
  'POST /api/{tenantId}/positionTemplates/useTemplate/{templateId}': () => ({
    id: newId(),
    title: 'Foreman',
    department: null,
  }),
  'PUT /api/{tenantId}/positionTemplates/useTemplate/{id}': () => ({
    version: 1,
    globalVersion: 2,
    text: positionText('Leads the site.'),
  }),
  'POST /api/{tenantId}/positionTemplates/{id}/assign': ({ target }) => ({
    id: newId(),
    people: [target.employeeId],
    startDate: '2031-05-05',
    isCurrent: false,
  }),
  'POST /api/{tenantId}/positionTemplates/export/csv': ({ items }) => ({ ids: [items.positionTemplates] }),
  'POST /api/{tenantId}/hrDocuments/useTemplate/{templateId}': () => ({
    id: newId(),
    title: 'Heat',
    category: 'Safety',
  }),
  'PUT /api/{tenantId}/hrDocuments/useTemplate/{id}': () => ({
    version: 1,
    draftVersion: null,
    templateVersion: 2,
    content: policyText,
    changeNote: 'As the template',
    requireReacknowledgement: true,
  }),
  'POST /api/{tenantId}/hrDocuments/{id}/agree': () => ({ versionNo: 1 }),
  'POST /api/{tenantId}/hrDocuments/{id}/review': () => ({ version: 1, outcome: 'substantive', changeNote: 'New' }),
  'PUT /api/{tenantId}/hrDocuments/{id}/settings': (world) => ({
    version: 1,
    isArchived: false,
    settings: {
      relevantParties: {
        all: false,
        employeeIds: [world.target.employeeId],
        departmentIds: [world.department],
        positionTitles: ['Foreman'],
        tags: [],
      },
      dueDay: '2031-05-04',
      dueInDays: 14,
      remindEveryDays: 7,
      tellManagerAfterDays: 7,
      renewEveryMonths: 12,
    },
  }),
  'PUT /api/{tenantId}/employees/{id}/keepEmployed': () => ({ version: 1 }),
  'PUT /api/{tenantId}/employees/{id}/starting': () => ({ isEnded: true }),
  'PUT /api/{tenantId}/employees/{id}/reinstate': () => ({
    version: 1,
    firstDay: '2026-03-02',
    departmentId: null,
    reportsTo: null,
    invites: false,
  }),
  'PUT /api/{tenantId}/employees/{id}/terminate': () => ({
    version: 1,
    date: '2024-03-01',
    reason: 'Moved away',
    reassignReportsTo: null,
    notes: '',
  }),
}

const askingRules = { reports: true, peers: 3, proposals: true }
const reviewDays = { scheduledDay: '2031-05-04', dueDay: '2031-05-18' }

const chosenAsset = (id: string) => ({ assets: [{ id, version: 1 }] })

const assetContent = ({ assets }: World) => ({
  number: 'B-1',
  name: 'Ute',
  categoryId: assets.category,
  currentLocationId: assets.location,
  make: 'Toyota',
  model: 'Hilux',
  serial: 'JT1',
  condition: 'new',
  purchaseDay: '2024-02-01',
  cost: 45_000.5,
  currency: 'AUD',
  supplier: 'Ute World',
  warrantyDay: '2027-02-01',
  reading: 12,
  notes: 'White',
  plans: [
    {
      id: newId(),
      name: 'Oil',
      everyMonths: 6,
      everyUnits: 10_000,
      unit: 'km',
      sinceDay: '2024-02-01',
      sinceReading: 0,
    },
  ],
})

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const policyText = textOf('Drink water.')

const securityGroup = ({ employeeId }: World['target']) => ({
  name: 'Policy writers',
  features: [{ featureId: 'companyPoliciesManage', actions: ['Use', 'Modify'] }],
  memberIds: [employeeId],
})

const certificationType = {
  name: 'First aid',
  description: '',
  isDeleted: false,
  validityMonths: 36,
  reminderDays: [30, 7],
  requiredBy: { all: false, departmentIds: [], positionTitles: ['Foreman'], tags: [] },
}

/** A body that is no object. */
const plainBodies: Readonly<Record<string, boolean>> = { 'POST /api/{tenantId}/employees/{id}/setMFA': true }

/** The smallest PNG there is: one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const isUpload = (call: Call): boolean => uploadFieldOf(call) !== undefined

/** The field of the form that holds the picture. */
export const uploadFieldOf = ({ name }: Call): string | undefined =>
  ({
    'POST /api/{tenantId}/employees/{id}/avatar': 'file',
    'POST /api/{tenantId}/employees/{id}/files': 'file',
    'POST /api/{tenantId}/TenantOnboarding/logo': 'logo',
    'POST /api/{tenantId}/certifications/{certificationId}/files': 'files',
    'POST /api/{tenantId}/assets/{id}/files': 'files',
    'POST /api/{tenantId}/hrDocuments/{id}/images': 'file',
    'POST /api/{tenantId}/performancereviews/{id}/files': 'files',
  })[name]

export const aPicture = (name = 'me.png', bytes: Uint8Array<ArrayBuffer> = png, field = 'file'): FormData => {
  const form = new FormData()
  form.append(field, new Blob([bytes]), name)
  return form
}

/** One line each, to be made. */
const sheets: Readonly<Record<string, (world: World) => string>> = {
  'POST /api/{tenantId}/employees/import/csv': () => 'First name,Email\nNadia,nadia@new.example',
  'POST /api/{tenantId}/goals/import/csv': ({ canary }) => `Goal,Email\nOn site,eve@${canary}.example`,
  'POST /api/{tenantId}/assets/import/csv': ({ canary }) => `Asset No,Name,Category\nC-1,Saw,${canary} category`,
}

const aSheet = (csv: string): FormData => {
  const form = new FormData()
  form.append('csvFile', new Blob([csv]), 'import.csv')
  form.append('create', 'true')
  return form
}

const certificationCall = 'POST /api/{tenantId}/certifications'

/** Of the target. */
const aCertification = ({ target, certificationType: type }: World): FormData => {
  const form = aPicture('card.png', png, 'files')
  form.append('id', newId())
  form.append('employeeId', target.employeeId)
  form.append('certificationTypeId', type)
  form.append('expiryDate', '2030-03-02T13:59:59.999Z')
  return form
}

const existingPolicyCall = 'POST /api/{tenantId}/hrDocuments/existingDocument'
const policyFileCall = 'PUT /api/{tenantId}/hrDocuments/{id}/file'

const aPolicyFile = (more: Readonly<Record<string, string>>): FormData => {
  const form = aPicture('policy.pdf', new Uint8Array(aPdf()))
  for (const [name, value] of Object.entries(more)) form.append(name, value)
  return form
}

/** All that a proper request carries besides its path and its sender. */
export const requestOf = (call: Call, world: World) => {
  const json = bodyOf(call, world) ?? plainBodies[call.name]
  const sheet = sheets[call.name]
  return {
    method: call.method,
    ...(json === undefined ? {} : { json }),
    ...(sheet === undefined ? {} : { body: aSheet(sheet(world)) }),
    ...(call.name === existingPolicyCall ? { body: aPolicyFile({ id: newId(), title: 'Heat' }) } : {}),
    ...(call.name === policyFileCall ? { body: aPolicyFile({}) } : {}),
    ...(call.name === certificationCall ? { body: aCertification(world) } : {}),
    ...(isUpload(call) ? { body: aPicture('me.png', png, uploadFieldOf(call)) } : {}),
    ...(call.method === 'DELETE' ? { headers: { 'if-match': '"1"' } } : {}),
  }
}

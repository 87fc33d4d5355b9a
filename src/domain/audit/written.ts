/**
 * Everything the server writes down: what can happen to which kind of record. Ours. Anyone who writes something new
 * adds it here, and the test that reads each of them as a sentence.
 */
import type { AuditAction } from './actions.ts'

const onItem = ['created', 'updated', 'removed', 'merged', 'reordered'] as const

export const writtenChanges = {
  account: ['invited', 'accepted', 'updated', 'removed', 'reset'],
  asset: [
    'created',
    'updated',
    'removed',
    'assigned',
    'unassigned',
    'accepted',
    'declined',
    'serviced',
    'retired',
    'activated',
  ],
  assetAudit: ['created', 'closed'],
  assetCategory: ['created', 'updated', 'removed', 'merged'],
  assetFile: ['created', 'removed'],
  assetImport: ['imported', 'reverted'],
  assetRegister: ['exported'],
  assetLocation: ['created', 'updated', 'removed', 'merged'],
  calendarFeed: ['created', 'removed'],
  category: onItem,
  certification: ['created', 'submitted', 'updated', 'verified', 'declined', 'removed', 'reminded'],
  certificationFile: ['created', 'removed'],
  certificationType: ['created', 'updated', 'removed'],
  chartPlan: ['created', 'updated', 'submitted', 'approved', 'reopened', 'published', 'reverted', 'cancelled'],
  changeRequest: ['created', 'accepted', 'declined', 'withdrawn', 'closed'],
  checkIn: ['created', 'updated', 'removed'],
  checkInComment: ['created', 'removed'],
  checkInSeries: ['created', 'updated'],
  checkInTemplate: ['created', 'updated', 'removed'],
  coreValue: onItem,
  dailyScrumBlocker: ['resolved', 'reopened'],
  dailyScrumEntry: ['created', 'updated'],
  defaultDiscussionPoint: onItem,
  department: onItem,
  directoryView: ['created', 'updated', 'removed'],
  document: ['created', 'removed'],
  emergency: ['viewed'],
  employee: ['created', 'updated', 'removed', 'planned', 'kept', 'terminated', 'reinstated', 'exported'],
  employeeList: ['exported'],
  featureFlag: ['toggled'],
  feedback: ['created', 'updated'],
  checkInList: ['exported'],
  goal: ['created', 'updated', 'removed'],
  goalComment: ['created', 'removed'],
  goalImport: ['imported', 'reverted'],
  goalList: ['exported'],
  certificationList: ['exported'],
  requirements: ['exported'],
  goalTemplate: onItem,
  hrDocument: ['created', 'updated', 'removed', 'published', 'reviewed', 'agreed', 'reminded', 'escalated', 'exported'],
  hrDocumentCategory: ['removed'],
  import: ['imported', 'reverted'],
  meetingLocation: onItem,
  onboarding: ['updated'],
  performanceReview: ['created', 'updated', 'removed', 'submitted', 'acknowledged', 'exported'],
  performanceReviewCycle: ['created', 'updated', 'removed', 'reminded'],
  performanceReviewFeedback: ['created', 'closed'],
  performanceReviewFile: ['created', 'removed'],
  performanceReviewSettings: ['updated'],
  performanceReviewTemplate: onItem,
  position: ['created', 'updated', 'removed', 'approved', 'acknowledged'],
  positionTemplate: onItem,
  praise: ['created', 'removed'],
  report: ['exported'],
  reportSchedule: ['created', 'updated', 'removed'],
  reviewList: ['exported'],
  sampleData: ['created', 'removed'],
  securityGroup: ['created', 'updated', 'removed'],
  subscription: ['subscribed', 'cancelled'],
  tag: onItem,
  tenant: ['created', 'updated', 'exported'],
  vacancy: ['created', 'updated', 'closed', 'reopened', 'removed'],
} as const satisfies Readonly<Record<string, ReadonlyArray<AuditAction>>>

export type WrittenKind = keyof typeof writtenChanges

/** Lists that an organisation keeps, whose items are all changed alike. */
export type ItemKind = {
  readonly [Kind in WrittenKind]: (typeof writtenChanges)[Kind] extends typeof onItem ? Kind : never
}[WrittenKind]

/** A kind, and what can happen to it. */
export type WrittenChange = {
  readonly [Kind in WrittenKind]: { readonly kind: Kind; readonly action: (typeof writtenChanges)[Kind][number] }
}[WrittenKind]

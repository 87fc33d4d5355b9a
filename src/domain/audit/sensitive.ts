/**
 * Whose values the record of changes keeps, by the kind of record: of every other field it keeps the name alone. A
 * field is sensitive unless it stands here. Never here: personal and emergency data, passwords and second factors,
 * phone numbers, notes, reasons, and what people write to each other. Only the notes of a confirmation are kept, since
 * they are written for this record, and the person writing them is told who reads it.
 */
import type { FieldChange } from './nouns.ts'

export const auditedValues: Readonly<Record<string, ReadonlyArray<string>>> = {
  employee: [
    'firstName',
    'lastName',
    'email',
    'positionTitle',
    'departmentId',
    'reportsTo',
    'startDate',
    'isActive',
    'hideFromEmployeeDirectory',
    'tags',
    'terminationDate',
    'plannedLastDay',
    'underlings',
    'remindersPausedUntil',
    'startEnded',
  ],
  position: ['title', 'startDateUTC', 'status', 'isCurrent'],
  document: ['name', 'type'],
  feedback: ['status'],
  goal: ['title', 'state', 'dueDate', 'sharedWith'],
  goalTemplate: ['name'],
  chartPlan: ['name', 'effectiveDay', 'state'],
  vacancy: ['title', 'reportsTo', 'startDay', 'state', 'filledBy'],
  checkIn: ['name', 'day', 'time', 'status'],
  checkInTemplate: ['name', 'isArchived'],
  hrDocument: [
    'title',
    'category',
    'versionNo',
    'agreedVersionNo',
    'dueDay',
    'dueInDays',
    'remindEveryDays',
    'tellManagerAfterDays',
    'renewEveryMonths',
    'isArchived',
  ],
  account: ['email', 'isAdmin', 'notes'],
  import: ['rows'],
  department: ['name'],
  category: ['text'],
  meetingLocation: ['name'],
  coreValue: ['name'],
  tag: ['name'],
  positionTemplate: ['title', 'isArchived', 'certificationTypes', 'policies'],
  performanceReview: ['name', 'stage', 'begins', 'due'],
  performanceReviewCycle: ['name', 'state'],
  performanceReviewSettings: ['hidesUntilBoth', 'starters', 'isAnonymous', 'smallestGroup', 'employeesPropose'],
  performanceReviewTemplate: ['name'],
  featureFlag: ['isEnabled'],
  sampleData: ['records', 'kept'],
  securityGroup: ['name', 'features', 'membersAdded', 'membersRemoved'],
  subscription: ['billingCycle', 'lastDay'],
  onboarding: ['status'],
  tenant: [
    'name',
    'vision',
    'timeZone',
    'workingDays',
    'occasions',
    'helpName',
    'helpEmail',
    'helpPhone',
    'senderName',
    'replyTo',
  ],
  asset: ['number', 'name', 'categoryId', 'currentLocationId', 'condition', 'state', 'holder'],
  assetCategory: ['name'],
  assetLocation: ['name'],
  certification: ['certificationTypeId', 'expiryDate', 'verification', 'snoozedUntil'],
  certificationType: ['name', 'isDeleted'],
}

/** What of these may be kept. The store asks it of everything it writes, so that no caller can forget to. */
export const keptValues = (kind: string, values: ReadonlyArray<FieldChange>): ReadonlyArray<FieldChange> => {
  const kept = auditedValues[kind] ?? []
  return values.filter(({ field, before, after }) => kept.includes(field) && before !== after)
}

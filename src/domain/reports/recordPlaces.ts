/**
 * Where the record is looked at that a change is about. Ours: what has a page of its own leads there while it is there; an
 * item of a list to the list; anything else about somebody to that person.
 */
import type { AuditEntry } from '../audit/nouns.ts'
import { type PageName, type PlainPage, pathTo } from '../session/places.ts'

/** What may be gone by now. */
export type GoneRecord =
  | 'asset'
  | 'assetAudit'
  | 'certification'
  | 'chartPlan'
  | 'checkIn'
  | 'employee'
  | 'goal'
  | 'hrDocument'
  | 'performanceReview'
  | 'performanceReviewCycle'
  | 'performanceReviewTemplate'
  | 'position'
  | 'positionTemplate'

export interface RecordPlace {
  /** Open to the reader, or it leads nowhere. */
  readonly page: PageName
  readonly path: string
  /** Leads nowhere once this is gone; a page of its own needs nothing. */
  readonly of: { readonly record: GoneRecord; readonly id: string } | null
}

type Entry = Pick<AuditEntry, 'kind' | 'subjectId' | 'person'>

/** Null where it has none. */
export const placeOf = ({ kind, subjectId: id, person }: Entry): RecordPlace | null => {
  const page = lists[kind]
  if (page !== undefined) return { page, path: pathTo(page), of: null }
  const own = pages[kind]?.(id, person?.id ?? null)
  if (own != null) return { ...own, of: { record: kind as GoneRecord, id } }
  const about = person?.id ?? (kind === 'employee' ? id : null)
  return about === null
    ? null
    : { page: 'employee', path: pathTo('employee', { id: about }), of: { record: 'employee', id: about } }
}

type Own = Pick<RecordPlace, 'page' | 'path'> | null

const pages: Readonly<Partial<Record<string, (id: string, person: string | null) => Own>>> = {
  asset: (id) => ({ page: 'asset', path: pathTo('asset', { id }) }),
  assetAudit: (auditId) => ({ page: 'assetAudit', path: pathTo('assetAudit', { auditId }) }),
  certification: (certificationId, person) =>
    person === null
      ? null
      : {
          page: 'employeeCertificationsWithId',
          path: pathTo('employeeCertificationsWithId', { id: person, certificationId }),
        },
  chartPlan: (id) => ({ page: 'orgChartPlan', path: pathTo('orgChartPlan', { id }) }),
  checkIn: (id) => ({ page: 'checkIn', path: pathTo('checkIn', { id }) }),
  goal: (id) => ({ page: 'goal', path: pathTo('goal', { id }) }),
  hrDocument: (id) => ({ page: 'hrDocument', path: pathTo('hrDocument', { id }) }),
  performanceReview: (id) => ({ page: 'pr', path: pathTo('pr', { id }) }),
  performanceReviewCycle: (id) => ({ page: 'prCycle', path: pathTo('prCycle', { id }) }),
  performanceReviewTemplate: (id) => ({ page: 'prTemplate', path: pathTo('prTemplate', { id }) }),
  position: (id, person) =>
    person === null ? null : { page: 'employeePosition', path: pathTo('employeePosition', { employeeId: person, id }) },
  positionTemplate: (id) => ({ page: 'positionTemplate', path: pathTo('positionTemplate', { id }) }),
}

const lists: Readonly<Partial<Record<string, PlainPage>>> = {
  assetCategory: 'assetSettings',
  assetLocation: 'assetSettings',
  assetRegister: 'assets',
  category: 'categories',
  certificationType: 'certificationSettings',
  checkInList: 'checkIns',
  checkInTemplate: 'checkInTemplates',
  coreValue: 'coreValues',
  dailyScrumBlocker: 'dailyScrum',
  dailyScrumEntry: 'dailyScrum',
  defaultDiscussionPoint: 'defaultDiscussionPoints',
  department: 'departments',
  employeeList: 'employees',
  featureFlag: 'features',
  feedback: 'feedback',
  goalList: 'goals',
  goalTemplate: 'goalTemplates',
  meetingLocation: 'meetingLocations',
  performanceReviewSettings: 'prSettings',
  praise: 'praise',
  report: 'reports',
  reportSchedule: 'reports',
  reviewList: 'prs',
  sampleData: 'accountSetup',
  securityGroup: 'permissions',
  subscription: 'billing',
  tag: 'tags',
  tenant: 'companySettings',
  vacancy: 'orgChart',
}

/**
 * What a policy asks of a person (§ 3 HR document, § 4 agreed or not, per employee).
 *
 * A document of type 0 is a policy. Ours: only a published one asks, and only those it binds. An agreement holds when it is
 * to the newest version of substance or to a later one, and until it has to be renewed; an editorial version asks nobody.
 * The to-do item is § 3's policy update message when an older version was agreed to, else an item to agree, for the first
 * time or again.
 */
import type { EmployeeId, HrDocumentId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import type { HrDocumentSummary } from './nouns.ts'
import { wording } from './wording.ts'

/** § 3 Type 0 means policy. */
export const POLICY_TYPE = 0

type Policy = HrDocumentSummary
type Asking = Pick<Policy, 'agreements' | 'agreeFromVersionNo' | 'renewalUtc'>

export const isPolicy = (document: Pick<Policy, 'type'>): boolean => document.type === POLICY_TYPE

/** It is in force, and the reader is one of those it binds. */
export const asks = (policy: Pick<Policy, 'type' | 'status' | 'bindsMe'>): boolean =>
  isPolicy(policy) && policy.status === 'published' && policy.bindsMe

export const agreementHolds = (policy: Asking, employeeId: EmployeeId, nowUtc: InstantUtc): boolean =>
  hasAgreed(policy, employeeId, (versionNo) => versionNo >= policy.agreeFromVersionNo) &&
  (policy.renewalUtc === null || policy.renewalUtc > nowUtc)

const hasAgreed = (
  { agreements }: Pick<Policy, 'agreements'>,
  employeeId: EmployeeId,
  to: (versionNo: number) => boolean,
): boolean => agreements.some((agreement) => agreement.employeeId === employeeId && to(agreement.versionNo))

/** Those whose reader has still to agree. `employeeId` is the reader: of nobody else's agreements the list knows. */
export const unacknowledged = (
  documents: ReadonlyArray<Policy>,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): ReadonlyArray<Policy> =>
  documents.filter((document) => asks(document) && !agreementHolds(document, employeeId, nowUtc))

/** One duty as the to-do list of the home page takes it. */
export interface PolicyDuty {
  readonly type: 'hrDocumentUpdate' | 'hrDocumentAgreement'
  readonly id: HrDocumentId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc | null
}

/** One item per duty: due first, those without a due date last, then by title. */
export const toDoItems = (
  documents: ReadonlyArray<Policy>,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): ReadonlyArray<PolicyDuty> =>
  unacknowledged(documents, employeeId, nowUtc)
    .map((policy): PolicyDuty => {
      const isToRenew = hasAgreed(policy, employeeId, (versionNo) => versionNo >= policy.agreeFromVersionNo)
      const isUpdate = !isToRenew && hasAgreed(policy, employeeId, () => true)
      return {
        type: isUpdate ? 'hrDocumentUpdate' : 'hrDocumentAgreement',
        id: policy.id,
        title: isUpdate ? wording.updateAvailable : isToRenew ? wording.toRenew : wording.toAgree,
        detail: policy.title,
        dueUtc: policy.dueUtc,
      }
    })
    .toSorted((one, other) => compare(one.dueUtc ?? NEVER, other.dueUtc ?? NEVER) || compare(one.detail, other.detail))

/** Sorts behind every instant. */
const NEVER = '~'

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

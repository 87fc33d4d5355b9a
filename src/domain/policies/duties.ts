/**
 * What a policy asks of a person (§ 3 HR document, § 4 agreed or not, per employee).
 *
 * A document of type 0 is a policy; its relevant parties are all or chosen employees. Ours: an agreement counts for the
 * version it was given to, so a new version asks again; the to-do item is § 3's policy update message when an older
 * version was agreed to, else an item to agree for the first time.
 */
import type { EmployeeId, HrDocumentId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import type { HrDocumentSummary } from './nouns.ts'
import { wording } from './wording.ts'

/** § 3 Type 0 means policy. */
export const POLICY_TYPE = 0

type Policy = HrDocumentSummary

export const isPolicy = (document: Pick<Policy, 'type'>): boolean => document.type === POLICY_TYPE

export const isBoundBy = (policy: Pick<Policy, 'relevantParties'>, employeeId: EmployeeId): boolean =>
  policy.relevantParties.all || policy.relevantParties.employeeIds.includes(employeeId)

export const agreedToCurrent = (policy: Pick<Policy, 'agreements' | 'versionNo'>, employeeId: EmployeeId): boolean =>
  policy.agreements.some((agreement) => agreement.employeeId === employeeId && agreement.versionNo === policy.versionNo)

const agreedToOlder = (policy: Pick<Policy, 'agreements' | 'versionNo'>, employeeId: EmployeeId): boolean =>
  policy.agreements.some((agreement) => agreement.employeeId === employeeId && agreement.versionNo < policy.versionNo)

export const unacknowledged = (documents: ReadonlyArray<Policy>, employeeId: EmployeeId): ReadonlyArray<Policy> =>
  documents.filter(
    (document) => isPolicy(document) && isBoundBy(document, employeeId) && !agreedToCurrent(document, employeeId),
  )

/** One duty as the to-do list of the home page takes it. */
export interface PolicyDuty {
  readonly type: 'hrDocumentUpdate' | 'hrDocumentAgreement'
  readonly id: HrDocumentId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc | null
}

/** One item per duty: due first, those without a due date last, then by title. */
export const toDoItems = (documents: ReadonlyArray<Policy>, employeeId: EmployeeId): ReadonlyArray<PolicyDuty> =>
  unacknowledged(documents, employeeId)
    .map((policy): PolicyDuty => {
      const updated = agreedToOlder(policy, employeeId)
      return {
        type: updated ? 'hrDocumentUpdate' : 'hrDocumentAgreement',
        id: policy.id,
        title: updated ? wording.updateAvailable : wording.toAgree,
        detail: policy.title,
        dueUtc: policy.dueUtc,
      }
    })
    .toSorted((one, other) => compare(one.dueUtc ?? NEVER, other.dueUtc ?? NEVER) || compare(one.detail, other.detail))

/** Sorts behind every instant. */
const NEVER = '~'

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

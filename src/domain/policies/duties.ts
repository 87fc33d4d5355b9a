/**
 * What a policy asks of a person (§ 3 HR document, § 4 agreed or not, per employee).
 *
 * Only a policy asks (`kinds.ts`). Ours: only a published one, and only those it binds, unless their agreement holds
 * (`startupReport.ts`); an editorial version asks nobody.
 * The to-do item is § 3's policy update message when an older version was agreed to, else an item to agree, for the first
 * time or again.
 */
import type { EmployeeId, HrDocumentId } from '../kernel/ids.ts'
import type { InstantUtc, Version } from '../kernel/nouns.ts'
import { agreementHolds, type Duty, isToCurrent } from './dutyStatus.ts'
import { asksForAgreement } from './kinds.ts'
import type { Agreement, HrDocumentSummary } from './nouns.ts'
import { wording } from './wording.ts'

type Policy = HrDocumentSummary

/** It is in force, and the reader is one of those it binds. */
export const asks = (policy: Pick<Policy, 'type' | 'status' | 'bindsMe'>): boolean =>
  asksForAgreement(policy) && policy.status === 'published' && policy.bindsMe

/** The newest agreement the reader has given; null for none. */
export const ownAgreement = ({ agreements }: Pick<Policy, 'agreements'>, employeeId: EmployeeId): Agreement | null =>
  agreements
    .filter((agreement) => agreement.employeeId === employeeId)
    .reduce<Agreement | null>(
      (newest, agreement) => (newest === null || agreement.versionNo >= newest.versionNo ? agreement : newest),
      null,
    )

/** What the reader's duty status follows from. */
export const ownDuty = (policy: Policy, employeeId: EmployeeId): Duty => ({
  ...policy,
  agreedVersionNo: ownAgreement(policy, employeeId)?.versionNo ?? null,
})

/** Those whose reader has still to agree. `employeeId` is the reader: of nobody else's agreements the list knows. */
export const unacknowledged = (
  documents: ReadonlyArray<Policy>,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): ReadonlyArray<Policy> =>
  documents.filter((document) => asks(document) && !agreementHolds(ownDuty(document, employeeId), nowUtc))

/** One duty as the to-do list of the home page takes it. */
export interface PolicyDuty {
  readonly type: 'hrDocumentUpdate' | 'hrDocumentAgreement'
  readonly id: HrDocumentId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc | null
  /** What one would agree to. */
  readonly version: Version
}

/** One item per duty. */
export const toDoItems = (
  documents: ReadonlyArray<Policy>,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): ReadonlyArray<PolicyDuty> =>
  unacknowledged(documents, employeeId, nowUtc).map((policy): PolicyDuty => {
    const duty = ownDuty(policy, employeeId)
    const isToRenew = isToCurrent(duty)
    const isUpdate = !isToRenew && duty.agreedVersionNo !== null
    return {
      type: isUpdate ? 'hrDocumentUpdate' : 'hrDocumentAgreement',
      id: policy.id,
      title: isUpdate ? wording.updateAvailable : isToRenew ? wording.toRenew : wording.toAgree,
      detail: policy.title,
      dueUtc: policy.dueUtc,
      version: policy.versionNo,
    }
  })

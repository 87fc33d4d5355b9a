/**
 * The kinds of HR documents (§ 3: type 0 means policy). Ours: a document of type 1, a handbook, guide or form, is read by
 * those it is for, and asks nobody for anything. A kind is chosen when it is begun, and stays.
 *
 * For SQL `asks_for_agreement` says the same (migration 0023); a test holds the two together.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { HrDocumentType, PolicySettings } from './nouns.ts'

/** § 3 Type 0 means policy. */
export const POLICY_TYPE = 0
export const DOCUMENT_TYPE = 1

interface OfKind {
  readonly type: HrDocumentType
}

/** Whether people are asked to agree to it. */
export const asksForAgreement = ({ type }: OfKind): boolean => type === POLICY_TYPE

const ofAgreements = ['dueDay', 'dueInDays', 'remindEveryDays', 'tellManagerAfterDays', 'renewEveryMonths'] as const

/** Nothing is due of what asks nobody. */
export const mayBeSet = (document: OfKind, settings: PolicySettings): Decision<'asksNobody'> =>
  asksForAgreement(document) || ofAgreements.every((field) => settings[field] === null) ? allowed : denied('asksNobody')

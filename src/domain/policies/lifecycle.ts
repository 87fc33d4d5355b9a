/**
 * A policy from draft to version (§ 4 HR document, § 7 review; ours where the specification is silent).
 *
 * - What is written is a draft until somebody reviews it: published as an editorial change, published as a change of
 *   substance, or, with nothing to publish, what is in force is said to hold as it is.
 * - The first version is always one of substance: nobody has agreed to anything yet.
 * - Versions are kept for ever, so a document that has one is archived and never removed. An archived one asks nobody any
 *   more, and nothing is published in it.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { type Lifecycle, stateAfter } from '../kernel/lifecycle.ts'
import type { PolicyContent } from './content/nouns.ts'
import { textOf } from './content/words.ts'
import { asksForAgreement } from './kinds.ts'
import type { HrDocumentType, PolicyReview, PolicyStatus } from './nouns.ts'

export type PolicyAction = 'publish' | 'archive' | 'restore' | 'remove'

export const policyLifecycle: Lifecycle<PolicyStatus, PolicyAction> = {
  draft: { publish: 'published', archive: 'archived', remove: [] },
  published: { publish: 'published', archive: 'archived' },
  archived: { restore: ['published', 'draft'], remove: [] },
}

interface Document {
  /** The newest published version; 0 before the first. */
  readonly versionNo: number
  readonly isArchived: boolean
}

export const statusOf = ({ versionNo, isArchived }: Document): PolicyStatus =>
  isArchived ? 'archived' : versionNo === 0 ? 'draft' : 'published'

export type ReviewRefusal = 'policyArchived' | 'nothingToPublish' | 'nothingWritten' | 'notPublished'

/** The text that is to be published; null for a file. */
interface Draft {
  readonly content: PolicyContent | null
}

export const mayReview = (
  document: Document,
  draft: Draft | undefined,
  outcome: PolicyReview['outcome'],
): Decision<ReviewRefusal> => {
  if (stateAfter(policyLifecycle, statusOf(document), 'publish') === null) return denied('policyArchived')
  if (outcome === 'unchanged') return document.versionNo > 0 ? allowed : denied('notPublished')
  if (draft === undefined) return denied('nothingToPublish')
  return draft.content === null || saysSomething(draft.content) ? allowed : denied('nothingWritten')
}

export const saysSomething = ({ content }: PolicyContent): boolean =>
  content.some((block) => textOf(block).trim() !== '')

/** Nobody owes anything to what asks nobody, or is not in force. */
export const mayRemind = (
  document: Document & { readonly type: HrDocumentType },
): Decision<'asksNobody' | 'policyArchived' | 'notPublished'> => {
  if (!asksForAgreement(document)) return denied('asksNobody')
  if (document.isArchived) return denied('policyArchived')
  return document.versionNo > 0 ? allowed : denied('notPublished')
}

/** Whether everybody has to agree again. */
export const isOfSubstance = (
  outcome: 'editorial' | 'substantive',
  { versionNo }: Pick<Document, 'versionNo'>,
): boolean => outcome === 'substantive' || versionNo === 0

export const mayRemovePolicy = ({ versionNo }: Pick<Document, 'versionNo'>): Decision<'hasVersions'> =>
  versionNo === 0 ? allowed : denied('hasVersions')

/** One agrees to what is in force now, and to nothing else. */
export const mayAgreeTo = (versionNo: number, document: Pick<Document, 'versionNo'>): Decision<'notCurrent'> =>
  versionNo === document.versionNo ? allowed : denied('notCurrent')

/** What the kinds of HR documents are called (ours). */
import { asksForAgreement, DOCUMENT_TYPE, POLICY_TYPE } from './kinds.ts'
import type { HrDocumentType } from './nouns.ts'

export const kindNames: Record<HrDocumentType, string> = { [POLICY_TYPE]: 'Policy', [DOCUMENT_TYPE]: 'Document' }

export const kindMeanings: Record<HrDocumentType, string> = {
  [POLICY_TYPE]: 'People read it and agree to it.',
  [DOCUMENT_TYPE]: 'A handbook, guide or form. People read it without agreeing.',
}

/** As it is called within a sentence. */
export const calledKind = (document: { readonly type: HrDocumentType }): string =>
  asksForAgreement(document) ? 'policy' : 'document'

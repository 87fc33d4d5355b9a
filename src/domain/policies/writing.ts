/**
 * A policy while it is written (§ 3 HR document, § 7 POST and PUT hrDocuments; ours where the specification is silent):
 * what is being written, whether it can be saved, and what publishing it means.
 *
 * - The text being written is the draft's; where there is none, the published version's; else an empty one.
 * - A document that was uploaded has no text: only its title, its category and its file change.
 * - Nobody is asked again about a document that asks nobody, so a new version of it is no matter of substance.
 * - A first publication is always a change of substance; without a draft, a review can only say that nothing has changed.
 */
import type { PolicyContent } from './content/nouns.ts'
import { headingFields, type PolicyHeading } from './heading.fields.ts'
import { asksForAgreement } from './kinds.ts'
import type { HrDocument, PolicyDraftChange, PolicyFile, PolicyReview } from './nouns.ts'

export const emptyContent: PolicyContent = { type: 'doc', content: [{ type: 'paragraph' }] }

type Written = Pick<HrDocument, 'title' | 'category' | 'draft' | 'current'>

export const headingOf = ({ title, category, draft }: Written): PolicyHeading =>
  headingFields.draftOf(draft ?? { title, category })

/** The file that stands in the text's place; null for a policy that is written. */
export const fileOf = ({ draft, current }: Written): PolicyFile | null =>
  draft === null ? (current?.file ?? null) : draft.file

/** Null for a policy that is a file. */
export const contentOf = (document: Written): PolicyContent | null =>
  fileOf(document) === null ? (document.draft?.content ?? document.current?.content ?? emptyContent) : null

export const isSaveable = (heading: PolicyHeading): boolean => Object.keys(headingFields.problems(heading)).length === 0

export const toDraftChange = (
  heading: PolicyHeading,
  content: PolicyContent | null,
  version: number | null,
): PolicyDraftChange => ({ version, ...headingFields.toSaved(heading), content })

/** What a reviewer may say of it now; the first is the usual one. */
export const outcomesOf = (
  document: Pick<HrDocument, 'type' | 'versionNo' | 'draft'>,
): ReadonlyArray<PolicyReview['outcome']> => {
  if (document.versionNo === 0) return ['substantive']
  if (document.draft === null) return ['unchanged']
  return asksForAgreement(document) ? ['substantive', 'editorial'] : ['editorial']
}

/** People who are asked again are told why. */
export const needsNote = (outcome: PolicyReview['outcome'] | null, versionNo: number): boolean =>
  outcome === 'substantive' && versionNo > 0

/** The version a review is about: the draft's when it publishes one, else the document's. */
export const reviewedVersion = (
  { draft, version }: Pick<HrDocument, 'draft' | 'version'>,
  outcome: PolicyReview['outcome'],
): number => (outcome === 'unchanged' || draft === null ? version : draft.version)

/** The title an uploaded file begins with: its name without the ending, with spaces for what stood for spaces. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, headingFields.fields.title.max) || 'Untitled'

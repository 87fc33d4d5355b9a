/**
 * A policy while it is written (§ 3 HR document, § 7 POST and PUT hrDocuments; ours where the specification is silent):
 * what is being written, whether it can be saved, and what publishing it means.
 *
 * - The text being written is the draft's; where there is none, the published version's; else an empty one.
 * - A document that was uploaded has no text: only its title, its category and its file change.
 * - Nobody is asked again about a document that asks nobody, so a new version of it is no matter of substance.
 * - A first publication is always a change of substance; without a draft, a review can only say that nothing has changed.
 */
import { lineProblem, problemSentence, requiredLineProblem } from '../kernel/inputProblems.ts'
import type { PolicyContent } from './content/nouns.ts'
import { asksForAgreement } from './kinds.ts'
import type { HrDocument, PolicyDraftChange, PolicyFile, PolicyReview } from './nouns.ts'

export const POLICY_TITLE_MAX = 160
export const POLICY_CATEGORY_MAX = 80
export const CHANGE_NOTE_MAX = 2_000

export const emptyContent: PolicyContent = { type: 'doc', content: [{ type: 'paragraph' }] }

/** What stands above the text. */
export interface PolicyHeading {
  readonly title: string
  /** Empty for none. */
  readonly category: string
}

type Written = Pick<HrDocument, 'title' | 'category' | 'draft' | 'current'>

export const headingOf = ({ title, category, draft }: Written): PolicyHeading => ({
  title: draft?.title ?? title,
  category: (draft === null ? category : draft.category) ?? '',
})

/** The file that stands in the text's place; null for a policy that is written. */
export const fileOf = ({ draft, current }: Written): PolicyFile | null =>
  draft === null ? (current?.file ?? null) : draft.file

/** Null for a policy that is a file. */
export const contentOf = (document: Written): PolicyContent | null =>
  fileOf(document) === null ? (document.draft?.content ?? document.current?.content ?? emptyContent) : null

export const headingProblems = ({
  title,
  category,
}: PolicyHeading): { readonly [F in keyof PolicyHeading]?: string } => {
  const problems = {
    title: problemSentence(requiredLineProblem(title, POLICY_TITLE_MAX), POLICY_TITLE_MAX),
    category: problemSentence(lineProblem(category, POLICY_CATEGORY_MAX), POLICY_CATEGORY_MAX),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== null))
}

export const isSaveable = (heading: PolicyHeading): boolean => Object.keys(headingProblems(heading)).length === 0

export const toDraftChange = (
  { title, category }: PolicyHeading,
  content: PolicyContent | null,
  version: number | null,
): PolicyDraftChange => ({ version, title: title.trim(), category: category.trim() || null, content })

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
    .slice(0, POLICY_TITLE_MAX) || 'Untitled'

import type { PolicyContent } from '../../domain/policies/content/nouns.ts'
import type { PolicyHeading } from '../../domain/policies/heading.fields.ts'
import type { HrDocument, PolicyDraftChange } from '../../domain/policies/nouns.ts'
import { contentOf, fileOf, headingOf, toDraftChange } from '../../domain/policies/writing.ts'
import type { KeptText, OfText } from './policyEditor.ports.ts'

/** What the saving of a policy's text holds (`policyAutosave.machine.ts`). */
export interface TextInput extends OfText {
  readonly document: HrDocument
  /** What this browser had kept of an earlier time, to go on with. */
  readonly kept: KeptText | null
}

/** Asks the editor what stands in it now. */
export type ReadText = () => PolicyContent

/** What the editor is to show. It is put there anew whenever `generation` has risen. */
interface ShownText {
  readonly generation: number
  readonly content: PolicyContent | null
}

export interface TextContext extends OfText {
  /** As the server knows it. */
  readonly document: HrDocument
  readonly heading: PolicyHeading
  readonly shown: ShownText
  /** Null while no editor is there. */
  readonly read: ReadText | null
  /** The draft's version that was typed over. */
  readonly draftVersion: number | null
  /** How often something was typed, and how much of it was in what was sent last. */
  readonly changes: number
  readonly sent: number
  /** How often the server could not be reached in a row. */
  readonly attempt: number
  readonly refusal: string | null
  /** The document as somebody else has left it. */
  readonly theirs: HrDocument | null
}

export const beginning = ({ document, kept, ...of }: TextInput): TextContext => ({
  ...of,
  document,
  heading: kept?.heading ?? headingOf(document),
  shown: { generation: 0, content: kept === null ? contentOf(document) : kept.content },
  read: null,
  draftVersion: kept === null ? (document.draft?.version ?? null) : kept.draftVersion,
  changes: kept === null ? 0 : 1,
  sent: 0,
  attempt: 0,
  refusal: null,
  theirs: null,
})

/** What stands in the editor; null for a policy that is a file. */
export const textNow = ({ document, read, shown }: TextContext): PolicyContent | null =>
  fileOf(document) === null ? (read?.() ?? shown.content) : null

export const changeNow = (context: TextContext): PolicyDraftChange =>
  toDraftChange(context.heading, textNow(context), context.draftVersion)

/** Theirs in the place of what was typed. */
export const withTheirs = (context: TextContext): Partial<TextContext> => {
  const theirs = context.theirs as HrDocument
  return {
    document: theirs,
    heading: headingOf(theirs),
    shown: { generation: context.shown.generation + 1, content: contentOf(theirs) },
    draftVersion: theirs.draft?.version ?? null,
    sent: context.changes,
    theirs: null,
    refusal: null,
  }
}

/** What was typed stays, over theirs. It is shown anew: the editor was not there while the two were compared. */
export const withMine = (context: TextContext): Partial<TextContext> => {
  const theirs = context.theirs as HrDocument
  return {
    document: theirs,
    shown: { generation: context.shown.generation + 1, content: textNow(context) },
    draftVersion: theirs.draft?.version ?? null,
    theirs: null,
    refusal: null,
  }
}

/** Another try after 2 s, then 4, 8, 16, and from then on every 30. */
export const backOffMs = (attempt: number): number => Math.min(30_000, 1_000 * 2 ** attempt)

import type { Failure } from '../../domain/kernel/failure.ts'
import type { Fields, Problems } from '../../domain/kernel/record.ts'
import type { Port } from './port.ts'

/** What a kind of record says about itself, to be edited in a form (`recordForm.machine.ts`). */
export type FormDraft = object

export interface FormRecord {
  readonly id: string
  readonly version: number
}

export type FormProblems = Readonly<Record<string, string | undefined>>

/** A kind of record as its form needs it. */
export interface FormShape<Draft extends FormDraft, Kept extends FormRecord, Scope> {
  readonly id: string
  readonly draftOf: (record: Kept, scope: Scope) => Draft
  readonly fields: Fields
  readonly problems: (draft: Draft, scope: Scope) => Problems<Draft>
  /** The fields that would be saved otherwise: two drafts that are saved alike are the same. */
  readonly changes: (before: Draft, after: Draft, scope: Scope) => ReadonlyArray<keyof Draft & string>
  readonly messages: Messages | ((scope: Scope, also: string | null) => Messages)
  /** The field in which no two records may say the same. */
  readonly unique?: Unique<Draft>
  /** It stands in a dialog, which asks before what was typed is given up (§ 2.3); a form in a page is left by its Cancel. */
  readonly isDialog?: true
  /** Where one record has several forms: which this one is. */
  readonly partOf?: (scope: Scope) => string
}

export type ShapeWithUnique<Draft extends FormDraft, Kept extends FormRecord, Scope> = FormShape<Draft, Kept, Scope> & {
  readonly unique: Unique<Draft>
}
export type ShapeWithoutUnique<Draft extends FormDraft, Kept extends FormRecord, Scope> = FormShape<
  Draft,
  Kept,
  Scope
> & { readonly unique?: never }

/** What is said in passing once the server has answered. */
export interface Messages {
  /** Without it nothing is said. */
  readonly added?: string
  readonly saved?: string
  readonly failed: string
  /** Of a new record, where that is said in other words. */
  readonly addFailed?: string
}

interface Unique<Draft extends FormDraft> {
  readonly field: keyof Draft & string
  readonly isSame: (one: string, other: string) => boolean
  /** The server's code for it, and the sentence under the field. */
  readonly code: string
  readonly sentence: string
  /** In passing it is said that it failed, and why; without it, why. */
  readonly afterFailed?: true
}

export interface FormInput<Draft extends FormDraft, Kept extends FormRecord, Scope> {
  readonly scope: Scope
  /** Made by the form's opener, so that asking twice makes one record. */
  readonly id: string
  /** Null for a new record. */
  readonly base: Kept | null
  /** What a new record begins with. */
  readonly blank: Draft
}

export interface Saving<Draft extends FormDraft, Kept extends FormRecord, Scope> {
  readonly scope: Scope
  readonly id: string
  readonly base: Kept | null
  readonly draft: Draft
  /** What is done with it in the same breath, where its kind has such a thing. */
  readonly also?: string | null
}

/** The record as somebody else has left it, null when it is gone; and what saving it would have answered. */
export interface Theirs<Kept extends FormRecord, Answer> {
  readonly record: Kept | null
  readonly answer: Answer
}

export type SaveRecord<Draft extends FormDraft, Kept extends FormRecord, Scope, Answer> = Port<
  Saving<Draft, Kept, Scope>,
  Answer,
  Failure
>
export type LoadTheirs<Kept extends FormRecord, Scope, Answer> = Port<
  { readonly scope: Scope; readonly id: string },
  Theirs<Kept, Answer>,
  Failure
>
/** Whether what was typed into the `unique` field is another record's already; `id` is null for a new record. */
export type IsTaken<Scope> = Port<
  { readonly scope: Scope; readonly id: string | null; readonly text: string },
  boolean,
  Failure
>

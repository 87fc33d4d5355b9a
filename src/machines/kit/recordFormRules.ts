import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { failureSentence } from './failureSentence.ts'
import type { FormInput, FormProblems, FormRecord, FormShape, Messages, Theirs } from './recordFormShape.ts'

/**
 * The machine is written over these; the code that makes one of a shape, provides for it and reads it knows which they
 * are.
 */
export type AnyDraft = Readonly<Record<string, unknown>>
export type AnyInput = FormInput<AnyDraft, FormRecord, unknown>
export type AnyTheirs = Theirs<FormRecord, object | null>

/** What a form holds. */
export interface FormContext extends AnyInput {
  readonly draft: AnyDraft
  /** The fields somebody has been in: only there is a problem shown before saving was tried. */
  readonly visited: ReadonlyArray<string>
  readonly triedToSave: boolean
  /** What the server had against single fields. */
  readonly refusedFields: FormProblems
  /** What the server said no to, in one sentence. */
  readonly refusal: string | null
  readonly theirs: AnyTheirs | null
  /** What was typed into the unique field and found to be another record's. */
  readonly taken: string | null
  /** What saving does besides. */
  readonly also: string | null
  readonly answer: object | null
}

/** What a form's shape says of what it holds. */
export const formRules = (shape: FormShape<AnyDraft, FormRecord, unknown>) => {
  const { unique } = shape
  const fromBase = ({ base, blank, scope }: AnyInput): AnyDraft => (base === null ? blank : shape.draftOf(base, scope))

  const changesIn = (context: FormContext) => shape.changes(fromBase(context), context.draft, context.scope)

  const isTaken = ({ taken }: FormContext, typed: unknown): boolean =>
    taken !== null && unique?.isSame(taken, typed as string) === true

  const ownProblemsIn = (context: FormContext): FormProblems => ({
    ...shape.problems(context.draft, context.scope),
    ...(unique && isTaken(context, context.draft[unique.field]) && { [unique.field]: unique.sentence }),
  })

  const messagesIn = ({ scope, also }: FormContext): Messages =>
    typeof shape.messages === 'function' ? shape.messages(scope, also) : shape.messages

  /** What the navigation knows a form by; ending the kind, or the record, ends all forms of it. */
  const nameOf = ({ id, scope }: AnyInput): string =>
    [shape.id, id, ...(shape.partOf ? [shape.partOf(scope)] : [])].join('/')

  /** The fields somebody changed stay as typed; all others become those of the newer record. */
  const carriedOver = (context: FormContext, record: FormRecord): AnyDraft => {
    const mine = changesIn(context).map((field) => [field, context.draft[field]])
    return { ...shape.draftOf(record, context.scope), ...Object.fromEntries(mine) }
  }

  const withRefusal = ({ draft }: FormContext, failure: Failure) => {
    if (unique && refusedWith(failure, unique.code))
      return { refusal: unique.sentence, taken: draft[unique.field] as string }
    const details = failure._tag === 'Refused' ? failure.errors : []
    const named = details.filter(({ field }) => field != null && field in shape.fields)
    return {
      refusal: failureSentence(failure),
      refusedFields: Object.fromEntries(named.map(({ field, message }) => [field, message])),
    }
  }

  const problemsIn = ({ context }: { readonly context: FormContext }): FormProblems => {
    const problems: FormProblems = { ...context.refusedFields, ...ownProblemsIn(context) }
    if (context.triedToSave) return problems
    const isShown = (field: string) =>
      context.visited.includes(field) || (field === unique?.field && isTaken(context, context.draft[field]))
    return Object.fromEntries(Object.entries(problems).filter(([field]) => isShown(field)))
  }

  return { fromBase, changesIn, isTaken, ownProblemsIn, problemsIn, messagesIn, nameOf, carriedOver, withRefusal }
}

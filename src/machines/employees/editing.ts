import { emailProblem, sameEmail } from '../../domain/employees/emails.ts'
import type { ProfileDraft } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Problems } from '../../domain/kernel/record.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { changesOf, draftFrom, type SaveInput, type SectionName, sections } from './sections.ts'

/** What the employee editor holds, and what follows from it. */
export interface EditorInput {
  readonly section: SectionName
  /** Made by whoever opens the form, so that asking twice makes one person. */
  readonly id: EmployeeId
  /** Null for a new person. */
  readonly base: Employee | null
  /** The day it is in the tenant's zone; null for a new person, who is asked for no day that must be past. */
  readonly today: Day | null
}

/** The record is another now: saved by this editor, or by somebody else whose change was taken. */
export interface EmployeeSaved {
  readonly type: 'employee.saved'
  readonly employee: Employee
  readonly created: boolean
}

export interface EditorContext extends EditorInput {
  readonly draft: ProfileDraft
  /** The fields somebody has been in: only there is a problem shown before saving was tried. */
  readonly visited: ReadonlyArray<keyof ProfileDraft>
  readonly triedToSave: boolean
  /** The address that was found to be somebody else's. */
  readonly takenEmail: string | null
  /** What the server had against single fields. */
  readonly refusedFields: Problems<ProfileDraft>
  /** What the server said no to, in one sentence. */
  readonly refusal: string | null
  /** The record as somebody else has left it. */
  readonly theirs: Employee | null
}

/** What is wrong as far as one can know here; nothing with such a problem is sent. */
export const ownProblemsOf = ({ section, draft, takenEmail, today }: EditorContext): Problems<ProfileDraft> => ({
  ...sections[section].problems(draft, today),
  ...(takenEmail !== null && sameEmail(takenEmail, draft.email) && { email: wording.emailInUse }),
})

const problemsOf = (context: EditorContext): Problems<ProfileDraft> => ({
  ...context.refusedFields,
  ...ownProblemsOf(context),
})

export const changes = ({ section, base, draft }: EditorContext) => changesOf(section, draftFrom(base), draft)

export const toSave = ({ section, id, draft, base }: EditorContext): SaveInput => ({
  section,
  id,
  draft,
  version: base?.version ?? 0,
})

/** What the navigation knows an editor by: the person first, so that closing a page closes all of its editors. */
export const editorName = ({ id, section }: EditorContext): string => `${id}/${section}`

export const hasEmail = ({ section }: EditorContext) => 'email' in sections[section].fields

/** A whole address that is neither the person's own already nor known to be somebody else's. */
export const isWorthAsking = ({ draft, base, takenEmail }: EditorContext): boolean =>
  emailProblem(draft.email) === null &&
  !(base && sameEmail(base.email, draft.email)) &&
  !(takenEmail !== null && sameEmail(takenEmail, draft.email))

export const opened = (input: EditorInput): EditorContext => ({
  ...input,
  draft: draftFrom(input.base),
  visited: [],
  triedToSave: false,
  takenEmail: null,
  refusedFields: {},
  refusal: null,
  theirs: null,
})

export const withRefusal = (context: EditorContext, failure: Failure): Partial<EditorContext> => {
  const details = failure._tag === 'Refused' ? failure.errors : []
  if (details.some(({ code }) => code === 'email_in_use')) {
    return { takenEmail: context.draft.email, refusal: wording.emailInUse }
  }
  const { fields } = sections[context.section]
  const named = details.filter(({ field }) => field != null && field in fields)
  return {
    refusal: failureSentence(failure),
    refusedFields: Object.fromEntries(named.map(({ field, message }) => [field, message])),
  }
}

export const sentenceOf = ({ section }: EditorContext, failure: Failure): string =>
  refusedWith(failure, 'email_in_use') ? wording.emailInUse : sections[section].failed

interface Snapshot {
  readonly context: EditorContext
}

/** What stands under each field: all of it once saving was tried, before that only where somebody has been. */
export const problemsIn = ({ context }: Snapshot): Problems<ProfileDraft> => {
  const problems = problemsOf(context)
  if (context.triedToSave) return problems
  const shown = Object.entries(problems).filter(
    ([field]) =>
      context.visited.includes(field as keyof ProfileDraft) ||
      problems[field as keyof ProfileDraft] === wording.emailInUse,
  )
  return Object.fromEntries(shown)
}

/** The fields that would be saved differently. */
export const changedIn = ({ context }: Snapshot): ReadonlyArray<keyof ProfileDraft> => changes(context)

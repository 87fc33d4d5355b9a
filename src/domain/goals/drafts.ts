/**
 * What somebody typed into the form of a goal: what is wrong with it, field by field, and what it becomes. The bounds are
 * those of the noun. Numbers are typed as text, with or without commas between thousands.
 */
import type { GoalId } from '../kernel/ids.ts'
import { dayProblem, lineProblem, requiredLineProblem, textProblem, typedSentence } from '../kernel/typed.ts'
import type { Goal, GoalUpdate, NewGoal, Progress, ProgressKind } from './nouns.ts'
import { emptyProgress, isProgress } from './progress.ts'
import { denials, notANumber } from './wording.ts'

export const GOAL_TITLE_MAX = 160
export const GOAL_DESCRIPTION_MAX = 4000
export const GOAL_UNIT_MAX = 20
export const COMMENT_MAX = 2000
const LARGEST_AMOUNT = 1e12

export interface GoalDraft {
  readonly title: string
  readonly description: string
  /** Empty for none. */
  readonly dueDate: string
  readonly kind: ProgressKind
  readonly start: string
  readonly current: string
  readonly target: string
  readonly unit: string
}

export type GoalProblems = { readonly [Field in keyof GoalDraft]?: string }

export const blankGoal: GoalDraft = {
  title: '',
  description: '',
  dueDate: '',
  kind: 'percent',
  start: '0',
  current: '0',
  target: '100',
  unit: '',
}

export const goalDraftOf = ({ title, description, dueDate, progress }: Goal): GoalDraft => ({
  title,
  description,
  dueDate: dueDate ?? '',
  ...progressTyped(progress),
})

/** The fields of another kind, as they begin. */
export const ofKind = (kind: ProgressKind): Pick<GoalDraft, 'kind' | 'start' | 'current' | 'target' | 'unit'> =>
  progressTyped(emptyProgress(kind, 'AUD'))

const progressTyped = ({ kind, start, current, target, unit }: Progress) => ({
  kind,
  start: String(start),
  current: String(current),
  target: String(target),
  unit,
})

export const goalProblems = (draft: GoalDraft): GoalProblems =>
  told({
    title: typedSentence(requiredLineProblem(draft.title, GOAL_TITLE_MAX), GOAL_TITLE_MAX),
    description: typedSentence(textProblem(draft.description, GOAL_DESCRIPTION_MAX), GOAL_DESCRIPTION_MAX),
    dueDate: draft.dueDate === '' ? null : typedSentence(dayProblem(draft.dueDate), 0),
    unit: typedSentence(lineProblem(draft.unit, GOAL_UNIT_MAX), GOAL_UNIT_MAX),
    ...amountProblems(draft),
  })

const amountProblems = (draft: GoalDraft): Partial<Record<keyof GoalDraft, string | null>> => {
  const typed = { start: amountOf(draft.start), current: amountOf(draft.current), target: amountOf(draft.target) }
  const missing = Object.entries(typed).filter(([, amount]) => amount === null)
  if (missing.length > 0) return Object.fromEntries(missing.map(([field]) => [field, notANumber]))
  const decision = isProgress(toProgress(draft))
  if (decision.allowed) return {}
  return { [decision.because === 'targetIsStart' ? 'target' : 'current']: denials[decision.because] }
}

/** Null for what is no number, or none that can be kept. */
const amountOf = (typed: string): number | null => {
  const text = typed.replaceAll(',', '').trim()
  const amount = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(amount) && Math.abs(amount) <= LARGEST_AMOUNT ? amount : null
}

/** Only of amounts that are numbers. */
const toProgress = ({ kind, start, current, target, unit }: GoalDraft): Progress => ({
  kind,
  start: amountOf(start) ?? 0,
  current: amountOf(current) ?? 0,
  target: amountOf(target) ?? 0,
  unit: unit.trim(),
})

/** As it would be saved; what the form does not show stays as it is. */
export const toGoalContent = (draft: GoalDraft): Omit<GoalUpdate, 'version' | 'state'> => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  dueDate: draft.dueDate === '' ? null : draft.dueDate,
  progress: toProgress(draft),
})

export const toNewGoal = (draft: GoalDraft, id: GoalId): NewGoal => ({ id, state: 'Draft', ...toGoalContent(draft) })

/** A goal as it is, for a change of one thing. */
export const goalContentOf = ({ title, description, state, dueDate, progress, version }: Goal): GoalUpdate => ({
  title,
  description,
  state,
  dueDate,
  progress,
  version,
})

export const commentProblem = (typed: string): string | null =>
  typed.trim() === '' ? typedSentence('missing', 0) : typedSentence(textProblem(typed.trim(), COMMENT_MAX), COMMENT_MAX)

/** Leaves out the fields about which there is nothing to say. */
const told = (problems: Partial<Record<keyof GoalDraft, string | null>>): GoalProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== null)) as GoalProblems

/** The fields of a template of goals (`kernel/record.ts`): what many people are given at once. All ours. */
import type { ItemId } from '../kernel/ids.ts'
import { type Draft, field, line, numberOrNone, recordOf, type Saved, text, yesNo } from '../kernel/record.ts'
import { goalText, ofKind } from './goal.fields.ts'
import { isProgress, type Progress, type ProgressKind, progressDenials, progressFields } from './progress.ts'

export const TEMPLATE_GOALS_MOST = 20
const DAYS_MOST = 1000

const { title, description } = goalText.fields
const { kind, start, target, unit } = progressFields.fields

/** A goal of a template: due so many days after it is given, and nothing of it done yet. */
export const templateGoalFields = recordOf(
  {
    title,
    description,
    dueInDays: numberOrNone(
      'Due after days',
      { least: 1, most: DAYS_MOST, isWhole: true },
      `Enter a whole number of days from 1 to ${DAYS_MOST}`,
    ),
    kind,
    start,
    target,
    unit,
  },
  ({ kind, start, target, unit }) => {
    const draft = { kind, start, current: start, target, unit }
    if (Object.keys(progressFields.problems(draft)).length > 0) return {}
    const decision = isProgress(progressFields.toSaved(draft))
    return decision.allowed ? {} : { target: progressDenials[decision.because] }
  },
)
export type TemplateGoalDraft = Draft<typeof templateGoalFields.fields> & { readonly id: ItemId }
export type TemplateGoal = Saved<typeof templateGoalFields.fields> & { readonly id: ItemId }

/** How far it is when it is given. */
export const progressAtFirst = ({ kind, start, target, unit }: TemplateGoal): Progress => ({
  kind,
  start,
  current: start,
  target,
  unit,
})

const goalsProblem = (goals: ReadonlyArray<TemplateGoalDraft>): string | null => {
  if (goals.length === 0) return 'Add a goal'
  if (goals.length > TEMPLATE_GOALS_MOST) return `At most ${TEMPLATE_GOALS_MOST} goals`
  const [wrong] = goals.flatMap((goal) => Object.values(templateGoalFields.problems(goal)))
  return wrong ?? null
}

export const templateFields = recordOf({
  name: line('Name', 80),
  description: text('Description', 500),
  /** Kept, and no longer given. */
  isArchived: yesNo('Archived', false),
  goals: field<ReadonlyArray<TemplateGoalDraft>, ReadonlyArray<TemplateGoal>>('Goals', {
    blank: [],
    problem: goalsProblem,
    toSaved: (goals) => goals.map((goal) => ({ id: goal.id, ...templateGoalFields.toSaved(goal) })),
    toTyped: (goals) => goals.map((goal) => ({ id: goal.id, ...templateGoalFields.draftOf(goal) })),
  }),
})
export type TemplateDraft = Draft<typeof templateFields.fields>

/** A goal that is still to be written. */
export const blankGoal = (id: ItemId): TemplateGoalDraft => ({ id, ...templateGoalFields.blank })

/** The goals with one of them changed. */
export const withTemplateGoal = (
  goals: ReadonlyArray<TemplateGoalDraft>,
  id: string,
  change: Partial<TemplateGoalDraft>,
): ReadonlyArray<TemplateGoalDraft> => goals.map((goal) => (goal.id === id ? { ...goal, ...change } : goal))

/** What one of another kind of progress begins with. */
export const ofTemplateKind = (of: ProgressKind): Partial<TemplateGoalDraft> => {
  const { current: _, ...begun } = ofKind(of)
  return begun
}

export const countOfGoals = (count: number): string => (count === 1 ? '1 goal' : `${count} goals`)

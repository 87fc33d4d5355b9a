import { Trash2 } from 'lucide-react'
import { kindNames, type ProgressKind } from '../../domain/goals/progress.ts'
import {
  blankGoal,
  ofTemplateKind,
  TEMPLATE_GOALS_MOST,
  type TemplateGoalDraft,
  templateGoalFields,
  withTemplateGoal,
} from '../../domain/goals/template.fields.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { movedTo } from '../../domain/organisation/ordering.ts'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Grip } from '../organisation/Grip.tsx'
import { OrderedField } from '../organisation/OrderedField.tsx'
import type { Handle } from '../organisation/useDragging.ts'

interface TemplateGoalsFieldProps {
  readonly goals: ReadonlyArray<TemplateGoalDraft>
  readonly error: string | undefined
  readonly onChange: (goals: ReadonlyArray<TemplateGoalDraft>) => void
}

const newId = () => crypto.randomUUID() as string as ItemId

/** The goals of a template: written, added, removed, and put in order with a pointer or the arrow keys. */
export const TemplateGoalsField = ({ goals, error, onChange }: TemplateGoalsFieldProps) => (
  <OrderedField
    label="Goals"
    items={goals.map((goal, at) => ({ id: goal.id, goal, name: goal.title.trim() || `Goal ${at + 1}` }))}
    error={error}
    addLabel="Add goal"
    full={goals.length >= TEMPLATE_GOALS_MOST ? `At most ${TEMPLATE_GOALS_MOST} goals.` : undefined}
    onMoved={(id, place) => onChange(movedTo(goals, id, place))}
    onAdd={() => onChange([...goals, blankGoal(newId())])}
  >
    {({ id, goal, name }, handle) => (
      <GoalEditor
        goal={goal}
        name={name}
        showsProblems={error !== undefined}
        handle={handle}
        onChange={(change) => onChange(withTemplateGoal(goals, id, change))}
        onRemove={() => onChange(goals.filter((one) => one.id !== id))}
      />
    )}
  </OrderedField>
)

interface GoalEditorProps {
  readonly goal: TemplateGoalDraft
  readonly name: string
  readonly showsProblems: boolean
  /** Null where it cannot be moved. */
  readonly handle: Handle | null
  readonly onChange: (change: Partial<TemplateGoalDraft>) => void
  readonly onRemove: () => void
}

const GoalEditor = ({ goal, name, showsProblems, handle, onChange, onRemove }: GoalEditorProps) => {
  const fields: RecordFields<TemplateGoalDraft> = {
    fields: templateGoalFields.fields,
    draft: goal,
    problems: showsProblems ? templateGoalFields.problems(goal) : {},
    change: onChange,
    leave: () => () => {},
  }
  return (
    <div className={slot('outline', 'item')}>
      <Grip handle={handle} name={name} />
      <div className={slot('outline', 'fields')}>
        <TextArea {...boundTo(fields, 'title')} oneLine />
        <div className={slot('outline', 'whole')}>
          <TextArea {...boundTo(fields, 'description')} />
        </div>
        <TextField {...boundTo(fields, 'dueInDays')} hint="Leave empty for no due date." />
        <SelectField
          label={templateGoalFields.fields.kind.label}
          value={goal.kind}
          choices={namedChoices(kindNames)}
          onChange={(kind) => onChange(ofTemplateKind(kind as ProgressKind))}
        />
        {goal.kind === 'number' || goal.kind === 'money' ? (
          <>
            <TextField {...boundTo(fields, 'start')} />
            <TextField {...boundTo(fields, 'target')} />
            <TextField {...boundTo(fields, 'unit')} label={goal.kind === 'money' ? 'Currency' : 'Unit'} />
          </>
        ) : null}
      </div>
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}

import { useSelector } from '@xstate/react'
import { nextGoal } from '../../domain/goals/acts.ts'
import { type ContinueDraft, continueFields, monthsOf } from '../../domain/goals/give.fields.ts'
import { COPIES_MOST, periods } from '../../domain/goals/limits.ts'
import type { GoalRow } from '../../domain/goals/nouns.ts'
import { countOfGoals } from '../../domain/goals/template.fields.ts'
import { begunNames } from '../../domain/goals/wording.ts'
import { continueDraft } from '../../machines/goals/goalDialogs.ts'
import { goalShownReading } from '../../machines/goals/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useShown } from './area.ts'
import type { DraftedOver } from './over.ts'

const PREVIEWED = 10

/** Copies goals into the next period, in one act. */
export const ContinueDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, change, tried, leave } = useDraft(draft, continueDraft)
  const reading = useShown(of.question)
  const found = useSelector(reading, goalShownReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const goals = of.goals ?? found
  const form: ContinueDraft = { ...fields, goals: (goals ?? []).map(({ id }) => id) }
  const { label } = continueFields.fields.months
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title="Copy to the next period"
      width={640}
      confirmLabel={goals === null ? 'Copy goals' : `Copy ${atMost(goals)}`}
      denied={goals === null ? 'Loading goals…' : continueFields.problems(form).goals}
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form })
      }}
      onCancel={leave}
    >
      <p>
        Copies start from zero and without comments. The old goals stay as they are: mark them done or cancel them when
        you are ready.
      </p>
      <Columns>
        <SelectField
          label={label}
          value={fields.months}
          choices={namedChoices(periods as unknown as Readonly<Record<string, string>>)}
          onChange={(months) => change({ months: months as ContinueDraft['months'] })}
        />
        <SelectField
          label={continueFields.fields.state.label}
          value={fields.state}
          choices={namedChoices(begunNames)}
          onChange={(state) => change({ state: state as ContinueDraft['state'] })}
        />
      </Columns>
      {failure !== null ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => reading.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          }
        >
          {failureSentence(failure)}
        </Banner>
      ) : goals === null ? (
        <Skeleton height={96} />
      ) : (
        <Copies goals={goals} fields={fields} />
      )}
    </Dialog>
  )
}

const atMost = (goals: ReadonlyArray<GoalRow>): string =>
  goals.length > COPIES_MOST ? `more than ${COPIES_MOST} goals` : countOfGoals(goals.length)

const Copies = ({ goals, fields }: { readonly goals: ReadonlyArray<GoalRow>; readonly fields: ContinueDraft }) => (
  <section aria-label="The copies" className={slot('outline', 'read')}>
    <Text as="p" style="label">
      {atMost(goals)}
    </Text>
    <ol>
      {goals.slice(0, PREVIEWED).map((goal) => {
        const next = nextGoal(goal.id, { ...goal, description: '' }, { months: monthsOf(fields), state: fields.state })
        return (
          <li key={goal.id}>
            {goal.title}
            <Text style="small" tone="muted">
              {goal.employee.fullName}
              {' · '}
              {next.dueDate === null ? (
                'no due date'
              ) : (
                <>
                  due <DateText value={next.dueDate} /> instead of <DateText value={goal.dueDate} />
                </>
              )}
            </Text>
          </li>
        )
      })}
    </ol>
    {goals.length > PREVIEWED ? (
      <Text as="p" style="small" tone="muted">
        {goals.length > COPIES_MOST ? 'And more.' : `And ${goals.length - PREVIEWED} more.`}
      </Text>
    ) : null}
  </section>
)

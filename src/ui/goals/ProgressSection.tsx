import { type FormEvent, useRef } from 'react'
import { progressUpdateFields } from '../../domain/goals/goal.fields.ts'
import { pointsOf } from '../../domain/goals/history.ts'
import { mayProgress } from '../../domain/goals/lifecycle.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { progressInWords } from '../../domain/goals/progress.ts'
import { denials } from '../../domain/goals/wording.ts'
import { dayIn, daysBetween } from '../../domain/kernel/days.ts'
import type { GoalUpdateId } from '../../domain/kernel/ids.ts'
import { fullDay } from '../../domain/kernel/locale.ts'
import { useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { useLocale } from '../kit/locale.ts'
import { Sparkline } from '../kit/plots/Sparkline.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns, Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useGoalRefusal, useGoals, useGoalsState } from './area.ts'
import { GoalProgress } from './GoalMarks.tsx'
import { ProgressSince } from './ProgressSince.tsx'

/** How far it has come, from day to day, and the place to say how far it is now. */
export const ProgressSection = ({ goal }: { readonly goal: Goal }) => {
  const may = mayProgress(goal.state)
  return (
    <Section title="Progress">
      <Row gap={4}>
        <GoalProgress goal={goal} />
        <Days goal={goal} />
      </Row>
      <Since goal={goal} />
      {may.allowed ? <ProgressForm goal={goal} /> : <Text tone="muted">{denials[may.because]}</Text>}
      <History goal={goal} />
    </Section>
  )
}

const Days = ({ goal }: { readonly goal: Goal }) => {
  const points = pointsOf(goal)
  const from = points[0]?.day ?? ''
  const span = daysBetween(from, points.at(-1)?.day ?? '')
  return (
    <Sparkline
      label={`Progress of ${goal.title} over time`}
      points={points.map(({ day, share }) => ({
        at: daysBetween(from, day) / span,
        share,
        said: `${fullDay(day)}: ${Math.round(share * 100)}%`,
      }))}
    />
  )
}

/** What has come of it since they last spoke. */
const Since = ({ goal }: { readonly goal: Goal }) => {
  const timeZone = useTimeZone()
  const { lastCheckInUtc } = goal
  return lastCheckInUtc === null ? null : (
    <Text tone="muted">
      Since the last check-in on <DateText value={lastCheckInUtc} timeZone={timeZone} />:{' '}
      <ProgressSince goal={goal} day={dayIn(timeZone, Date.parse(lastCheckInUtc))} />
    </Text>
  )
}

const History = ({ goal: { updates, progress } }: { readonly goal: Goal }) => {
  const locale = useLocale()
  return updates.length === 0 ? (
    <Text tone="muted">No updates yet.</Text>
  ) : (
    <ul className={slot('profile', 'list')} aria-label="Updates">
      {updates.toReversed().map(({ id, day, current, note, author }) => (
        <li key={id} className={slot('profile', 'position')}>
          <span className={slot('profile', 'words')}>
            <span>{progressInWords(locale, { ...progress, current })}</span>
            {note === '' ? null : (
              <Text as="span" lines="kept">
                {note}
              </Text>
            )}
            <small>
              <DateText value={day} /> by {author.fullName}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

const yesNo = [
  { value: '0', label: 'Not achieved yet' },
  { value: '1', label: 'Achieved' },
]

/** The place to say how far a goal has come. */
export const ProgressForm = ({ goal }: { readonly goal: Goal }) => {
  const goals = useGoals()
  const typed = useGoalsState(({ context: { progress } }) => (progress?.goalId === goal.id ? progress : null))
  const isBusy = useGoalsState((snapshot) => snapshot.matches({ working: 'progressing' }))
  const refusal = useGoalRefusal('progress', goal)
  const form = useRef<HTMLFormElement>(null)
  const draft = { current: typed?.current ?? String(goal.progress.current), note: typed?.note ?? '' }
  const problems = typed === null ? {} : progressUpdateFields.problems(draft, goal.progress)
  const type = (change: Partial<typeof draft>) =>
    goals.send({
      type: 'progress.typed',
      goalId: goal.id,
      id: crypto.randomUUID() as GoalUpdateId,
      ...draft,
      ...change,
    })
  const send = (event: FormEvent) => {
    event.preventDefault()
    goals.send({ type: 'progress.sent', goal })
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const { kind, unit } = goal.progress
  return (
    <form ref={form} className={slot('form', 'root')} noValidate onSubmit={send}>
      <Columns>
        {kind === 'yesNo' ? (
          <SelectField label="Now" value={draft.current} choices={yesNo} onChange={(current) => type({ current })} />
        ) : (
          <TextField
            label={kind === 'percent' ? 'Now, in percent' : unit === '' ? 'Now' : `Now, in ${unit}`}
            value={draft.current}
            error={problems.current}
            onChange={(current) => type({ current })}
          />
        )}
        <TextField
          label="What happened (optional)"
          value={draft.note}
          error={problems.note}
          maxLength={progressUpdateFields.fields.note.max}
          onChange={(note) => type({ note })}
        />
      </Columns>
      {refusal === null ? null : <Banner tone="danger">{refusal} What you typed is still here.</Banner>}
      <div className={slot('form', 'ending')}>
        <Button
          type="submit"
          busy={isBusy}
          denied={typed === null ? 'Change the progress or add a note.' : problems.current}
        >
          Update progress
        </Button>
      </div>
    </form>
  )
}

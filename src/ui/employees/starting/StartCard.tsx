import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Start } from '../../../domain/employees/starting/nouns.ts'
import { type StartStep, startShown, startSteps, withRecord } from '../../../domain/employees/starting/progress.ts'
import {
  ownStartTitle,
  progressWords,
  startTitle,
  stepTitles,
  stepWords,
} from '../../../domain/employees/starting/startWording.ts'
import type { StartSight } from '../../../domain/employees/starting/whose.ts'
import { failures } from '../../../domain/employees/starting/wording.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { useTimeZone } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { look, slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { PictureProblems } from '../PictureProblems.tsx'
import type { TabProps } from '../tab.ts'
import { useNewsOf, useStartProgress } from './area.ts'
import { Mark } from './Mark.tsx'
import { StepAct } from './StepAct.tsx'

interface StartCardProps extends Pick<TabProps, 'profile' | 'employee' | 'offers'> {
  readonly sight: StartSight
}

/** What is left to do before somebody new has all they need; each step leads to where it is done. */
export const StartCard = (props: StartCardProps) => {
  const { employee, sight } = props
  const progress = useStartProgress()
  const { id } = employee
  useEffect(() => {
    progress.send({ type: 'start.opened', id })
    return () => progress.send({ type: 'start.closed' })
  }, [progress, id])
  useNewsOf(employee, progress)

  const start = useSelector(progress, ({ context }) => (context.id === id ? context.start : null))
  const failure = useSelector(progress, ({ context }) => (context.id === id ? context.failure : null))
  const isLoading = useSelector(progress, (snapshot) => snapshot.matches('loading') || snapshot.matches('closed'))
  const title = sight === 'own' ? ownStartTitle : startTitle(employee.firstName)
  if (failure !== null)
    return (
      <Section title={title}>
        <ErrorState title={failures.loadStart} busy={isLoading} onRetry={() => progress.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      </Section>
    )
  // Nothing is promised where it is likely that there is nothing.
  if (isLoading)
    return sight === 'all' && employee.startDate !== null ? (
      <Section title={title}>
        <Skeleton height={240} />
      </Section>
    ) : null
  const shown = start && startShown(sight, { ...start, facts: withRecord(start.facts, employee) })
  if (shown === null) return null
  return shown.ended === null ? <Steps {...props} start={shown} title={title} /> : <Ended start={shown} title={title} />
}

interface Shown {
  readonly start: Start
  readonly title: string
}

const Steps = ({ start, title, ...props }: StartCardProps & Shown) => {
  const { profile, sight } = props
  const steps = startSteps(sight, start.facts)
  const counted = steps.filter(({ state }) => state !== 'optional')
  const done = counted.filter(({ state }) => state === 'done').length
  return (
    <Section title={title} action={sight === 'all' ? <End isEnded label="Done, don’t show again" /> : <span />}>
      <Row gap={3}>
        <progress className={look('gauge')} value={done} max={counted.length} aria-label={title} />
        <Text as="span" style="small" tone="muted">
          {progressWords(done, counted.length)}
        </Text>
      </Row>
      <ul className={slot('start', 'steps')}>
        {steps.map((step) => (
          <li key={step.name} className={slot('start', 'step')}>
            <Mark state={step.state} />
            <span className={slot('profile', 'words')}>
              <span>{stepTitles[step.name]}</span>
              <small>{wordsOf(step, props, start)}</small>
            </span>
            <StepAct {...props} step={step} />
          </li>
        ))}
      </ul>
      {sight === 'all' ? <PictureProblems profile={profile} /> : null}
    </Section>
  )
}

const wordsOf = (step: StartStep, { employee }: StartCardProps, { facts }: Start): string =>
  stepWords(step, { facts, position: employee.positionTitle, manager: employee.manager?.fullName ?? null })

const End = ({ isEnded, label }: { readonly isEnded: boolean; readonly label: string }) => {
  const progress = useStartProgress()
  const isBusy = useSelector(progress, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Button
      size="sm"
      tone={isEnded ? 'ghost' : 'outline'}
      busy={isBusy}
      onClick={() => progress.send({ type: 'ending.asked', isEnded })}
    >
      {label}
    </Button>
  )
}

/** Somebody said that nothing more is to be done. It can be taken back where it was said. */
const Ended = ({ start: { ended }, title }: Shown) => {
  const timeZone = useTimeZone()
  return (
    <Row justify="between" gap={3}>
      <Text as="span" style="small" tone="muted">
        {title}: marked as done by {ended?.by ?? 'someone who has left'},{' '}
        <DateText value={ended?.atUtc} timeZone={timeZone} />
      </Text>
      <End isEnded={false} label="Show again" />
    </Row>
  )
}

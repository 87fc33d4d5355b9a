import { type ReactNode, useEffect } from 'react'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'
import { isPending, progress } from '../../domain/onboarding/progress.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { usePart } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useOnboarding, useOnboardingState } from './area.ts'
import { Stage } from './Stage.tsx'

interface AccountSetupPageProps {
  /** Below the stages. */
  readonly children: ReactNode
}

/** § 4 Onboarding: the stages, to be done in any order, and what each still needs. */
export const AccountSetupPage = ({ children }: AccountSetupPageProps) => {
  const onboarding = useOnboarding()
  const record = usePart('onboarding')
  useEffect(() => onboarding.send({ type: 'page.shown' }), [onboarding])
  return (
    <Page
      title={places.accountSetup.title}
      width="form"
      description={record === null ? null : <Progress record={record} />}
      actions={record === null || isPending(record) ? null : <LinkButton href={pathTo('home')}>Go to Home</LinkButton>}
    >
      {record === null ? <NoRecord /> : <Stages record={record} />}
      {children}
    </Page>
  )
}

const Progress = ({ record }: { readonly record: Onboarding }) => {
  const { done, total } = progress(record)
  return (
    <span role="status">
      {isPending(record)
        ? `${done} of ${total} steps done or skipped`
        : 'All steps are done or skipped. You can reopen any of them.'}
    </span>
  )
}

const Stages = ({ record }: { readonly record: Onboarding }) => {
  const { done, total } = progress(record)
  return (
    <>
      <progress
        className={slot('setupStages', 'meter')}
        aria-label="Steps done"
        value={done}
        max={Math.max(total, 1)}
      />
      <Section>
        <ul className={slot('setupStages', 'list')}>
          {record.stages.map((stage) => (
            <Stage key={stage.type} stage={stage} />
          ))}
        </ul>
      </Section>
    </>
  )
}

/** Not read yet, not to be read, or none there. */
const NoRecord = () => {
  const onboarding = useOnboarding()
  const { isKnown, failure } = useOnboardingState(({ context }) => context)
  const isLoading = useOnboardingState((snapshot) => snapshot.hasTag('loading'))
  if (failure && !isKnown)
    return (
      <ErrorState
        title="Account setup could not be loaded"
        busy={isLoading}
        onRetry={() => onboarding.send({ type: 'retry.asked' })}
      >
        {failureSentence(failure)}
      </ErrorState>
    )
  return isKnown ? (
    <EmptyState title="Nothing to set up" action={<LinkButton href={pathTo('home')}>Go to Home</LinkButton>}>
      This company has no setup steps. You can change everything under Manage Company in the menu.
    </EmptyState>
  ) : (
    <div role="status" aria-busy="true" aria-label="Loading the steps">
      <Skeleton />
    </div>
  )
}

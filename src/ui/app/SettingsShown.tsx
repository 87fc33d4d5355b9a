import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import type { SettingsActor } from '../../machines/kit/settings.machine.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'

interface SettingsShownProps {
  readonly settings: SettingsActor
  /** Which of them, where there are several. */
  readonly subject?: string
  /** What is said where they could not be read. */
  readonly failed: string
  readonly children: (form: RecordFormActor) => ReactNode
}

/** The form of settings (`kit/settings.machine.ts`), which are read each time it is shown. */
export const SettingsShown = ({ settings, subject, failed, children }: SettingsShownProps) => {
  useEffect(() => {
    settings.send({ type: 'settings.opened', subject })
    return () => settings.send({ type: 'settings.left' })
  }, [settings, subject])
  const failure = useSelector(settings, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  const form = useSelector(settings, (snapshot) => snapshot.children.form as RecordFormActor | undefined)
  if (failure !== null)
    return (
      <ErrorState title={failed} onRetry={() => settings.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  return form === undefined ? <Skeleton height={160} /> : children(form)
}

import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { TemplatesActor } from '../../../machines/kit/templates.machine.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { RowsWaiting } from '../../kit/RowsWaiting.tsx'
import { useOpenedTemplates } from './opened.ts'

interface ReadProps {
  readonly templates: TemplatesActor
  /** Said where they cannot be read. */
  readonly failed?: string
  readonly children: ReactNode
}

const notLoaded = 'The templates could not be loaded'

/** What stands on the templates, once they are read; they are for as long as it shows. */
export const Read = ({ templates, failed = notLoaded, children }: ReadProps) => {
  useOpenedTemplates(templates)
  const isThere = useSelector(templates, (snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useSelector(templates, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const failure = useSelector(templates, ({ context }) => context.failure)
  if (hasFailed)
    return (
      <ErrorState title={failed} onRetry={() => templates.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  return isThere ? children : <RowsWaiting />
}

import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutcomeActor } from '../../machines/kit/outcome.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { Row } from '../kit/Stack.tsx'

interface OutcomeBannerProps {
  readonly machine: OutcomeActor
  readonly tone: 'info' | 'warning'
  readonly canUndo: boolean
  readonly children: ReactNode
}

/** What came of something that was done with many, until it is dismissed, with the one way back. */
export const OutcomeBanner = ({ machine, tone, canUndo, children }: OutcomeBannerProps) => {
  const isBusy = useSelector(machine, (snapshot) => snapshot.hasTag('busy'))
  return (
    <div role="status">
      <Banner
        tone={tone}
        action={
          <Row>
            {canUndo ? (
              <Button size="sm" busy={isBusy} onClick={() => machine.send({ type: 'undo.asked' })}>
                Undo
              </Button>
            ) : null}
            <IconButton
              label="Dismiss"
              icon={<X />}
              size="sm"
              onClick={() => machine.send({ type: 'outcome.dismissed' })}
            />
          </Row>
        }
      >
        {children}
      </Banner>
    </div>
  )
}

import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutcomeActor } from '../../machines/kit/outcome.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button, IconButton } from '../kit/Button.tsx'

interface OutcomeTold {
  readonly tone: 'info' | 'warning'
  readonly canUndo: boolean
  readonly children: ReactNode
}

/** What came of something that was done with many, until it is dismissed, with the one way back. */
export const OutcomeBanner = ({ machine, ...told }: OutcomeTold & { readonly machine: OutcomeActor }) => (
  <ToldBanner busy={useSelector(machine, (snapshot) => snapshot.hasTag('busy'))} send={machine.send} {...told} />
)

interface ToldBannerProps extends OutcomeTold {
  readonly busy: boolean
  readonly send: (event: { readonly type: 'undo.asked' } | { readonly type: 'outcome.dismissed' }) => void
  /** Another button, before the way back. */
  readonly more?: ReactNode
}

/** The same for a machine that knows its outcome itself. */
export const ToldBanner = ({ tone, canUndo, busy, send, more, children }: ToldBannerProps) => (
  <div role="status">
    <Banner
      tone={tone}
      action={
        <>
          {more}
          {canUndo ? (
            <Button size="sm" busy={busy} onClick={() => send({ type: 'undo.asked' })}>
              Undo
            </Button>
          ) : null}
          <IconButton label="Dismiss" icon={<X />} size="sm" onClick={() => send({ type: 'outcome.dismissed' })} />
        </>
      }
    >
      {children}
    </Banner>
  </div>
)

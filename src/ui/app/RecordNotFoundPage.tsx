import { useSelector } from '@xstate/react'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { wording } from '../../domain/session/wording.ts'
import { placeIn, type RecordElsewhereActor } from '../../machines/session/recordElsewhere.machine.ts'
import type { RecordName } from '../../machines/session/session.ports.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Page } from '../kit/Page.tsx'
import { useApp } from './machines.tsx'
import { NothingHere } from './NotFoundPage.tsx'

/**
 * The page of a record that is not in this client. A link from a colleague may mean another client of the same person:
 * then it offers to go there.
 */
export const RecordNotFoundPage = ({ kind, id }: RecordName) => {
  const elsewhere = useApp().system.get('recordElsewhere') as RecordElsewhereActor
  useEffect(() => {
    elsewhere.send({ type: 'record.missed', kind, id })
    return () => elsewhere.send({ type: 'record.left' })
  }, [elsewhere, kind, id])
  const place = useSelector(elsewhere, placeIn)
  const isSwitching = useSelector(elsewhere, (snapshot) => snapshot.matches('switching'))
  return (
    <Page title="Page not found">
      {/* Always there, so that an offer that comes is read out. */}
      <div role="status">
        {place === null ? (
          <NothingHere />
        ) : (
          <EmptyState
            icon={<Compass />}
            title={wording.elsewhere[kind](place.tenantName)}
            action={
              <Button tone="solid" busy={isSwitching} onClick={() => elsewhere.send({ type: 'switch.asked' })}>
                {wording.switchTo(place.tenantName)}
              </Button>
            }
          >
            {wording.switchKeepsLink}
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

import { useSelector } from '@xstate/react'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { pathTo } from '../../domain/session/places.ts'
import { wording } from '../../domain/session/wording.ts'
import { placeIn, type RecordElsewhereActor } from '../../machines/session/recordElsewhere.machine.ts'
import type { RecordName } from '../../machines/session/session.ports.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { useApp } from './machines.tsx'

/** § 2.1 Any other path; § 8 what one may not open looks exactly the same. */
export const NotFoundPage = () => (
  <Page title="Page not found">
    <NothingHere />
  </Page>
)

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

const NothingHere = () => (
  <EmptyState
    icon={<Compass />}
    title="There is nothing here for you"
    action={<LinkButton href={pathTo('home')}>Go to Home</LinkButton>}
  >
    The address may be wrong, the record may be gone, or it is not yours to see.
  </EmptyState>
)

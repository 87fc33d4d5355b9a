import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BulkRow } from '../../../domain/employees/directory/nouns.ts'
import { type BulkChangeActor, summaryIn } from '../../../machines/employees/directory/bulkChange.machine.ts'
import { ToldBanner } from '../../app/OutcomeBanner.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useLocale } from '../../kit/locale.ts'
import { usePeopleById } from '../area.ts'
import { useBulk } from './area.ts'

/** What became of the people changed, with the way back; it stays until it is dismissed. */
export const BulkOutcome = () => {
  const bulk = useBulk()
  return bulk === null ? null : <Outcome bulk={bulk} />
}

const Outcome = ({ bulk }: { readonly bulk: BulkChangeActor }) => {
  const isTold = useSelector(bulk, (snapshot) => snapshot.matches('told') || snapshot.matches('undoing'))
  const isBusy = useSelector(bulk, (snapshot) => snapshot.hasTag('busy'))
  const summary = useSelector(bulk, summaryIn(useLocale()))
  const rows = useSelector(bulk, ({ context }) => context.rows)
  const canUndo = useSelector(bulk, ({ context }) => context.undo.length > 0)
  const [isOpen, setOpen] = useState(false)
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  if (!isTold) return null
  return (
    <>
      <ToldBanner
        tone={refused.length > 0 ? 'warning' : 'info'}
        canUndo={canUndo}
        busy={isBusy}
        send={bulk.send}
        more={
          refused.length > 0 ? (
            <Button size="sm" onClick={() => setOpen(true)}>
              Show details
            </Button>
          ) : null
        }
      >
        {summary}
      </ToldBanner>
      {isOpen ? <Refused rows={refused} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface RefusedProps {
  readonly rows: ReadonlyArray<BulkRow>
  readonly onClose: () => void
}

const Refused = ({ rows, onClose }: RefusedProps) => {
  const byId = usePeopleById()
  return (
    <Dialog title="Not changed" confirmLabel="Close" onConfirm={onClose} onCancel={onClose}>
      <ul>
        {rows.map(({ id, message }) => (
          <li key={id}>
            <strong>{byId.get(id)?.fullName ?? 'Someone'}</strong>: {message}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

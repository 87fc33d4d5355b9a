import { useSelector } from '@xstate/react'
import { BellOff } from 'lucide-react'
import { useEffect } from 'react'
import { mayManage } from '../../domain/certifications/access.ts'
import { isPaused } from '../../domain/employees/reminderPauses.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import {
  type PausedPerson,
  pauseInput,
  type ReminderPauseDialog,
  reminderPauseReading,
} from '../../machines/compliance/reminderPause.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { PauseDialog } from './PauseDialog.tsx'

/** Opened for as long as the page shows; undefined until it is known, null while no reminders wait. */
export const useReminderPause = (id: EmployeeId) => {
  const today = useToday()
  const reading = useApp().system.get('reminderPause') as ReadingActor
  useEffect(() => {
    reading.send(reminderPauseReading.opened({ id }))
    return () => reading.send({ type: 'reading.closed' })
  }, [reading, id])
  const pause = useSelector(reading, reminderPauseReading.foundIn)
  const isKnown = useSelector(reading, (snapshot) => snapshot.matches('showing') || snapshot.matches('renewing'))
  if (!isKnown) return undefined
  return pause !== null && isPaused(pause.untilDay, today) ? pause : null
}

type Pause = NonNullable<ReturnType<typeof useReminderPause>>

const useDialogs = (): RecordDialogsActor => useApp().system.get('reminderPauseDialogs')

/** Those who look after the person may; everybody else is shown what is so. */
export const PauseButton = ({ id, fullName }: PausedPerson) => {
  const dialogs = useDialogs()
  if (!mayManage(useActor(), id).allowed) return null
  return (
    <Button aria-haspopup="dialog" onClick={() => select(dialogs, { id, fullName }, 'pause', null)}>
      <BellOff aria-hidden="true" />
      Pause reminders
    </Button>
  )
}

interface PausedProps {
  readonly person: PausedPerson
  readonly pause: Pause
}

export const Paused = ({ person, pause }: PausedProps) => {
  const { untilDay, reason, setBy } = pause
  const dialogs = useDialogs()
  const manages = mayManage(useActor(), person.id).allowed
  return (
    <Banner>
      <Stack gap={2}>
        <span>
          Reminders are paused until <DateText value={untilDay} />
          {reason === '' ? '' : `: ${reason}`}. {setBy === null ? '' : `Paused by ${setBy}. `}Requirements stay in
          place.
        </span>
        {manages ? (
          <Row>
            <Button size="sm" aria-haspopup="dialog" onClick={() => select(dialogs, person, 'resume', pause)}>
              Resume now
            </Button>
            <Button size="sm" aria-haspopup="dialog" onClick={() => select(dialogs, person, 'pause', pause)}>
              Change date
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Banner>
  )
}

const select = (
  dialogs: RecordDialogsActor,
  record: PausedPerson,
  dialog: ReminderPauseDialog,
  pause: Pause | null,
): void => {
  const draft = dialog === 'pause' ? pauseInput(pause) : undefined
  dialogs.send({ type: 'record.selected', record, dialog, draft })
}

/** The dialog that is open, over the person it was asked for. */
export const PauseDialogs = () => {
  const dialogs = useDialogs()
  const record = useSelector(dialogs, ({ context }) => context.record as PausedPerson | null)
  const dialog = useSelector(dialogs, ({ context }) => context.dialog as ReminderPauseDialog | null)
  useEffect(() => () => dialogs.send({ type: 'dialog.cancelled' }), [dialogs])
  if (record === null || dialog === null) return null
  return <PauseDialog key={`${record.id} ${dialog}`} dialogs={dialogs} person={record} dialog={dialog} />
}

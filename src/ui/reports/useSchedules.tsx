import { useSelector } from '@xstate/react'
import { Mail, MailX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { lastMorning } from '../../domain/kernel/deliveryTime.ts'
import { keepsDays, type SavedReport } from '../../domain/reports/savedReport.ts'
import { scheduleFields } from '../../domain/reports/schedule.fields.ts'
import { nextOccasion } from '../../domain/reports/schedule.ts'
import { scheduleWording } from '../../domain/reports/scheduleWording.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { type reportSchedulesMachine, type Scheduled, scheduleDraft } from '../../machines/reports/schedules.ts'
import { useApp } from '../app/machines.tsx'
import { useTimeZone } from '../app/time.ts'
import { useNow } from '../kit/clock.ts'
import { useLocale } from '../kit/locale.ts'
import type { MenuEntry } from '../kit/Menu.tsx'

/** When saved reports are mailed: in words, and what a menu offers. */
export const useSchedules = () => {
  const { system } = useApp()
  const schedules = system.get('reportSchedules') as ActorRefFrom<typeof reportSchedulesMachine>
  const dialogs = system.get('reportScheduleDialogs') as RecordDialogsActor
  const items = useSelector(schedules, ({ context }) => context.items)
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const of = ({ view }: SavedReport) => items.find(({ id }) => id === view.id)
  return {
    said: (saved: SavedReport): string | null => {
      const schedule = of(saved)
      return schedule === undefined
        ? null
        : scheduleWording.mailed(schedule, locale, nextOccasion(schedule, lastMorning(timeZone, now)))
    },
    entries: (saved: SavedReport): ReadonlyArray<MenuEntry> => {
      const { id, name } = saved.view
      const schedule = of(saved)
      const record: Scheduled = { id, name, keepsDays: keepsDays(saved), version: schedule?.version ?? 0 }
      const draft = scheduleDraft.inputOf(
        schedule === undefined ? scheduleFields.blank : scheduleFields.draftOf(schedule),
      )
      return [
        {
          id: 'mail',
          label: schedule === undefined ? scheduleWording.ask(name) : scheduleWording.askAgain(name),
          icon: <Mail aria-hidden="true" />,
          onSelect: () => dialogs.send({ type: 'record.selected', record, dialog: 'schedule', draft }),
        },
        ...(schedule === undefined
          ? []
          : [
              {
                id: 'stop',
                label: scheduleWording.stop(name),
                icon: <MailX aria-hidden="true" />,
                onSelect: () => schedules.send({ type: 'change.asked', change: { id, name } }),
              },
            ]),
      ]
    },
  }
}

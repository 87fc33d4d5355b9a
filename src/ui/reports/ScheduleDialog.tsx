import { useSelector } from '@xstate/react'
import { lastMorning } from '../../domain/kernel/deliveryTime.ts'
import { type ScheduleDraft, scheduleFields } from '../../domain/reports/schedule.fields.ts'
import { nextOccasion } from '../../domain/reports/schedule.ts'
import { scheduleWording } from '../../domain/reports/scheduleWording.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { type Scheduled, scheduleDraft } from '../../machines/reports/schedules.ts'
import { useApp } from '../app/machines.tsx'
import { useTimeZone } from '../app/time.ts'
import { useNow } from '../kit/clock.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { useLocale } from '../kit/locale.ts'
import { SelectField } from '../kit/SelectField.tsx'
import { Text } from '../kit/Text.tsx'

/** How often a saved report is mailed, and on which day. */
export const ScheduleDialog = () => {
  const dialogs = useApp().system.get('reportScheduleDialogs') as RecordDialogsActor
  const record = useSelector(dialogs, ({ context }) => context.record as Scheduled | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft)
  return record === null || draft === undefined ? null : <Asked dialogs={dialogs} record={record} draft={draft} />
}

interface AskedProps {
  readonly dialogs: RecordDialogsActor
  readonly record: Scheduled
  readonly draft: DraftActor
}

const { every, weekday, monthDay } = scheduleFields.fields

const choicesOf = ({ names = {} }: { readonly names?: Readonly<Record<string, string>> }) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const Asked = ({ dialogs, record: { name, keepsDays, version }, draft }: AskedProps) => {
  const { fields, change, tried, leave } = useDraft(draft, scheduleDraft)
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const next = nextOccasion(fields, lastMorning(timeZone, now))
  const save = () => {
    tried()
    dialogs.send({ type: 'dialog.confirmed', form: fields })
  }
  return (
    <Dialog
      title={version === 0 ? scheduleWording.ask(name) : scheduleWording.askAgain(name)}
      confirmLabel={scheduleWording.confirm}
      {...useDialogAnswer(dialogs)}
      onConfirm={save}
      onCancel={leave}
    >
      <SelectField
        label={every.label}
        value={fields.every}
        choices={choicesOf(every)}
        onChange={(value) => change({ every: value as ScheduleDraft['every'] })}
      />
      {fields.every === 'week' ? (
        <SelectField
          label={weekday.label}
          value={fields.weekday}
          choices={choicesOf(weekday)}
          onChange={(value) => change({ weekday: value })}
        />
      ) : null}
      {fields.every === 'month' ? (
        <SelectField
          label={monthDay.label}
          value={fields.monthDay}
          choices={choicesOf(monthDay)}
          onChange={(value) => change({ monthDay: value })}
        />
      ) : null}
      <Text tone="muted">
        {scheduleWording.to} {scheduleWording.next(locale, next)}
      </Text>
      {keepsDays ? <Text tone="muted">{scheduleWording.fixedDays}</Text> : null}
    </Dialog>
  )
}

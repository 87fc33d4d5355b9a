import { useSelector } from '@xstate/react'
import type { SeriesDraft } from '../../../domain/checkIns/series.fields.ts'
import { rhythmKinds, weekdayNames, weekNames } from '../../../domain/kernel/rhythm.ts'
import { meetingSeriesForm, type SeriesScope } from '../../../machines/checkIns/meetingForms.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, type RecordFields } from '../../kit/RecordForm.tsx'
import { RecordFormDialog } from '../../kit/RecordFormDialog.tsx'
import { namedChoices, SelectField } from '../../kit/SelectField.tsx'
import { Columns, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextField } from '../../kit/TextField.tsx'

const titles = { move: 'Move this date', rhythm: 'Change schedule', end: 'End series' } as const

const explained = {
  move: 'Only this one moves. Its notes and answers move with it.',
  rhythm: 'From this date on, check-ins follow the new schedule. Past check-ins stay, and there are no duplicates.',
  end: 'No check-ins after this date. Check-ins with notes or answers are kept.',
} as const

const { once: _, ...rhythms } = rhythmKinds

/** One of a series is moved, another rhythm from a day on, the end. */
export const SeriesDialog = ({ form }: { readonly form: RecordFormActor }) => {
  const { kind } = useSelector(form, ({ context }) => (context.scope as SeriesScope).task)
  return (
    <RecordFormDialog form={form} of={meetingSeriesForm} title={titles[kind]} called="The series">
      {(fields) => (
        <Stack>
          <Text tone="muted">{explained[kind]}</Text>
          <Columns>
            <DateField
              {...boundTo(fields, 'day')}
              label={kind === 'rhythm' ? 'From' : kind === 'end' ? 'Last day' : 'Day'}
            />
            {kind === 'end' ? null : <TextField {...boundTo(fields, 'time')} />}
          </Columns>
          {kind === 'rhythm' ? <Rhythm fields={fields} /> : null}
        </Stack>
      )}
    </RecordFormDialog>
  )
}

const Rhythm = ({ fields }: { readonly fields: RecordFields<SeriesDraft> }) => {
  const { draft, change, problems } = fields
  return (
    <>
      <SelectField
        label="Repeats"
        value={draft.rhythm}
        error={problems.rhythm}
        choices={namedChoices(rhythms)}
        onChange={(rhythm) => change({ rhythm: rhythm as SeriesDraft['rhythm'] })}
      />
      {draft.rhythm === 'own' ? (
        <Columns>
          <TextField {...boundTo(fields, 'every')} />
          <SelectField
            label="Of"
            value={draft.unit}
            choices={namedChoices({ week: 'weeks', month: 'months' })}
            onChange={(unit) => change({ unit: unit as SeriesDraft['unit'] })}
          />
          <SelectField
            label="On"
            value={draft.weekday}
            choices={namedChoices(weekdayNames)}
            onChange={(weekday) => change({ weekday: weekday as SeriesDraft['weekday'] })}
          />
          {draft.unit === 'month' ? (
            <SelectField
              label="Week of the month"
              value={draft.week}
              choices={namedChoices(weekNames)}
              onChange={(week) => change({ week: week as SeriesDraft['week'] })}
            />
          ) : null}
        </Columns>
      ) : null}
    </>
  )
}

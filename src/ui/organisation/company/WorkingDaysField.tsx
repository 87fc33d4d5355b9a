import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { weekdayNames } from '../../../domain/kernel/rhythm.ts'
import { shortWeekdays } from '../../../domain/kernel/weekdayWords.ts'
import { type WorkingDays, weekdays, workingDaysWith, worksOn } from '../../../domain/kernel/workingDays.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { slot } from '../../kit/classes.ts'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

interface WorkingDaysFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: WorkingDays
  readonly error: string | undefined
  readonly onChange: (workingDays: WorkingDays) => void
}

/** The days of the week, each to be worked on or not. */
export const WorkingDaysField = ({ label, hint, value, error, onChange }: WorkingDaysFieldProps) => {
  const id = useId()
  return (
    <fieldset className={slot('outline', 'group')} aria-describedby={error === undefined ? id : `${id}e ${id}`}>
      <legend className={slot('field', 'label')}>{label}</legend>
      <Stack gap={1}>
        <Row gap={4}>
          {weekdays.map((weekday) => (
            <CheckboxField
              key={weekday}
              label={weekdayNames[weekday]}
              // All seven in one row.
              short={shortWeekdays[weekday]}
              checked={worksOn(value, weekday)}
              onChange={(works) => onChange(workingDaysWith(value, weekday, works))}
            />
          ))}
        </Row>
        {error === undefined ? null : (
          <div id={`${id}e`} className={slot('field', 'error')} role="alert">
            <CircleAlert aria-hidden="true" />
            {error}
          </div>
        )}
        <div id={id}>
          <Text style="small" tone="muted">
            {hint}
          </Text>
        </div>
      </Stack>
    </fieldset>
  )
}

import { ArrowLeft, ArrowRight, CalendarX2 } from 'lucide-react'
import { mayReadDay, mayWriteEntry } from '../../domain/dailyScrums/access.ts'
import { denials, wording } from '../../domain/dailyScrums/wording.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { lastWorkingDay, workingDayAfter, workingDayBefore } from '../../domain/kernel/workingDays.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { scrumDay } from '../../machines/dailyScrums/parts.ts'
import { ReadingShown } from '../app/ReadingShown.tsx'
import { useActor, usePart } from '../app/session.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useAskedDay, useScrumDay, useWorkingDays } from './area.ts'
import { OwnEntry } from './OwnEntry.tsx'
import { RemindersSection } from './RemindersSection.tsx'
import { TeamDay } from './TeamDay.tsx'

/** A day: one's own entry while it can be written, and what the people one may access have written. */
export const DayPanel = ({ search }: { readonly search: string }) => {
  const { today, day, department, show } = useAskedDay(search)
  const workingDays = useWorkingDays()
  const may = mayReadDay(day, today, workingDays)
  const reading = useScrumDay(may.allowed ? { day, ...(department && { department }) } : null)
  return (
    <Stack gap={6}>
      <Row gap={3} justify="between">
        <DayChoice day={day} today={today} onChange={(chosen) => show({ day: chosen })} />
        <DepartmentChoice department={department} onChange={(chosen) => show({ department: chosen })} />
      </Row>
      {may.allowed ? (
        <>
          {mayWriteEntry(day, today, workingDays).allowed ? <OwnEntry key={day} day={day} /> : null}
          <ReadingShown reading={reading} of={scrumDay} failed={wording.dayLoadFailed} height={240}>
            {(found) => <TeamDay found={found} isOwnAbove={mayWriteEntry(day, today, workingDays).allowed} />}
          </ReadingShown>
        </>
      ) : (
        <EmptyState icon={<CalendarX2 />} title="There is no daily scrum for this day">
          {denials[may.because]}
        </EmptyState>
      )}
      <RemindersSection />
    </Stack>
  )
}

interface DayChoiceProps {
  readonly day: Day
  readonly today: Day
  readonly onChange: (day: Day) => void
}

/** Days on which nobody works are passed over. */
const DayChoice = ({ day, today, onChange }: DayChoiceProps) => {
  const workingDays = useWorkingDays()
  const [latest, next] = [lastWorkingDay(today, workingDays), workingDayAfter(day, workingDays)]
  return (
    <Row gap={2} wrap="never">
      <IconButton
        label="Previous working day"
        icon={<ArrowLeft />}
        tone="outline"
        onClick={() => onChange(workingDayBefore(day, workingDays))}
      />
      <IconButton
        label="Next working day"
        icon={<ArrowRight />}
        tone="outline"
        denied={next > latest ? denials.dayAhead : undefined}
        onClick={() => onChange(next)}
      />
      <Text as="h2">
        <DateText value={day} relative />
      </Text>
      {day === latest ? null : (
        <Button size="sm" onClick={() => onChange(latest)}>
          Latest
        </Button>
      )}
    </Row>
  )
}

interface DepartmentChoiceProps {
  readonly department: string
  readonly onChange: (department: DepartmentId) => void
}

/** For who may access more than their own people. */
const DepartmentChoice = ({ department, onChange }: DepartmentChoiceProps) => {
  const departments = usePart('bootstrap')?.departments ?? []
  return isAdmin(useActor()) && departments.length > 0 ? (
    // On a phone on a line of its own, where it is not cut.
    <div className={slot('directory', 'department')} style={{ flexBasis: 144 }}>
      <SelectField
        label="Department"
        labelHidden
        placeholder="All departments"
        value={department}
        choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => onChange(chosen as DepartmentId)}
      />
    </div>
  ) : null
}

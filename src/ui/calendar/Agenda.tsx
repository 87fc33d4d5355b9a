import { CalendarX2 } from 'lucide-react'
import { byDay, fullMonth, monthOf } from '../../domain/calendar/months.ts'
import type { CalendarMonth } from '../../domain/calendar/nouns.ts'
import { nothingIn } from '../../domain/calendar/wording.ts'
import { fullDay } from '../../domain/kernel/locale.ts'
import { Badge } from '../kit/Badge.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Entries } from './Entry.tsx'

interface AgendaProps {
  readonly shown: CalendarMonth
  readonly isFiltered: boolean
}

/** The days of the month on which something stands, where a grid has no room. */
export const Agenda = ({ shown: { month, today, entries }, isFiltered }: AgendaProps) => {
  const days = [...byDay(entries)].filter(([day]) => monthOf(day) === month)
  if (days.length === 0)
    return (
      <EmptyState icon={<CalendarX2 />} title={nothingIn(fullMonth(month))}>
        {isFiltered
          ? 'Some types are hidden. Show all of them to see more.'
          : 'Policies, certifications, check-ins, goals, services and reviews show on their due dates.'}
      </EmptyState>
    )
  return (
    <ol className={slot('month', 'agenda')} aria-label={fullMonth(month)}>
      {days.map(([day, onDay]) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <Stack gap={1}>
            <Row gap={2}>
              <Text as="h3" style="label">
                {fullDay(day)}
              </Text>
              {day === today ? <Badge tone="accent">Today</Badge> : null}
            </Row>
            <Entries entries={onDay} isRoomy />
          </Stack>
        </li>
      ))}
    </ol>
  )
}

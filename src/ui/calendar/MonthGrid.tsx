import { byDay, fullMonth, monthOf, weeksOf } from '../../domain/calendar/months.ts'
import type { CalendarEntry, CalendarMonth } from '../../domain/calendar/nouns.ts'
import { moreOn, moreOnDay } from '../../domain/calendar/wording.ts'
import { fullDay } from '../../domain/kernel/locale.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { weekdayNames, weekdayOf } from '../../domain/kernel/rhythm.ts'
import { shortWeekdays } from '../../domain/kernel/weekdayWords.ts'
import { slot } from '../kit/classes.ts'
import { useLocale } from '../kit/locale.ts'
import { Popover } from '../kit/Popover.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Entries } from './Entry.tsx'

/** How many a day shows before the rest stands behind a button. */
const MOST = 3

/** Weeks as the reader's begin, with the days of the neighbouring months that fill them. */
export const MonthGrid = ({ shown: { month, today, entries } }: { readonly shown: CalendarMonth }) => {
  const weeks = weeksOf(month, useLocale().firstWeekday)
  const onDay = byDay(entries)
  return (
    <table className={slot('month', 'grid')} aria-label={fullMonth(month)}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayNames[weekdayOf(day)]}>
              {shortWeekdays[weekdayOf(day)]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={slot('month', 'day')}
                aria-current={day === today ? 'date' : undefined}
                data-outside={monthOf(day) === month ? undefined : ''}
              >
                <DayCell day={day} entries={onDay.get(day) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  readonly day: Day
  readonly entries: ReadonlyArray<CalendarEntry>
}

const DayCell = ({ day, entries }: DayCellProps) => {
  const isTooMany = entries.length > MOST
  const shown = isTooMany ? entries.slice(0, MOST - 1) : entries
  const more = entries.length - shown.length
  return (
    <>
      <time dateTime={day} className={slot('month', 'date')}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">{fullDay(day)}</span>
      </time>
      {shown.length > 0 ? <Entries entries={shown} /> : null}
      {isTooMany ? (
        <Popover
          label={moreOnDay(more, day)}
          tone="ghost"
          size="sm"
          content={() => (
            <div className={slot('month', 'wide')}>
              <Stack gap={2}>
                <Text as="h3" style="label">
                  {fullDay(day)}
                </Text>
                <Entries entries={entries} isRoomy />
              </Stack>
            </div>
          )}
        >
          {moreOn(more)}
        </Popover>
      ) : null}
    </>
  )
}

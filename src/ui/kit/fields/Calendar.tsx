import { type DateValue, parseDate, useDatePicker } from '@ark-ui/react/date-picker'
import { LocaleProvider } from '@ark-ui/react/locale'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../Button.tsx'
import { slot } from '../classes.ts'
import { ClientZone } from '../clientZone.ts'
import { useDayIn } from '../clock.ts'
import { fullDate } from '../dates.ts'
import { useLocale } from '../locale.ts'
import { tooltip } from '../tooltip.ts'

type CalendarProps = {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  /** Why a day cannot be chosen. */
  readonly closed?: ((day: string) => string | undefined) | undefined
  readonly onChoose: (day: string) => void
}

/** Days, months and years to choose from; today is where the client is. A day that is closed is reached all the same, and says why. */
export const Calendar = (props: CalendarProps) => (
  <LocaleProvider locale={document.documentElement.lang || 'en'}>
    <Sheet {...props} />
  </LocaleProvider>
)

const Sheet = ({ value, closed, onChoose }: CalendarProps) => {
  const timeZone = useContext(ClientZone)
  const today = useDayIn(timeZone)
  const why = (day: DateValue) => closed?.(day.toString())
  const calendar = useDatePicker({
    inline: true,
    fixedWeeks: true,
    startOfWeek: useLocale().firstWeekday,
    timeZone,
    value: value === '' ? [] : [parseDate(value)],
    isDateUnavailable: (day) => why(day) !== undefined,
    onValueChange: ({ value: [day] }) => day && onChoose(day.toString()),
    translations: {
      dayCell: ({ value: day }) =>
        [fullDate(day.toString()), day.toString() === today && 'Today', why(day)].filter(Boolean).join('. '),
    },
  })
  const { view } = calendar
  // The panel around it is the dialog; an application would keep keys from a screen reader.
  const {
    role: _role,
    'aria-roledescription': _description,
    'aria-label': _label,
    ...content
  } = calendar.getContentProps()
  const { year } = calendar.visibleRange.start
  const decade = calendar.getDecade()
  const title = {
    day: calendar.visibleRangeText.start,
    month: String(year),
    year: `${decade.start}–${decade.end}`,
  }[view]
  const page = { day: 'month', month: 'year', year: 'ten years' }[view]
  const longer =
    view === 'month'
      ? {
          rows: calendar.getMonthsGrid({ columns: 4, format: 'short' }),
          cell: calendar.getMonthTableCellProps,
          trigger: calendar.getMonthTableCellTriggerProps,
        }
      : {
          rows: calendar.getYearsGrid({ columns: 4 }),
          cell: calendar.getYearTableCellProps,
          trigger: calendar.getYearTableCellTriggerProps,
        }
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => sheet.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])
  return (
    <div {...content} ref={sheet} className={slot('calendar', 'root')}>
      <div className={slot('calendar', 'head')}>
        <IconButton label={`Previous ${page}`} icon={<ChevronLeft />} size="sm" onClick={calendar.goToPrev} />
        <Button
          size="sm"
          tone="ghost"
          aria-live="polite"
          denied={view === 'year' ? 'Choose a year.' : undefined}
          onClick={() => calendar.setView(view === 'day' ? 'month' : 'year')}
        >
          {title}
        </Button>
        <IconButton label={`Next ${page}`} icon={<ChevronRight />} size="sm" onClick={calendar.goToNext} />
      </div>
      {view === 'day' ? (
        <table {...calendar.getTableProps()} aria-label={title} className={slot('calendar', 'grid')}>
          <thead {...calendar.getTableHeadProps()}>
            <tr>
              {calendar.weekDays.map(({ long, short }) => (
                <th key={long}>{short.slice(0, 2)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendar.weeks.map((week) => (
              <tr key={String(week[0])}>
                {week.map((day) => (
                  <td key={day.toString()} {...calendar.getDayTableCellProps({ value: day })}>
                    <div
                      {...calendar.getDayTableCellTriggerProps({ value: day })}
                      {...tooltip(why(day))}
                      className={slot('calendar', 'cell')}
                    >
                      {day.day}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <table
          {...calendar.getTableProps({ view, columns: 4 })}
          aria-label={title}
          className={slot('calendar', 'grid')}
        >
          <tbody>
            {longer.rows.map((row) => (
              <tr key={row[0]?.value}>
                {row.map(({ value: of, label: words }) => (
                  <td key={of} {...longer.cell({ value: of })}>
                    <div {...longer.trigger({ value: of })} className={slot('calendar', 'cell')}>
                      {words}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status" className={slot('calendar', 'why')}>
        {view === 'day' ? why(calendar.focusedValue) : null}
      </p>
    </div>
  )
}

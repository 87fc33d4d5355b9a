import { look } from './classes.ts'
import { fullDate, relativeDate, writtenDay, writtenHour, writtenTime } from './dates.ts'
import { tooltip } from './tooltip.ts'

type DateTextProps = {
  /** A day (`YYYY-MM-DD`) or an instant (ISO, UTC). */
  readonly value: string | null | undefined
  /** With hours and minutes; only these where the day stands beside it. */
  readonly withTime?: boolean | 'only'
  /** Given: the tooltip says how far away it is; else it says the date in full. */
  readonly relativeTo?: Date
  /** Shown when there is no date. */
  readonly placeholder?: string
  /** The client's. An instant without it is not shown: the reader's zone would be another time. */
  readonly timeZone?: string
}

/** "3rd Jan 2024", or with the time "3 Jan 2024 09:05", and "AWST" where the reader's clock shows another. § 2.6 */
export const DateText = ({ value, withTime = false, relativeTo, placeholder = '–', timeZone }: DateTextProps) => {
  const shown = value
    ? (withTime === 'only' ? writtenHour : withTime ? writtenTime : writtenDay)(value, timeZone)
    : undefined
  if (!value || shown === undefined) return <span className={look('text', { tone: 'subtle' })}>{placeholder}</span>
  const more = relativeTo ? relativeDate(value, relativeTo, timeZone) : fullDate(value, timeZone)
  return (
    <time dateTime={value} {...tooltip(more)}>
      {shown}
    </time>
  )
}

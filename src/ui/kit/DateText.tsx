import { asDecided, shownZone } from '../../domain/kernel/locale.ts'
import { look } from './classes.ts'
import { useNowIf } from './clock.ts'
import { dateText, fullDate, relativeDate } from './dates.ts'
import { useLocale } from './locale.ts'
import { tooltip } from './tooltip.ts'

type DateTextProps = {
  /** A day (`YYYY-MM-DD`) or an instant (ISO, UTC). */
  readonly value: string | null | undefined
  /** With hours and minutes; only these where the day stands beside it. */
  readonly withTime?: boolean | 'only'
  /** A rule decides by it: its hour too is the client's, wherever the reader likes to read moments. */
  readonly deadline?: boolean
  /** The tooltip says how far away it is, instead of the date in full. */
  readonly relative?: boolean
  /** Shown when there is no date. */
  readonly placeholder?: string
  /** The client's. An instant without it is not shown: the reader's zone would be another time. */
  readonly timeZone?: string
}

/** "3rd Jan 2024", or with the time "3 Jan 2024 09:05", and "AWST" where the reader's clock shows another. § 2.6 */
export const DateText = ({
  value,
  withTime,
  deadline,
  relative = false,
  placeholder = '–',
  timeZone,
}: DateTextProps) => {
  const own = useLocale()
  const now = useNowIf(relative)
  const locale = deadline ? asDecided(own) : own
  const shown = value ? dateText(locale, value, timeZone, withTime) : undefined
  if (!value || shown === undefined) return <span className={look('text', { tone: 'subtle' })}>{placeholder}</span>
  const zone = timeZone && withTime === true ? shownZone(locale, timeZone) : timeZone
  const more = relative ? relativeDate(value, now, timeZone) : fullDate(value, timeZone, zone)
  return (
    <time dateTime={value} {...tooltip(more)}>
      {shown}
    </time>
  )
}

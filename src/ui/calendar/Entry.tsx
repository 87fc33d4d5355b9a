import { Award, BookText, Boxes, CircleAlert, ClipboardCheck, MessagesSquare, Target } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import type { CalendarKind } from '../../domain/calendar/kinds.ts'
import type { CalendarEntry } from '../../domain/calendar/nouns.ts'
import { detailOf, saidOf, summaryOf } from '../../domain/calendar/wording.ts'
import { useTimeZone } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { tooltip } from '../kit/tooltip.ts'

/** As the menu draws the areas they are of. */
const icons: Readonly<Record<CalendarKind, ComponentType<SVGProps<SVGSVGElement>>>> = {
  policy: BookText,
  certification: Award,
  checkIn: MessagesSquare,
  goal: Target,
  service: Boxes,
  review: ClipboardCheck,
}

interface EntryProps {
  readonly entry: CalendarEntry
  /** What kind it is stands there too, and not only as its picture. */
  readonly isRoomy: boolean
}

/** A link to what it is about. */
const Entry = ({ entry, isRoomy }: EntryProps) => {
  const { kind, title, startsUtc, path, isOverdue } = entry
  // That it is a meeting, its hour says.
  const hasHour = startsUtc !== null
  const Icon = isOverdue ? CircleAlert : icons[kind]
  const timeZone = useTimeZone()
  return (
    <a
      href={path}
      className={slot('month', 'entry')}
      data-overdue={isOverdue || undefined}
      {...tooltip(isRoomy ? undefined : summaryOf(entry))}
    >
      <Icon aria-hidden="true" />
      <span className={slot('month', 'what')}>
        {isRoomy ? null : (
          <span className={hasHour && !isOverdue ? 'sr-only' : slot('month', 'kind')}>{saidOf(entry)}</span>
        )}{' '}
        {hasHour ? <DateText value={startsUtc} withTime="only" timeZone={timeZone} /> : null} {title}{' '}
        {isRoomy ? <span className={slot('month', 'kind')}>{detailOf(entry)}</span> : null}
      </span>
    </a>
  )
}

interface EntriesProps extends Partial<Pick<EntryProps, 'isRoomy'>> {
  readonly entries: ReadonlyArray<CalendarEntry>
}

export const Entries = ({ entries, isRoomy = false }: EntriesProps) => (
  <ul className={slot('month', 'entries')}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Entry entry={entry} isRoomy={isRoomy} />
      </li>
    ))}
  </ul>
)

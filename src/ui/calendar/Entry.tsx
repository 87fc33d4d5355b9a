import { Award, BookText, Boxes, CircleAlert, ClipboardCheck, MessagesSquare, Target } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import type { CalendarKind } from '../../domain/calendar/kinds.ts'
import type { CalendarEntry } from '../../domain/calendar/nouns.ts'
import { saidOf, summaryOf } from '../../domain/calendar/wording.ts'
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

/** A link to what it is about. */
export const Entry = ({ entry }: { readonly entry: CalendarEntry }) => {
  const { kind, title, startsUtc, path, isOverdue } = entry
  const Icon = isOverdue ? CircleAlert : icons[kind]
  const timeZone = useTimeZone()
  return (
    <a
      href={path}
      className={slot('month', 'entry')}
      data-overdue={isOverdue || undefined}
      {...tooltip(summaryOf(entry))}
    >
      <Icon aria-hidden="true" />
      {startsUtc === null ? null : <DateText value={startsUtc} withTime="only" timeZone={timeZone} />}
      <span>
        <span className="sr-only">{saidOf(entry)}</span> {title}
      </span>
    </a>
  )
}

export const Entries = ({ entries }: { readonly entries: ReadonlyArray<CalendarEntry> }) => (
  <ul className={slot('month', 'entries')}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
)

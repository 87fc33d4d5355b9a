import { BookText, History, UserRoundPlus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { sentenceOf } from '../../../domain/audit/sentences.ts'
import { mayAccess } from '../../../domain/employees/access.ts'
import { placeOfChange } from '../../../domain/home/news/changes.ts'
import { newsWording } from '../../../domain/home/news/newsWording.ts'
import type { SinceVisit } from '../../../domain/home/news/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { sinceVisit } from '../../../machines/home/news/parts.ts'
import { useArea } from '../../app/area.tsx'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'
import { ReadingShown } from '../../app/ReadingShown.tsx'
import { useActor } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'

/** What others have changed that touches the reader. Read beside the rest of the page, which does not wait for it. */
export const SinceLastVisit = () => (
  <Suspense fallback={<Waiting />}>
    <Opened />
  </Suspense>
)

const Waiting = () => (
  <Section title={newsWording.since}>
    <Skeleton height={48} />
  </Section>
)

const Opened = () => {
  useArea('home/news')
  return <Read />
}

const Read = () => {
  const reading = useReadingWhileShown<void>(useApp().system.get('sinceVisit'), sinceVisit, undefined)
  return (
    <ReadingShown reading={reading} of={sinceVisit} failed={newsWording.sinceFailed} height={96}>
      {(found) => (found.sinceUtc === null ? null : <Told found={found} />)}
    </ReadingShown>
  )
}

const Told = ({ found }: { readonly found: SinceVisit }) => {
  const timeZone = useTimeZone()
  const lines = useLines(found)
  return (
    <Section
      title={newsWording.since}
      description={<DateText value={found.sinceUtc} withTime timeZone={timeZone} relative />}
    >
      {lines.length === 0 ? <Text tone="muted">{newsWording.unchanged}</Text> : <List lines={lines} />}
      {found.hasMore ? (
        <Text style="small" tone="muted">
          {newsWording.moreChanges}
        </Text>
      ) : null}
    </Section>
  )
}

interface Line {
  readonly key: string
  readonly icon: ReactNode
  readonly text: string
  readonly about: ReactNode
  readonly href: string | null
}

const useLines = ({ newPeople, policies, changes }: SinceVisit): ReadonlyArray<Line> => {
  const actor = useActor()
  const locale = useLocale()
  const timeZone = useTimeZone()
  return [
    ...policies.map(({ id, title, versionNo }) => ({
      key: `policy ${id}`,
      icon: <BookText aria-hidden="true" />,
      text: title,
      about: versionNo > 1 ? newsWording.newVersion : newsWording.newPolicy,
      href: pathTo('hrDocument', { id }),
    })),
    ...newPeople.map(({ id, fullName }) => ({
      key: `person ${id}`,
      icon: <UserRoundPlus aria-hidden="true" />,
      text: fullName,
      about: newsWording.newColleague,
      href: mayAccess(actor, id).allowed ? pathTo('employee', { id }) : null,
    })),
    ...changes.map((entry) => ({
      key: `change ${entry.id}`,
      icon: <History aria-hidden="true" />,
      text: sentenceOf(locale, entry),
      about: <DateText value={entry.atUtc} withTime timeZone={timeZone} relative />,
      href: placeOfChange(entry),
    })),
  ]
}

const STEP = 5

const List = ({ lines }: { readonly lines: ReadonlyArray<Line> }) => {
  const [count, setCount] = useState(STEP)
  const left = lines.length - count
  return (
    <>
      <ul className={slot('home', 'list')}>
        {lines.slice(0, count).map((line) => (
          <li key={line.key}>
            <Door line={line} />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <div>
          <Button size="sm" tone="ghost" onClick={() => setCount(lines.length)}>
            {`Show ${left} more`}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const Door = ({ line: { icon, text, about, href } }: { readonly line: Line }) => {
  const words = (
    <>
      {icon}
      <span className={slot('home', 'words')}>
        <Text as="span" style="label">
          {text}
        </Text>
        <Text as="span" style="small" tone="muted">
          {about}
        </Text>
      </span>
    </>
  )
  return href === null ? (
    <div className={slot('home', 'item')}>{words}</div>
  ) : (
    <a href={href} className={slot('home', 'item')}>
      {words}
    </a>
  )
}

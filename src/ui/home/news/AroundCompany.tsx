import { Suspense, useState } from 'react'
import { mayAccess } from '../../../domain/employees/access.ts'
import { moreTold, newsWording, occasionTitles, yearsHere } from '../../../domain/home/news/newsWording.ts'
import type { OccasionOfPerson, Occasions, Told } from '../../../domain/home/news/nouns.ts'
import type { OccasionKind } from '../../../domain/home/news/occasions.ts'
import { daysAfter } from '../../../domain/kernel/days.ts'
import { giveHref } from '../../../domain/praise/question.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { occasions } from '../../../machines/home/news/parts.ts'
import { useArea } from '../../app/area.tsx'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'
import { useMayOpen } from '../../app/menu.ts'
import { PersonAvatar } from '../../app/PersonAvatar.tsx'
import { ReadingShown } from '../../app/ReadingShown.tsx'
import { useActor, useUser } from '../../app/session.ts'
import { useToday } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Columns, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

/** Who is new, birthdays and anniversaries. Read beside the rest of the page, which does not wait for it. */
export const AroundCompany = () => (
  <Section
    title={newsWording.title}
    action={
      <LinkButton size="sm" tone="ghost" href={pathTo('settings')}>
        Choose what others see
      </LinkButton>
    }
  >
    <Suspense fallback={<Skeleton height={72} />}>
      <Opened />
    </Suspense>
  </Section>
)

const Opened = () => {
  useArea('home/news')
  return <Read />
}

const Read = () => {
  const reading = useReadingWhileShown<void>(useApp().system.get('occasions'), occasions, undefined)
  return (
    <ReadingShown reading={reading} of={occasions} failed={newsWording.loadFailed} height={72}>
      {(found) => <Kinds found={found} />}
    </ReadingShown>
  )
}

const kinds: ReadonlyArray<OccasionKind> = ['joined', 'starting', 'birthday', 'anniversary']

const Kinds = ({ found }: { readonly found: Occasions }) => {
  const shown = kinds.filter((kind) => found[kind].total > 0)
  return shown.length === 0 ? (
    <Text tone="muted">{newsWording.nothing}</Text>
  ) : (
    <Columns of="whole">
      {shown.map((kind) => (
        <Kind key={kind} kind={kind} told={found[kind]} />
      ))}
    </Columns>
  )
}

const STEP = 4

const Kind = ({ kind, told: { people, total } }: { readonly kind: OccasionKind; readonly told: Told }) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? people : people.slice(0, STEP)
  return (
    <section aria-label={occasionTitles[kind]}>
      <Stack gap={1}>
        <Text as="h3" style="label" tone="muted">
          {occasionTitles[kind]}
        </Text>
        <ul className={slot('home', 'list')}>
          {shown.map((person) => (
            <li key={`${person.id} ${person.day}`} className={slot('home', 'duty')}>
              <PersonTold kind={kind} person={person} />
            </li>
          ))}
        </ul>
        {people.length > shown.length ? (
          <div className={slot('home', 'more')}>
            <Button size="sm" tone="ghost" onClick={() => setWhole(true)}>
              {`Show ${people.length - shown.length} more`}
            </Button>
          </div>
        ) : total > people.length ? (
          <Text style="small" tone="muted">
            {moreTold(total - people.length)}
          </Text>
        ) : null}
      </Stack>
    </section>
  )
}

interface PersonToldProps {
  readonly kind: OccasionKind
  readonly person: OccasionOfPerson
}

/** It leads to the record of whom one may open, and on the day to praise for them. */
const PersonTold = ({ kind, person }: PersonToldProps) => {
  const actor = useActor()
  const { id, fullName, day } = person
  const words = (
    <>
      <PersonAvatar person={person} />
      <span className={slot('home', 'words')}>
        <Text as="span" style="label" clip="line">
          {fullName}
        </Text>
        <Text as="span" style="small" tone="muted">
          {about(kind, person)}
        </Text>
      </span>
      <Text as="span" style="small" tone="muted">
        <When day={day} />
      </Text>
    </>
  )
  return (
    <>
      {mayAccess(actor, id).allowed ? (
        <a href={pathTo('employee', { id })} className={slot('home', 'item')}>
          {words}
        </a>
      ) : (
        <div className={slot('home', 'item')}>{words}</div>
      )}
      {kind === 'birthday' || kind === 'anniversary' ? <Congratulate person={person} /> : null}
    </>
  )
}

const about = (kind: OccasionKind, { positionTitle, department, years }: OccasionOfPerson): string => {
  const place = [positionTitle, department?.name ?? null].filter((one) => one !== null).join(', ')
  return kind === 'anniversary' && years !== null
    ? [yearsHere(years), positionTitle].filter((one) => one !== null).join(', ')
    : place
}

const When = ({ day }: { readonly day: OccasionOfPerson['day'] }) => {
  const today = useToday()
  if (day === today) return 'Today'
  return day === daysAfter(today, 1) ? 'Tomorrow' : <DateText value={day} relative />
}

const Congratulate = ({ person: { id, fullName, day } }: Pick<PersonToldProps, 'person'>) => {
  const today = useToday()
  const user = useUser()
  return useMayOpen('praise') && day === today && id !== user.id ? (
    <span className={slot('home', 'acts')}>
      <LinkButton size="sm" href={giveHref(id)}>
        Praise<span className="sr-only"> {fullName}</span>
      </LinkButton>
    </span>
  ) : null
}

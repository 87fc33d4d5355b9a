import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { useTimeZone } from './time.ts'

interface Event {
  readonly id: string
  readonly action: string
  /** Null where it happened by itself. */
  readonly by: { readonly fullName: string } | null
  readonly atUtc: InstantUtc
  readonly reason: string
}

interface HistoryProps {
  readonly events: ReadonlyArray<Event>
  /** What was done, by its action. */
  readonly done: Readonly<Partial<Record<string, string>>>
}

/** What was done with a record, by whom and when; the newest first. */
export const History = ({ events, done }: HistoryProps) => {
  const timeZone = useTimeZone()
  return events.length === 0 ? null : (
    <Section title="History">
      <ul className={slot('profile', 'list')} aria-label="History">
        {events.toReversed().map(({ id, action, by, atUtc, reason }) => (
          <li key={id} className={slot('profile', 'position')}>
            <span className={slot('profile', 'words')}>
              <span>{done[action] ?? action}</span>
              {reason === '' ? null : (
                <Text as="span" lines="kept">
                  {reason}
                </Text>
              )}
              <small>
                {by === null ? null : `${by.fullName}, `}
                <DateText value={atUtc} timeZone={timeZone} withTime />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

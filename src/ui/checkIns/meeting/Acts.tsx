import type { CheckInAction } from '../../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { actsDone } from '../../../domain/checkIns/wording.ts'
import { useTimeZone } from '../../app/time.ts'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'

/** What was done with it, by whom and when; the newest first. */
export const Acts = ({ checkIn: { events } }: { readonly checkIn: CheckIn }) => {
  const timeZone = useTimeZone()
  return events.length === 0 ? null : (
    <Section title="History">
      <ul className={slot('profile', 'list')} aria-label="History">
        {events.toReversed().map(({ id, action, by, atUtc, reason }) => (
          <li key={id} className={slot('profile', 'position')}>
            <span className={slot('profile', 'words')}>
              <span>{actsDone[action as CheckInAction] ?? action}</span>
              {reason === '' ? null : (
                <Text as="span" lines="kept">
                  {reason}
                </Text>
              )}
              <small>
                {by.fullName}, <DateText value={atUtc} timeZone={timeZone} withTime />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

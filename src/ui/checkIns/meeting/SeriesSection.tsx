import { Ellipsis } from 'lucide-react'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { mayChangeSeries, type Occurrence, occurrence, type SeriesAct } from '../../../domain/checkIns/series.ts'
import { denials } from '../../../domain/checkIns/wording.ts'
import { rhythmWords } from '../../../domain/kernel/rhythm.ts'
import { useActor } from '../../app/session.ts'
import { useToday } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { useMeeting } from './area.ts'
import { seriesDenied } from './may.ts'

/** How many dates to come are shown. */
const SHOWN = 5

type SeriesOf = NonNullable<CheckIn['series']>

/** How often it comes round, when the next ones are, and what can be done with them. */
export const SeriesSection = ({ checkIn, series }: { readonly checkIn: CheckIn; readonly series: SeriesOf }) => {
  const meeting = useMeeting()
  const today = useToday()
  const denied = seriesDenied(useActor(), checkIn)
  const rhythm = series.stretches.at(-1)?.rhythm
  const coming = comingOf(series, checkIn.number ?? 0, today)
  return (
    <Section
      title="Series"
      description={rhythm === undefined ? undefined : `${rhythmWords(rhythm)} at ${series.stretches.at(-1)?.time}`}
      action={
        <span className={slot('meeting', 'more')}>
          <Button
            size="sm"
            denied={denied ?? (series.end === null ? undefined : denials.seriesEnded)}
            onClick={() => meeting.send({ type: 'series.asked', task: { kind: 'rhythm' } })}
          >
            Change schedule
          </Button>
          <Button
            size="sm"
            denied={denied}
            onClick={() => meeting.send({ type: 'series.asked', task: { kind: 'end' } })}
          >
            End series
          </Button>
        </span>
      }
    >
      {coming.length === 0 ? (
        <Text tone="muted">The series has ended.</Text>
      ) : (
        <ul className={slot('meeting', 'dates')} aria-label="Next dates">
          {coming.map((one) => (
            <Coming key={one.number} checkIn={checkIn} series={series} one={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** This one, unless it lies behind, and those after it. */
const comingOf = (series: SeriesOf, number: number, today: string): ReadonlyArray<Occurrence> => {
  const found: Array<Occurrence> = []
  for (let at = number; found.length < SHOWN; at++) {
    const one = occurrence(series, at)
    if (one === null) break
    if (one.day >= today) found.push(one)
  }
  return found
}

interface ComingProps {
  readonly checkIn: CheckIn
  readonly series: SeriesOf
  readonly one: Occurrence
}

const Coming = ({ checkIn, series, one: { number, day, time, isSkipped } }: ComingProps) => {
  const meeting = useMeeting()
  const today = useToday()
  const denied = seriesDenied(useActor(), checkIn)
  const isHeld = number === checkIn.number && (checkIn.status === 'Held' || checkIn.status === 'Complete')
  const why = (act: SeriesAct) => {
    const may = mayChangeSeries(series, act, { held: new Set(isHeld ? [number] : []), today })
    return denied ?? (may.allowed ? undefined : denials[may.because])
  }
  const skip = { kind: isSkipped ? 'restore' : 'skip', number } as const
  return (
    <li className={slot('meeting', 'date')}>
      <span>
        <DateText value={day} /> at {time}
      </span>
      {number === checkIn.number ? <Badge tone="accent">This one</Badge> : null}
      {isSkipped ? <Badge>Skipped</Badge> : null}
      <Menu
        label="Change this date"
        icon={<Ellipsis />}
        size="sm"
        align="end"
        items={[
          {
            id: 'skip',
            label: isSkipped ? 'Reinstate' : 'Skip',
            denied: why(skip),
            onSelect: () => meeting.send({ type: 'press.asked', work: { kind: 'series', act: skip } }),
          },
          {
            id: 'move',
            label: 'Move…',
            denied: isSkipped ? 'Skipped check-ins are not moved.' : why({ kind: 'move', number, day, time }),
            onSelect: () => meeting.send({ type: 'series.asked', task: { kind: 'move', number } }),
          },
        ]}
      />
    </li>
  )
}

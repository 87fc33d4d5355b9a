import { Button } from '../../ui/kit/Button.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { eventInWords } from '../model/words.ts'
import { advanceIn, fireIn, type Session } from './session.ts'
import { momentOf } from './simulation.ts'
import { nextOf } from './timers.ts'

interface ClockProps {
  readonly session: Session
  readonly onChange: (next: () => Session) => void
}

/** Time stands still until it is told to go on. */
export const Clock = ({ session, onChange }: ClockProps) => {
  const { now, timers } = momentOf(session.simulation)
  const next = nextOf(timers)
  return (
    <Section title="Clock" description={`${seconds(now)} since it began`}>
      <Row gap={2}>
        <Button
          size="sm"
          denied={next ? undefined : 'No timer runs here.'}
          onClick={() => onChange(() => advanceIn(session))}
        >
          {next ? `Let ${seconds(next.due - now)} pass` : 'Let time pass'}
        </Button>
        {timers
          .filter((timer) => timer !== next)
          .map(({ id, event }) => (
            <Button
              key={id}
              size="sm"
              tone="ghost"
              onClick={() => onChange(() => fireIn(session, { label: event, event: { type: event } }))}
            >
              {`Ring ${eventInWords(event)} first`}
            </Button>
          ))}
      </Row>
      {timers.length === 0 ? null : (
        <ul className="timers">
          {timers.map(({ id, event, due }) => (
            <li key={id}>
              <Text as="span" style="small" tone="muted">{`${eventInWords(event)}: rings at ${seconds(due)}`}</Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const seconds = (ms: number): string => `${Math.round(ms / 10) / 100} s`

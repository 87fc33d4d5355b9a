import { useSelector } from '@xstate/react'
import type { CSSProperties } from 'react'
import type { Blocker } from '../../domain/dailyScrums/nouns.ts'
import { openFor, resolvedBy } from '../../domain/dailyScrums/wording.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { Section } from '../kit/Section.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useBlockers } from './area.ts'

interface BlockersProps {
  readonly blockers: ReadonlyArray<Blocker>
  /** How old they are on it. */
  readonly day: Day
}

/** What is in somebody's way, the oldest first. Who may see one may resolve it, and open it again. */
export const Blockers = ({ blockers, day }: BlockersProps) =>
  blockers.length === 0 ? null : (
    <Section title="Blockers">
      <ul style={list}>
        {blockers.map((blocker) => (
          <li key={blocker.id}>
            <OneBlocker blocker={blocker} day={day} />
          </li>
        ))}
      </ul>
    </Section>
  )

const OneBlocker = ({ blocker, day }: { readonly blocker: Blocker; readonly day: Day }) => {
  const { id, text, employee, raisedDay, resolved, version } = blocker
  const machine = useBlockers()
  const isBusy = useSelector(machine, (snapshot) => snapshot.hasTag('busy') && snapshot.context.asked?.id === id)
  const isResolved = resolved === null
  return (
    <Row gap={3} justify="between" wrap="never">
      <Stack gap={1}>
        <Text>{text}</Text>
        <div>
          {resolved === null ? (
            <Badge tone="warning">{openFor(raisedDay, day)}</Badge>
          ) : (
            <Badge tone="success">{resolvedBy(resolved.by?.fullName ?? null)}</Badge>
          )}
        </div>
        <Text style="small" tone="muted">
          {employee.fullName}
          {resolved === null ? null : (
            <>
              {'\u00a0· '}
              <DateText value={resolved.day} />
            </>
          )}
        </Text>
      </Stack>
      <Button
        size="sm"
        busy={isBusy}
        aria-description={text}
        onClick={() => machine.send({ type: 'blocker.set', asked: { id, version, isResolved } })}
      >
        {isResolved ? 'Resolve' : 'Reopen'}
      </Button>
    </Row>
  )
}

const list: CSSProperties = { display: 'grid', gap: 16 }

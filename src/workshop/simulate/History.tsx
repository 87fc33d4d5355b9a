import { useEffect, useRef } from 'react'
import { Badge } from '../../ui/kit/Badge.tsx'
import { RangeField } from '../../ui/kit/RangeField.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { historyOf, lengthOf, type Session } from './session.ts'

interface HistoryProps {
  readonly session: Session
  readonly onScrub: (to: number) => void
}

/** What has come so far, to be gone through back and forth. */
export const History = ({ session, onScrub }: HistoryProps) => {
  const rows = historyOf(session)
  const { position } = session
  const list = useRef<HTMLOListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is the reason to look, not an input
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [position])

  if (rows.length === 0) {
    return (
      <Section title="Steps">
        <Text tone="muted">Nothing has come yet. Press what can come now.</Text>
      </Section>
    )
  }
  const wrong = rows.filter(({ remark }) => remark !== null).length
  return (
    <Section
      title={session.replayed ? 'Recording' : 'Steps'}
      description={
        session.replayed && wrong > 0 ? `${wrong} of ${rows.length} steps do not go as recorded.` : undefined
      }
    >
      <RangeField
        label="Step"
        value={position}
        min={0}
        max={lengthOf(session)}
        text={position === 0 ? 'before the first step' : `${position}: ${rows[position - 1]?.words}`}
        onChange={onScrub}
      />
      <ol className="steps" ref={list}>
        {rows.map(({ words, remark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index} aria-current={index + 1 === position ? 'step' : undefined}>
            <button type="button" onClick={() => onScrub(index + 1)}>
              {words}
            </button>
            {remark === null ? null : <Badge tone="warning">{remark}</Badge>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

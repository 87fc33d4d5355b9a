import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { dotted } from '../../../domain/kernel/lists.ts'
import type { SampleData } from '../../../domain/organisation/nouns.ts'
import {
  keeperWords,
  sampleCounts,
  sampleDataWording,
  sampleKindTitle,
} from '../../../domain/organisation/sampleDataWording.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { SampleDataActor } from '../../../machines/organisation/sampleData.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { useTimeZone } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

/** A made-up company to look around in: loaded with one press, and removed with another after what becomes of it is said. */
export const SampleDataSection = () => {
  const machine = useApp().system.get('sampleData') as SampleDataActor
  useEffect(() => {
    machine.send({ type: 'samples.opened' })
    return () => machine.send({ type: 'samples.left' })
  }, [machine])
  const { samples, failure } = useSelector(machine, ({ context }) => context)
  const isReading = useSelector(machine, (snapshot) => snapshot.matches('closed') || snapshot.matches('loading'))
  const isAdding = useSelector(machine, (snapshot) => snapshot.matches('adding'))
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches('failed'))
  const question = useSelector(machine, ({ children }) => children.confirmation)
  return (
    <Section
      title="Sample data"
      description="Try Tenure with a sample company of twelve people. It is clearly marked, and real people get no tasks or emails from it."
    >
      {hasFailed && failure !== null ? (
        <ErrorState title={sampleDataWording.readFailed} onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      ) : isReading ? (
        <Skeleton height={80} />
      ) : samples === null ? (
        <Stack gap={4}>
          <Text>
            People with positions, goals, check-ins, a review, certifications, policies and assets. Sample people cannot
            sign in, get no emails and are free.
          </Text>
          <div className={slot('form', 'ending')}>
            <Button tone="solid" busy={isAdding} onClick={() => machine.send({ type: 'load.asked' })}>
              {isAdding ? 'Loading sample data…' : 'Load sample data'}
            </Button>
          </div>
        </Stack>
      ) : (
        <Shown samples={samples} onRemove={() => machine.send({ type: 'removal.asked' })} />
      )}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Section>
  )
}

interface ShownProps {
  readonly samples: NonNullable<SampleData>
  readonly onRemove: () => void
}

const Shown = ({ samples, onRemove }: ShownProps) => {
  const timeZone = useTimeZone()
  const { loadedUtc, by, staying } = samples
  return (
    <Stack gap={4}>
      <Text>
        {by === null ? 'Loaded' : `Loaded by ${by.fullName}`} <DateText value={loadedUtc} timeZone={timeZone} />. Names
        in it end in “(sample)”.
      </Text>
      <Text style="small" tone="muted">
        {dotted(sampleCounts(samples))}
      </Text>
      {staying.length === 0 ? null : (
        <>
          <Text>When you remove it, this stays:</Text>
          <ul className={slot('rows', 'list')} aria-label="What stays">
            {staying.map(({ kind, name, because }) => (
              <li key={`${kind} ${name}`} className={slot('rows', 'item')}>
                <div className={slot('rows', 'row')}>
                  <span className={slot('rows', 'words')}>
                    <strong>{name}</strong>
                    <Text as="span" style="small" tone="muted">
                      {sampleKindTitle(kind)}, kept because {keeperWords[because]}
                    </Text>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={slot('form', 'ending')}>
        <Button onClick={onRemove}>Remove sample data…</Button>
      </div>
    </Stack>
  )
}

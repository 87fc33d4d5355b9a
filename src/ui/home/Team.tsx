import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { mayAccess } from '../../domain/employees/access.ts'
import type { Colleague } from '../../domain/employees/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { teamReading } from '../../machines/employees/myTeam.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import { useArea } from '../app/area.tsx'
import { useApp } from '../app/machines.tsx'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { useActor, useUser } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

/** § 6 My team: active employees in the logged-in user's department. A person in no department has no team. */
export const Team = () => {
  const { department } = useUser()
  return department === null ? null : (
    <Section title="My team" description={department.name}>
      <Suspense fallback={<Skeleton height={72} />}>
        <Opened />
      </Suspense>
    </Section>
  )
}

const Opened = () => {
  useArea('employees/myTeam')
  return <Members reading={useApp().system.get('employees/myTeam')} />
}

const Members = ({ reading }: { readonly reading: ReadingActor }) => {
  useEffect(() => {
    reading.send(teamReading.opened())
    return () => reading.send({ type: 'reading.closed' })
  }, [reading])
  const team = useSelector(reading, teamReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <ErrorState title="Your team could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  return team === null ? <Skeleton height={72} /> : <Colleagues team={team} />
}

/** A department may be large, and each picture is a request: more of it comes when it is asked for. */
const step = 24

const Colleagues = ({ team }: { readonly team: ReadonlyArray<Colleague> }) => {
  const { id } = useUser()
  const [count, setCount] = useState(step)
  const others = team.filter((colleague) => colleague.id !== id)
  if (others.length === 0) return <Text tone="muted">No one else works in your department yet.</Text>
  const left = others.length - count
  return (
    <>
      <Columns of="card">
        {others.slice(0, count).map((colleague) => (
          <Card key={colleague.id} colleague={colleague} />
        ))}
      </Columns>
      {left > 0 ? (
        <Button onClick={() => setCount(count + step)}>
          {left > step ? `Show ${step} more of ${left}` : `Show ${left} more`}
        </Button>
      ) : null}
    </>
  )
}

/** It leads to the record of whom one may open; of the others this is what one may know. */
const Card = ({ colleague }: { readonly colleague: Colleague }) => {
  const actor = useActor()
  const { id, fullName, positionTitle, lastDay } = colleague
  const words = (
    <>
      <PersonAvatar person={colleague} />
      <span className={slot('home', 'words')}>
        <Text as="span" style="label" clip="line">
          {fullName}
        </Text>
        <Text as="span" style="small" tone="muted" clip="line">
          {positionTitle ?? 'No position yet'}
        </Text>
        {lastDay === undefined ? null : (
          <Text as="span" style="small" tone="warning">
            Leaves on <DateText value={lastDay} />
          </Text>
        )}
      </span>
    </>
  )
  return mayAccess(actor, id).allowed ? (
    <a href={pathTo('employee', { id })} className={slot('home', 'item')}>
      {words}
    </a>
  ) : (
    <div className={slot('home', 'item')}>{words}</div>
  )
}

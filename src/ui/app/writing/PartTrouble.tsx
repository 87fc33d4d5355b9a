import type { ReactNode } from 'react'
import type { PersonRef } from '../../../domain/employees/nouns.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useUser } from '../session.ts'
import { usePartState } from './part.ts'

/** What somebody else, or oneself in another window, has made of it meanwhile. */
export interface Theirs {
  /** Null where it is not kept who. */
  readonly by: PersonRef | null
  readonly shown: ReactNode
  /** A text may stand below another text; of the rest one has to go. */
  readonly mayKeepBoth: boolean
}

interface PartTroubleProps {
  readonly part: PartActor
  /** Asked for while the two do not agree. */
  readonly theirs: (part: PartActor) => Theirs | null
}

/** Why what was written has not arrived. None of it is lost. */
export const PartTrouble = ({ part, theirs: theirsOf }: PartTroubleProps) => {
  const isGone = usePartState(part, (snapshot) => snapshot.hasTag('gone'))
  const isRefused = usePartState(part, (snapshot) => snapshot.hasTag('refused'))
  const isOffline = usePartState(part, ({ context }) => context.attempt > 0)
  const refusal = usePartState(part, ({ context }) => context.refusal)
  const isConflict = usePartState(part, (snapshot) => snapshot.hasTag('conflict'))
  const theirs = isConflict ? theirsOf(part) : null
  const again = (
    <Button size="sm" onClick={() => part.send({ type: 'retry.asked' })}>
      Try again
    </Button>
  )
  if (theirs) return <Both part={part} theirs={theirs} />
  if (isGone)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={() => part.send({ type: 'part.givenUp' })}>
            Discard mine
          </Button>
        }
      >
        Someone deleted this while you were editing, so it cannot be saved. Copy what you typed to keep it.
      </Banner>
    )
  if (isRefused)
    return (
      <Banner tone="danger" action={again}>
        {refusal} What you typed is still here.
      </Banner>
    )
  return isOffline ? (
    <Banner tone="warning" action={again}>
      The server cannot be reached. What you type is kept in this browser and saved once it answers.
    </Banner>
  ) : null
}

/** Where both wrote the same line otherwise: mine stands in its field, theirs below it. */
const Both = ({ part, theirs: { by, shown, mayKeepBoth } }: { readonly part: PartActor; readonly theirs: Theirs }) => {
  const { id } = useUser()
  const isOwn = by?.id === id
  return (
    <Stack gap={2}>
      <Banner tone="warning">
        {isOwn ? 'You changed this in another window.' : `${by?.fullName ?? 'Someone'} changed this in the meantime.`}{' '}
        What you typed is still here.
      </Banner>
      <div className={slot('meeting', 'answer')}>
        <Text style="label">{isOwn ? 'Saved version' : 'Theirs (saved)'}</Text>
        <Text lines="kept">{shown}</Text>
      </div>
      <Row>
        <Button size="sm" onClick={() => part.send({ type: 'mine.kept' })}>
          {isOwn ? 'Keep this version' : 'Keep mine'}
        </Button>
        <Button size="sm" onClick={() => part.send({ type: 'theirs.taken' })}>
          {isOwn ? 'Use saved version' : 'Use theirs'}
        </Button>
        {mayKeepBoth ? (
          <Button size="sm" onClick={() => part.send({ type: 'both.kept' })}>
            Keep both
          </Button>
        ) : null}
      </Row>
    </Stack>
  )
}

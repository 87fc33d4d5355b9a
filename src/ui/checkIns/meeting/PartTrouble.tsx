import type { Stored } from '../../../domain/checkIns/writing.ts'
import type { MeetingPartActor } from '../../../machines/checkIns/meetingPart.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { usePartState } from './area.ts'

/** Why what was written has not arrived. None of it is lost. */
export const PartTrouble = ({ part }: { readonly part: MeetingPartActor }) => {
  const isGone = usePartState(part, (snapshot) => snapshot.hasTag('gone'))
  const isRefused = usePartState(part, (snapshot) => snapshot.hasTag('refused'))
  const isOffline = usePartState(part, ({ context }) => context.attempt > 0)
  const refusal = usePartState(part, ({ context }) => context.refusal)
  const theirs = usePartState(part, (snapshot) => (snapshot.hasTag('conflict') ? snapshot.context.theirs : null))
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
            Let it go
          </Button>
        }
      >
        Somebody has removed this meanwhile, so it can no longer be saved. What you typed is still here: copy it to keep
        it.
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
      The server cannot be reached. What you type is kept in this browser, and saved as soon as the connection is back.
    </Banner>
  ) : null
}

/** Where both wrote the same line otherwise: mine stands in its field, theirs below it. */
const Both = ({ part, theirs }: { readonly part: MeetingPartActor; readonly theirs: Stored }) => (
  <Stack gap={2}>
    <Banner tone="warning">
      {theirs.by.fullName} has changed this in the meantime. Nothing you typed is lost: it stands above.
    </Banner>
    <div className={slot('meeting', 'answer')}>
      <Text style="label">Theirs, saved</Text>
      <Text lines="kept">{theirs.text}</Text>
    </div>
    <Row>
      <Button size="sm" onClick={() => part.send({ type: 'mine.kept' })}>
        Keep mine
      </Button>
      <Button size="sm" onClick={() => part.send({ type: 'theirs.taken' })}>
        Take theirs
      </Button>
      {'kind' in theirs ? null : (
        <Button size="sm" onClick={() => part.send({ type: 'both.kept' })}>
          Keep both
        </Button>
      )}
    </Row>
  </Stack>
)

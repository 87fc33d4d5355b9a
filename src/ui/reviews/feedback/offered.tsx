import { useSelector } from '@xstate/react'
import { type ComponentProps, useMemo } from 'react'
import type { PersonRef } from '../../../domain/employees/nouns.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { choicesReading } from '../../../machines/reviews/feedback/feedbackReading.ts'
import { PeopleField } from '../../app/PeopleField.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useChoicesReading } from './area.ts'

/** Who may be asked in a review, apart from some; nobody until they are read. */
export const useOffered = (id: ReviewId, apartFrom: ReadonlyArray<Pick<PersonRef, 'id'>>) => {
  const reading = useChoicesReading(id)
  const choices = useSelector(reading, choicesReading.foundIn)
  const offered = useMemo(() => {
    const taken = new Set(apartFrom.map((person) => person.id))
    return (choices ?? []).filter((person) => !taken.has(person.id))
  }, [choices, apartFrom])
  return { reading, offered }
}

/** In which they are chosen. While they cannot be read, nobody is offered, and it says so. */
export const OfferedField = ({
  reading,
  ...field
}: { readonly reading: ReadingActor } & ComponentProps<typeof PeopleField>) => {
  const failure = useSelector(reading, ({ context }) => context.failure)
  return failure === null ? (
    <PeopleField {...field} />
  ) : (
    <ErrorState title="The people could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
      {failureSentence(failure)}
    </ErrorState>
  )
}

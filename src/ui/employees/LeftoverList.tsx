import { useSelector } from '@xstate/react'
import { handoverSentence } from '../../domain/employees/accounts/handover.ts'
import type { LeftoversActor } from '../../machines/employees/accounts/leftovers.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'

/** What still stands out with somebody who is about to leave. */
export const LeftoverList = ({ leftovers }: { readonly leftovers: LeftoversActor }) => {
  const found = useSelector(leftovers, ({ context }) => context.leftovers)
  const isLoading = useSelector(leftovers, (snapshot) => snapshot.matches('loading'))
  const hasFailed = useSelector(leftovers, (snapshot) => snapshot.matches('failed'))
  if (isLoading) return <Skeleton height={40} />
  if (hasFailed)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={() => leftovers.send({ type: 'retry.asked' })}>
            Try again
          </Button>
        }
      >
        What still stands out with them could not be loaded.
      </Banner>
    )
  if (found.length === 0) return <Text tone="muted">Nothing else stands out with them.</Text>
  return (
    <Banner tone="warning">
      <Text as="strong">Still stands out</Text>
      <ul>
        {found.map((leftover) => (
          <li key={leftover.kind}>{handoverSentence(leftover)}</li>
        ))}
      </ul>
    </Banner>
  )
}

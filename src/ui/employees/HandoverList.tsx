import { useSelector } from '@xstate/react'
import type { CSSProperties } from 'react'
import { handoverNote, handoverSentence } from '../../domain/employees/accounts/handover.ts'
import type { HandoverActor } from '../../machines/employees/accounts/handover.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'

const bullets: CSSProperties = {
  listStyle: 'disc',
  marginBlockStart: 4,
  paddingInlineStart: 18,
  display: 'grid',
  gap: 4,
}

/** What a leaver has still to hand over. */
export const HandoverList = ({ handover }: { readonly handover: HandoverActor }) => {
  // What their policies ask of them ends with the employment.
  const found = useSelector(handover, ({ context }) => context.handovers).filter(({ kind }) => kind !== 'policies')
  const isLoading = useSelector(handover, (snapshot) => snapshot.matches('loading'))
  const hasFailed = useSelector(handover, (snapshot) => snapshot.matches('failed'))
  if (isLoading) return <Skeleton height={40} />
  if (hasFailed)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={() => handover.send({ type: 'retry.asked' })}>
            Try again
          </Button>
        }
      >
        What they need to hand over could not be loaded.
      </Banner>
    )
  if (found.length === 0) return <Text tone="muted">Nothing else to hand over.</Text>
  return (
    <Banner tone="warning">
      <Text as="strong">To hand over</Text>
      <ul style={bullets}>
        {found.map((item) => (
          <li key={item.kind}>
            {handoverSentence(item)}
            {handoverNote(item.kind) === null ? null : (
              <Text style="small" tone="muted">
                {handoverNote(item.kind)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

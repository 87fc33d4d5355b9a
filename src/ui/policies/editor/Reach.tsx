import { useMemo } from 'react'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import type { HrDocument, RelevantParties } from '../../../domain/policies/nouns.ts'
import { reachOf } from '../../../domain/policies/reach.ts'
import { everybody } from '../../../domain/policies/settingsDrafts.ts'
import { usePart } from '../../app/session.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Text } from '../../kit/Text.tsx'

const nobody: ReadonlyArray<never> = []

/** How many of the people one sees are bound by it. */
export const useReach = (parties: RelevantParties): number => {
  const people = usePart('employees') ?? nobody
  return useMemo(() => reachOf(parties, people).length, [parties, people])
}

const counting = new Intl.NumberFormat('en-AU')

export const inPeople = (count: number): string => (count === 1 ? '1 person' : `${counting.format(count)} people`)

/** Said while it is chosen, so that nobody publishes to nobody. */
export const Reach = ({ parties, asks }: { readonly parties: RelevantParties; readonly asks: boolean }) => {
  const count = useReach(parties)
  return (
    <span role="status">
      {count === 0 ? (
        <Banner tone="warning">{asks ? 'This binds nobody.' : 'This is for nobody.'}</Banner>
      ) : (
        <Text as="span" tone="muted">
          This {asks ? 'binds' : 'is for'} {inPeople(count)} now, and anyone who joins them from that day on.
        </Text>
      )}
    </span>
  )
}

interface PublishingReachProps {
  readonly document: HrDocument
  readonly asksAgain: boolean
}

export const PublishingReach = ({ document, asksAgain }: PublishingReachProps) => {
  const count = useReach(document.settings?.relevantParties ?? everybody)
  if (!asksForAgreement(document))
    return count === 0 ? (
      <Banner tone="warning">It is for nobody yet: choose in its settings who it is for.</Banner>
    ) : (
      <Banner>{inPeople(count)} can read it. Nobody is asked to agree.</Banner>
    )
  if (count === 0) return <Banner tone="warning">It binds nobody yet: choose in its settings whom it binds.</Banner>
  return asksAgain ? <Banner>{inPeople(count)} will be asked to agree.</Banner> : null
}

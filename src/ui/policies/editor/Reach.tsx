import { useMemo } from 'react'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import type { HrDocument, RelevantParties } from '../../../domain/policies/nouns.ts'
import { reachOf, withHolders } from '../../../domain/policies/reach.ts'
import { everybody } from '../../../domain/policies/settingsDrafts.ts'
import { usePart } from '../../app/session.ts'
import { Banner } from '../../kit/Banner.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Text } from '../../kit/Text.tsx'

const nobody: ReadonlyArray<never> = []

/** How many of the people one sees are bound by it, by its settings or by their position. */
export const useReach = (document: HrDocument, parties = document.settings?.relevantParties ?? everybody): number => {
  const people = usePart('employees') ?? nobody
  return useMemo(() => reachOf(withHolders(parties, document), people).length, [document, parties, people])
}

export const inPeople = (locale: Locale, count: number): string =>
  count === 1 ? '1 person' : `${writtenNumber(locale, count)} people`

/** Said while it is chosen, so that nobody publishes to nobody. */
export const Reach = ({ document, parties }: { readonly document: HrDocument; readonly parties: RelevantParties }) => {
  const locale = useLocale()
  const asks = asksForAgreement(document)
  const count = useReach(document, parties)
  return (
    <span role="status">
      {count === 0 ? (
        <Banner tone="warning">{asks ? 'This binds nobody.' : 'This is for nobody.'}</Banner>
      ) : (
        <Text as="span" tone="muted">
          This {asks ? 'binds' : 'is for'} {inPeople(locale, count)} now, and anyone who joins them from that day on.
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
  const locale = useLocale()
  const count = useReach(document)
  if (!asksForAgreement(document))
    return count === 0 ? (
      <Banner tone="warning">It is for nobody yet: choose in its settings who it is for.</Banner>
    ) : (
      <Banner>{inPeople(locale, count)} can read it. Nobody is asked to agree.</Banner>
    )
  if (count === 0) return <Banner tone="warning">It binds nobody yet: choose in its settings whom it binds.</Banner>
  return asksAgain ? <Banner>{inPeople(locale, count)} will be asked to agree.</Banner> : null
}

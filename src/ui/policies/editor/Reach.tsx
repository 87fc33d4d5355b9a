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
        <Banner tone="warning">{asks ? 'This applies to no one.' : 'This is for no one.'}</Banner>
      ) : (
        <Text as="span" tone="muted">
          This {asks ? 'applies to' : 'is for'} {inPeople(locale, count)} now, and anyone who joins them later.
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
      <Banner tone="warning">It is not for anyone yet. Choose who in its settings.</Banner>
    ) : (
      <Banner>{inPeople(locale, count)} can read it. No one has to agree.</Banner>
    )
  if (count === 0) return <Banner tone="warning">It does not apply to anyone yet. Choose who in its settings.</Banner>
  return asksAgain ? <Banner>{inPeople(locale, count)} will be asked to agree.</Banner> : null
}

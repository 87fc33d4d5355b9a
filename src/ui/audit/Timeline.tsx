import { History } from 'lucide-react'
import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { details, sentenceOf } from '../../domain/audit/sentences.ts'
import { titled } from '../../domain/audit/words.ts'
import type { EntryPagesActor } from '../../machines/audit/entryPages.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { look } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useEntries, useTimeZone } from './area.ts'

/** What happened, in plain sentences, the newest first. */
export const Timeline = ({ pages }: { readonly pages: EntryPagesActor }) => {
  const { entries, hasMore, isLoading, isLoadingMore, sentence, more, retry } = useEntries(pages)
  if (isLoading && entries.length === 0) return <Skeleton height={96} />
  if (sentence !== null && entries.length === 0)
    return (
      <ErrorState title="The timeline could not be loaded" onRetry={retry}>
        {sentence}
      </ErrorState>
    )
  if (entries.length === 0 && !hasMore)
    return (
      <EmptyState icon={<History />} title="Nothing has happened yet">
        Every change of this record will be told here.
      </EmptyState>
    )
  return (
    <Stack gap={4}>
      <ol className={look('stacking', { gap: '4' })}>
        {entries.map((entry) => (
          <Happening key={entry.id} entry={entry} />
        ))}
      </ol>
      {sentence === null ? null : <Banner tone="danger">{sentence}</Banner>}
      {hasMore ? (
        <div>
          <Button busy={isLoadingMore} onClick={more}>
            Show older changes
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

const Happening = ({ entry }: { readonly entry: AuditEntry }) => {
  const timeZone = useTimeZone()
  return (
    <li className={look('stacking', { gap: '0' })}>
      <Text>{sentenceOf(entry)}</Text>
      {details(entry).map((detail) => (
        <Text key={detail} style="small" tone="muted">
          {titled(detail)}
        </Text>
      ))}
      <Text style="small" tone="muted">
        <DateText value={entry.atUtc} withTime timeZone={timeZone} />
      </Text>
    </li>
  )
}

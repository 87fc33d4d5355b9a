import {
  BadgeCheck,
  BriefcaseBusiness,
  FileText,
  History,
  KeyRound,
  type LucideIcon,
  ScrollText,
  SearchX,
  Target,
  UserRoundPen,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'
import { byDay } from '../../domain/audit/byDay.ts'
import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { details, sentenceOf } from '../../domain/audit/sentences.ts'
import { groupOf, type TimelineGroup } from '../../domain/audit/timeline.ts'
import { titled } from '../../domain/audit/words.ts'
import type { EntryPagesActor } from '../../machines/audit/entryPages.machine.ts'
import { useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { look } from '../kit/classes.ts'
import { useNow } from '../kit/clock.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useEntries } from './area.ts'

interface TimelineProps {
  readonly pages: EntryPagesActor
  /** Only one kind is shown. */
  readonly isNarrowed?: boolean
}

/** What happened, in plain sentences, the newest first, under the days it happened on. */
export const Timeline = ({ pages, isNarrowed = false }: TimelineProps) => {
  const timeZone = useTimeZone()
  const locale = useLocale()
  const now = useNow()
  const { entries, hasMore, isLoading, isLoadingMore, sentence, more, retry } = useEntries(pages)
  if (isLoading && entries.length === 0) return <Skeleton height={96} />
  if (sentence !== null && entries.length === 0)
    return (
      <ErrorState title="The timeline could not be loaded" onRetry={retry}>
        {sentence}
      </ErrorState>
    )
  if (entries.length === 0 && !hasMore)
    return isNarrowed ? (
      <EmptyState icon={<SearchX />} title="Nothing of this kind has happened">
        Choose another kind to see what else was changed.
      </EmptyState>
    ) : (
      <EmptyState icon={<History />} title="Nothing has happened yet">
        Changes to this record will show here.
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      {byDay(locale, entries, timeZone, now).map(({ day, title, entries }) => (
        <section key={day} aria-label={title}>
          <Stack gap={3}>
            <Text as="h3" style="small" tone="muted">
              {title}
            </Text>
            <ol className={look('stacking', { gap: '4' })}>
              {entries.map((entry) => (
                <Happening key={entry.id} entry={entry} timeZone={timeZone} />
              ))}
            </ol>
          </Stack>
        </section>
      ))}
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

/** One act: what was done, each of its parts, and the time of the day. */
const Happening = ({ entry, timeZone }: { readonly entry: AuditEntry; readonly timeZone: string }) => {
  const locale = useLocale()
  const Icon = iconOf(entry)
  return (
    <li className={look('beside', { gap: '3', align: 'start', wrap: 'never' })}>
      <Icon aria-hidden="true" />
      <div className={look('stacking', { gap: '1' })}>
        <Text>{sentenceOf(locale, entry)}</Text>
        {details(locale, entry).map((detail) => (
          <Text key={detail} style="small" tone="muted">
            {titled(detail)}
          </Text>
        ))}
        <Text style="small" tone="muted">
          <DateText value={entry.atUtc} withTime="only" timeZone={timeZone} />
        </Text>
      </div>
    </li>
  )
}

const iconOf = ({ kind, action }: AuditEntry): LucideIcon => {
  if (kind === 'employee' && (action === 'created' || action === 'terminated'))
    return action === 'created' ? UserRoundPlus : UserRoundX
  const group = groupOf(kind)
  return group === undefined ? History : icons[group]
}

const icons: Readonly<Record<TimelineGroup, LucideIcon>> = {
  record: UserRoundPen,
  positions: BriefcaseBusiness,
  certifications: BadgeCheck,
  policies: ScrollText,
  goals: Target,
  documents: FileText,
  login: KeyRound,
}

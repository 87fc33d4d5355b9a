import { useId, useState } from 'react'
import { citing, isCited, type Noted } from '../../../domain/reviews/evidence/citing.ts'
import { EVIDENCE_MOST, type EvidenceKind, evidenceKinds } from '../../../domain/reviews/evidence/kinds.ts'
import type { EvidenceItem, ReviewEvidence } from '../../../domain/reviews/evidence/nouns.ts'
import { evidenceWording, kindNames, kindsNames } from '../../../domain/reviews/evidence/wording.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { blankAnswer, storedIn, writtenOf } from '../../../domain/reviews/writing.ts'
import { useActor } from '../../app/session.ts'
import { useTimeZone, useToday } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { useNow } from '../../kit/clock.ts'
import { DateText } from '../../kit/DateText.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { BarPlot, monthsFrom, ofMonth } from '../../kit/plots/BarPlot.tsx'
import { usePart, useReview, useTyped } from '../review/area.ts'
import type { CitedInto } from './citedInto.ts'
import { citation, hrefOf, type Reader, saidOf } from './said.ts'

interface TimelineProps {
  readonly review: PerformanceReview
  readonly evidence: ReviewEvidence
  readonly into: CitedInto
}

/** As many months as stand beside each other. */
const MONTHS_MOST = 13

/** The axis of months, which leads to what stands in each; the newest month first. */
export const Timeline = ({ review, evidence: { since, items }, into }: TimelineProps) => {
  const id = useId()
  const today = useToday()
  const [chosen, choose] = useState<EvidenceKind | null>(null)
  const shown = items.filter(({ kind }) => chosen === null || kind === chosen)
  const inMonth = (month: string) => shown.filter(({ day }) => day.startsWith(month))
  const months = monthsTo(since, items[0]?.day ?? since, today)
  const headingOf = (month: string) => `${id}${month}`
  return (
    <>
      <div className={slot('plots', 'root')}>
        <BarPlot
          title="By month"
          headings={['Month', 'Entries']}
          upright
          bars={months.map((month) => {
            const size = inMonth(month).length
            return { ...ofMonth(month), size, said: String(size) }
          })}
          press={{ onPress: (month) => document.getElementById(headingOf(month))?.focus() }}
        />
      </div>
      <Kinds items={items} chosen={chosen} choose={choose} />
      {[...new Set(shown.map(({ day }) => day.slice(0, 7)))].map((month, at) => (
        <section key={month} aria-labelledby={headingOf(month)}>
          <h3
            id={headingOf(month)}
            tabIndex={-1}
            className={slot('support', 'group')}
            style={at === 0 ? { marginTop: 0 } : undefined}
          >
            {ofMonth(month).label}
          </h3>
          <ul className={slot('profile', 'list')} data-whole>
            {inMonth(month).map((item) => (
              <Item key={`${item.kind}/${item.id}/${item.day}`} review={review} item={item} into={into} />
            ))}
          </ul>
        </section>
      ))}
      {items.length < EVIDENCE_MOST ? null : `Showing the newest ${EVIDENCE_MOST}.`}
    </>
  )
}

/** The last months until now; what expires soon stands after it. */
const monthsTo = (since: string, newest: string, today: string): ReadonlyArray<string> => {
  const last = newest > today ? newest : today
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return monthsFrom(since, count(last) - count(since) + 1).slice(-MONTHS_MOST)
}

interface KindsProps {
  readonly items: ReadonlyArray<EvidenceItem>
  readonly chosen: EvidenceKind | null
  readonly choose: (kind: EvidenceKind | null) => void
}

const Kinds = ({ items, chosen, choose }: KindsProps) => {
  const counts = new Map(
    evidenceKinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length] as const),
  )
  const present = evidenceKinds.filter((kind) => (counts.get(kind) ?? 0) > 0)
  return present.length < 2 ? null : (
    <fieldset aria-label="Shown" className={slot('meeting', 'more')}>
      {[null, ...present].map((kind) => (
        <Button
          key={kind ?? 'all'}
          size="sm"
          tone={kind === chosen ? 'outline' : 'ghost'}
          aria-pressed={kind === chosen}
          onClick={() => choose(kind)}
        >
          {kind === null ? 'All' : kindsNames[kind]} {kind === null ? items.length : counts.get(kind)}
        </Button>
      ))}
    </fieldset>
  )
}

interface ItemProps extends Pick<TimelineProps, 'review' | 'into'> {
  readonly item: EvidenceItem
}

const Item = ({ review, item, into }: ItemProps) => {
  const actor = useActor()
  const reader: Reader = { locale: useLocale(), timeZone: useTimeZone(), now: useNow() }
  return (
    <li className={slot('profile', 'position')}>
      <span className={slot('profile', 'words')}>
        <span>
          <TextLink href={hrefOf(actor, review.employee.id, item)}>{item.title}</TextLink>
        </span>
        <small>
          {kindNames[item.kind]}: {saidOf(reader, item)}
        </small>
        <small>
          <DateText value={item.day} />
        </small>
      </span>
      {into.key === null ? null : (
        <Cite review={review} itsKey={into.key} part={into.part} title={item.title} line={citation(reader, item)} />
      )}
    </li>
  )
}

interface CiteProps extends Pick<TimelineProps, 'review'>, Pick<CitedInto, 'part'> {
  readonly itsKey: string
  readonly title: string
  readonly line: string
}

/** One press adds the line to what is written, as if it were typed; the next takes it out. */
const Cite = ({ review, itsKey: key, part, title, line }: CiteProps) => {
  const record = useReview()
  const typed = useTyped(usePart(key))
  const stored = storedIn(review, key)
  const written = (typed ?? (stored && writtenOf(stored)) ?? blankAnswer) as Noted
  const content = citing(written, part, line)
  const isIn = isCited(written, part, line)
  return (
    <Button
      size="sm"
      label={isIn ? `Remove ${title}` : `Cite ${title}`}
      denied={content === null ? evidenceWording.noRoom : undefined}
      onClick={() => content && record.send({ type: 'part.typed', key, content })}
    >
      {isIn ? 'Remove' : 'Cite'}
    </Button>
  )
}

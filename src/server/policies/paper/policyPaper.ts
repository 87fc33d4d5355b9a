import { shownZone, writtenMoment } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { zoneName } from '../../../domain/kernel/zones.ts'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { type Paper, plain } from '../../paper/paper.ts'
import { contentParts } from './contentParts.ts'

/** A policy's text to be printed or kept: which version it is, and the hash of what people agree to. */
export interface PrintedPolicy {
  readonly title: string
  readonly content: PolicyContent
  /** Of the text, by their ids. */
  readonly images: ReadonlyMap<string, Uint8Array>
  /** What it is: a version, a draft, a template. */
  readonly state: string
  readonly sha256: string | null
  readonly clientName: string
  readonly logo: Uint8Array | undefined
  readonly timeZone: string
  /** Of the person who prints it. */
  readonly locale: Locale
  readonly madeUtc: string
}

export const policyPaper = ({
  title,
  content,
  images,
  state,
  sha256,
  clientName,
  logo,
  timeZone,
  locale,
  madeUtc,
}: PrintedPolicy): Paper => ({
  title,
  clientName,
  logo,
  subtitle: state,
  foot: `${title} · ${state} · printed ${writtenMoment(locale, timeZone, Date.parse(madeUtc))}, ${zoneName(shownZone(locale, timeZone), Date.parse(madeUtc))}`,
  madeUtc,
  isWide: false,
  pictures: images,
  parts: [
    ...contentParts(content),
    ...(sha256 === null
      ? []
      : [{ kind: 'rule' as const }, { kind: 'text' as const, depth: 0, runs: plain(`SHA-256 ${sha256}`) }]),
  ],
})

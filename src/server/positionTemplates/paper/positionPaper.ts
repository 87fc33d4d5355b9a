import { descriptionParts, partNames, pointsOf } from '../../../domain/employees/descriptionParts.fields.ts'
import { writtenMoment } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import type { TemplateText } from '../../../domain/positionTemplates/template.fields.ts'
import { isolated, type Paper, type Part, plain } from '../../paper/paper.ts'

export interface PrintedPosition {
  readonly title: string
  readonly department: string | null
  readonly text: TemplateText
  readonly asks: ReadonlyArray<readonly [label: string, names: string]>
  readonly clientName: string
  readonly logo: Uint8Array | undefined
  readonly timeZone: string
  /** Of the person who prints it. */
  readonly locale: Locale
  readonly madeUtc: string
}

/** The position description, to be read, kept or signed by both. */
export const positionPaper = (printed: PrintedPosition): Paper => {
  const { title, department, text, asks, clientName, logo, timeZone, locale, madeUtc } = printed
  const facts = asks.filter(([, names]) => names !== '')
  return {
    title,
    clientName,
    logo,
    subtitle: department === null ? 'Position description' : `Position description, ${isolated(department)}`,
    foot: `${isolated(title)} · printed ${writtenMoment(locale, timeZone, Date.parse(madeUtc))}`,
    madeUtc,
    isWide: false,
    parts: [
      ...paragraphs(text.description),
      ...partNames.flatMap((name) => part(descriptionParts.fields[name].label, text[name])),
      ...(facts.length === 0 ? [] : [heading('What it asks for'), { kind: 'facts', rows: facts } as const]),
      { kind: 'signatures', of: ['Employee\nRead and accepted, on', 'Manager\nOn'] },
    ],
  }
}

const heading = (of: string): Part => ({ kind: 'heading', level: 2, runs: plain(of) })

const paragraphs = (said: string): ReadonlyArray<Part> =>
  pointsOf(said).map((point) => ({ kind: 'text', depth: 0, runs: plain(point) }))

/** As a page shows it: several lines are points. */
const part = (label: string, said: string): ReadonlyArray<Part> => {
  const points = pointsOf(said)
  if (points.length < 2) return points.length === 0 ? [] : [heading(label), ...paragraphs(said)]
  return [heading(label), ...points.map((point): Part => ({ kind: 'text', depth: 1, mark: '•', runs: plain(point) }))]
}

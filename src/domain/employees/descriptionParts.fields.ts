/**
 * The parts of a position description, as people read them one after the other (`kernel/record.ts`). Ours: § 3 has one text.
 * Each line of a part is a point of it. What somebody holds is told in one text, put together from them.
 */
import { recordOf, type Saved, text } from '../kernel/record.ts'

export const descriptionParts = recordOf({
  purpose: text('Purpose', 2_000),
  reportingLines: text('Reporting lines', 1_000),
  responsibilities: text('Key responsibilities', 5_000),
  decisionLimits: text('Decision limits', 2_000),
  essential: text('Selection criteria: essential', 2_000),
  desirable: text('Selection criteria: desirable', 2_000),
  qualifications: text('Qualifications, registrations and checks', 2_000),
  inherentRequirements: text('Inherent requirements', 2_000),
  workingArrangements: text('Working arrangements', 2_000),
  measures: text('How success is measured', 2_000),
})
export type DescriptionParts = Saved<typeof descriptionParts.fields>
export type PartName = keyof DescriptionParts

export const partNames = Object.keys(descriptionParts.fields) as ReadonlyArray<PartName>

/** The points of a part: what is empty says nothing. */
export const pointsOf = (part: string): ReadonlyArray<string> =>
  part
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The whole description as one text, under the headings of its parts; what says nothing is left out. */
export const describedBy = (summary: string, parts: DescriptionParts): string =>
  [
    summary.trim(),
    ...partNames.flatMap((name) => {
      const points = pointsOf(parts[name])
      if (points.length === 0) return []
      return [`${descriptionParts.fields[name].label}\n${points.length === 1 ? points[0] : bulleted(points)}`]
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const bulleted = (points: ReadonlyArray<string>): string => points.map((point) => `• ${point}`).join('\n')

/** A piece of a description, as it is read. */
export interface Described {
  readonly heading: string | null
  /** One after the other, or the points of a list. */
  readonly lines: ReadonlyArray<string>
  readonly isList: boolean
}

const headings: ReadonlySet<string> = new Set(partNames.map((name) => descriptionParts.fields[name].label))
const bullet = /^[•*–-]\s+/

/** The pieces of one text, whoever has written it: a heading is known by its words, a list by its bullets. */
export const piecesOf = (description: string): ReadonlyArray<Described> =>
  description.split(/\n\s*\n/).flatMap((block) => {
    const [first = '', ...more] = pointsOf(block)
    const hasHeading = headings.has(first) && more.length > 0
    const lines = hasHeading ? more : pointsOf(block)
    const isList = lines.length > 0 && lines.every((line) => bullet.test(line))
    return lines.length === 0
      ? []
      : [
          {
            heading: hasHeading ? first : null,
            isList,
            lines: isList ? lines.map((line) => line.replace(bullet, '')) : lines,
          },
        ]
  })

import { flagsOf } from '../../domain/orgChart/flags.ts'
import { isMissingPosition } from '../../domain/orgChart/membership.ts'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'

/**
 * What stands on a card, line by line. Each is one line high, cut where it is too long, so that the height of a card is
 * known without drawing it; the recipe `node` draws the same sizes.
 */
export const CARD_WIDTH = 268
const PADDING = 10
const NAME = 20
const LINE = 16

export interface CardLine {
  readonly kind: 'title' | 'flags' | 'department' | 'note' | 'tags'
  readonly text: string
}

export function linesOn(person: OrgChartPerson): ReadonlyArray<CardLine> {
  const flags = flagsOf(person).join(' · ')
  const lines: ReadonlyArray<CardLine | null> = [
    isMissingPosition(person) ? null : { kind: 'title', text: person.positionTitle ?? '' },
    flags === '' ? null : { kind: 'flags', text: flags },
    person.department === null ? null : { kind: 'department', text: person.department },
    person.note === '' ? null : { kind: 'note', text: person.note.replace(/\s+/g, ' ') },
    person.tags.length === 0 ? null : { kind: 'tags', text: person.tags.join(' · ') },
  ]
  return lines.filter((line) => line !== null)
}

/** The lines themselves are only made for cards that are drawn. */
export function cardHeight(person: OrgChartPerson): number {
  const flagged = person.positionTitle === null || !person.isActive || person.isMovedUp
  const lines =
    Number(person.positionTitle !== null) +
    Number(flagged) +
    Number(person.department !== null) +
    Number(person.note !== '') +
    Number(person.tags.length > 0)
  // The picture is as high as a name and a line and a half.
  return 2 * PADDING + Math.max(40, NAME + LINE * lines)
}

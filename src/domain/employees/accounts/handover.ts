/** Ours: what a leaver has still to hand over, in words. */
import type { Handover, HandoverKind } from './nouns.ts'

const things: Record<HandoverKind, readonly [one: string, several: string]> = {
  reports: ['person reports to them', 'people report to them'],
  policies: ['policy to agree to', 'policies to agree to'],
  goals: ['open goal', 'open goals'],
  positions: ['position description to approve or acknowledge', 'position descriptions to approve or acknowledge'],
  checkIns: ['upcoming check-in', 'upcoming check-ins'],
  reviews: ['open review', 'open reviews'],
  assets: ['asset to return', 'assets to return'],
}

/** `2 goals that are not finished: Safer sites, Fewer returns` */
export const handoverSentence = ({ kind, count, names }: Handover): string => {
  const [one, several] = things[kind]
  // Those of a series have one name.
  const named = [...new Set(names)]
  const more = count > names.length ? ` and ${count - named.length} more` : ''
  return `${count} ${count === 1 ? one : several}${named.length === 0 ? '' : `: ${named.join(', ')}${more}`}`
}

/** What becomes of it, where nobody is asked; null where that is plain. */
export const handoverNote = (kind: HandoverKind): string | null =>
  kind === 'assets'
    ? 'These stay assigned until taken back. Asset managers get a to-do item once the person has left.'
    : null

/** Ours: what a leaver has still to hand over, in words. */
import type { Handover, HandoverKind } from './nouns.ts'

const things: Record<HandoverKind, readonly [one: string, several: string]> = {
  reports: ['person reports to them', 'people report to them'],
  policies: ['policy they have not agreed to', 'policies they have not agreed to'],
  goals: ['goal that is not finished', 'goals that are not finished'],
  positions: ['position description to approve or acknowledge', 'position descriptions to approve or acknowledge'],
  checkIns: ['check-in to come', 'check-ins to come'],
  reviews: ['review that is not finished', 'reviews that are not finished'],
  assets: ['asset to give back', 'assets to give back'],
}

/** `2 goals that are not finished: Safer sites, Fewer returns` */
export const handoverSentence = ({ kind, count, names }: Handover): string => {
  const [one, several] = things[kind]
  const more = count > names.length ? ', …' : ''
  return `${count} ${count === 1 ? one : several}${names.length === 0 ? '' : `: ${names.join(', ')}${more}`}`
}

/** What becomes of it, where nobody is asked; null where that is plain. */
export const handoverNote = (kind: HandoverKind): string | null =>
  kind === 'assets'
    ? 'They stay in their name until they are taken back: whoever manages assets finds that among what is to be done, once the person has left.'
    : null

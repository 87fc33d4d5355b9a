import type { ChartTransition } from './transitions.ts'

/** `loadingUser` and `save.asked` as a person would say them. */
export const inWords = (name: string): string =>
  name
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim()

/** A state by its place below the machine: `Session › working › main`. */
export const stateInWords = (id: string): string => id.split('.').slice(1).map(inWords).join(' › ') || inWords(id)

const actorInWords = (actor: string): string => (actor === '*' ? 'any actor' : inWords(actor))

const kinds: ReadonlyArray<readonly [RegExp, (name: string) => string]> = [
  [/^$/, () => 'at once'],
  [/^\*$/, () => 'anything else'],
  [/^xstate\.done\.actor\.(.+)$/, (actor) => `${actorInWords(actor)} answers`],
  [/^xstate\.error\.actor\.(.+)$/, (actor) => `${actorInWords(actor)} breaks`],
  [/^xstate\.snapshot\.(.+)$/, (actor) => `${inWords(actor)} moves on`],
  [/^xstate\.done\.state\.(.+)$/, (state) => `${stateInWords(state)} is done`],
  [
    /^xstate\.after\.([^.]+)\..+$/,
    (delay) => (/^\d+$/.test(delay) ? `after ${timeInWords(Number(delay))}` : `after the ${inWords(delay)}`),
  ],
]

/** An event's type as a person would say it. */
export const eventInWords = (type: string): string => {
  for (const [pattern, say] of kinds) {
    const match = pattern.exec(type)
    if (match) return say(match[1] ?? '')
  }
  return inWords(type)
}

/** Milliseconds. */
export const timeInWords = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** An arrow as a sentence: what comes, under which condition, and where it leads. */
export const transitionInWords = ({ source, event, guard, targets }: ChartTransition): string => {
  const condition = guard === null ? '' : `, if it ${inWords(guard)}`
  const where = targets.length === 0 ? 'it stays' : `to ${targets.map(stateInWords).join(' and ')}`
  return `In ${stateInWords(source)}: ${eventInWords(event)}${condition}, ${where}`
}

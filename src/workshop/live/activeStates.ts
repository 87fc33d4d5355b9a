import { stateInWords } from '../model/words.ts'

/** `{ session: { working: 'main' }, loader: 'resting' }` as `['session.working.main', 'loader.resting']` */
const pathsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const below = pathsIn(inner)
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`)
  })
}

/** The innermost active states by their full ids. */
export const leavesIn = (machine: string, value: unknown): ReadonlyArray<string> =>
  pathsIn(value).map((path) => `${machine}.${path}`)

/** The state a step has led to; where it entered none, the first that is active. */
export const enteredIn = (machine: string, before: unknown, value: unknown): string | null => {
  const [had, has] = [leavesIn(machine, before), leavesIn(machine, value)]
  return has.find((id) => !had.includes(id)) ?? has[0] ?? null
}

/** Where an actor stands, in words. */
export const valueInWords = (machine: string, value: unknown): string =>
  leavesIn(machine, value).map(stateInWords).join(', ')

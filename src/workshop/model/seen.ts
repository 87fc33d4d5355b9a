import type { AnyMachineSnapshot } from 'xstate'
import { type Acted, configurationOf } from './explore.ts'
import type { Variant } from './scenario.ts'

/** Where a step has led, and what the machine would have done on the way. */
export interface Stepped {
  readonly to: AnyMachineSnapshot
  readonly acted: ReadonlyArray<Acted>
}

/** Where a machine is, what it holds, and what it has done on the way. */
export const seen = (snapshot: AnyMachineSnapshot, acted: ReadonlyArray<Acted>, { project }: Variant): string =>
  [configurationOf(snapshot, project), held(snapshot.context), actedOf(acted)].join(' ')

/** Whether two steps can be told apart by what is seen of them. */
export const areSeenAlike = (one: Stepped, other: Stepped, { project }: Variant): boolean =>
  configurationOf(one.to, project) === configurationOf(other.to, project) &&
  actedOf(one.acted) === actedOf(other.acted) &&
  areHeldAlike(one.to.context, other.to.context)

const actedOf = (acted: ReadonlyArray<Acted>): string => acted.map(({ type }) => type).join()

const held = (context: object): string =>
  Object.entries(context)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join()

/** Most of what two machines hold is the very same, and need not be written to be compared. */
const areHeldAlike = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => Object.is(one[name], other[name]) || textOf(one[name]) === textOf(other[name]),
  )

const known = new WeakMap<object, string>()

/** What a machine holds is never changed, so it is written once. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const text = known.get(value) ?? JSON.stringify(value, asData)
  known.set(value, text)
  return text
}

/** Files, maps and sets told as data; an actor by its name. */
const asData = (_: string, value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...value]
  if (value instanceof File) return value.name
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value ? value.id : value
}

/** What looks alike is the same where nothing is remembered that is not seen: who runs, and where it goes back to. */
export const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  areRunningAlike(one, other) && backOf(one) === backOf(other)

const areRunningAlike = ({ children: one }: AnyMachineSnapshot, { children: other }: AnyMachineSnapshot): boolean =>
  Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join()

const backOf = ({ historyValue }: AnyMachineSnapshot): string =>
  JSON.stringify(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]))

/**
 * Ours: an item of a list that others use is not deleted. Who uses it is told, and it may be merged into another of the
 * same list: its users then use the other.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { listed } from '../kernel/lists.ts'
import type { Use, UseKind } from './nouns.ts'

/** How many of those who use an item are named; the rest is counted. */
export const NAMED_USES = 50

export const mayMerge = (from: string, into: string): Decision<'intoItself'> =>
  from === into ? denied('intoItself') : allowed

const words: Readonly<Record<UseKind, readonly [one: string, many: string]>> = {
  employee: ['employee', 'employees'],
  positionTemplate: ['position template', 'position templates'],
  certificationType: ['certification type', 'certification types'],
  hrDocument: ['policy', 'policies'],
}

/** `3 employees and 1 position template` */
export const usesInWords = (uses: ReadonlyArray<Use>): string =>
  listed(uses.map(({ kind, total }) => `${total} ${words[kind][total === 1 ? 0 : 1]}`))

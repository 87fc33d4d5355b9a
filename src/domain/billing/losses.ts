/**
 * What a change of plan hides (ours): the modules that the plan after it does not hold, with how much of the client's stands
 * in each. Nothing of it is deleted; a plan that holds the module shows it again.
 */
import type { KeptCount, ModuleName } from './nouns.ts'

export interface Loss {
  readonly module: ModuleName
  readonly kept: ReadonlyArray<KeptCount>
}

export const lossesOf = (
  before: ReadonlyArray<ModuleName>,
  after: ReadonlyArray<ModuleName>,
  counts: ReadonlyArray<KeptCount>,
): ReadonlyArray<Loss> =>
  before
    .filter((module) => !after.includes(module))
    .map((module) => ({ module, kept: counts.filter((one) => one.module === module && one.count > 0) }))

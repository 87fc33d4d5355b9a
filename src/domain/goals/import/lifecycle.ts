/**
 * An import of goals (`kernel/import/changing.ts`) is for those who give goals to others, each for those whose goals they may
 * write. Managers see and take back their own imports, administrators every one. All ours.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { mayBeChecked, mayBeReverted } from '../../kernel/import/changing.ts'
import type { AnyMapping } from '../../kernel/import/mapping.ts'
import type { Actor } from '../../permissions/actor.ts'
import { givesGoals } from '../acts.ts'
import type { GoalColumn } from '../csv.ts'
import type { GoalImport } from './nouns.ts'

export const mayImportGoals = (actor: Actor): Decision<'adminOrManagerOnly'> =>
  givesGoals(actor) ? allowed : denied('adminOrManagerOnly')

/** With ids a file may say as little as how far each has come. */
export const missingIn = (mapping: AnyMapping): ReadonlyArray<Extract<GoalColumn, 'person' | 'title'>> =>
  mapping.includes('id') ? [] : (['person', 'title'] as const).filter((column) => !mapping.includes(column))

export const mayCheckGoals = (mapping: AnyMapping): Decision<'mappedTwice' | 'personNotMapped' | 'titleNotMapped'> =>
  mayBeChecked(mapping, missingIn(mapping))

export const mayRevertGoals = (
  actor: Actor,
  of: Pick<GoalImport, 'status'>,
): Decision<'adminOrManagerOnly' | 'notInThisState'> => {
  const may = mayImportGoals(actor)
  return may.allowed ? mayBeReverted(of) : may
}

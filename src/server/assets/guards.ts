import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type AssetRefusal, mayManageAssets, maySeeAsset, maySeeCosts } from '../../domain/assets/access.ts'
import { denials } from '../../domain/assets/wording.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { AssetId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { Fields, RecordOf, Saved } from '../../domain/kernel/record.ts'
import { assetsGate } from '../../domain/permissions/gate.ts'
import type { PermissionAction } from '../../domain/permissions/nouns.ts'
import { forbidden } from '../http/denied.ts'
import { notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import type { Sight } from './asset.sql.ts'
import { holderOf } from './assets.store.ts'

/** Everybody of a client that has the register: for what somebody holds. */
export const insideAssets = callerWho(assetsGate)

/** Who reads the register, or with another verb changes it. */
export const callerWhoMay = (action: PermissionAction) => callerAllowed((caller) => mayManageAssets(caller, action))

export const callerAllowed = (rule: (caller: Caller) => Decision<AssetRefusal>) =>
  Effect.flatMap(insideAssets, (caller) => {
    const may = rule(caller)
    return may.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(may, denials))
  })

/** How much of an asset the caller is told. */
export const sightOf = (caller: Caller): Sight => ({
  seesCosts: maySeeCosts(caller),
  seesFiles: mayManageAssets(caller, 'Use').allowed,
})

/** Who calls, if they may see this asset: to everybody else there is none. */
export const callerAbout = Effect.fn(function* (id: AssetId) {
  const caller = yield* insideAssets
  const [row] = yield* rowsOf(caller, holderOf(id))
  return row !== undefined && isSeen(caller, row.employeeId) ? caller : yield* Effect.fail(notFound)
})

export const isSeen = (caller: Caller, holder: EmployeeId | null): boolean => maySeeAsset(caller, holder).allowed

/** What the form says of several fields together, and no Schema does. `of`: the list it stands in. */
export const admitted = <F extends Fields>(record: RecordOf<F>, sent: Saved<F>, of?: string) => {
  const [field, sentence] = Object.entries<string | undefined>(record.problems(record.draftOf(sent)))[0] ?? []
  return sentence === undefined ? Effect.void : Effect.fail(refuse(422, 'invalid_field', sentence, of ?? field))
}

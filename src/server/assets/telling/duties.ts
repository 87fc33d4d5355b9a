import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { type AssetDuty, assetDuties } from '../../../domain/assets/duties.ts'
import { AssetRow } from '../../../domain/assets/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { assetsGate } from '../../../domain/permissions/gate.ts'
import { mayEnter } from '../../http/gates.ts'
import { type Database, rowsOf, type Sql } from '../../store/database.ts'

/** What assets ask of the caller, for the to-do list. Without the module or the flag they ask nothing. */
export const assetDutiesOf = (caller: Caller): Effect.Effect<ReadonlyArray<AssetDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, assetsGate).allowed) return []
    return assetDuties(caller.employeeId, yield* rowsOf(caller, waitingFor(caller.employeeId)))
  })

const { id, number, name, version } = AssetRow.fields

const waitingFor = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of({ id, number, name, version })`
    select id, number, name, version from assets
    where tenant_id = ${sql.tenantId}::uuid and holder_employee_id = ${employeeId}::uuid and state = 'awaitingAcceptance'
    order by number collate list_order`

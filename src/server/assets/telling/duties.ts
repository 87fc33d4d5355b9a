import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { mayManageAssets } from '../../../domain/assets/access.ts'
import { type AssetDuty, type AssetsToTakeBack, assetDuties, assetsToTakeBack } from '../../../domain/assets/duties.ts'
import { AssetRow } from '../../../domain/assets/nouns.ts'
import { EmployeeId } from '../../../domain/kernel/ids.ts'
import { assetsGate } from '../../../domain/permissions/gate.ts'
import { mayEnter } from '../../http/gates.ts'
import { type Database, rowsOf, type Sql } from '../../store/database.ts'

/** What assets ask of the caller, for the to-do list. Without the module or the flag they ask nothing. */
export const assetDutiesOf = (
  caller: Caller,
): Effect.Effect<ReadonlyArray<AssetDuty | AssetsToTakeBack>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, assetsGate).allowed) return []
    const own = assetDuties(caller.employeeId, yield* rowsOf(caller, waitingFor(caller.employeeId)))
    if (!mayManageAssets(caller, 'Modify').allowed) return own
    return [...own, ...assetsToTakeBack(yield* rowsOf(caller, leftWithLeavers))]
  })

const { id, number, name, version } = AssetRow.fields

const waitingFor = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of({ id, number, name, version })`
    select id, number, name, version from assets
    where tenant_id = ${sql.tenantId}::uuid and holder_employee_id = ${employeeId}::uuid and state = 'awaitingAcceptance'
    order by number collate list_order`

/** Those who have left, not those who are only inactive: somebody on leave may keep what they have. */
const leftWithLeavers = (sql: Sql) =>
  sql.of({ id: EmployeeId, fullName: Schema.String, count: Schema.Int })`
    select e.id, e.full_name as "fullName", count(*)::int as count
    from assets a join employees e on e.tenant_id = a.tenant_id and e.id = a.holder_employee_id
    where a.tenant_id = ${sql.tenantId}::uuid and e.termination_date is not null and a.state <> 'retired'
    group by e.id, e.full_name
    order by lower(e.full_name), e.id`

import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { FeatureFlagsGroup } from '../../contract/featureFlags.ts'
import { read } from '../http/calls.ts'
import { callerWho } from '../http/gates.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

const changes = read(FeatureFlagsGroup.endpoints.changes, function* () {
  yield* callerWho({ role: 'admin' })
  return lastChanges
})

/** Of each flag that somebody has switched: the last time, as the record of changes has it. */
const lastChanges = (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(json_build_object('name', f.name, 'isEnabled', f.is_enabled,
      'atUtc', ${sql.literal(instant('a.at_utc'))},
      'by', case when a.employee_id is null then null else json_build_object('id', a.employee_id, 'fullName', e.full_name) end)
      order by f.name), '[]')::text as body
    from feature_flags f
    join lateral (
      select at_utc, employee_id from audit_entries
      where tenant_id = f.tenant_id and subject_kind = 'featureFlag' and subject_name = f.name
      order by at_utc desc, id desc limit 1) a on true
    left join employees e on e.tenant_id = f.tenant_id and e.id = a.employee_id
    where f.tenant_id = ${sql.tenantId}::uuid`

export const featureFlagsHandlers = HttpApiBuilder.group(Api, 'featureFlags', (handlers) =>
  handlers.handleAll({ changes }),
)

import { Effect } from 'effect'
import { runningCluster } from '../../src/server/store/embedded/runningCluster.ts'
import { asRole } from '../../src/server/store/roles.ts'
import { dataDir, tenantIdOf } from './tenure.ts'

/** What the compliance of a large client is measured with: 180,000 certifications, and policies that bind everybody. */
export const types = 20
export const policies = 30

/** Nobody's row is hidden from it. */
export const superuserOf = async () => {
  const { socket, credentials } = await runningCluster(dataDir)
  return { socket, database: 'tenure', user: 'postgres', password: credentials.superuser } as const
}

const certificationsOf = (which: string) =>
  `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, listed)
   select e.tenant_id, gen_random_uuid(), e.id, t.id, now() + (random() * 900 - 60) * interval '1 day', 'verified',
     e.is_active
   from (select *, row_number() over (order by id) as n from employees where tenant_id = $1::uuid) e
   join (select *, row_number() over (order by id) as n from certification_types where tenant_id = $1::uuid) t
     on ${which}`

const ofTypes: ReadonlyArray<string> = [
  `insert into certification_types (tenant_id, id, name, required_of_all)
   select $1::uuid, gen_random_uuid(), 'Type ' || n, true from generate_series(1, ${types}) n`,
]

const policiesOfAll = (count: number): ReadonlyArray<string> => [
  `insert into hr_documents (tenant_id, id, title, version_no, agree_from_version_no, published_utc, agree_from_utc, due_day)
   select $1::uuid, gen_random_uuid(), 'Policy ' || n, 1, 1, now() - interval '10 days', now() - interval '10 days',
     current_date - 2 + n from generate_series(1, ${count}) n`,
  `insert into hr_document_bindings (tenant_id, document_id, employee_id, since_utc, agreed_version_no, agreed_utc)
   select d.tenant_id, d.id, e.id, now() - interval '10 days', case when random() < 0.8 then 1 end, now()
   from hr_documents d join employees e on e.tenant_id = d.tenant_id and e.is_active where d.tenant_id = $1::uuid`,
]

/** Most hold each type, and four of five have agreed to each policy. */
const large: ReadonlyArray<string> = [...ofTypes, certificationsOf('random() < 0.93'), ...policiesOfAll(policies)]

/** Each person holds one. */
const small: ReadonlyArray<string> = [
  ...ofTypes,
  certificationsOf(`e.n % ${types} = t.n - 1`),
  ...policiesOfAll(policies),
]

/** Written once; nothing when it is there. */
export const fillCompliance = async (): Promise<void> => {
  await filled('certification_types', tenantIdOf('tenThousand'), large)
  await filled('certification_types', tenantIdOf('hundred'), small)
  for (const client of ['tenThousand', 'hundred'] as const) await onceAsSuperuser(isOffered, tenantIdOf(client))
}

/** Certifications are off until somebody turns them on. */
const isOffered = `insert into feature_flags (tenant_id, name, is_enabled) values ($1::uuid, 'certifications', true)
  on conflict (tenant_id, name) do update set is_enabled = true`

/** The statements in a tenant that has nothing in the table yet. */
export const filled = async (table: string, tenantId: string, statements: ReadonlyArray<string>): Promise<void> =>
  Effect.runPromise(
    asRole(await superuserOf(), ({ query }) =>
      Effect.gen(function* () {
        const there = yield* query(`select from ${table} where tenant_id = $1::uuid limit 1`, [tenantId])
        if (there.rowCount > 0) return
        // Publishing binds everybody by itself; here it would do so thirty times over.
        yield* query('set session_replication_role = replica', [], false)
        yield* Effect.forEach(statements, (sql) => query(sql, [tenantId], false), { discard: true })
        yield* query('set session_replication_role = origin', [], false)
        yield* query('vacuum analyze', [], false)
      }),
    ),
  )

/** One statement of a tenant; answers how long it took, in milliseconds. */
export const onceAsSuperuser = async (sql: string, tenantId: string): Promise<number> =>
  Effect.runPromise(
    asRole(await superuserOf(), ({ query }) =>
      Effect.gen(function* () {
        const began = performance.now()
        yield* query(sql, [tenantId], false)
        return performance.now() - began
      }),
    ),
  )

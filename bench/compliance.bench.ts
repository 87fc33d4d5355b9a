import { Effect } from 'effect'
import * as Statement from 'effect/sql/Statement'
import type { Caller } from '../src/contract/callers.ts'
import type { CertificationMatrix } from '../src/domain/certifications/nouns.ts'
import { matrix } from '../src/server/certifications/matrix.store.ts'
import { runningCluster } from '../src/server/store/embedded/runningCluster.ts'
import { asRole } from '../src/server/store/roles.ts'
import { forSweeping } from '../src/server/store/sweep.ts'
import { compiler } from '../src/server/store/transaction.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { printTable } from './kit/table.ts'
import { dataDir, prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The compliance overview of 10,000 people × 20 types that everybody must hold × 30 policies that bind everybody: from the
 * request to half a million cells that the page can draw. Beside it the statement alone, on a connection of its own.
 */
const rounds = 9
const tenantId = tenantIdOf('tenThousand')
const types = 20
const policies = 30

/** Nine of ten hold each type, and four of five have agreed to each policy. Written once; nothing when it is there. */
const fill: ReadonlyArray<string> = [
  // Publishing binds everybody by itself; here it would do so thirty times over.
  'set session_replication_role = replica',
  `insert into certification_types (tenant_id, id, name, required_of_all)
   select $1::uuid, gen_random_uuid(), 'Type ' || n, true from generate_series(1, ${types}) n`,
  `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification)
   select e.tenant_id, gen_random_uuid(), e.id, t.id, now() + (random() * 900 - 60) * interval '1 day', 'verified'
   from employees e join certification_types t on t.tenant_id = e.tenant_id
   where e.tenant_id = $1::uuid and random() < 0.9`,
  `insert into hr_documents (tenant_id, id, title, version_no, agree_from_version_no, published_utc, agree_from_utc, due_day)
   select $1::uuid, gen_random_uuid(), 'Policy ' || n, 1, 1, now() - interval '10 days', now() - interval '10 days',
     current_date - 2 + n from generate_series(1, ${policies}) n`,
  `insert into hr_document_bindings (tenant_id, document_id, employee_id, since_utc, agreed_version_no, agreed_utc)
   select d.tenant_id, d.id, e.id, now() - interval '10 days', case when random() < 0.8 then 1 end, now()
   from hr_documents d join employees e on e.tenant_id = d.tenant_id and e.is_active where d.tenant_id = $1::uuid`,
  'set session_replication_role = origin',
  'analyze certifications, hr_document_bindings',
]

await prepareData()
const tenure = await startTenure()
try {
  const { socket, credentials } = await runningCluster(dataDir)
  const superuser = { socket, database: 'tenure', user: 'postgres', password: credentials.superuser }
  await Effect.runPromise(
    asRole(superuser, ({ query }) =>
      Effect.gen(function* () {
        const there = yield* query('select from certification_types where tenant_id = $1::uuid limit 1', [tenantId])
        if (there.rowCount > 0) return
        yield* Effect.forEach(fill, (sql) => query(sql, sql.includes('$1') ? [tenantId] : [], false), { discard: true })
      }),
    ),
  )

  const headers = {
    authorization: `Bearer ${await tokenFrom(tenure.url)}`,
    'tenant-id': tenantId,
    'accept-encoding': 'br',
  }
  const ours = async (): Promise<number> => {
    const began = performance.now()
    const response = await fetch(`${tenure.url}/api/${tenantId}/certifications/matrix`, { headers })
    const { data } = (await response.json()) as { readonly data: CertificationMatrix }
    const took = performance.now() - began
    const shown = [data.people.length > 9_000, data.types.length === types, data.policies.length >= policies]
    if (shown.includes(false)) throw new Error('The overview does not show everybody and everything.')
    return took
  }

  const unbound = Statement.make(Effect.die('Only compiled here'), compiler, [], undefined)
  const admin = { tenantId, isAdmin: true } as unknown as Caller
  const [sql, params] = matrix(admin, { now: Date.now(), hasCertifications: true })(unbound).compile()
  const floor = (): Promise<number> =>
    Effect.runPromise(
      asRole(superuser, ({ query }) =>
        Effect.gen(function* () {
          yield* query('begin', [], false)
          yield* query(forSweeping, [], false)
          const began = performance.now()
          yield* query(sql, params)
          return performance.now() - began
        }),
      ),
    )

  // Compiled code and open connections on both sides.
  await ours()
  const pairs = await inTurns(rounds, ours, floor)
  printTable([
    {
      what: 'compliance overview of 10,000 × 20 × 30',
      measured: spreadOf(pairs.map((pair) => pair.ours)),
      goal: { atMost: 1000 },
      unit: ' ms',
    },
    {
      what: 'compliance overview by its bare SQL',
      measured: spreadOf(pairs.map((pair) => pair.ours / pair.floor)),
      goal: undefined,
      unit: ' ×',
      note: `the statement alone takes ${Math.round(spreadOf(pairs.map((pair) => pair.floor)).median)} ms`,
    },
  ])
} finally {
  await tenure.stop()
}

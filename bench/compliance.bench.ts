import { Effect } from 'effect'
import type { Caller } from '../src/contract/callers.ts'
import type { CertificationMatrix } from '../src/domain/certifications/nouns.ts'
import type { TenantId } from '../src/domain/kernel/ids.ts'
import { matrix } from '../src/server/certifications/matrix.store.ts'
import { bulkSettings } from '../src/server/store/bulkPlan.ts'
import { unboundOf } from '../src/server/store/database.ts'
import { asRole } from '../src/server/store/roles.ts'
import { fillCompliance, policies, superuserOf, types } from './kit/complianceData.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The compliance overview of 10,000 people × 20 types that everybody must hold × 30 policies that bind everybody: from the
 * request to half a million cells that the page can draw. Beside it the statement alone, on a connection of its own.
 */
const rounds = 9
const tenantId = tenantIdOf('tenThousand')

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  const superuser = await superuserOf()

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

  const unbound = unboundOf({ tenantId: tenantId as TenantId })
  const admin = { tenantId, isAdmin: true } as unknown as Caller
  const [sql, params] = matrix(admin, { now: Date.now(), hasCertifications: true })(unbound).compile()
  const floor = (): Promise<number> =>
    Effect.runPromise(
      asRole(superuser, ({ query }) =>
        Effect.gen(function* () {
          yield* query('begin', [], false)
          yield* query(bulkSettings, [], false)
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

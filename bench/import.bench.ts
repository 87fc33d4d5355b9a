import { setTimeout as pause } from 'node:timers/promises'
import { Effect } from 'effect'
import { runningCluster } from '../src/server/store/embedded/runningCluster.ts'
import { asRole } from '../src/server/store/roles.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { printTable } from './kit/table.ts'
import { dataDir, prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * A file of 5,000 people, from the upload to the answer that they are all there; beside it the bare insert of the same
 * rows, one statement and its commit. What lies between is reading and judging the file, twice, titles, tags, the record
 * of changes, and every key. Each round ends by taking back what it has made.
 */
const count = 5_000
const rounds = 3
const tenantId = tenantIdOf('hundred')

const emailOf = (at: number) => `import${at}@bench.example`
const people = Array.from({ length: count }, (_, at) => ({
  firstName: `Import${at}`,
  lastName: 'Bench',
  email: emailOf(at),
  title: 'Labourer',
  // Eight to a manager, who may stand anywhere in the file.
  manager: at === 0 ? '' : emailOf(Math.floor((at - 1) / 8)),
  tag: `crew ${at % 20}`,
}))
const csv = [
  'First name,Last name,Email,Position,Manager,Tags',
  ...people.toReversed().map((person) => Object.values(person).join(',')),
].join('\r\n')

await prepareData()
const tenure = await startTenure()
try {
  const headers = { authorization: `Bearer ${await tokenFrom(tenure.url)}`, 'tenant-id': tenantId }
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${tenure.url}/api/${tenantId}/employees/import/${path}`, { ...init, headers })
    const { isSuccess, data, message } = (await response.json()) as Told
    if (!isSuccess) throw new Error(message)
    return data
  }

  const ours = async (): Promise<number> => {
    const form = new FormData()
    form.append('csvFile', new Blob([csv]), 'people.csv')
    form.append('create', 'true')
    const began = performance.now()
    let { made } = (await ask('csv', { method: 'POST', body: form })) as { readonly made: Made }
    while (made.status === 'importing') {
      await pause(50)
      made = (await ask(`batches/${made.id}`)) as Made
    }
    const took = performance.now() - began
    if (made.madeCount !== count) throw new Error(`The import ended as ${made.status} with ${made.madeCount} people.`)
    await ask(`batches/${made.id}/revert`, { method: 'POST' })
    return took
  }

  const { socket, credentials } = await runningCluster(dataDir)
  const superuser = { socket, database: 'tenure', user: 'postgres', password: credentials.superuser }
  const rows = JSON.stringify(people.map(({ firstName, lastName, email }) => ({ firstName, lastName, email })))
  const floor = (): Promise<number> =>
    Effect.runPromise(
      asRole(superuser, ({ query }) =>
        Effect.gen(function* () {
          const began = performance.now()
          yield* query(
            `insert into employees (tenant_id, id, first_name, last_name, email)
             select $1::uuid, gen_random_uuid(), "firstName", "lastName", email
             from jsonb_to_recordset($2::jsonb) as person ("firstName" text, "lastName" text, email text)`,
            [tenantId, rows],
          )
          const took = performance.now() - began
          yield* query(`delete from employees where tenant_id = $1::uuid and last_name = 'Bench'`, [tenantId])
          return took
        }),
      ),
    )

  // Compiled code and open connections on both sides.
  await ours()
  const pairs = await inTurns(rounds, ours, floor)
  const seconds = pairs.map((pair) => pair.ours / 1000)
  printTable([
    {
      what: 'import of 5,000 people',
      measured: spreadOf(seconds),
      goal: { atMost: 10 },
      unit: ' s',
    },
    {
      what: 'import by the bare insert',
      measured: spreadOf(pairs.map((pair) => pair.ours / pair.floor)),
      goal: undefined,
      unit: ' ×',
      note: `the insert alone takes ${Math.round(spreadOf(pairs.map((pair) => pair.floor)).median)} ms`,
    },
  ])
} finally {
  await tenure.stop()
}

interface Told {
  readonly isSuccess: boolean
  readonly data: unknown
  readonly message: string
}

interface Made {
  readonly id: string
  readonly status: string
  readonly madeCount: number
}

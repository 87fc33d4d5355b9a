import { setTimeout as pause } from 'node:timers/promises'
import autocannon, { type Outcome } from 'autocannon'
import type { Caller } from '../src/contract/callers.ts'
import type { EmployeeId, TenantId } from '../src/domain/kernel/ids.ts'
import { measuredPersonId, measuredTenant } from '../src/server/demo/measurementTenant.ts'
import { directory } from '../src/server/employees/directory.store.ts'
import { employee } from '../src/server/employees/employees.store.ts'
import { unboundOf } from '../src/server/store/database.ts'
import { runningCluster } from '../src/server/store/embedded/runningCluster.ts'
import type { FloorSettings } from './floor/settings.ts'
import { residentMiB } from './kit/memory.ts'
import { type Program, start } from './kit/processes.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { type Line, printTable } from './kit/table.ts'
import { dataDir, prepareData, startTenure, tenantIdOf, tenants } from './kit/tenure.ts'

/**
 * Requests per second of the whole pipeline (token, membership, row-level security, contract, wrapper, logs, metrics)
 * as a share of what a bare `node:http` server reaches with the same SQL on the same PostgreSQL.
 */
const rounds = 7
const seconds = 2
const settling = 500
const givenBackAfter = 10_000

const tenantId = tenantIdOf('hundred')
const unbound = unboundOf({ tenantId: tenantId as TenantId })

const floorSettings = async (token: string): Promise<FloorSettings> => {
  const { socket, credentials } = await runningCluster(dataDir)
  const employeeId = measuredPersonId(measuredTenant(tenants.hundred), 0)
  // As much of an admin as the statements ask for.
  const caller = {
    tenantId,
    employeeId,
    isAdmin: true,
    privileges: { roles: ['admin'], features: [] },
    modules: ['compliance'],
  } as unknown as Caller
  const [sql, params] = directory(caller, [])(unbound).compile()
  const other = measuredPersonId(measuredTenant(tenants.hundred), 1) as EmployeeId
  return {
    socket,
    superuser: credentials.superuser,
    connections: 12,
    token,
    userId: userIdIn(token),
    list: { sql, params },
    update: `update employees e
      set first_name = $1, last_name = $2, email = $3, phone = $4, version = e.version + 1, updated_utc = now()
      where e.tenant_id = $5::uuid and e.id = $6::uuid and e.version = $7`,
    entry: `insert into audit_entries (tenant_id, user_id, action, subject_kind, subject_id, fields)
      values ($1::uuid, $2::uuid, 'updated', 'employee', $3::uuid, '{phone}')`,
    person: employee(caller, other)(unbound).compile()[0],
  }
}

/** Whose the token is; nobody checks it here. */
const userIdIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

interface Person {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly version: number
}

const headersWith = (token: string) => ({ authorization: `Bearer ${token}`, 'tenant-id': tenantId })

const people = async (server: Program, token: string): Promise<ReadonlyArray<Person>> => {
  const response = await fetch(`${server.url}/api/${tenantId}/employeeMini`, { headers: headersWith(token) })
  const { data } = (await response.json()) as { readonly data: ReadonlyArray<Person> }
  if (data.length !== 100) throw new Error(`The list has ${data.length} people instead of 100.`)
  return data
}

const perSecond = ({ requests, errors, timeouts, non2xx }: Outcome): number => {
  if (errors + timeouts + non2xx > 0) throw new Error(`${errors + timeouts + non2xx} requests failed.`)
  return requests.average
}

const listOf = async (server: Program, token: string, connections: number): Promise<number> =>
  perSecond(
    await autocannon({
      url: `${server.url.replace('localhost', '127.0.0.1')}/api/${tenantId}/employeeMini`,
      connections,
      duration: seconds,
      headers: headersWith(token),
    }),
  )

/** Asked by somebody who has the list as it is. */
const unchangedOf = async (server: Program, known: Program, token: string, connections: number): Promise<number> => {
  const headers = headersWith(token)
  const etag = (await fetch(`${known.url}/api/${tenantId}/employeeMini`, { headers })).headers.get('etag')
  if (etag === null) throw new Error('The list has no version.')
  const outcome = await autocannon({
    url: `${server.url.replace('localhost', '127.0.0.1')}/api/${tenantId}/employeeMini`,
    connections,
    duration: seconds,
    headers: { ...headers, 'if-none-match': etag },
  })
  if (outcome['3xx'] !== outcome.requests.total) throw new Error('The unchanged list was sent.')
  return outcome.requests.average
}

/** Each connection changes a person of its own, so that nobody's version is ever old. */
const updatesOf = async (server: Program, known: Program, token: string, connections: number): Promise<number> => {
  // What the last round had under way when it was cut off still counts versions up.
  await pause(settling)
  const left = [...(await people(known, token))]
  return perSecond(
    await autocannon({
      url: server.url.replace('localhost', '127.0.0.1'),
      connections,
      duration: seconds,
      setupClient: (client) => {
        const { id, fullName, email, version } = left.pop() as Person
        const [firstName = '', lastName = ''] = fullName.split(' ')
        let next = version
        client.setRequests([
          {
            method: 'PUT',
            path: `/api/${tenantId}/employees/${id}/profile/basicInfo`,
            headers: { ...headersWith(token), 'content-type': 'application/json' },
            setupRequest: (request) => {
              const body = { version: next, firstName, lastName, email, phone: `0400 ${next % 1000}` }
              next += 1
              return { ...request, body: JSON.stringify(body) }
            },
          },
        ])
      },
    }),
  )
}

const compared = async (
  what: string,
  atLeast: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<Line> => {
  // Compiled code, prepared statements and open connections on both sides.
  await floor()
  await ours()
  const pairs = await inTurns(rounds, ours, floor)
  const rate = (values: ReadonlyArray<number>) => `${Math.round(spreadOf(values).median)}/s`
  return {
    what,
    measured: spreadOf(pairs.map((pair) => pair.ours / pair.floor)),
    goal: { atLeast },
    unit: ' ×',
    note: `${rate(pairs.map((pair) => pair.ours))} of the bare server's ${rate(pairs.map((pair) => pair.floor))}`,
  }
}

await prepareData()
const tenure = await startTenure()
const token = await tokenFrom(tenure.url)
const floor = await start(['bench/floor/api.ts'], { FLOOR: JSON.stringify(await floorSettings(token)) })
try {
  const lines: Line[] = []
  for (const connections of [16, 32]) {
    lines.push(
      await compared(
        `list of 100, ${connections} connections`,
        0.8,
        () => listOf(tenure, token, connections),
        () => listOf(floor, token, connections),
      ),
    )
  }
  lines.push(
    await compared(
      'unchanged list of 100, 16 connections',
      0.15,
      () => unchangedOf(tenure, tenure, token, 16),
      () => unchangedOf(floor, tenure, token, 16),
    ),
  )
  lines.push(
    await compared(
      'one update, 16 connections',
      0.7,
      () => updatesOf(tenure, tenure, token, 16),
      () => updatesOf(floor, tenure, token, 16),
    ),
  )
  const held = residentMiB(tenure.pid)
  await pause(givenBackAfter)
  lines.push(
    { what: 'memory of Node after all this', measured: spreadOf([held]), goal: { atMost: 250 }, unit: ' MiB' },
    { what: 'and ten seconds later', measured: spreadOf([residentMiB(tenure.pid)]), goal: undefined, unit: ' MiB' },
  )
  printTable(lines)
} finally {
  await floor.stop()
  await tenure.stop()
}

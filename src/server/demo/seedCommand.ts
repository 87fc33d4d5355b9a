/** `npm run seed -- --employees 10000 [--tenant "Measurement Co"] [--admin ava@tenure.example]` */
import { parseArgs } from 'node:util'
import { Effect } from 'effect'
import { type Config, readConfig } from '../config.ts'
import { accounts } from '../identity/accounts.ts'
import type { IdentityQueries } from '../identity/sql.ts'
import { ownerOf } from '../store/ownerOf.ts'
import type { Address } from '../store/pool.ts'
import {
  measuredLists,
  measuredPeople,
  measuredPersonId,
  measuredTenant,
  measuredTenantRow,
} from './measurementTenant.ts'
import { asOwner } from './ownerSql.ts'
import { seedDemo } from './seed.ts'
import { demoSignIns } from './signIns.ts'
import { enterTenant, writeRows, writeTenant } from './writeRows.ts'

export interface Measurement {
  readonly employees: number
  readonly tenant: string
  readonly admin: string
}

export const mostEmployees = 200_000
const atOnce = 2_500

/** The exit code: 0 when the tenant is there, 1 when it could not be made, 2 when the question was not understood. */
export const main = async (args: readonly string[]): Promise<void> => {
  const asked = read(args)
  if (typeof asked === 'string') {
    console.error(asked)
    process.exitCode = 2
    return
  }
  try {
    const config = readConfig(process.env)
    await Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(ownerOf({ ...config, kind: config.mode }), (owner) =>
          Effect.promise(() => add(config, owner, asked)),
        ),
      ),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

const usage = 'Usage: npm run seed -- --employees 10000 [--tenant "Measurement Co"] [--admin ava@tenure.example]'

/** What was asked for, or the sentence that says why it was not understood. */
export const read = (args: readonly string[]): Measurement | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        employees: { type: 'string' },
        tenant: { type: 'string', default: 'Measurement Co' },
        admin: { type: 'string', default: demoSignIns[0].email },
      },
    })
    const employees = /^\d+$/.test(values.employees ?? '') ? Number(values.employees) : 0
    if (employees < 1 || employees > mostEmployees) {
      return `--employees must be a whole number from 1 to ${mostEmployees}.\n${usage}`
    }
    const tenant = values.tenant.trim()
    if (tenant === '') return `--tenant must be a name.\n${usage}`
    return { employees, tenant, admin: values.admin.trim() }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`
  }
}

const add = async ({ mode, dataDir }: Config, owner: Address, asked: Measurement): Promise<void> => {
  if (mode === 'demo' && (await seedDemo({ addresses: { owner }, dataDir }))) console.log('Loaded the demo data.')
  console.log(
    await asOwner(owner, (tx) =>
      addMeasurement(tx, asked, (done) => console.log(`  ${done} of ${asked.employees} people`)),
    ),
  )
}

/** Adds the tenant, unless one of this name was added before, and answers what to tell. */
export const addMeasurement = async (
  tx: IdentityQueries,
  { employees, tenant: name, admin }: Measurement,
  progress: (done: number) => void,
): Promise<string> => {
  const account = await accounts(tx).byEmail(admin)
  if (account === undefined) throw new Error(`Nobody signs in as ${admin}; name somebody with --admin.`)
  const tenant = measuredTenant(name)
  const row = measuredTenantRow(tenant, name)

  await enterTenant(tx, row.id)
  const [there] = await tx.query<{ people: number }>(
    `select (select count(*)::int from employees e where e.tenant_id = t.id) as people from tenants t where t.id = $1::uuid`,
    [row.id],
  )
  if (there !== undefined)
    return `${name} (${row.id}) is there already, with ${there.people} people; nothing was changed.`

  await writeTenant(tx, row, measuredLists(tenant))
  for (let from = 0; from < employees; from += atOnce) {
    const to = Math.min(from + atOnce, employees)
    for (const { table, rows } of measuredPeople(tenant, account, { from, to })) {
      await writeRows(tx, { table, rows: rows.map((it) => ({ tenant_id: row.id, ...it })) })
    }
    progress(to)
  }
  await writeRows(tx, {
    table: 'memberships',
    rows: [
      {
        tenant_id: row.id,
        user_id: account.userId,
        employee_id: measuredPersonId(tenant, 0),
        tour_seen_utc: new Date().toISOString(),
      },
    ],
  })
  // What the planner knew was a table a hundredth of the size.
  await tx.query('analyze employees, positions, employee_tags', [])
  return `Added ${name} (${row.id}) with ${employees} people; ${account.email} is its admin.`
}

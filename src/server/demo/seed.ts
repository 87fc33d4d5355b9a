/**
 * The demo: five client organisations and the people who sign in to them. Only for APP_MODE=demo, because its one
 * password is published, and only into a database that has nobody in it.
 */
import type { IdentityQueries } from '../identity/sql.ts'
import { publishTemplatesBy } from '../policies/templates/publishing.ts'
import { markAsDemo } from '../store/installation.ts'
import type { Addresses } from '../store/roles.ts'
import { writeAccountStates } from './accountStates.ts'
import { saveAvatars } from './avatars.ts'
import { saveCertificationFiles } from './certificationFiles.ts'
import { setupRows, tenantRow } from './companyRows.ts'
import type { DemoTenant } from './demoTenant.ts'
import { demoTenants } from './demoTenants.ts'
import { directoryRows } from './directoryRows.ts'
import { saveDocuments } from './documents.ts'
import { createLogins } from './logins.ts'
import { type Moments, momentsAround } from './moments.ts'
import { asOwner } from './ownerSql.ts'
import { type PolicyPapers, savePolicyFiles } from './policyFiles.ts'
import { bindingsSince, settingsSince } from './policyRows.ts'
import { profileRows } from './profileRows.ts'
import type { Row, TableRows } from './rows.ts'
import { recordRows } from './tenantRows.ts'
import { visitRows } from './visitRows.ts'
import { writeRows, writeTenant } from './writeRows.ts'

export interface SeedOptions {
  readonly addresses: Pick<Addresses, 'owner'>
  readonly dataDir: string
  readonly now?: Date
}

/** Answers whether it wrote anything. All of it is one transaction: a start that is killed half-way leaves nothing. */
export const seedDemo = ({ addresses, dataDir, now = new Date() }: SeedOptions): Promise<boolean> =>
  asOwner(addresses.owner, async (tx) => {
    if (!(await isNew(tx))) return false
    const moments = momentsAround(now)
    const [faces, papers, cards, policyPapers] = await Promise.all([
      Promise.all(demoTenants.map((tenant) => saveAvatars(tenant, moments, dataDir))),
      Promise.all(demoTenants.map((tenant) => saveDocuments(tenant, moments, dataDir))),
      Promise.all(demoTenants.map((tenant) => saveCertificationFiles(tenant, moments, dataDir))),
      Promise.all(demoTenants.map((tenant) => savePolicyFiles(tenant, moments, dataDir))),
      writeShared(tx, moments),
    ])
    for (const [index, tenant] of demoTenants.entries()) {
      const files = [faces[index] ?? [], papers[index] ?? []]
      await write(tx, tenant, moments, files, policyPapers[index] ?? new Map())
      await writeRows(tx, { table: 'certification_files', rows: cards[index] ?? [] })
      await writeAccountStates(tx, tenant, moments)
    }
    return true
  })

/** Two servers that start at once on one database: the second waits, and finds the work done. */
const isNew = async (tx: IdentityQueries): Promise<boolean> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('tenure.demo'))`, [])
  const people = await tx.query('select id from identity.users limit 1', [])
  return people.length === 0
}

const writeShared = async (tx: IdentityQueries, moments: Moments): Promise<void> => {
  // The mark of a database whose passwords everybody knows; anyone who looks at the schema sees it as well.
  await markAsDemo(tx)
  await tx.query(`comment on table tenants is 'Holds the demo data of Tenure. Its passwords are published.'`, [])
  await publishTemplatesBy(tx)
  await createLogins(tx, demoTenants, moments)
}

const write = async (
  tx: IdentityQueries,
  tenant: DemoTenant,
  moments: Moments,
  files: readonly (readonly Row[])[],
  policyPapers: PolicyPapers,
) => {
  await writeTenant(tx, tenantRow(tenant, moments), [
    { table: 'files', rows: [...policyPapers.values()].map(({ row }) => row) },
    ...tablesOf(tenant, moments, policyPapers),
    ...files.map((rows) => ({ table: 'files', rows })),
  ])
  await tx.query(bindingsSince, [])
  await tx.query(settingsSince, [])
  await tx.query(
    `update employees e set avatar_file_id = f.id
     from files f where f.tenant_id = e.tenant_id and f.owner_employee_id = e.id and f.kind = 'avatar'`,
    [],
  )
}

/** What is in a tenant, table by table, each after those it refers to. */
const tablesOf = (tenant: DemoTenant, moments: Moments, policyPapers: PolicyPapers): readonly TableRows[] => [
  ...recordRows(tenant, moments, policyPapers),
  ...profileRows(tenant, moments),
  ...(tenant.directory ? directoryRows(tenant, tenant.directory, moments) : []),
  ...setupRows(tenant, moments),
  visitRows(tenant, moments),
]

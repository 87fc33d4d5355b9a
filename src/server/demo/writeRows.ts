import type { IdentityQueries } from '../identity/sql.ts'
import type { Row, TableRows } from './rows.ts'

/** One statement for any table: the rows travel as JSON, and PostgreSQL gives them their types. Nothing for no rows. */
export const insertionOf = ({ table, rows }: TableRows): Insertion | undefined => {
  const [first] = rows
  if (first === undefined) return undefined
  const columns = Object.keys(first).join(', ')
  const text = `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`
  return [text, [JSON.stringify(rows)]]
}

type Insertion = readonly [text: string, params: readonly [rows: string]]

export const writeRows = async (tx: IdentityQueries, rows: TableRows): Promise<void> => {
  const insertion = insertionOf(rows)
  if (insertion !== undefined) await tx.query(...insertion)
}

/** Everything of one tenant. Row-level security holds for the owner too, so the tenant is named first. */
export const writeTenant = async (
  tx: IdentityQueries,
  tenant: Row & { readonly id: string },
  tables: readonly TableRows[],
): Promise<void> => {
  await enterTenant(tx, tenant.id)
  await writeRows(tx, { table: 'tenants', rows: [tenant] })
  for (const { table, rows } of tables) {
    await writeRows(tx, { table, rows: rows.map((row) => ({ tenant_id: tenant.id, ...row })) })
  }
}

export const enterTenant = async (tx: IdentityQueries, tenantId: string): Promise<void> => {
  await tx.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
}

import { demoId } from './demoId.ts'

export type Row = Readonly<Record<string, unknown>>

/** What goes into one table of a tenant; the tenant's own id is added when it is written. */
export interface TableRows {
  readonly table: string
  readonly rows: readonly Row[]
}

export const tenantIdOf = (tenant: { readonly key: string }): string => demoId(`tenant/${tenant.key}`)

/** The id of something within a tenant, by its kind and its name there. */
export const idIn = (tenant: { readonly key: string }, kind: string, name: string): string =>
  demoId(`${tenant.key}/${kind}/${name}`)

export const userIdOf = (email: string): string => demoId(`user/${email}`)

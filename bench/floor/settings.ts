/** What the bare server is told. */
export interface FloorSettings {
  readonly socket: string
  readonly superuser: string
  readonly connections: number
  readonly token: string
  readonly userId: string
  /** The product's own statement for the list, compiled. */
  readonly list: { readonly sql: string; readonly params: ReadonlyArray<unknown> }
  /** Parameters: first name, last name, e-mail, phone, tenant, person, version. */
  readonly update: string
  /** Parameters: tenant, user, person. */
  readonly entry: string
  /** Parameters: tenant, person. */
  readonly person: string
}

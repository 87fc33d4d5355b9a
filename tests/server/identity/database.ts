/** The identity provider's door to a database of its own. */
import type { IdentitySql } from '../../../src/server/identity/sql.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { openDatabase } from '../kit/database.ts'

export interface IdentityDatabase {
  readonly sql: IdentitySql
  readonly close: () => Promise<void>
}

export const openIdentityDatabase = async (): Promise<IdentityDatabase> => {
  const { connections, close } = await openDatabase(8)
  return { sql: identitySql(connections), close }
}

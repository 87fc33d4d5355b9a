/** The identity provider's door to a database of its own. */
import type { IdentitySql } from '../../../src/server/identity/sql.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'

export interface IdentityDatabase {
  readonly sql: IdentitySql
  readonly store: TestDatabase
  readonly close: () => Promise<void>
}

export const openIdentityDatabase = async (): Promise<IdentityDatabase> => {
  const store = await openDatabase(8)
  return { sql: identitySql(store.connections), store, close: store.close }
}

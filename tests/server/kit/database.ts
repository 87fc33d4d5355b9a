import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect, Exit, Scope } from 'effect'
import { inject } from 'vitest'
import { type DatabaseShape, makeDatabase } from '../../../src/server/store/database.ts'
import { type Address, type Connections, openConnections } from '../../../src/server/store/pool.ts'
import type { Addresses } from '../../../src/server/store/roles.ts'
import { checkedRows } from './checkedRows.ts'
import { endKept, onKept } from './kept.ts'

export interface TestDatabase {
  readonly name: string
  readonly addresses: Addresses
  /** As PostgreSQL's superuser: only to look at what nobody else may see. */
  readonly superuser: Address
  readonly connections: Connections
  readonly database: DatabaseShape
  readonly close: () => Promise<void>
}

/** A migrated, empty database of one's own, on the PostgreSQL of the run: about 50 ms. */
export const openDatabase = async (
  maxConnections = 4,
  prepare: (database: Pick<TestDatabase, 'name' | 'superuser'>) => Promise<void> = async () => {},
): Promise<TestDatabase> => {
  const { socket, credentials, template } = inject('postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const at = (user: string, password: string, database: string): Address => ({ socket, database, user, password })
  const root = at('postgres', credentials.superuser, 'postgres')
  const onRoot = (sql: string) => onKept(root, (connection) => connection.query(sql, [], false))
  // Written to the log page by page, as PostgreSQL does it unasked, it would take four times as long.
  await onRoot(`create database ${name} template ${template} strategy file_copy owner tenure_owner`)

  const addresses = {
    owner: at('tenure_owner', credentials.owner, name),
    app: at('tenure_app', credentials.app, name),
    appRole: 'tenure_app',
  }
  const superuser = { ...root, database: name }
  // Before anybody connects.
  await prepare({ name, superuser })
  const scope = Effect.runSync(Scope.make())
  const connections = await Effect.runPromise(Scope.provide(openConnections(addresses.app, maxConnections), scope))
  return {
    name,
    addresses,
    superuser,
    connections,
    database: makeDatabase(connections, checkedRows),
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await endKept(addresses.owner)
      await endKept(superuser)
      await onRoot(`drop database ${name} with (force)`)
      await endKept(root)
    },
  }
}

export type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

/** One statement as the owner; inside a tenant when one is named, because row-level security holds for the owner too. */
export const asOwner = (
  { addresses: { owner } }: Pick<TestDatabase, 'addresses'>,
  sql: string,
  params: ReadonlyArray<unknown> = [],
  tenantId?: string,
): Promise<Rows> => onKept(owner, (connection) => inOwnTransaction(connection, sql, params, tenantId))

const inOwnTransaction = (
  connection: PgConnection,
  sql: string,
  params: ReadonlyArray<unknown>,
  tenantId: string | undefined,
) =>
  Effect.gen(function* () {
    yield* connection.query('begin', [], false)
    yield* connection.query(`select set_config('app.tenant_id', $1, true)`, [tenantId ?? ''], false)
    const { rows } = yield* connection.query(sql, params, false)
    yield* connection.query('commit', [], false)
    return rows
  })

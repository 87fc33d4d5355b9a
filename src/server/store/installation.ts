/** What an installation is, as its database tells it (`dataDirectory.ts`). */
import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { userIdOf } from '../demo/rows.ts'
import { demoSignIns } from '../demo/signIns.ts'
import { denied, type InstallationKind, type WrongInstallation } from './dataDirectory.ts'

/** Where a database is, for the sentence that refuses it. */
export interface DatabasePlace {
  readonly place: string
  readonly setting: string
}

/** Before the first migration, so that what is refused is left as it was. */
export const databaseIs = (
  connection: PgConnection,
  wanted: InstallationKind,
  { place, setting }: DatabasePlace,
): Effect.Effect<void, SqlError | WrongInstallation> =>
  Effect.flatMap(kindOf(connection), (kind) =>
    kind === undefined || kind === wanted ? Effect.void : Effect.fail(denied(place, setting, wanted)),
  )

/** After the migrations. Of two that start at once as different kinds, one is refused. */
export const signDatabase = (
  connection: PgConnection,
  kind: InstallationKind,
  place: DatabasePlace,
): Effect.Effect<void, SqlError | WrongInstallation> =>
  Effect.andThen(
    connection.query('insert into public.installation (kind) values ($1) on conflict do nothing', [kind], false),
    databaseIs(connection, kind, place),
  )

interface Queries {
  query<Row extends object>(text: string, params: ReadonlyArray<string>): Promise<ReadonlyArray<Row>>
}

/** In the transaction that fills it: published passwords never get into what belongs to production. */
export const markAsDemo = async (tx: Queries): Promise<void> => {
  await tx.query(`insert into installation (kind) values ('demo') on conflict do nothing`, [])
  const [row] = await tx.query<{ kind: InstallationKind }>('select kind from installation', [])
  if (row?.kind !== 'demo') throw denied('The database', 'DATA_DIR or DATABASE_URL', 'demo')
}

/** A database of a time before it was written down is known by its people. */
const kindOf = (connection: PgConnection): Effect.Effect<InstallationKind | undefined, SqlError> =>
  Effect.gen(function* () {
    const ask = <Row>(sql: string, params: ReadonlyArray<unknown> = []) =>
      Effect.map(connection.query(sql, params, false), ({ rows }) => rows as unknown as ReadonlyArray<Row>)
    const [there] = yield* ask<{ kind: boolean; people: boolean }>(
      `select to_regclass('public.installation') is not null as kind, to_regclass('identity.users') is not null as people`,
    )
    if (there?.kind) {
      const [row] = yield* ask<{ kind: InstallationKind }>('select kind from public.installation')
      if (row !== undefined) return row.kind
    }
    if (!there?.people) return undefined
    const [found] = yield* ask<{ anybody: boolean; published: boolean }>(
      `select exists (select from identity.users) as anybody,
         exists (select from identity.users where id = any($1::text[]::uuid[])) as published`,
      [demoSignIns.map(({ email }) => userIdOf(email))],
    )
    if (found?.published) return 'demo'
    return found?.anybody ? 'production' : undefined
  })

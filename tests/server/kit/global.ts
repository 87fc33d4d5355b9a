import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect } from 'effect'
import type { TestProject } from 'vitest/node'
import { migrationsDirectory } from '../../../src/server/projectRoot.ts'
import { startCluster } from '../../../src/server/store/embedded/cluster.ts'
import type { Credentials } from '../../../src/server/store/embedded/credentials.ts'
import { migrate, readMigrations } from '../../../src/server/store/migrate.ts'
import { asRole, rolesOf } from '../../../src/server/store/roles.ts'

/** The one PostgreSQL of a test run, as a worker is told about it. */
export interface SharedPostgres {
  readonly socket: string
  readonly credentials: Credentials
  /** A migrated database that every test file copies. */
  readonly template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: SharedPostgres
  }
}

const template = 'template_tenure'
/** Nothing here outlives the run, so nothing has to reach the disk. */
const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'tenure-test-'))
  // PostgreSQL's own account has to pass through.
  await chmod(directory, 0o755)
  const cluster = await startCluster(directory, careless)
  const { owner, appRole } = await Effect.runPromise(rolesOf(cluster, template))
  const migrations = await readMigrations(migrationsDirectory)
  await Effect.runPromise(asRole(owner, (connection) => migrate(connection, migrations, appRole)))
  project.provide('postgres', { socket: cluster.socket, credentials: cluster.credentials, template })
  return async () => {
    await cluster.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

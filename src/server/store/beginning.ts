import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { directoryIs } from './dataDirectory.ts'
import { lockData } from './dataLock.ts'
import { closeCredentials, credentialsFile } from './embedded/credentials.ts'
import { beginKeptCluster, type KeptCluster } from './embedded/keeping.ts'

/** A data directory that is ours, and its PostgreSQL on its way. */
export interface BegunData {
  /** Undefined where the database is elsewhere. */
  readonly cluster: Promise<KeptCluster> | undefined
  /** Stops it, and lets go of the directory. */
  readonly end: () => Promise<void>
}

/**
 * What needs no more than this: PostgreSQL starts while the five megabytes of the program are read, and must not wait for
 * them. So nothing here may import what they import.
 */
export const beginData = async (
  { dataDir, mode, database }: Pick<Config, 'dataDir' | 'mode' | 'database'>,
  log: Log,
): Promise<BegunData> => {
  const lock = await lockData(dataDir)
  try {
    const cluster = database === undefined ? (await begun(dataDir, mode, log)).ready : undefined
    const end = async () => {
      await (await cluster?.catch(() => undefined))?.stop()
      await lock.release()
    }
    return { cluster, end }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const begun = async (dataDir: string, mode: Config['mode'], log: Log) => {
  if (await closeCredentials(dataDir)) log('warning', 'credentials.stoodOpen', { file: credentialsFile(dataDir) })
  await directoryIs(dataDir, mode)
  const cluster = await beginKeptCluster(dataDir, log)
  // Whoever opens the store hears of it.
  cluster.ready.catch(() => undefined)
  return cluster
}

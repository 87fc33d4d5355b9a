import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { credentialsFile, readCredentials } from './credentials.ts'

/** The PostgreSQL of a server that is running now, found through the files it left. It is not ours to stop. */
export const runningCluster = async (dataDir: string): Promise<Pick<Cluster, 'socket' | 'credentials'>> => {
  const elsewhere = await readFile(join(dataDir, 'postgres-is-elsewhere'), 'utf8').catch(() => undefined)
  const directory = elsewhere?.trim() ?? join(dataDir, 'postgres')
  const credentials = await readCredentials(credentialsFile(dataDir))
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  // https://www.postgresql.org/docs/current/storage-file-layout.html: process, …, port, directory of the socket.
  const [, , , port, sockets] = lines
  if (credentials === undefined || !port || !sockets) {
    throw new Error(`A server is using ${dataDir}, but its PostgreSQL was not found; try again when it is up.`)
  }
  return {
    socket: join(sockets.trim(), `.s.PGSQL.${port.trim()}`),
    credentials,
  }
}

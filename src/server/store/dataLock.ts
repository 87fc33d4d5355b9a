import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataLock {
  readonly release: () => Promise<void>
}

export class HeldElsewhere extends Error {
  override readonly name = 'HeldElsewhere'
  constructor(dataDir: string, pid: string) {
    super(
      `Another Tenure server (process ${pid}) is using ${dataDir}; stop it first, or set DATA_DIR to another place.`,
    )
  }
}

/**
 * One server per data directory. The lock is a local socket that the operating system closes with its process, so
 * nothing stale survives a kill -9; a server that finds it taken asks it for the holder's process id.
 */
export const lockData = async (dataDir: string): Promise<DataLock> => {
  await mkdir(dataDir, { recursive: true })
  const address = addressOf(await realpath(dataDir))
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(String(process.pid))
  })
  server.unref()
  if (!(await listens(server, address))) {
    const pid = await holderOf(address)
    if (pid !== undefined || isForgotten(address)) throw new HeldElsewhere(dataDir, pid ?? 'unknown')
    // Only where the address is a file can it outlive its process.
    await rm(address, { force: true })
    if (!(await listens(server, address))) throw new HeldElsewhere(dataDir, 'unknown')
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

const addressOf = (dataDir: string): string => {
  const name = `tenure-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`
  if (platform() === 'linux') return `\0${name}`
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

/** Abstract sockets and pipes vanish with their process. */
const isForgotten = (address: string): boolean => address.startsWith('\0') || address.startsWith('\\')

const listens = (server: Server, address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.removeAllListeners('listening')
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error)
    }
    server.once('error', failed)
    server.listen(address, () => {
      server.off('error', failed)
      resolve(true)
    })
  })

const holderOf = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(address)
    socket.setTimeout(2000, () => socket.destroy())
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(/^\d+$/.test(text) ? text : undefined))
  })

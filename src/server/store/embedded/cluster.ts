import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, accountForPostgres, barrierAbove, ownDirectory, reachableBinaries } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Credentials, credentialsFile, makeCredentials, readCredentials } from './credentials.ts'
import { died, readPostmaster, stopOrphan } from './postmaster.ts'

/** A running embedded PostgreSQL. */
export interface Cluster {
  readonly socket: string
  readonly credentials: Credentials
  readonly pid: number
  /** Ends all connections, writes a checkpoint, and resolves when the process is gone. */
  readonly stop: () => Promise<void>
  /** Resolves when PostgreSQL ends, asked or not. */
  readonly ended: Promise<void>
  /** The end of what it has told of itself: nothing of a statement or of a row. */
  readonly lastWords: () => string
}

type Settings = Readonly<Record<string, string>>

const superuser = 'postgres'
/** They slow down who guesses passwords; ours are of 24 random bytes, and every connection pays for each of them. */
const oneIteration = '1'
const port = 5432
const startTimeout = 60_000
/** A unix socket's path must fit into 108 bytes, and PostgreSQL adds a name and `.lock` to it. */
const longestSocketDirectory = 80

/**
 * Starts PostgreSQL in `DATA_DIR/postgres`: made on first start, reached through a unix socket only. The caller
 * holds the lock of the data directory (`dataLock.ts`).
 */
export const startCluster = async (dataDir: string, settings: Settings = {}): Promise<Cluster> => {
  const place = await preparePlace(dataDir)
  return runCluster(place, settings)
}

/** All that a start needs, found or made once. */
export interface Place {
  readonly binaries: Binaries
  readonly account: Account | undefined
  /** Where the socket's directory lies beside the data. */
  readonly home: string
  readonly directory: string
  readonly credentials: Credentials
}

export const preparePlace = async (dataDir: string): Promise<Place> => {
  await mkdir(dataDir, { recursive: true })
  const account = await accountForPostgres()
  const binaries = await reachableBinaries(await findBinaries(), account)
  const home = await homeFor(await realpath(dataDir), account)
  const directory = join(home, 'postgres')
  const file = credentialsFile(dataDir)

  await stopOrphan(directory)
  const isNew = !(await exists(join(directory, 'PG_VERSION')))
  const credentials = isNew ? await makeCredentials(file) : await readCredentials(file)
  if (credentials === undefined) throw new Error(`${file} is missing; without it ${directory} cannot be opened.`)
  if (isNew) await initialise(binaries.initdb, directory, credentials, account)
  return { binaries, account, home, directory, credentials }
}

/** Starts PostgreSQL where it was prepared, once nothing of an earlier one runs there any more; it makes no new data. */
export const runCluster = async (place: Place, settings: Settings = {}): Promise<Cluster> =>
  (await beginCluster(place, settings)).ready

/** The same, as soon as its process is there: it needs nothing more of us until it is ready. */
export const beginCluster = async (
  { binaries, account, home, directory, credentials }: Place,
  settings: Settings = {},
): Promise<{ readonly ready: Promise<Cluster> }> => {
  await stopOrphan(directory)
  const sockets = await socketDirectory(home, account)
  const child = spawn(
    binaries.postgres,
    ['-D', directory, '-p', String(port), ...flags({ ...defaults(sockets), ...settings })],
    // A group of its own: Ctrl-C in the terminal must reach only the server, which stops PostgreSQL last.
    { ...account, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: environment },
  )
  const complaints = tailOf(child)
  // Not `close`, which waits for every process of it to let go of its output: one that is at work may take long.
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = untilReady(child, directory, complaints).then((): Cluster => {
    child.unref()
    return {
      socket: join(sockets, `.s.PGSQL.${port}`),
      credentials,
      pid: child.pid as number,
      ended,
      lastWords: () => complaints(/(?:LOG|FATAL|PANIC): /),
      stop: () => stop(child, ended),
    }
  })
  return { ready }
}

const defaults = (sockets: string): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: sockets,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // A statement can carry what a person typed; no parameter and no text of it may reach a log.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  checkpoint_timeout: '15min',
  max_wal_size: '512MB',
  scram_iterations: oneIteration,
})

const flags = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** No variable of ours reaches PostgreSQL, and its messages come in English. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Under a directory only root may enter (a clone in /root) the cluster lies elsewhere, named after the data directory,
 * which says so. When it no longer does, somebody emptied it: the old cluster is set aside and a new one begun.
 */
const homeFor = async (dataDir: string, account: Account | undefined): Promise<string> => {
  if (account === undefined || (await barrierAbove(dataDir)) === undefined) return dataDir
  const home = join('/var/lib/tenure', createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  const sign = join(dataDir, 'postgres-is-elsewhere')
  if ((await exists(home)) && !(await exists(sign))) {
    await stopOrphan(join(home, 'postgres'))
    await rm(`${home}.abandoned`, { recursive: true, force: true })
    await rename(home, `${home}.abandoned`)
  }
  await mkdir(home, { recursive: true, mode: 0o755 })
  await writeFile(sign, `${join(home, 'postgres')}\n`)
  return home
}

const socketDirectory = async (home: string, account: Account | undefined): Promise<string> => {
  const near = join(home, 'postgres-socket')
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const directory = Buffer.byteLength(near) <= longestSocketDirectory ? near : join(tmpdir(), `tenure-${name}`)
  // Emptied: a crash leaves a lock here too, and PostgreSQL takes any process of the number in it for its predecessor.
  await rm(directory, { recursive: true, force: true })
  await ownDirectory(directory, account)
  return directory
}

const initialise = async (
  initdb: string,
  directory: string,
  credentials: Credentials,
  account: Account | undefined,
): Promise<void> => {
  // Made beside its place and moved there when whole: a start that is killed half-way leaves nothing to repair.
  const draft = `${directory}.new`
  await rm(draft, { recursive: true, force: true })
  await ownDirectory(draft, account)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, `${credentials.superuser}\n`, { mode: 0o600 })
  try {
    if (account !== undefined) await chown(passwordFile, account.uid, account.gid)
    const child = spawn(
      initdb,
      [
        `--pgdata=${draft}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        `--set=scram_iterations=${oneIteration}`,
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=en-AU',
        '--locale=C',
        '--no-instructions',
      ],
      { ...account, cwd: draft, stdio: ['ignore', 'ignore', 'pipe'], env: environment },
    )
    const complaints = tailOf(child)
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Error(`PostgreSQL could not be set up in ${directory}: ${complaints()}`)
    await rename(draft, directory)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

type Tail = (about?: RegExp) => string

/** The last words of a process, for the one sentence that says why it did not start, or ended. */
const tailOf = (child: ChildProcess): Tail => {
  let tail = ''
  child.stderr?.setEncoding('utf8')
  child.stderr?.on('data', (text: string) => {
    tail = (tail + text).slice(-2000)
  })
  return (about = /./) =>
    tail
      .split('\n')
      .filter((line) => about.test(line))
      .slice(-3)
      .join(' ') || 'it said nothing'
}

const untilReady = async (child: ChildProcess, directory: string, complaints: Tail): Promise<void> => {
  let failure: string | undefined
  child.once('error', (error) => {
    failure = error.message
  })
  for (const end = Date.now() + startTimeout; Date.now() < end; await pause(10)) {
    if (failure !== undefined) throw new Error(`PostgreSQL could not be started: ${failure}`)
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL ended while it started in ${directory}: ${complaints()}`)
    }
    const postmaster = await readPostmaster(directory)
    if (postmaster?.pid === child.pid && postmaster?.ready) return
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL was not ready after ${startTimeout / 1000} seconds: ${complaints()}`)
}

const stop = async (child: ChildProcess, ended: Promise<void>): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  child.kill('SIGINT')
  const patience = AbortSignal.timeout(10_000)
  await Promise.race([ended, new Promise((resolve) => patience.addEventListener('abort', resolve, { once: true }))])
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGQUIT')
    await died(child.pid as number, 5_000)
  }
}

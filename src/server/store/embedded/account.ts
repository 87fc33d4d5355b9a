import { execFile } from 'node:child_process'
import { chown, cp, lstat, mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** The system account PostgreSQL runs under; undefined is the account that runs the server. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root, so root lends it the account `postgres`, made when it is missing. */
export const accountForPostgres = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  return (await accountNamed('postgres')) ?? (await createAccount('postgres'))
}

const accountNamed = async (name: string): Promise<Account | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

const createAccount = async (name: string): Promise<Account> => {
  await run('useradd', ['--system', '--user-group', '--no-create-home', name]).catch(() =>
    run('adduser', ['-S', '-D', '-H', name]),
  )
  const account = await accountNamed(name)
  if (account === undefined) {
    throw new Error('PostgreSQL cannot run as root and the account "postgres" could not be made; set DATABASE_URL.')
  }
  return account
}

/** Makes a directory that only PostgreSQL's account (and root) can enter. */
export const ownDirectory = async (directory: string, account: Account | undefined): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (account !== undefined) await chown(directory, account.uid, account.gid)
}

/** The nearest parent another account cannot pass through, such as a /root of mode 0700. */
export const barrierAbove = async (path: string): Promise<string | undefined> => {
  for (let at = resolve(path); ; at = dirname(at)) {
    const found = await stat(at).catch(() => undefined)
    if (found !== undefined && (found.mode & 0o001) === 0) return at
    if (dirname(at) === at) return undefined
  }
}

/** Programs under a closed directory (a clone in /root) are copied, once per version, to where the account can run them. */
export const reachableBinaries = async (binaries: Binaries, account: Account | undefined): Promise<Binaries> => {
  if (account === undefined || (await barrierAbove(binaries.root)) === undefined) return binaries
  const { size, mtimeMs } = await stat(binaries.postgres)
  const home = join(tmpdir(), `tenure-postgres-${size}-${Math.trunc(mtimeMs)}`)
  const made = await lstat(home).catch(() => undefined)
  if (made !== undefined && (made.uid !== 0 || !made.isDirectory())) {
    throw new Error(`${home} belongs to somebody else; remove it, or set DATABASE_URL.`)
  }
  if (made === undefined) {
    const draft = `${home}.${process.pid}`
    await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }))
  }
  const inHome = (program: string) => join(home, 'bin', basename(program))
  return { root: home, initdb: inHome(binaries.initdb), postgres: inHome(binaries.postgres) }
}

import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'

/** The passwords of the three roles of an embedded cluster, made on first start and known to nobody else. */
export interface Credentials {
  readonly superuser: string
  readonly owner: string
  readonly app: string
}

export const credentialsFile = (dataDir: string): string => join(dataDir, 'postgres-credentials')

/** Closes the file to everybody but its owner; answers whether it stood open, as a careless copy leaves it. */
export const closeCredentials = async (dataDir: string): Promise<boolean> => {
  const file = credentialsFile(dataDir)
  const found = await stat(file).catch(() => undefined)
  if (found === undefined || platform() === 'win32' || (found.mode & 0o077) === 0) return false
  await chmod(file, 0o600).catch(() => {
    throw new Error(`${file} holds passwords and can be read by others; make it readable by its owner alone.`)
  })
  return true
}

export const readCredentials = async (file: string): Promise<Credentials | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const kept = JSON.parse(text) as Partial<Credentials>
  if (!kept.superuser || !kept.owner || !kept.app) throw new Error(`${file} is damaged: it must hold three passwords.`)
  return { superuser: kept.superuser, owner: kept.owner, app: kept.app }
}

export const makeCredentials = async (file: string): Promise<Credentials> => {
  const password = () => randomBytes(24).toString('base64url')
  const made = { superuser: password(), owner: password(), app: password() }
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return made
}

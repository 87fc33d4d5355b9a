/**
 * What an installation is: a demo, whose passwords are published, or production. It is told by the database and by the
 * data directory, from the first start and for ever.
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type InstallationKind = 'demo' | 'production'

export class WrongInstallation extends Error {
  override readonly name = 'WrongInstallation'
}

export const denied = (place: string, setting: string, wanted: InstallationKind): WrongInstallation =>
  new WrongInstallation(
    wanted === 'production'
      ? `${place} holds the demo, whose passwords are published; set ${setting} to another for production, or APP_MODE=demo to see the demo.`
      : `${place} belongs to production, which the demo leaves alone; set ${setting} to another for the demo, or APP_MODE=production.`,
  )

const sign = (dataDir: string): string => join(dataDir, 'installation')

/** Before anything in the directory is touched. One that says nothing yet is fit for either. */
export const directoryIs = async (dataDir: string, wanted: InstallationKind): Promise<void> => {
  const kind = (await readFile(sign(dataDir), 'utf8').catch(absent))?.trim()
  if (kind === undefined || kind === wanted) return
  if (kind !== 'demo' && kind !== 'production') {
    throw new WrongInstallation(`${sign(dataDir)} is damaged: it must say demo or production.`)
  }
  throw denied(dataDir, 'DATA_DIR', wanted)
}

export const signDirectory = async (dataDir: string, kind: InstallationKind): Promise<void> => {
  if ((await readFile(sign(dataDir), 'utf8').catch(absent))?.trim() === kind) return
  await writeFile(`${sign(dataDir)}.new`, `${kind}\n`)
  await rename(`${sign(dataDir)}.new`, sign(dataDir))
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

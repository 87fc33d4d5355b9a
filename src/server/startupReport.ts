import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * What a server that has started stands on, for the person who started it. Addresses and folders only: never a
 * password.
 */
export const startupReport = ({ mode, database, dataDir, hosted, upstream, mail, workshop }: Config) => ({
  mode,
  database: database === undefined ? `embedded, ${join(dataDir, 'postgres')}` : databaseAt(database.url),
  signIn: (hosted ?? upstream)?.issuer ?? 'built-in',
  mail: mail.smtpUrl === undefined ? `kept in ${join(dataDir, 'outbox')}` : new URL(mail.smtpUrl).host,
  files: join(dataDir, 'files'),
  workshop: workshop ? 'on' : 'off',
})

/** A socket's directory stands behind the question mark. */
const databaseAt = (address: string): string => {
  const { host, pathname, searchParams } = new URL(address)
  return `${searchParams.get('host') ?? host}${pathname}`
}

const titles: Readonly<Record<keyof ReturnType<typeof startupReport>, string>> = {
  mode: 'Mode',
  database: 'Database',
  signIn: 'Sign-in',
  mail: 'Mail',
  files: 'Files',
  workshop: 'Workshop',
}

export const startupLines = (config: Config): ReadonlyArray<string> =>
  Object.entries(startupReport(config)).map(
    ([name, value]) => `  ${titles[name as keyof typeof titles].padEnd(10)}${value}`,
  )

import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, script } from '../../scripts/programs.ts'
import { server } from '../../scripts/tenure.mjs'
import { measuredTenant, measuredTenantRow } from '../../src/server/demo/measurementTenant.ts'
import { type Program, start } from './processes.ts'

/** The tenants that are measured, by the number of their people. Ava is the admin of both. */
export const tenants = { hundred: 'Bench of 100', tenThousand: 'Bench of 10,000' } as const
const sizes: Readonly<Record<keyof typeof tenants, number>> = { hundred: 100, tenThousand: 10_000 }

export const tenantIdOf = (tenant: keyof typeof tenants): string =>
  measuredTenantRow(measuredTenant(tenants[tenant]), tenants[tenant]).id

/** One data directory for each version of what fills it: seeding again before every run would take longer than measuring. */
const stateOf = (): string => {
  const hash = createHash('sha256')
  for (const path of globSync('src/server/{store/migrations,demo}/**/*.{sql,ts}', { cwd: root }).sort()) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex').slice(0, 12)
}

const cache = join(root, '.cache/bench')
export const dataDir = join(cache, stateOf())

/** The built server as a production start would run it, but without a limit on how often one person may ask. */
export const startTenure = (settings: Readonly<Record<string, string>> = {}): Promise<Program> =>
  start(server, {
    APP_MODE: 'demo',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'info',
    ...settings,
  })

/** Demo data and the tenants to measure in, left stopped. */
export const prepareData = async (): Promise<void> => {
  mkdirSync(cache, { recursive: true })
  for (const old of globSync('*', { cwd: cache })) {
    if (join(cache, old) !== dataDir) rmSync(join(cache, old), { recursive: true, force: true })
  }
  for (const tenant of ['hundred', 'tenThousand'] as const) {
    const code = await script('scripts/seed.ts', ['--employees', String(sizes[tenant]), '--tenant', tenants[tenant]], {
      DATA_DIR: dataDir,
      APP_MODE: 'demo',
      DATABASE_URL: '',
    })
    if (code !== 0) throw new Error('The data to measure could not be written.')
  }
}

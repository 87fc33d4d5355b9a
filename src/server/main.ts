import { writeSync } from 'node:fs'
import type { App, Demo } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { demoPassword, demoSignIns, demoTotpSecret } from './demo/signIns.ts'
import { WrongValue } from './environment.ts'
import { keepLittleWhenIdle } from './idleMemory.ts'
import { openLog, traceOf } from './log.ts'
import { startupLines, startupReport } from './startupReport.ts'
import { beginData } from './store/beginning.ts'

/** Says in one sentence why the server does not run, and ends. */
const giveUp = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const configured = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof WrongValue) return giveUp(error)
    throw error
  }
}

const config = configured()
const { log, flush } = openLog(config.logLevel, (text) => writeSync(1, text))
const isDemo = config.mode === 'demo'

const demo: Demo = {
  signIns: { password: demoPassword, people: demoSignIns.map(({ email, is }) => ({ email, note: is })) },
  seed: async (store, dataDir) => {
    const { seedDemo } = await import('./demo/seed.ts')
    await seedDemo({ addresses: store.addresses, dataDir })
  },
}

const data = await beginData(config, log).catch(giveUp)
const started = async (): Promise<App> => {
  const { startApp } = await import('./app.ts').catch(async (error: unknown) => {
    await data.end()
    throw error
  })
  return startApp(config, log, data, isDemo ? demo : undefined)
}
const app = await started().catch(giveUp)

const end = async (code: number): Promise<never> => {
  await app.stop().catch((error: unknown) => log('error', 'server.stopFailed', traceOf(error)))
  flush()
  process.exit(code)
}

/** A terminal tells the whole group and npm passes the signal on: within a second it is still the same wish. */
const sameWishMs = 1_000

let askedAt: number | undefined
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const now = performance.now()
    if (askedAt === undefined) {
      askedAt = now
      log('info', 'server.stopping', { signal })
      void end(0)
    } else if (now - askedAt > sameWishMs) {
      // A second signal means not waiting for requests that are still running.
      process.exit(130)
    }
  })
}

/** What nothing else caught: told, and the process replaced by a fresh one. */
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log('error', 'server.failed', { kind: event, ...traceOf(error) })
    void end(1)
  })
}

keepLittleWhenIdle()
void app.lost.then((reason) => {
  log('error', 'database.lost', { reason })
  return end(1)
})

console.log(['', `  Tenure is ready on ${config.publicUrl}`, '', ...startupLines(config), ''].join('\n'))
if (isDemo) console.log(greeting())
if (app.firstRunAddress !== undefined) {
  console.log(`  Make the first client here, or with npm run client:\n    ${app.firstRunAddress}\n`)
}
log('info', 'server.ready', {
  ms: Math.round(performance.now()),
  migrated: app.store.migrated.length,
  ...startupReport(config),
})

function greeting(): string {
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  return [
    `  Demo sign-ins, everyone with the password ${demoPassword}:`,
    ...demoSignIns.map(({ email, is }) => `    ${email.padEnd(width)}  ${is}`),
    `    Tess's one-time codes come from an authenticator app with the secret ${demoTotpSecret}.`,
    '',
  ].join('\n')
}

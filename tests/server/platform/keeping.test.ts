import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '../../../src/server/log.ts'
import { type KeptCluster, keepCluster } from '../../../src/server/store/embedded/keeping.ts'
import { isRunning, postgresOf } from './process.ts'

let dataDir: string
let text: string
let kept: KeptCluster

const pace = { firstPauseMs: 20, longestPauseMs: 50, mostFailures: 3, steadyMs: 60_000 }

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-keeping-'))
  await chmod(dataDir, 0o755)
  text = ''
  const { log } = openLog('info', (line) => {
    text += line
  })
  kept = await keepCluster(dataDir, log, { pace })
})
afterEach(async () => {
  await kept.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const control = () => join(dataDir, 'postgres/global/pg_control')

const until = async (isSo: () => boolean): Promise<void> => {
  for (const end = Date.now() + 15_000; Date.now() < end; await pause(20)) if (isSo()) return
  throw new Error(`it did not come to that: ${text}`)
}

describe('an embedded PostgreSQL that ends unasked', { timeout: 60_000 }, () => {
  it('is started again, and again, in its place', async () => {
    for (let turn = 1; turn <= 2; turn += 1) {
      const before = postgresOf(dataDir) as number
      process.kill(before, 'SIGKILL')
      await until(() => text.split('database.restarted').length === turn + 1)
      expect(postgresOf(dataDir)).not.toBe(before)
    }
  })

  it('is given up after some failures in a row, with the reason, and its data are left alone', async () => {
    await rename(control(), `${control()}.away`)
    process.kill(postgresOf(dataDir) as number, 'SIGKILL')
    expect(await kept.lost).toMatch(/^PostgreSQL ended while it started in .*pg_control/)
    expect(text.split('database.notRestarted')).toHaveLength(pace.mostFailures + 1)
    expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n')
    await rename(`${control()}.away`, control())
  })

  it('is given up when it ends soon after each start, too', async () => {
    let isLost = false
    void kept.lost.then(() => {
      isLost = true
    })
    for (let turn = 1; turn <= pace.mostFailures; turn += 1) {
      process.kill(postgresOf(dataDir) as number, 'SIGKILL')
      await until(() => text.split('database.restarted').length === turn + 1)
      expect(isLost).toBe(false)
    }
    process.kill(postgresOf(dataDir) as number, 'SIGKILL')
    expect(await kept.lost).toBe('PostgreSQL ended again and again.')
  })

  it('is not started again when it was asked to end, even at that very moment', async () => {
    const pid = postgresOf(dataDir) as number
    process.kill(pid, 'SIGKILL')
    await kept.stop()
    expect(isRunning(pid)).toBe(false)
    await pause(300)
    expect(postgresOf(dataDir) === undefined || !isRunning(postgresOf(dataDir) as number)).toBe(true)
  })
})

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepSwept, sweepAbandoned, uploadsIn } from '../../../src/server/files/abandoned.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type World } from '../world/world.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

const aged = async (path: string, hours: number): Promise<void> => {
  await writeFile(path, 'bytes', { flag: 'a' })
  await utimes(path, hoursAgo(hours), hoursAgo(hours))
}

describe('what a killed server left behind', () => {
  it('is removed once it is older than any upload, and nothing else is', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tenure-swept-'))
    const tenant = join(dataDir, 'files', newId())
    const arriving = join(uploadsIn(dataDir), 'a1b2c3')
    const arrived = join(uploadsIn(dataDir), 'd4e5f6')
    for (const directory of [tenant, join(dataDir, 'outbox'), arriving, arrived]) {
      await mkdir(directory, { recursive: true })
    }
    const kept = [`${newId()}`, `${newId()}.${newId()}.part`]
    await aged(join(tenant, kept[0] as string), 1_000)
    await aged(join(tenant, kept[1] as string), 0.5)
    await aged(join(tenant, `${newId()}.${newId()}.part`), 2)
    await aged(join(dataDir, 'outbox', 'a.eml'), 1_000)
    await aged(join(dataDir, 'outbox', 'b.eml.part'), 2)
    await writeFile(join(arriving, 'passport.pdf'), 'bytes')
    await writeFile(join(arrived, 'passport.pdf'), 'bytes')
    await utimes(arrived, hoursAgo(2), hoursAgo(2))

    const lines: string[] = []
    const { stop } = keepSwept(dataDir, (_level, event) => lines.push(event))
    await stop()
    expect(lines).toEqual(['files.swept'])
    expect((await readdir(tenant)).toSorted()).toEqual(kept.toSorted())
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['a.eml'])
    expect(await readdir(uploadsIn(dataDir))).toEqual(['a1b2c3'])
    await rm(dataDir, { recursive: true })
  })

  it('is nothing where nothing was ever written', async () => {
    expect(await sweepAbandoned('/nowhere/at/all')).toBe(0)
  })
})

describe('an upload that is under way', () => {
  let server: TestServer
  let own: World

  beforeAll(async () => {
    server = await serverForTest()
    own = await makeWorld(server, { name: 'own', plan: await addPlan(server) })
  })
  afterAll(() => server.close())

  it('arrives in the data directory, is let alone, and leaves nothing there', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    const path = `/api/${own.tenantId}/employees/${own.target.employeeId}/files`
    const sent = request(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.tokenFor(own.admin.userId)}`,
        'tenant-id': own.tenantId,
        'content-type': 'multipart/form-data; boundary=b',
      },
    })
    const answered = new Promise<number | undefined>((resolve) => sent.once('response', (it) => resolve(it.statusCode)))
    sent.write(`${head}a,b\r\n`)
    const uploads = () => readdir(uploadsIn(server.dataDir))
    for (let tries = 0; tries < 200 && (await uploads()).length === 0; tries += 1) await pause(20)
    expect(await uploads()).toHaveLength(1)
    expect(await sweepAbandoned(server.dataDir)).toBe(0)
    sent.end('1,2\r\n--b--\r\n')
    expect(await answered).toBe(200)
    for (let tries = 0; tries < 200 && (await uploads()).length > 0; tries += 1) await pause(20)
    expect(await uploads()).toEqual([])
  })
})

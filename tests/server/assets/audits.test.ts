import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssetAudit, AssetAuditSummary } from '../../../src/domain/assets/audits/nouns.ts'
import { AssetEvent } from '../../../src/domain/assets/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { readerIn } from './readerIn.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const exact = { onExcessProperty: 'error' } as const
const asAudit = Schema.decodeUnknownSync(AssetAudit, exact)
const asSummaries = Schema.decodeUnknownSync(Schema.Array(AssetAuditSummary), exact)
const asEvents = Schema.decodeUnknownSync(Schema.Array(AssetEvent), exact)

const ask = (path: string, by: Person = own.admin, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/assets/${path}`, { as: by.userId, ...more })
const post = (path: string, json: object, by?: Person) => ask(path, by, { json })
const started = async (locationId: string = own.assets.location, id: string = newId()) => {
  const answer = await post('audits', { id, locationId })
  expect(answer.status).toBe(200)
  return asAudit(answer.body.data)
}
const tick = (id: string, number: string, isSeen = true, by?: Person) =>
  post(`audits/${id}/seen`, { number, isSeen }, by)
const read = async (id: string) => asAudit((await ask(`audits/${id}`)).body.data)
const seenIn = ({ rows: all }: AssetAudit) => all.filter(({ seenUtc }) => seenUtc !== null).map(({ number }) => number)

const placeIn = async (parent: string | null): Promise<string> => {
  const id = newId<string>()
  await rows(server, 'insert into asset_locations (tenant_id, id, name, parent_id) values ($1, $2, $3, $4)', [
    own.tenantId,
    id,
    `Place ${id}`,
    parent,
  ])
  return id
}
const move = (asset: string, to: string) =>
  rows(server, 'update assets set location_id = $2 where id = $1', [asset, to])

describe('an audit expects', () => {
  test('everything that is in the place or within it, and nothing that is retired', async () => {
    const inside = await placeIn(own.assets.location)
    const deeper = await placeIn(inside)
    await move(own.assets.returned, deeper)
    await move(own.assets.given, own.assets.unusedLocation)
    const { rows: expected, closedUtc, startedBy } = await started()
    expect(expected.map(({ number, isExpected, seenUtc }) => [number, isExpected, seenUtc])).toEqual([
      ['A-1', true, null],
      ['A-3', true, null],
    ])
    expect([closedUtc, startedBy.id]).toEqual([null, own.admin.employeeId])
    expect(await auditOf(server, own)).toContainEqual(
      expect.objectContaining({ action: 'created', kind: 'assetAudit' }),
    )
  })

  test('begun twice with one id it is one; of another place, or of none, it is refused', async () => {
    const { id } = await started()
    expect((await started(own.assets.location, id)).id).toBe(id)
    expect(codeOf(await post('audits', { id, locationId: own.assets.unusedLocation }))).toBe('409 already_exists')
    expect(codeOf(await post('audits', { id: newId(), locationId: newId() }))).toBe('422 unknown_location')
    expect(codeOf(await post('audits', { id: newId(), locationId: other.assets.location }))).toBe(
      '422 unknown_location',
    )
  })
})

describe('what is seen', () => {
  test('by its number in any case; once seen, the first time counts', async () => {
    const { id } = await started()
    expect(seenIn(asAudit((await tick(id, ' a-1 ')).body.data))).toEqual(['A-1'])
    const first = (await read(id)).rows[0]?.seenUtc
    await tick(id, 'A-1')
    expect((await read(id)).rows[0]?.seenUtc).toBe(first)
  })

  test('of a number that is not there: 404 with the sentence; of another client’s the same', async () => {
    const { id } = await started()
    const answer = await tick(id, 'A-99')
    expect(codeOf(answer)).toBe('404 unknown_number')
    expect(answer.body.errors[0]?.message).toBe('There is no asset with this number.')
    await rows(server, `update assets set number = 'THEIRS' where id = $1`, [other.assets.stock])
    expect(codeOf(await tick(id, 'THEIRS'))).toBe('404 unknown_number')
    expect((await read(id)).rows).toHaveLength(3)
  })

  test('though it belongs elsewhere, is told apart; taken back it is gone, and what was expected is missing again', async () => {
    await move(own.assets.returned, own.assets.unusedLocation)
    const { id } = await started()
    await tick(id, 'A-1')
    const audit = asAudit((await tick(id, 'A-3')).body.data)
    expect(audit.rows.filter(({ isExpected }) => !isExpected).map(({ number }) => number)).toEqual(['A-3'])
    const [summary] = asSummaries((await ask('audits')).body.data)
    expect([summary?.id, summary?.expected, summary?.seen, summary?.elsewhere]).toEqual([id, 2, 1, 1])
    await tick(id, 'A-3', false)
    expect(seenIn(asAudit((await tick(id, 'A-1', false)).body.data))).toEqual([])
    expect((await read(id)).rows.map(({ number }) => number)).toEqual(['A-1', 'A-2'])
  })

  test('by two phones at once: nothing is lost', async () => {
    for (let at = 0; at < 40; at++)
      await rows(
        server,
        `insert into assets (tenant_id, id, number, name, category_id, location_id, condition, currency)
         values ($1, gen_random_uuid(), $2, 'Drill', $3, $4, 'good', 'AUD')`,
        [own.tenantId, `D-${at}`, own.assets.category, at % 4 === 0 ? null : own.assets.location],
      )
    const { id } = await started()
    const reader = await readerIn(server, own)
    const numbers = Array.from({ length: 40 }, (_, at) => `D-${at}`)
    const answers = await Promise.all(
      [own.admin, reader].flatMap((by, phone) =>
        numbers.filter((_, at) => at % 3 !== phone).map((number) => tick(id, number, true, by)),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(seenIn(await read(id)).sort()).toEqual([...numbers].sort())
  })
})

describe('a closed audit', () => {
  const history = async (id: string) => asEvents((await ask(`${id}/history`)).body.data)

  test('says for ever what it said, and each asset that was seen says so in its history', async () => {
    const { id } = await started()
    await tick(id, 'A-1')
    const closed = await post(`audits/${id}/close`, { version: 1 })
    const audit = asAudit(closed.body.data)
    expect(audit.closedUtc).not.toBeNull()
    expect((await history(own.assets.stock))[0]).toMatchObject({ kind: 'seen', note: `${own.canary} location` })
    expect((await history(own.assets.returned)).map(({ kind }) => kind)).not.toContain('seen')
    const state = await stateOf(server, [own])
    expect(codeOf(await tick(id, 'A-3'))).toBe('409 audit_closed')
    expect(codeOf(await tick(id, 'A-1', false))).toBe('409 audit_closed')
    expect(codeOf(await post(`audits/${id}/close`, { version: 2 }))).toBe('409 audit_closed')
    expect(await stateOf(server, [own])).toBe(state)
    expect(await auditOf(server, own)).toContainEqual(expect.objectContaining({ action: 'closed', kind: 'assetAudit' }))
    // Also of an asset that is deleted afterwards.
    await ask(own.assets.stock, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect(await read(id)).toEqual(audit)
  })

  test('closed by two at once it is closed once', async () => {
    const { id } = await started()
    await tick(id, 'A-1')
    const answers = await Promise.all([1, 2].map(() => post(`audits/${id}/close`, { version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await history(own.assets.stock)).filter(({ kind }) => kind === 'seen')).toHaveLength(1)
  })

  test('its place may go: its name stays', async () => {
    const place = await placeIn(null)
    const { id } = await started(place)
    await rows(server, 'delete from asset_locations where id = $1', [place])
    expect(await read(id)).toMatchObject({ locationId: null, locationName: `Place ${place}` })
  })
})

describe('who', () => {
  test('readers of the register tick; only those who may change it begin and close; nobody else sees it', async () => {
    const { id } = await started()
    const reader = await readerIn(server, own)
    expect(codeOf(await tick(id, 'A-1', true, reader))).toBe('200')
    expect(codeOf(await ask('audits', reader))).toBe('200')
    expect(codeOf(await post('audits', { id: newId(), locationId: own.assets.location }, reader))).toBe(
      '403 feature_not_granted',
    )
    expect(codeOf(await post(`audits/${id}/close`, { version: 1 }, reader))).toBe('403 feature_not_granted')
    expect(codeOf(await ask(`audits/${id}`, own.target))).toBe('403 feature_not_granted')
  })

  test('another client’s audit is none', async () => {
    expect(codeOf(await ask(`audits/${other.assets.audit}`))).toBe('404 not_found')
    expect(codeOf(await tick(other.assets.audit, 'A-1'))).toBe('404 not_found')
    expect(codeOf(await post(`audits/${other.assets.audit}/close`, { version: 1 }))).toBe('404 not_found')
  })
})

import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EntryRow, OwnEntry, ScrumDay } from '../../../src/domain/dailyScrums/nouns.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

const [thursday, friday, saturday, monday] = ['2024-02-29', '2024-03-01', '2024-03-02', '2024-03-04']

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  // A Friday, everywhere.
  server = await serverForTest({ startsAt: Date.parse(`${friday}T01:00:00Z`) })
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  await rows(server, 'delete from daily_scrum_blockers where tenant_id = $1', [own.tenantId])
  await rows(server, 'delete from daily_scrum_entries where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const ask = (path: string, by: Person = own.target, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/dailyScrums${path}`, { as: by.userId, ...more })
const read =
  <S extends Schema.Codec<unknown, unknown>>(schema: S) =>
  ({ body, text }: Answer): S['Type'] => {
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(schema, { onExcessProperty: 'error' })(body.data)
  }
const day = async (by?: Person, query = '') => read(ScrumDay)(await ask(query, by))
const mine = async (by?: Person, of = friday) => read(OwnEntry)(await ask(`/mine?day=${of}`, by))
const write = (over: object = {}, by?: Person) =>
  ask('/mine', by, {
    method: 'PUT',
    json: { version: 0, day: friday, done: 'Slab', plan: 'Forms', blockers: '', ...over },
  })
const set = (id: string, version: number, isResolved: boolean, by?: Person) =>
  ask(`/blockers/${id}`, by, { method: 'PUT', json: { version, isResolved } })
const found = async (search: string, by?: Person, more = '') =>
  read(windowOf(EntryRow))(await ask(`/entries?search=${encodeURIComponent(search)}${more}`, by))
const names = (people: ReadonlyArray<{ readonly id: string }>) => people.map(({ id }) => id)

describe('1.18 One’s own entry', () => {
  test('begins with what was planned last, and is sent and changed', async () => {
    await write({ day: thursday, plan: 'Strip the forms' })
    expect(await mine()).toEqual({
      version: 0,
      day: friday,
      done: 'Strip the forms',
      plan: '',
      blockers: '',
      sentUtc: null,
    })
    expect(read(OwnEntry)(await write())).toMatchObject({ version: 1, done: 'Slab', plan: 'Forms' })
    expect(read(OwnEntry)(await write({ version: 1, plan: 'Rebar' }))).toMatchObject({ version: 2, plan: 'Rebar' })
    expect(await mine(own.colleague)).toMatchObject({ version: 0, done: '' })
    expect((await auditOf(server, own)).map(({ kind, action }) => `${kind} ${action}`).toSorted()).toEqual([
      'dailyScrumEntry created',
      'dailyScrumEntry created',
      'dailyScrumEntry updated',
    ])
  })

  test.each([
    ['ahead', { day: monday }, '422 day_ahead'],
    ['on which nobody works', { day: '2024-02-25' }, '422 no_working_day'],
    ['that is over', { day: '2024-02-28' }, '422 too_late'],
    ['with too much in it', { plan: 'x'.repeat(2_001) }, '400 invalid_body'],
    ['with too long a blocker', { blockers: 'x'.repeat(1_001) }, '400 invalid_body'],
    ['without a plan', { plan: ' ' }, '400 invalid_body'],
    ['at a version there never was', { version: 3 }, '409 changed_meanwhile'],
  ])('of a day %s is refused', async (_, over, code) => {
    expect(codeOf(await write(over))).toBe(code)
    expect((await day()).entries).toEqual([])
  })

  test('sent twice at once, or from an older window: one is told that it has changed', async () => {
    const both = await Promise.all([write({ plan: 'One' }), write({ plan: 'Two' })])
    expect(both.map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile'])
    await write({ version: 1, plan: 'Three' })
    expect(codeOf(await write({ version: 1, plan: 'Stale' }))).toBe('409 changed_meanwhile')
    expect((await mine()).plan).toBe('Three')
  })
})

describe('1.18 Blockers', () => {
  const blockers = async (by?: Person, query = '') => (await day(by, query)).blockers

  test('are the lines of the day; what is taken out is gone, what is open already is not raised again', async () => {
    await write({ day: thursday, blockers: 'No crane' })
    await write({ blockers: '- no crane\n- Rain\n- Permit' })
    const raised = (await blockers()).map(({ text, raisedDay }) => `${raisedDay} ${text}`)
    expect(raised).toEqual([`${thursday} No crane`, `${friday} Rain`, `${friday} Permit`])
    await write({ version: 1, blockers: 'permit' })
    expect((await blockers()).map(({ text }) => text)).toEqual(['No crane', 'permit'])
    expect((await mine()).blockers).toBe('permit')
  })

  test('go on until somebody who may access the person resolves them, and are opened again', async () => {
    await write({ day: thursday, blockers: 'No crane' })
    const [open] = await blockers()
    const id = open?.id ?? ''
    for (const by of [own.colleague, own.managerOfOthers])
      expect(codeOf(await set(id, 1, true, by))).toBe('404 not_found')
    expect((await set(id, 1, true, own.manager)).status).toBe(200)
    expect(await blockers()).toMatchObject([
      { version: 2, resolved: { day: friday, by: { id: own.manager.employeeId } } },
    ])
    expect(codeOf(await set(id, 1, false))).toBe('409 changed_meanwhile')
    // The same again changes nothing, and by whom it was stays.
    expect((await set(id, 2, true)).status).toBe(200)
    expect(await blockers()).toMatchObject([{ version: 2, resolved: { by: { id: own.manager.employeeId } } }])
    expect((await set(id, 2, false)).status).toBe(200)
    expect(await blockers()).toMatchObject([{ version: 3, resolved: null }])
    const audit = (await auditOf(server, own)).filter(({ kind }) => kind === 'dailyScrumBlocker')
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['reopened', 'resolved'])
  })

  test('what was resolved stays resolved when its entry is sent again', async () => {
    await write({ blockers: 'No crane' })
    const id = (await blockers())[0]?.id ?? ''
    await set(id, 1, true)
    await write({ version: 1, blockers: 'No crane' })
    expect(await blockers()).toMatchObject([{ id, resolved: { day: friday } }])
  })
})

describe('1.18 A day of the team', () => {
  test('shows each reader the people they may access, with who has not written', async () => {
    await write()
    await write({}, own.colleague)
    const who = async (by: Person) => {
      const { entries, missing } = await day(by)
      return { wrote: names(entries.map(({ employee }) => employee)), missing: names(missing) }
    }
    expect(await who(own.target)).toEqual({ wrote: [own.target.employeeId], missing: [] })
    const managers = await who(own.manager)
    expect(managers.wrote).toEqual([own.target.employeeId])
    expect(managers.missing.toSorted()).toEqual([own.manager.employeeId, own.hidden].toSorted())
    const admins = await who(own.admin)
    expect(admins.wrote.toSorted()).toEqual([own.target.employeeId, own.colleague.employeeId].toSorted())
    expect(admins.missing).not.toContain(own.inactive)
    expect(admins.missing).toContain(own.admin.employeeId)
  })

  test('of a department alone', async () => {
    await write()
    expect((await day(own.admin, `?department=${own.department}`)).entryCount).toBe(1)
    expect(await day(own.admin, `?department=${own.emptyDepartment}`)).toMatchObject({ entries: [], missingCount: 0 })
    expect(await day(own.admin, `?department=${other.department}`)).toMatchObject({ entries: [], missingCount: 0 })
  })

  test('who began later is not missing, and days that are none are refused', async () => {
    await rows(server, `update employees set start_date = '2024-03-01' where id = $1`, [own.target.employeeId])
    expect((await day(own.target, `?day=${thursday}`)).missing).toEqual([])
    expect(names((await day(own.target)).missing)).toEqual([own.target.employeeId])
    expect(codeOf(await ask(`?day=${monday}`))).toBe('422 day_ahead')
    expect(codeOf(await ask('?day=2024-02-25'))).toBe('422 no_working_day')
    expect((await ask(`?day=${saturday}x`)).status).toBe(400)
  })

  test('are those on which people of this client work', async () => {
    await rows(server, `update tenants set working_days = 'Wed Thu Sat' where id = $1`, [own.tenantId])
    expect((await day(own.target)).day).toBe(thursday)
    expect(codeOf(await ask(`?day=${friday}`))).toBe('422 no_working_day')
    expect(codeOf(await write())).toBe('422 no_working_day')
    expect(codeOf(await write({ day: thursday }))).toBe('200')
    expect(codeOf(await write({ day: '2024-02-28' }))).toBe('422 too_late')
    const elsewhere = await server.ask(`/api/${other.tenantId}/dailyScrums`, { as: other.target.userId })
    expect(elsewhere.body.data).toMatchObject({ day: friday })
  })

  test('and nothing of another client', async () => {
    await server.ask(`/api/${other.tenantId}/dailyScrums/mine`, {
      as: other.target.userId,
      method: 'PUT',
      json: { version: 0, day: friday, done: '', plan: 'Elsewhere', blockers: 'Theirs' },
    })
    expect(await day(own.admin)).toMatchObject({ entries: [], blockers: [] })
    expect((await found('Elsewhere', own.admin)).rows).toEqual([])
    expect(codeOf(await set(other.blocker, 1, true, own.admin))).toBe('404 not_found')
    expect((await server.ask(`/api/${other.tenantId}/dailyScrums`, { as: own.admin.userId })).status).toBe(404)
    expect(codeOf(await set(newId(), 1, true, own.admin))).toBe('404 not_found')
  })
})

describe('1.18 The history', () => {
  test('finds words of entries, blockers and names among what one may access, the latest first, in windows', async () => {
    await write({ day: thursday, plan: 'Pour the SLAB', blockers: 'No crâne' })
    await write({ plan: 'Slab again' })
    await write({ plan: 'Slab of theirs' }, own.colleague)
    expect((await found('slab')).rows.map((row) => row.day)).toEqual([friday, thursday])
    expect((await found('slab pour', own.manager)).rows.map((row) => row.day)).toEqual([thursday])
    expect((await found('crane', own.manager)).rows).toMatchObject([{ day: thursday, blockers: ['No crâne'] }])
    expect((await found('eve')).rows).toHaveLength(2)
    const first = await found('slab', own.admin, '&limit=2')
    const second = await found('slab', own.admin, `&limit=2&after=${first.after}`)
    expect([...first.rows, ...second.rows].map((row) => row.day)).toEqual([friday, friday, thursday])
    expect((await ask('/entries/count?search=slab', own.admin)).body.data).toBe(3)
  })
})

import { Effect, Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GoalCounts } from '../../../src/domain/goals/nouns.ts'
import { Dashboard, TileFigures } from '../../../src/domain/home/dashboard/nouns.ts'
import { type TileName, tileNames, tileNeeds } from '../../../src/domain/home/dashboard/tiles.ts'
import type { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { daysAfter, monthsAfter } from '../../../src/domain/kernel/days.ts'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { tenantIdOf, userIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { called } from '../demo/rows.ts'
import { codeOf } from '../kit/codes.ts'
import { onKept } from '../kit/kept.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { rows } from '../world/world.ts'

let server: TestServer
const own = tenantIdOf(called('Banksia Ridge'))
const other = tenantIdOf(called('Tidewater'))
const personNamed = (name: string) => userIdOf(`${name}@tenure.example`)
const [ava, max, eve] = [personNamed('ava'), personNamed('max'), personNamed('eve')]

beforeAll(async () => {
  server = await serverForTest()
  await seedDemo({ addresses: server.addresses, dataDir: server.dataDir })
})
afterAll(() => server.close())

const ask = (path: string, as: string = ava, tenant = own) => server.ask(`/api/${tenant}/${path}`, { as })
const got = async <Found>(path: string, as: string = ava, tenant = own): Promise<Found> => {
  const answer = await ask(path, as, tenant)
  expect(answer.status, `${path} ${answer.text.slice(0, 300)}`).toBe(200)
  return answer.body.data as Found
}
const asTile = Schema.decodeUnknownSync(TileFigures, { onExcessProperty: 'error' })
const asDashboard = Schema.decodeUnknownSync(Dashboard, { onExcessProperty: 'error' })
const tile = async (name: TileName, as?: string) => asTile(await got(`dashboard/tiles/${name}`, as))
const save = (json: object, as: string = ava, tenant = own) =>
  server.ask(`/api/${tenant}/dashboard`, { as, method: 'PUT', json })
const report = (name: string, as?: string, query = '') => got<ReportAnswer>(`reports/${name}${query}`, as)
const sum = (counts: ReadonlyArray<{ readonly count: number }>) => counts.reduce((all, { count }) => all + count, 0)
const pairs = (figures: ReadonlyArray<{ readonly of: string; readonly count: number }>) =>
  figures.map(({ of, count }) => `${of}: ${count}`).toSorted()
const cellOf = ({ columns }: ReportAnswer, key: string) => columns.findIndex((column) => column.key === key)

describe('a tile counts what its list shows to the same person', () => {
  test.each([
    ['checkIns', 'checkIns'],
    ['reviews', 'performanceReviews'],
    ['assets', 'assetRegister'],
    ['services', 'servicesDue'],
    ['positions', 'positionDescriptions'],
  ] as const)('%s', async (name, behind) => {
    for (const as of [ava, max])
      expect(pairs((await tile(name, as)).figures)).toEqual(pairs((await report(behind, as)).figures))
  })

  test('what is missing is what the gaps are', async () => {
    expect(pairs((await tile('compliance')).figures)).toEqual(pairs((await report('certificationGaps')).figures))
  })

  test('the headcount by month, of an admin and of a manager', async () => {
    for (const as of [ava, max]) {
      const { figures } = await report('headcount', as)
      expect(pairs((await tile('headcount', as)).figures)).toEqual(pairs(figures.filter(({ count }) => count > 0)))
    }
    expect(sum((await tile('headcount', max)).figures)).toBeLessThan(sum((await tile('headcount')).figures))
  })

  test('joiners and leavers by month', async () => {
    const { figures, today } = await tile('joinersAndLeavers')
    expect(figures.length).toBeGreaterThan(0)
    for (const { of, part, count } of figures.slice(0, 4)) {
      const last = daysAfter(monthsAfter(`${of}-01`, 1), -1)
      const query = new URLSearchParams({ from: `${of}-01`, until: [last, today].toSorted()[0] ?? '', only: part })
      const found = await report('joinersAndLeavers', ava, `?${query}`)
      expect(found.count, `${of} ${part}`).toBe(count)
    }
  })

  test('everybody of the directory, by years', async () => {
    for (const as of [ava, max])
      expect(sum((await tile('tenure', as)).figures)).toBe((await report('employeeDirectory', as)).count)
  })

  test('of each policy who has agreed and who has not', async () => {
    const found = await report('policyAgreements')
    const { figures } = await tile('policies')
    for (const { id, cells } of found.rows) {
      const of = (part: string) => figures.find((figure) => figure.id === id && figure.part === part)?.count ?? 0
      expect([of('agreed'), of('outstanding')]).toEqual([
        cells[cellOf(found, 'agreed')],
        cells[cellOf(found, 'outstanding')],
      ])
    }
  })

  test('what expires within twelve months, by kind and month', async () => {
    const found = await report('certificationRegister')
    const { figures, today } = await tile('certificationsExpiring')
    const [type, expires] = [cellOf(found, 'type'), cellOf(found, 'expires')]
    for (const { of, part, count } of figures) {
      const listed = found.rows.filter(({ cells }) => cells[type] === of && String(cells[expires]).startsWith(part))
      expect(listed.length, `${of} ${part}`).toBe(count)
      expect(part >= today.slice(0, 7)).toBe(true)
    }
    expect(figures.length).toBeGreaterThan(0)
  })

  test('goals, as the plots over their list', async () => {
    for (const as of [ava, max])
      expect(pairs((await tile('goals', as)).figures)).toEqual(
        pairs((await got<GoalCounts>('goals/counts', as)).states),
      )
  })

  test('blockers of those whose day one sees', async () => {
    const open = async (as: string) => {
      type OfDay = { readonly blockers: ReadonlyArray<{ readonly resolved: unknown }> }
      return (await got<OfDay>('dailyScrums', as)).blockers.filter(({ resolved }) => resolved === null).length
    }
    for (const as of [ava, max]) expect(sum((await tile('blockers', as)).figures)).toBe(await open(as))
  })

  test('what waits for oneself, late or not', async () => {
    for (const as of [ava, max]) {
      const { figures } = await tile('toDo', as)
      const items = await got<ReadonlyArray<ToDoItem>>('employees/me/toDoList', as)
      expect(sum(figures)).toBe(items.length)
      const late = items.filter(({ dueUtc }) => dueUtc !== null && Date.parse(dueUtc) < Date.now())
      expect(sum(figures.filter(({ of }) => of === 'late'))).toBe(late.length)
    }
  })
})

describe('who', () => {
  test('an employee has no dashboard, and no tile', async () => {
    for (const path of ['dashboard', ...tileNames.map((name) => `dashboard/tiles/${name}`)])
      expect(codeOf(await ask(path, eve)), path).toBe('403 admin_or_manager_only')
    expect(codeOf(await save({ version: 0, tiles: [] }, eve))).toBe('403 admin_or_manager_only')
  })

  test.each(tileNames)('%s: a manager sees it where its list is not for admins alone', async (name) => {
    const adminOnly = (tileNeeds[name].roles as ReadonlyArray<string>).includes('admin')
    expect(codeOf(await ask(`dashboard/tiles/${name}`, max))).toBe(adminOnly ? '403 admin_only' : '200')
    expect((await ask(`dashboard/tiles/${name}`, max, other)).status).toBe(404)
  })

  test('a tile of a module that the plan does not hold says which', async () => {
    const will = personNamed('will')
    const [small] = await rows<{ readonly id: typeof own }>(
      server,
      'select tenant_id as id from memberships where user_id = $1',
      [will],
    )
    const answer = await ask('dashboard/tiles/goals', will, small?.id)
    expect(codeOf(answer)).toBe('403 module_missing')
    expect(answer.body.message).toBe(
      'Hidden because your plan does not include Goals. An administrator can change the plan.',
    )
    const chosen = asDashboard(await got('dashboard', will, small?.id))
    expect(chosen.tiles, 'of the demo').toContain('goals')
    const wanted = { version: chosen.version, tiles: [...chosen.tiles, 'reviews'] }
    expect(codeOf(await save(wanted, will, small?.id))).toBe('422 tile_not_offered')
    await rows(server, 'delete from dashboards where tenant_id = $1', [small?.id])
    const standard = asDashboard(await got('dashboard', will, small?.id)).tiles
    expect(standard).not.toContain('goals')
    expect(standard).toContain('policies')
  })

  test('a tile that is none is not found, nor is one that every object has', async () => {
    for (const name of ['payslips', 'constructor', 'toString'])
      expect((await ask(`dashboard/tiles/${name}`)).status).toBe(404)
  })
})

describe('which tiles, and in which order', () => {
  test('twelve before anything is chosen; what is chosen is kept for oneself, in this client', async () => {
    const standard = asDashboard(await got('dashboard'))
    expect(standard).toEqual({ version: 0, tiles: tileNames.slice(0, 12) })
    const saved = await save({ version: 0, tiles: ['toDo', 'goals', 'headcount'] })
    expect(saved.body.data).toEqual({ version: 1, tiles: ['toDo', 'goals', 'headcount'] })
    expect(await got('dashboard')).toEqual({ version: 1, tiles: ['toDo', 'goals', 'headcount'] })
    expect(asDashboard(await got('dashboard', max)).version).toBe(0)
    expect(asDashboard(await got('dashboard', ava, other)).version).toBe(0)
  })

  test('as it was seen: an older version is refused, and changes nothing', async () => {
    const { version, tiles } = asDashboard(await got('dashboard'))
    for (const older of [0, version - 1, version + 1].filter((one) => one !== version))
      expect(codeOf(await save({ version: older, tiles: ['assets'] })), String(older)).toBe('409 changed_meanwhile')
    expect(await got('dashboard')).toEqual({ version, tiles })
  })

  test('two at once: one is kept, the other is told', async () => {
    const { version } = asDashboard(await got('dashboard', max))
    const both = await Promise.all([
      save({ version, tiles: ['goals'] }, max),
      save({ version, tiles: ['assets'] }, max),
    ])
    expect(both.map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile'])
  })

  test.each([
    [['payslips'], '422 tile_unknown'],
    [['toString'], '422 tile_unknown'],
    [['goals', 'goals'], '422 tile_twice'],
    [['compliance'], '422 tile_not_offered'],
  ])('%o: %s', async (tiles, code) => {
    const { version } = asDashboard(await got('dashboard', max))
    expect(codeOf(await save({ version, tiles }, max))).toBe(code)
  })

  test('what was chosen stays when its flag goes, and may be moved', async () => {
    const { version } = asDashboard(await got('dashboard'))
    await save({ version, tiles: ['assets', 'goals'] })
    await rows(server, `update feature_flags set is_enabled = false where tenant_id = $1 and name = 'assetRegister'`, [
      own,
    ])
    try {
      expect(codeOf(await ask('dashboard/tiles/assets'))).toBe('403 flag_off')
      expect((await ask('dashboard/tiles/goals')).status).toBe(200)
      expect(asDashboard(await got('dashboard')).tiles).toEqual(['assets', 'goals'])
      const moved = await save({ version: version + 1, tiles: ['goals', 'assets'] })
      expect(moved.body.data).toEqual({ version: version + 2, tiles: ['goals', 'assets'] })
      expect(codeOf(await save({ version: version + 2, tiles: ['goals', 'services'] }))).toBe('422 tile_not_offered')
    } finally {
      await rows(server, `update feature_flags set is_enabled = true where tenant_id = $1 and name = 'assetRegister'`, [
        own,
      ])
    }
  })

  test('twelve at once all answer', async () => {
    const found = await Promise.all(tileNames.slice(0, 12).map((name) => tile(name)))
    expect(found.map(({ name }) => name)).toEqual(tileNames.slice(0, 12))
  })

  test('one that has to wait keeps no other waiting', async () => {
    // What waits for oneself says of what is missing too.
    const others = tileNames.filter((name) => name !== 'compliance' && name !== 'toDo')
    let isOver = false
    const waiting = await onKept(server.superuser, (holding) =>
      Effect.gen(function* () {
        yield* holding.query('begin', [], false)
        yield* holding.query('lock table certification_type_tags in access exclusive mode', [], false)
        const last = tile('compliance').finally(() => {
          isOver = true
        })
        const found = yield* Effect.promise(() => Promise.all(others.map((name) => tile(name))))
        expect(found.map(({ name }) => name)).toEqual(others)
        expect(isOver).toBe(false)
        yield* holding.query('commit', [], false)
        return { last }
      }),
    )
    expect((await waiting.last).name).toBe('compliance')
  })
})

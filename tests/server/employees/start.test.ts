import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../src/domain/audit/nouns.ts'
import { sentenceOf } from '../../../src/domain/audit/sentences.ts'
import type { Start, StartFacts } from '../../../src/domain/employees/starting/nouns.ts'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { statusAndCode } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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
  await begins(0)
})
afterAll(() => server.close())

const ago = (days: number) => daysAfter(dayIn('Australia/Brisbane', Date.now()), -days)

/** On which day the target begins. */
const begins = (daysAgo: number | null, added = 0) =>
  rows(
    server,
    `update employees set start_date = $3, created_utc = now() - $4 * interval '1 day' where tenant_id = $1 and id = $2`,
    [own.tenantId, own.target.employeeId, daysAgo === null ? null : ago(daysAgo), added],
  )

const pathOf = (id: string, world = own) => `/api/${world.tenantId}/employees/${id}/starting`
const read = async (by: Person = own.admin, id: string = own.target.employeeId) => {
  const answer = await server.ask(pathOf(id), { as: by.userId })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Start | null
}
const facts = async (): Promise<StartFacts> => {
  const start = await read()
  expect(start).not.toBeNull()
  return (start as Start).facts
}
const end = (isEnded: boolean, by: Person = own.admin, id: string = own.target.employeeId, world = own) =>
  server.ask(pathOf(id, world), { as: by.userId, method: 'PUT', json: { isEnded } })

const ofTarget = (text: string, ...more: ReadonlyArray<unknown>) =>
  rows(server, text, [own.tenantId, own.target.employeeId, ...more])

describe('what a start is worked out of', () => {
  test('position, manager, photo and login, as they are now', async () => {
    expect(await facts()).toMatchObject({ hasManager: true, login: 'active', hasPhoto: false })
    await ofTarget('update employees set reports_to = null where tenant_id = $1 and id = $2')
    await ofTarget('delete from memberships where tenant_id = $1 and employee_id = $2')
    await ofTarget('delete from positions where tenant_id = $1 and employee_id = $2')
    expect(await facts()).toMatchObject({ hasPosition: false, hasManager: false, login: null })
    await ofTarget(
      `insert into positions (tenant_id, id, employee_id, title, is_current) values ($1, $3, $2, 'Rigger', true)`,
      newId(),
    )
    expect((await facts()).hasPosition).toBe(true)
  })

  test('policies that bind the person, and those they have agreed to', async () => {
    const before = (await facts()).policies
    expect(before?.asked).toBeGreaterThan(0)
    const [duty] = await ofTarget(
      `select d.document_id as id, h.version_no as version from policy_duties($1) d
       join hr_documents h on h.tenant_id = $1 and h.id = d.document_id
       where d.employee_id = $2 and d.standing <> 'agreed' limit 1`,
    )
    const agreed = await server.ask(`/api/${own.tenantId}/hrDocuments/${duty?.id}/agree`, {
      ...{ as: own.target.userId, method: 'POST', json: { versionNo: duty?.version } },
    })
    expect(agreed.status, agreed.text).toBe(200)
    expect((await facts()).policies).toEqual({ asked: before?.asked, done: (before?.done ?? 0) + 1 })
  })

  test('certificates asked for: what waits to be verified is handed in, what was declined, expired or deleted is not', async () => {
    await rows(server, 'update certification_types set is_deleted = true where tenant_id = $1', [own.tenantId])
    expect((await facts()).certifications).toEqual({ asked: 0, done: 0 })
    const type = newId()
    await rows(
      server,
      `insert into certification_types (tenant_id, id, name, required_of_all) values ($1, $2, 'Working at heights', true)`,
      [own.tenantId, type],
    )
    expect((await facts()).certifications).toEqual({ asked: 1, done: 0 })
    const id = newId()
    await ofTarget(
      `insert into certifications (tenant_id, id, employee_id, type_id, verification) values ($1, $3, $2, $4, 'submitted')`,
      ...[id, type],
    )
    const becomes = async (change: string) => {
      await rows(server, `update certifications set ${change} where tenant_id = $1 and id = $2`, [own.tenantId, id])
      return (await facts()).certifications?.done
    }
    expect((await facts()).certifications).toEqual({ asked: 1, done: 1 })
    expect(await becomes(`verification = 'declined'`)).toBe(0)
    expect(await becomes(`verification = 'verified', expiry_utc = now() + interval '1 year'`)).toBe(1)
    expect(await becomes(`expiry_utc = now() - interval '1 day'`)).toBe(0)
    expect(await becomes(`expiry_utc = null`)).toBe(1)
    expect(await becomes(`is_deleted = true`)).toBe(0)
  })

  test('assets that were assigned, of which one waits to be accepted', async () => {
    await ofTarget(
      'update assets set state = $3, holder_employee_id = null, holder_location_id = null, holder_asset_id = null where tenant_id = $1 and $2::uuid is not null',
      'inStock',
    )
    expect((await facts()).assets).toEqual({ asked: 0, done: 0 })
    const [one] = await rows(server, 'select id from assets where tenant_id = $1 limit 1', [own.tenantId])
    await ofTarget(
      `update assets set state = 'awaitingAcceptance', holder_employee_id = $2 where tenant_id = $1 and id = $3`,
      one?.id,
    )
    expect((await facts()).assets).toEqual({ asked: 1, done: 0 })
    await rows(server, `update assets set state = 'accepted' where tenant_id = $1 and id = $2`, [own.tenantId, one?.id])
    expect((await facts()).assets).toEqual({ asked: 1, done: 1 })
  })

  test('nothing is counted of what the client has not', async () => {
    const less = await addPlan(server)
    await rows(server, `update product_plans set modules = '{}' where id = $1`, [less])
    const bare = await makeWorld(server, { name: 'bare', plan: less })
    await rows(server, 'update employees set start_date = current_date where tenant_id = $1', [bare.tenantId])
    const answer = await server.ask(pathOf(bare.target.employeeId, bare), { as: bare.admin.userId })
    expect(answer.body.data).toMatchObject({ facts: { policies: null, certifications: null, assets: null } })
  })
})

describe('whose start is told', () => {
  test('of who began at most three months ago, or has yet to; nothing of others', async () => {
    expect(await read()).not.toBeNull()
    await begins(-30)
    expect(await read()).not.toBeNull()
    await begins(120)
    expect(await read()).toBeNull()
    await begins(null, 10)
    expect(await read()).not.toBeNull()
    await begins(null, 120)
    expect(await read()).toBeNull()
  })

  test('to administrators and the manager; to the person, what they owe; to nobody else', async () => {
    expect(await read(own.manager)).toEqual(await read(own.admin))
    expect(await read(own.target)).not.toBeNull()
    for (const by of [own.managerOfOthers, own.colleague])
      expect((await server.ask(pathOf(own.target.employeeId), { as: by.userId })).status).toBe(404)
    expect((await server.ask(pathOf(newId()), { as: own.admin.userId })).status).toBe(404)
    // From the other tenant, and of a person of this one asked for in that.
    expect((await server.ask(pathOf(own.target.employeeId), { as: other.admin.userId })).status).toBe(404)
    expect((await server.ask(pathOf(own.target.employeeId, other), { as: other.admin.userId })).status).toBe(404)
  })

  test('of somebody hidden from the directory the same', async () => {
    await ofTarget('update employees set hide_from_directory = true where tenant_id = $1 and id = $2')
    expect(await read(own.manager)).not.toBeNull()
    expect((await server.ask(pathOf(own.target.employeeId), { as: own.colleague.userId })).status).toBe(404)
  })
})

describe('that nothing more is to be done', () => {
  test('counts for everybody, says who said it, can be taken back, and is written down once each', async () => {
    const ended = await end(true, own.manager)
    expect(ended.status, ended.text).toBe(200)
    expect(ended.body.data).toMatchObject({ ended: { by: `Max ${own.canary}` } })
    expect((await end(true)).body.data).toMatchObject({ ended: { by: `Max ${own.canary}` } })
    expect(await read()).toMatchObject({ ended: { by: `Max ${own.canary}` } })
    expect(await read(own.target)).toBeNull()
    expect((await end(false)).body.data).toMatchObject({ ended: null })
    expect((await end(false)).body.data).toMatchObject({ ended: null })
    const page = await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/timeline`, {
      as: own.admin.userId,
    })
    const said = (page.body.data as AuditPage).entries.filter(({ fields }) => fields.includes('startEnded'))
    expect(said.map((entry) => sentenceOf(standardLocale, entry))).toEqual([
      `Ava ${own.canary} took up getting Eve ${own.canary} started again`,
      `Max ${own.canary} marked getting Eve ${own.canary} started as done`,
    ])
    expect(said[1]?.values).toEqual([{ field: 'startEnded', before: 'no', after: 'yes' }])
  })

  test('is forgotten with the next employment', async () => {
    await end(true)
    await ofTarget(
      `insert into past_employments (tenant_id, employee_id, no, last_day, kind, reason, notes, reinstated_utc)
       values ($1, $2, 1, current_date, 'other', '', '', now() + interval '1 second')`,
    )
    expect(await read()).toMatchObject({ ended: null })
    await ofTarget(`update past_employments set reinstated_utc = now() where tenant_id = $1 and employee_id = $2`)
    expect((await end(true)).body.data).toMatchObject({ ended: { by: `Ava ${own.canary}` } })
  })

  test('is not the person’s to say, nor anybody else’s; a refusal changes nothing', async () => {
    const before = await stateOf(server, [own])
    expect(statusAndCode(await end(true, own.target))).toEqual([403, 'own_record'])
    expect((await end(true, own.colleague)).status).toBe(404)
    expect((await end(true, own.managerOfOthers)).status).toBe(404)
    expect((await end(true, other.admin)).status).toBe(404)
    expect((await end(true, other.admin, own.target.employeeId, other)).status).toBe(404)
    expect((await end(true, own.admin, newId())).status).toBe(404)
    const bad = await server.ask(pathOf(own.target.employeeId), {
      as: own.admin.userId,
      method: 'PUT',
      json: { isEnded: 'yes' },
    })
    expect(bad.status).toBe(400)
    expect(await stateOf(server, [own])).toEqual(before)
  })
})

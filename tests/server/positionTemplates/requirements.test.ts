import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonCompliance } from '../../../src/domain/certifications/nouns.ts'
import type { PositionTemplate } from '../../../src/domain/positionTemplates/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let type: string
let policy: string

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  type = await aType(own)
  policy = own.chosenPolicy
})
afterAll(() => server.close())

type Somebody = World['admin']

/** A type that nobody has to hold. */
const aType = async ({ tenantId }: World) => {
  const id = newId()
  await rows(server, `insert into certification_types (tenant_id, id, name) values ($1, $2, $3)`, [
    tenantId,
    id,
    `First aid ${id}`,
  ])
  return id
}

const ask = async (path: string, by: Somebody, { method = 'GET', json }: { method?: string; json?: object } = {}) =>
  server.ask(`/api/${own.tenantId}${path}`, { as: by.userId, method, ...(json !== undefined && { json }) })
const template = () => own.items.positionTemplates
const requireOf = (asked: object, by: Somebody = own.admin, id: string = template()) =>
  ask(`/positionTemplates/${id}/requirements`, by, {
    method: 'PUT',
    json: { version: 1, certificationTypeIds: [], policyIds: [], ...asked },
  })
const both = () => ({ certificationTypeIds: [type], policyIds: [policy] })
const give = async (people: ReadonlyArray<string>, id: string = template()) => {
  const act = newId()
  const json = { id: act, people, startDate: null, isCurrent: true }
  expect((await ask(`/positionTemplates/${id}/assign`, own.admin, { method: 'POST', json })).status).toBe(200)
  return act
}
const told = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.errors?.[0]?.code]

const owedBy = async (id: string, by: Somebody = own.admin) =>
  ((await ask(`/employees/${id}/compliance`, by)).body.data as PersonCompliance).items
    .filter((item) => [type, policy].includes(item.id))
    .map(({ kind, standing }) => [kind, standing])
    .toSorted()
const owesBoth = [
  ['certification', 'missing'],
  ['policy', 'owed'],
]
const dutiesOf = async (somebody: Somebody) =>
  ((await ask('/employees/me/toDoList', somebody)).body.data as ReadonlyArray<{ id: string }>)
    .map(({ id }) => id)
    .filter((id) => [type, policy].includes(id))
    .toSorted()
const holders = async (by: Somebody = own.admin) =>
  (await ask(`/positionTemplates/${template()}/holders`, by)).body.data as ReadonlyArray<{
    id: string
    owes: ReadonlyArray<{ id: string; standing: string }>
  }>

describe('areas.md 1.4: what a position asks for is owed by whoever holds it, and by nobody else', () => {
  test('given after it was asked for: duties, compliance, matrix and gaps follow; taken back: they end', async () => {
    expect((await requireOf(both())).status).toBe(200)
    const act = await give([own.target.employeeId])
    expect(await owedBy(own.target.employeeId)).toEqual(owesBoth)
    expect(await dutiesOf(own.target)).toEqual([type, policy].toSorted())
    expect(await owedBy(own.colleague.employeeId)).toEqual([])
    expect((await holders()).map(({ id, owes }) => [id, owes.map((one) => one.standing).toSorted()])).toEqual([
      [own.target.employeeId, ['missing', 'owed']],
    ])
    expect((await ask('/positionTemplates/gaps', own.admin)).body.data).toEqual([
      { id: template(), holders: 1, withGaps: 1 },
    ])
    await ask(`/positionTemplates/assigned/${act}/takeBack`, own.admin, { method: 'POST' })
    expect(await owedBy(own.target.employeeId)).toEqual([])
    expect(await dutiesOf(own.target)).toEqual([])
    expect((await ask('/positionTemplates/gaps', own.admin)).body.data).toEqual([])
  })

  test('asked for after it was given; asked for no longer', async () => {
    await give([own.target.employeeId])
    await requireOf(both())
    expect(await owedBy(own.target.employeeId)).toEqual(owesBoth)
    await requireOf({ version: 2 })
    expect(await owedBy(own.target.employeeId)).toEqual([])
  })

  test('what is met is no gap', async () => {
    await requireOf(both())
    await give([own.target.employeeId])
    await rows(
      server,
      `insert into certifications (tenant_id, id, employee_id, type_id, verification) values ($1, $2, $3, $4, 'verified')`,
      [own.tenantId, newId(), own.target.employeeId, type],
    )
    expect((await holders())[0]?.owes.map(({ id }) => id)).toEqual([policy])
  })

  test.each([
    ['another becomes their current one', `update positions set is_current = false where template_id = $1`],
    ['the position is gone', `delete from positions where template_id = $1`],
    [
      'they have left',
      `update employees set is_active = false where id = (select employee_id from positions where template_id = $1)`,
    ],
  ])('it ends when %s', async (_, sql) => {
    await requireOf(both())
    await give([own.target.employeeId])
    await rows(server, sql, [template()])
    const [bound] = await rows(
      server,
      `select (select count(*)::int from hr_document_bindings where tenant_id = $1 and document_id = $2 and until_utc is null) as policies,
        (select count(*)::int from certifications_required_of_some($1) where type_id = $3) as types`,
      [own.tenantId, policy, type],
    )
    expect(bound).toEqual({ policies: 0, types: 0 })
  })

  test('it ends when the template is deleted', async () => {
    await requireOf(both())
    await give([own.target.employeeId])
    const removed = await server.ask(`/api/${own.tenantId}/positionTemplates/${template()}`, {
      as: own.admin.userId,
      method: 'DELETE',
      headers: { 'if-match': '"2"' },
    })
    expect(removed.status).toBe(200)
    expect(await owedBy(own.target.employeeId)).toEqual([])
  })

  test('an archived template asks on; an archived type or policy does not, until it is taken out', async () => {
    await requireOf(both())
    await give([own.target.employeeId])
    await ask(`/positionTemplates/${template()}/archive`, own.admin, { method: 'POST', json: { version: 2 } })
    expect(await owedBy(own.target.employeeId)).toEqual(owesBoth)
    await rows(server, `update certification_types set is_deleted = true where id = $1`, [type])
    await rows(server, `update hr_documents set is_archived = true where id = $1`, [policy])
    expect(await owedBy(own.target.employeeId)).toEqual([])
    const [now] = (await ask('/positionTemplates/archived', own.admin)).body.data as ReadonlyArray<PositionTemplate>
    expect(now?.requires).toEqual({ certificationTypes: [], policies: [] })
    await rows(server, `update certification_types set is_deleted = false where id = $1`, [type])
    await rows(server, `update hr_documents set is_archived = false where id = $1`, [policy])
    expect(await owedBy(own.target.employeeId)).toEqual(owesBoth)
  })

  test('a manager with the feature reads of their own reports alone', async () => {
    await rows(server, `insert into security_group_members (tenant_id, group_id, employee_id) values ($1, $2, $3)`, [
      own.tenantId,
      own.group,
      own.manager.employeeId,
    ])
    await give([own.target.employeeId, own.admin.employeeId])
    expect((await holders(own.manager)).map(({ id }) => id)).toEqual([own.target.employeeId])
    expect((await ask('/positionTemplates/gaps', own.manager)).body.data).toEqual([
      { id: template(), holders: 1, withGaps: 0 },
    ])
  })
})

describe('asking for it', () => {
  test('names what is asked for, and is in the record of changes once', async () => {
    const { body } = await requireOf(both())
    expect(body.data).toMatchObject({
      version: 2,
      requires: {
        certificationTypes: [{ id: type, name: `First aid ${type}` }],
        policies: [{ id: policy, name: `${own.canary} working at heights` }],
      },
    })
    const [first] = await auditOf(server, own)
    expect(first).toMatchObject({ action: 'updated', fields: ['certificationTypes', 'policies'] })
  })

  test.each([
    ['a type of another client', async () => ({ certificationTypeIds: [await aType(other)] }), [422, 'not_askable']],
    ['a policy of another client', async () => ({ policyIds: [other.chosenPolicy] }), [422, 'not_askable']],
    ['what changed meanwhile', async () => ({ ...both(), version: 7 }), [409, 'changed_meanwhile']],
    ['the same twice', async () => ({ policyIds: [policy, policy] }), [400, 'invalid_body']],
  ])('%s is refused, and nothing changes', async (_, asked, answer) => {
    const json = await asked()
    const before = await stateOf(server)
    expect(told(await requireOf(json))).toEqual(answer)
    expect(await stateOf(server)).toBe(before)
  })

  test('without the module nothing can be asked for or chosen, and what was asked for stays for when it is back', async () => {
    await requireOf(both())
    await rows(server, `update product_plans set modules = array_remove(modules, 'compliance') where id = $1`, [plan])
    try {
      const before = await stateOf(server)
      expect(told(await requireOf({ version: 2 }))).toEqual([403, 'module_missing'])
      expect(told(await requireOf({ ...both(), version: 2 }))).toEqual([403, 'module_missing'])
      expect(told(await ask('/positionTemplates/requirements', own.admin))).toEqual([403, 'module_missing'])
      expect(await stateOf(server)).toBe(before)
    } finally {
      await rows(server, `update product_plans set modules = modules || array['compliance'] where id = $1`, [plan])
    }
    expect((await requireOf({ ...both(), version: 2 })).status).toBe(200)
  })

  test('of another client’s template there is none', async () => {
    expect(told(await requireOf(both(), own.admin, other.items.positionTemplates))).toEqual([404, 'not_found'])
    const path = `/positionTemplates/${other.items.positionTemplates}/holders`
    expect(told(await ask(path, own.admin))).toEqual([404, 'not_found'])
  })

  test('the feature is not enough to make others owe what is not theirs to ask', async () => {
    expect(told(await requireOf({ certificationTypeIds: [type] }, own.featureHolder))).toEqual([403, 'admin_only'])
    expect(told(await requireOf({ policyIds: [policy] }, own.featureHolder))).toEqual([403, 'feature_not_granted'])
    // What is asked for already stays, whoever writes.
    await requireOf(both())
    expect((await requireOf({ ...both(), version: 2 }, own.featureHolder)).status).toBe(200)
  })
})

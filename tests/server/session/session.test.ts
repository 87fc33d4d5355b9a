import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BootstrapPayload } from '../../../src/contract/session.ts'
import { FeatureFlag, ProductPlan } from '../../../src/domain/billing/nouns.ts'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { Feature } from '../../../src/domain/permissions/nouns.ts'
import { HrDocumentSummary } from '../../../src/domain/policies/nouns.ts'
import { User } from '../../../src/domain/session/nouns.ts'
import { statusAndCode } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

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

const strict = { onExcessProperty: 'error' } as const
const get = async (path: string, by: Person = own.admin) =>
  (await server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId })).body.data
describe('3 User', () => {
  test('one person’s tenants by name, inactive ones too, each with who they are there', async () => {
    const second = await makeWorld(server, { name: 'a-second', plan, status: 'Inactive' })
    await rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and user_id = $3', [
      own.admin.userId,
      second.tenantId,
      second.colleague.userId,
    ])
    const answer = await server.ask('/api/users', { as: own.admin.userId, tenantId: null })
    const user = Schema.decodeUnknownSync(User, strict)(answer.body.data)
    expect(user.tenants).toMatchObject([
      { id: second.tenantId, status: 'Inactive', employeeId: second.colleague.employeeId },
      {
        id: own.tenantId,
        status: 'Active',
        employeeId: own.admin.employeeId,
        subscription: { productPlanId: plan, billingCycle: 'Monthly' },
        productPlan: null,
      },
    ])
  })

  test('who the user is in the tenant the header names, as employees/loggedInEmployee says it; elsewhere nobody', async () => {
    const nameOf = async (tenantId: string | null) => {
      const answer = await server.ask('/api/users', { as: own.target.userId, tenantId })
      return Schema.decodeUnknownSync(User, strict)(answer.body.data).loggedInEmployee
    }
    const there = await server.ask(`/api/${own.tenantId}/employees/loggedInEmployee`, { as: own.target.userId })
    expect(await nameOf(own.tenantId)).toEqual(there.body.data)
    expect(await nameOf(own.tenantId.toUpperCase())).toEqual(there.body.data)
    for (const tenantId of [null, other.tenantId, 'nothing', `${own.tenantId}, ${other.tenantId}`])
      expect(await nameOf(tenantId)).toBeNull()
    await rows(server, `update tenants set status = 'Inactive' where id = $1`, [own.tenantId])
    expect(await nameOf(own.tenantId)).toBeNull()
    await rows(server, `update tenants set status = 'Active' where id = $1`, [own.tenantId])
  })

  test('a tenant where the person is no longer active is not offered (ours)', async () => {
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.colleague.employeeId,
    ])
    const answer = await server.ask('/api/users', { as: own.colleague.userId, tenantId: null })
    expect(answer.body.data).toMatchObject({ userId: own.colleague.userId, tenants: [] })
  })
})

describe('3 Bootstrap payload', () => {
  test('is of the contract’s form, and holds this tenant’s lists', async () => {
    const payload = Schema.decodeUnknownSync(BootstrapPayload, strict)(await get('bootstrapApplication'))
    expect(payload.categories).toEqual(await get('categories'))
    expect(payload.departments).toEqual(await get('departments'))
    expect(payload.coreValues).toEqual(await get('coreValues'))
    expect(payload.meetingLocations).toEqual(await get('meetingLocations'))
    expect(payload.performanceReviewTemplates).toEqual(await get('performanceReviewTemplates'))
    expect(payload.tagList).toEqual(await get('taglist'))
    expect(payload.hrDocumentCategoryList).toEqual([`${own.canary} policies`, own.unusedCategory])
  })

  test('of a tenant that has nothing yet: every list is there, and empty', async () => {
    await rows(server, `delete from categories where tenant_id = '${own.tenantId}'`)
    await rows(server, `delete from employee_tags where tenant_id = '${own.tenantId}'`)
    await rows(server, `delete from tags where tenant_id = '${own.tenantId}'`)
    expect(Schema.decodeUnknownSync(BootstrapPayload, strict)(await get('bootstrapApplication'))).toMatchObject({
      categories: [],
      tagList: [],
    })
  })
})

test('3 Tag: its references are those the reader may see', async () => {
  const references = async (by: Person) =>
    ((await get('taglist', by)) as ReadonlyArray<{ references: unknown }>)[0]?.references
  expect(await references(own.admin)).toEqual([{ employee: own.target.employeeId }])
  expect(await references(own.manager)).toEqual([{ employee: own.target.employeeId }])
  expect(await references(own.target)).toEqual([{ employee: own.target.employeeId }])
  expect(await references(own.colleague)).toEqual([])
})

test('3 Tag: of many references the first ten are named, and all are counted, in the bootstrap payload too', async () => {
  await rows(
    server,
    `with people as (
       insert into employees (tenant_id, id, first_name, last_name, email)
       select $1, gen_random_uuid(), 'Many', lpad(n::text, 2, '0'), 'many' || n || '@tenure.example'
       from generate_series(1, 30) n returning id)
     insert into employee_tags (tenant_id, employee_id, tag_id)
     select $1, people.id, t.id from people, tags t where t.tenant_id = $1`,
    [own.tenantId],
  )
  const [tag] = Schema.decodeUnknownSync(BootstrapPayload, strict)(await get('bootstrapApplication')).tagList
  expect([tag?.references.length, tag?.referenceCount]).toEqual([10, 31])
  const [seen] = (await get('taglist', own.target)) as ReadonlyArray<{ references: []; referenceCount: number }>
  expect([seen?.references.length, seen?.referenceCount]).toEqual([1, 1])
})

describe('policies and the to-do list', () => {
  const documents = async (by: Person) =>
    Schema.decodeUnknownSync(Schema.Array(HrDocumentSummary), strict)(await get('hrDocuments', by))
  const toDo = async (by: Person) =>
    Schema.decodeUnknownSync(Schema.Array(ToDoItem), strict)(await get('employees/me/toDoList', by))

  const addDocument = async (title: string, parties: ReadonlyArray<Person>) => {
    const id = newId()
    await rows(
      server,
      `insert into hr_documents (tenant_id, id, title, is_for_all, due_day, version_no, published_utc,
         agree_from_version_no, agree_from_utc)
       values ($1, $2, $3, false, '2031-01-31', 1, now(), 1, now())`,
      [own.tenantId, id, title],
    )
    await addVersion(id, 1)
    for (const { employeeId } of parties) {
      await rows(server, 'insert into hr_document_parties (tenant_id, document_id, employee_id) values ($1, $2, $3)', [
        own.tenantId,
        id,
        employeeId,
      ])
    }
    return id
  }
  const addVersion = (id: string, versionNo: number) =>
    rows(
      server,
      `insert into hr_document_versions (tenant_id, document_id, version_no, title, content, sha256, is_substantive)
       values ($1, $2, $3, '', '{}', 'hash', true)`,
      [own.tenantId, id, versionNo],
    )
  const agree = (id: string, { employeeId }: Person, versionNo: number) =>
    rows(
      server,
      `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256)
       values ($1, $2, $3, $4, 'hash')`,
      [own.tenantId, id, versionNo, employeeId],
    )

  test('those that bind the reader; an admin has them all; agreements are the reader’s own', async () => {
    const id = await addDocument('Forklifts', [own.target, own.colleague])
    await agree(id, own.target, 1)
    await agree(id, own.colleague, 1)
    expect((await documents(own.manager)).map((one) => one.id)).not.toContain(id)
    const mine = (await documents(own.target)).find((one) => one.id === id)
    expect(mine?.relevantParties).toMatchObject({ all: false, employeeIds: [own.target.employeeId] })
    expect(mine?.agreements.map((one) => one.employeeId)).toEqual([own.target.employeeId])
    const all = (await documents(own.admin)).find((one) => one.id === id)
    expect(all?.relevantParties.employeeIds.toSorted()).toEqual(
      [own.target.employeeId, own.colleague.employeeId].toSorted(),
    )
    expect(all?.agreements).toEqual([])
    expect(all?.dueUtc).toBe('2031-01-31T13:59:59.999Z')
  })

  test('what is not agreed to is to do; an older agreement makes it an update', async () => {
    const id = await addDocument('Forklifts', [own.target])
    const policies = (await toDo(own.target)).filter(({ type }) => type.startsWith('hrDocument'))
    expect(policies.map((one) => one.detail)).toEqual(['Forklifts', `${own.canary} code of conduct`])
    await agree(id, own.target, 1)
    expect((await toDo(own.target)).map((one) => one.id)).not.toContain(id)
    await addVersion(id, 2)
    await rows(
      server,
      'update hr_documents set version_no = 2, agree_from_version_no = 2 where tenant_id = $1 and id = $2',
      [own.tenantId, id],
    )
    expect((await toDo(own.target)).find((one) => one.id === id)).toMatchObject({
      type: 'hrDocumentUpdate',
      title: 'Policy update available',
    })
    expect((await toDo(own.colleague)).map((one) => one.id)).not.toContain(id)
  })

  test('6 without the compliance module: 403 module_missing, and nothing to do', async () => {
    await rows(server, `update product_plans set modules = array['orgChart'] where id = $1`, [await switchToOwnPlan()])
    expect(statusAndCode(await server.ask(`/api/${own.tenantId}/hrDocuments`, { as: own.admin.userId }))).toEqual([
      403,
      'module_missing',
    ])
    expect(await get('employees/me/toDoList', own.target)).toEqual([])
  })

  const switchToOwnPlan = async () => {
    const id = await addPlan(server)
    await rows(server, 'update subscriptions set product_plan_id = $2 where tenant_id = $1', [own.tenantId, id])
    return id
  }
})

describe('features, flags and plans', () => {
  test('the features somebody can be granted', async () => {
    expect(Schema.decodeUnknownSync(Schema.Array(Feature), strict)(await get('features'))).toHaveLength(3)
  })

  test('every flag is listed; one that nobody has set is off; toggling sets it', async () => {
    const flags = async () => {
      const list = Schema.decodeUnknownSync(Schema.Array(FeatureFlag), strict)(await get('featureFlags'))
      return Object.fromEntries(list.map((flag) => [flag.name, flag.isEnabled]))
    }
    expect(await flags()).toEqual({
      employeeComplianceReminders: false,
      condensedPerformanceReviews: false,
      billing: true,
      assetRegister: true,
      certifications: true,
    })
    const toggle = (name: string, status: boolean) =>
      server.ask(`/api/${own.tenantId}/featureFlags/toggle/${name}`, {
        as: own.admin.userId,
        method: 'PUT',
        json: { status },
      })
    expect((await toggle('employeeComplianceReminders', true)).body.data).toEqual({
      name: 'employeeComplianceReminders',
      isEnabled: true,
    })
    await toggle('billing', false)
    expect(await flags()).toMatchObject({ employeeComplianceReminders: true, billing: false })
    expect((await toggle('unheardOf', true)).status).toBe(400)
  })

  test('9 plans are sorted by monthly unit amount', async () => {
    const cheap = newId()
    await rows(
      server,
      `insert into product_plans (id, name, description, pricing_options, modules) values ($1, 'Least', '', '[{"billingCycle":"Monthly","unitAmount":100}]', '{}')`,
      [cheap],
    )
    const plans = Schema.decodeUnknownSync(Schema.Array(ProductPlan), strict)(await get('productPlans'))
    expect(plans[0]?.id).toBe(cheap)
  })
})

describe('subscribe and cancel', () => {
  const subscribe = (productPlanId: string, billingCycle = 'Annual') =>
    server.ask(`/api/${own.tenantId}/productPlans/subscribe`, {
      as: own.admin.userId,
      json: { productPlanId, billingCycle, token: 'test_paid_4242' },
    })
  const cancel = (id: string) =>
    server.ask(`/api/${own.tenantId}/productPlanSubscriptions/${id}/cancel`, { as: own.admin.userId, method: 'POST' })
  const running = () =>
    rows(server, 'select id::text from subscriptions where tenant_id = $1 and cancelled_utc is null', [own.tenantId])

  test('subscribing while one runs ends it with the same stroke', async () => {
    const answer = await subscribe(plan)
    expect(answer.body).toMatchObject({
      message: 'Congratulations. You have successfully subscribed.',
      data: { billingCycle: 'Annual' },
    })
    expect(await running()).toEqual([{ id: (answer.body.data as { id: string }).id }])
  })

  test('the very same one runs already: 409; of a double click one begins', async () => {
    expect(statusAndCode(await subscribe(plan, 'Monthly'))).toEqual([409, 'already_subscribed'])
    const answers = await Promise.all([subscribe(plan), subscribe(plan)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await running()).toHaveLength(1)
  })

  test('a plan that is not: 404', async () => {
    expect(statusAndCode(await subscribe(newId()))).toEqual([404, 'not_found'])
  })

  test('cancelling ends it; cancelling twice is cancelling once', async () => {
    expect((await cancel(own.subscription)).body.message).toBe('Your cancellation has been processed')
    expect(await running()).toEqual([])
    expect((await cancel(own.subscription)).status).toBe(200)
    expect(await auditOf(server, own)).toHaveLength(1)
  })
})

test('7 POST feedback is kept with who said it', async () => {
  const json = { kind: 'bug', message: 'It broke', page: '/employees', version: '0.1.0' }
  expect((await server.ask(`/api/${own.tenantId}/feedback`, { as: own.target.userId, json })).body).toMatchObject({
    data: { number: expect.any(Number), status: 'received' },
  })
  const kept = await rows(
    server,
    'select kind, message, page, product_version, employee_id::text from feedback where tenant_id = $1 and employee_id = $2',
    [own.tenantId, own.target.employeeId],
  )
  expect(kept).toEqual([
    {
      kind: 'bug',
      message: 'It broke',
      page: '/employees',
      product_version: '0.1.0',
      employee_id: own.target.employeeId,
    },
  ])
})

test('3 a tenant may have no onboarding record', async () => {
  expect(await get('tenantonboarding')).toMatchObject({ status: 'Pending', employeesSeenWelcome: [] })
  await rows(server, 'delete from tenant_onboarding where tenant_id = $1', [own.tenantId])
  expect(await get('tenantonboarding')).toBeNull()
})

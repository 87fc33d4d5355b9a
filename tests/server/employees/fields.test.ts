/**
 * Actor × tenant × call × field: what each actor finds of a person in every answer that is about people. The table is
 * written by hand from the rules of `fields.ts`; whatever a canary stands in must not be anywhere in an answer to eyes it
 * is not for, under whatever name.
 */
import { isDeepStrictEqual } from 'node:util'
import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Emergency, Employee, type FieldRights } from '../../../src/domain/employees/nouns.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

type Actor = 'self' | 'colleague' | 'manager' | 'managerOfOthers' | 'featureHolder' | 'admin' | 'adminElsewhere'
type Field = 'personal' | 'emergency' | 'other' | 'hrPolicies' | 'agreementDate' | 'freePolicy'
type Shown = 'shown' | 'hidden'

const actors: ReadonlyArray<Actor> = [
  'self',
  'colleague',
  'manager',
  'managerOfOthers',
  'featureHolder',
  'admin',
  'adminElsewhere',
]

/**
 * What GET employees/{id}, and so the answer to every change, holds, as a client begins; the row is empty where the person is
 * not found.
 */
const inRecord: Readonly<Record<Actor, ReadonlyArray<Field>>> = {
  self: ['personal', 'emergency', 'other', 'hrPolicies', 'agreementDate'],
  colleague: [],
  manager: ['personal', 'other', 'hrPolicies', 'agreementDate', 'freePolicy'],
  managerOfOthers: [],
  featureHolder: [],
  // Another's emergency contacts are read by themselves only.
  admin: ['personal', 'other', 'hrPolicies', 'agreementDate', 'freePolicy'],
  adminElsewhere: [],
}

/** The same of a manager, where the client has closed to managers what can be closed. */
const closedToManager: ReadonlyArray<Field> = ['other', 'hrPolicies', 'agreementDate']

/** GET employees/{id}/emergency, where the tenant has closed it and where the tenant shows managers. */
const inEmergency: Readonly<Record<Actor, readonly [off: Shown, on: Shown]>> = {
  self: ['shown', 'shown'],
  colleague: ['hidden', 'hidden'],
  manager: ['hidden', 'shown'],
  managerOfOthers: ['hidden', 'hidden'],
  featureHolder: ['hidden', 'hidden'],
  admin: ['shown', 'shown'],
  adminElsewhere: ['hidden', 'hidden'],
}

let server: TestServer
let plan: string
let own: World
let other: World

const agreedAt = '2024-03-01T09:00:00.000Z'

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  await rows(
    server,
    `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, agreement_date_utc, sha256)
     select v.tenant_id, v.document_id, v.version_no, $2, $3, v.sha256
     from hr_document_versions v join hr_documents d on d.tenant_id = v.tenant_id and d.id = v.document_id
     where v.tenant_id = $1 and d.is_for_all returning 1`,
    [own.tenantId, own.target.employeeId, agreedAt],
  )
})
afterAll(() => server.close())

const personOf = (actor: Actor): Person =>
  actor === 'self' ? own.target : actor === 'adminElsewhere' ? other.admin : own[actor]

const ask = (actor: Actor, path: string, more: object = {}): Promise<Answer> =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: personOf(actor).userId, ...more })

/** By what each field would be known in any text. */
const marks = (): Readonly<Record<Field, string>> => ({
  personal: `${own.canary} personal`,
  emergency: `${own.canary} emergency`,
  other: `${own.canary} other`,
  hrPolicies: `${own.canary} code of conduct`,
  agreementDate: agreedAt,
  freePolicy: `${own.canary} working at heights`,
})

const fieldsIn = ({ text }: Answer): ReadonlyArray<string> =>
  Object.entries(marks())
    .filter(([, mark]) => text.includes(mark))
    .map(([field]) => field)

const target = () => `employees/${own.target.employeeId}`

const nothing = {
  personal: {
    dateOfBirth: null,
    gender: null,
    personalEmail: null,
    personalPhone: null,
    address: null,
    rightToWork: null,
  },
  emergency: {
    contactName: null,
    contactRelationship: null,
    contactPhone: null,
    secondName: null,
    secondRelationship: null,
    secondPhone: null,
    medicalNotes: null,
  },
  other: { employeeNumber: null, employmentType: null, workingHours: null, notes: null },
}

/** What the client decides; all that is not said is open, as it begins. */
const decide = (rights: Partial<FieldRights>) =>
  ask('admin', 'fieldRights', {
    method: 'PUT',
    json: { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true, ...rights },
  })

describe('6 what a record shows of a person', () => {
  test.each(actors)('GET employees/{id}, as %s', async (actor) => {
    const answer = await ask(actor, target())
    expect(answer.status).toBe(inRecord[actor].length === 0 ? 404 : 200)
    expect(fieldsIn(answer)).toEqual(inRecord[actor])
    if (answer.status === 200) Schema.decodeUnknownSync(Employee, { onExcessProperty: 'error' })(answer.body.data)
  })

  test('3 it names its tenant and the goals of the person, without the module none', async () => {
    const record = async () => (await ask('self', target())).body.data as Employee
    expect(await record()).toMatchObject({
      tenantId: own.tenantId,
      goals: [{ id: own.goal, title: `${own.canary} goal` }],
    })
    await rows(server, `update product_plans set modules = array_remove(modules, 'goals') where id = $1`, [plan])
    expect((await record()).goals).toBeNull()
    await rows(server, `update product_plans set modules = modules || '{goals}' where id = $1`, [plan])
  })

  const tags = (version: number) => ({ method: 'PUT', json: { version, tags: [] } })
  test.each(['manager', 'admin'] as const)('the answer to a change shows %s no more than the record', async (actor) => {
    const { version } = (await ask(actor, target())).body.data as Employee
    const answer = await ask(actor, `${target()}/profile/tags`, tags(version))
    expect(answer.status).toBe(200)
    expect(fieldsIn(answer)).toEqual(inRecord[actor])
  })

  test('where the client has closed it to managers, the record shows them less, and they change none of it', async () => {
    await decide({ managersSeePersonal: false, managersSeeEmergency: false, managersChoosePolicies: false })
    expect(fieldsIn(await ask('manager', target()))).toEqual(closedToManager)
    expect(fieldsIn(await ask('admin', target()))).toEqual(inRecord.admin)
    const before = await stateOf(server)
    const nobodys = { method: 'PUT', json: { version: 1, documentIds: [] } }
    const codes = await Promise.all(
      [
        ask('manager', `${target()}/profile/personal`, { method: 'PUT', json: { version: 1, ...nothing.personal } }),
        ask('manager', `${target()}/profile/emergency`, { method: 'PUT', json: { version: 1, ...nothing.emergency } }),
        ask('manager', `${target()}/profile/hrPolicies`, nobodys),
      ].map(async (asked) => {
        const { status, body } = await asked
        return `${status} ${body.errors[0]?.code}`
      }),
    )
    expect(codes).toEqual(['403 closed_to_managers', '403 closed_to_managers', '403 feature_not_granted'])
    expect(await stateOf(server)).toBe(before)
    await decide({})
  })

  test('what the client decides is read back as it was decided, and by no other client', async () => {
    const elsewhere = await makeWorld(server, { name: 'deciding', plan })
    const read = async (of: World) =>
      (await server.ask(`/api/${of.tenantId}/fieldRights`, { as: of.admin.userId })).body.data
    const open = { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true }
    expect(await read(own)).toEqual(open)
    await decide({ managersSeeEmergency: false })
    expect([await read(own), await read(elsewhere)]).toEqual([{ ...open, managersSeeEmergency: false }, open])
    await decide({})
    expect(await read(own)).toEqual(open)
  })

  test.each(actors)('no list of people holds any of it, as %s', async (actor) => {
    for (const path of ['employeeMini', 'employees/loggedInEmployee?includeUnderlings=true', 'taglist'])
      expect(fieldsIn(await ask(actor, path)).filter((field) => field !== 'hrPolicies')).toEqual([])
  })

  test('a person without the compliance module has no policies to show', async () => {
    const world = await makeWorld(server, { name: 'plain', plan })
    await rows(server, `delete from subscriptions where tenant_id = $1 returning 1`, [world.tenantId])
    const planId = crypto.randomUUID()
    await rows(
      server,
      `insert into product_plans (id, name, description, pricing_options, modules)
       values ($1, 'No policies', '', '[]', '{goals}') returning 1`,
      [planId],
    )
    await rows(
      server,
      `insert into subscriptions (tenant_id, id, product_plan_id, billing_cycle)
       values ($1, gen_random_uuid(), $2, 'Monthly') returning 1`,
      [world.tenantId, planId],
    )
    const path = `/api/${world.tenantId}/employees/${world.target.employeeId}`
    const answer = await server.ask(path, { as: world.admin.userId })
    expect(answer.body.data).toMatchObject({ hrPolicies: null })
    const change = { as: world.admin.userId, method: 'PUT', json: { version: 1, documentIds: [] } }
    expect((await server.ask(`${path}/profile/hrPolicies`, change)).status).toBe(403)
  })
})

describe('the emergency contacts: the person and admins; the manager where the tenant turns it on; each reading written down', () => {
  const options = (managersSeeEmergency: boolean) => decide({ managersSeeEmergency })

  /** How often the record of changes says that this actor has looked at them. */
  const looks = async (actor: Actor) => {
    const looked = { action: 'viewed', kind: 'emergency', id: own.target.employeeId, userId: personOf(actor).userId }
    return (await auditOf(server, own)).filter((entry) => isDeepStrictEqual(entry, { ...looked, fields: [] })).length
  }

  test.each([
    ['off', 0],
    ['on', 1],
  ] as const)('GET employees/{id}/emergency with the option %s', async (_, column) => {
    await options(column === 1)
    for (const actor of actors) {
      const before = await looks(actor)
      const answer = await ask(actor, `${target()}/emergency`)
      const expected = inEmergency[actor][column]
      expect([actor, answer.status === 200 ? 'shown' : 'hidden']).toEqual([actor, expected])
      expect(fieldsIn(answer)).toEqual(expected === 'shown' ? ['emergency'] : [])
      expect(await looks(actor)).toBe(before + (expected === 'shown' ? 1 : 0))
      if (expected === 'shown') Schema.decodeUnknownSync(Emergency, { onExcessProperty: 'error' })(answer.body.data)
    }
    await options(true)
  })

  test('the record says whether asking for them is possible', async () => {
    const may = async (actor: Actor) => ((await ask(actor, target())).body.data as Employee).mayShowEmergency
    expect([await may('admin'), await may('manager'), await may('self')]).toEqual([true, true, false])
    await options(false)
    expect(await may('manager')).toBe(false)
    await options(true)
  })
})

describe('7 PUT profile/{personal|emergency|hrPolicies|other}', () => {
  const sections = [
    ['personal', { ...nothing.personal, dateOfBirth: '1990-04-01', address: '1 Banksia Street\nWest End' }],
    ['emergency', { ...nothing.emergency, contactName: 'Robin', contactPhone: '000' }],
    ['other', { ...nothing.other, employmentType: 'Casual' }],
  ] as const

  test.each(sections)(
    '%s: kept, counted up, and written down by the names of its fields alone',
    async (section, part) => {
      const world = await makeWorld(server, { name: 'fresh', plan })
      const put = (json: object) =>
        server.ask(`/api/${world.tenantId}/employees/${world.target.employeeId}/profile/${section}`, {
          as: world.admin.userId,
          method: 'PUT',
          json,
        })
      const saved = await put({ version: 1, ...part })
      expect(saved.body.data).toMatchObject({ version: 2, [section]: section === 'emergency' ? null : part })
      const shown = await server.ask(`/api/${world.tenantId}/employees/${world.target.employeeId}`, {
        as: world.target.userId,
      })
      expect(shown.body.data).toMatchObject({ [section]: part })
      const [entry] = await auditOf(server, world)
      expect(entry).toMatchObject({ action: 'updated', kind: 'employee', id: world.target.employeeId })
      expect(JSON.stringify(entry)).not.toMatch(/Banksia|1990|Robin|Casual/)
      // The same again changes no field; a stale one changes nothing at all.
      await put({ version: 2, ...part })
      expect((await auditOf(server, world))[1]).toMatchObject({ fields: [] })
      const before = await stateOf(server, [world])
      const stale = await put({ version: 1, ...part })
      expect([stale.status, stale.body.errors[0]?.code]).toEqual([409, 'changed_meanwhile'])
      expect(await stateOf(server, [world])).toBe(before)
    },
  )

  test('nobody is born in the future, by the calendar of the tenant’s zone: 422, and nothing changes', async () => {
    const personal = (dateOfBirth: string) =>
      ask('admin', `${target()}/profile/personal`, {
        method: 'PUT',
        json: { version: 1, ...nothing.personal, dateOfBirth },
      })
    const before = await stateOf(server)
    const answer = await personal(dayIn('Australia/Brisbane', Date.now() + 24 * 3_600_000))
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      422,
      { code: 'born_in_future', field: 'dateOfBirth', message: 'A date of birth cannot be in the future.' },
    ])
    expect(await stateOf(server)).toBe(before)
  })

  test('an employee number is one person’s in a tenant, whatever its case: 409, and nothing changes', async () => {
    const [world, elsewhere] = [
      await makeWorld(server, { name: 'numbers', plan }),
      await makeWorld(server, { name: 'elsewhere', plan }),
    ]
    const number = ({ tenantId, admin }: World, id: string, employeeNumber: string, version = 1) =>
      server.ask(`/api/${tenantId}/employees/${id}/profile/other`, {
        as: admin.userId,
        method: 'PUT',
        json: { version, ...nothing.other, employeeNumber },
      })
    expect((await number(world, world.target.employeeId, 'E7')).status).toBe(200)
    const before = await stateOf(server, [world])
    const answer = await number(world, world.colleague.employeeId, 'e7')
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      409,
      { code: 'employee_number_in_use', field: 'employeeNumber' },
    ])
    expect(await stateOf(server, [world])).toBe(before)
    expect((await number(world, world.target.employeeId, 'e7', 2)).status).toBe(200)
    expect((await number(elsewhere, elsewhere.target.employeeId, 'E7')).status).toBe(200)
  })

  test('a contact needs a name and a number: 400, and nothing changes', async () => {
    const before = await stateOf(server, [own])
    for (const part of [{ contactName: 'Robin' }, { contactPhone: '000' }, { secondName: 'Sam' }]) {
      const answer = await ask('admin', `${target()}/profile/emergency`, {
        method: 'PUT',
        json: { version: 1, ...nothing.emergency, ...part },
      })
      expect(answer.status).toBe(400)
    }
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('hrPolicies: 3 relevantParties. Those that bind everybody cannot be chosen, nor another tenant’s', async () => {
    const world = await makeWorld(server, { name: 'fresh', plan })
    const path = `/api/${world.tenantId}/employees/${world.target.employeeId}`
    const put = (version: number, documentIds: ReadonlyArray<string>) =>
      server.ask(`${path}/profile/hrPolicies`, {
        as: world.admin.userId,
        method: 'PUT',
        json: { version, documentIds },
      })
    const applies = (answer: Answer) =>
      (answer.body.data as Employee).hrPolicies?.filter((policy) => policy.applies).map(({ id }) => id)
    const [forAll] = await rows<{ id: string }>(
      server,
      'select id from hr_documents where tenant_id = $1 and is_for_all and version_no > 0',
      [world.tenantId],
    )
    const chosen = await put(1, [world.chosenPolicy, world.chosenPolicy])
    expect(applies(chosen)?.toSorted()).toEqual([String(forAll?.id), world.chosenPolicy].toSorted())
    for (const id of [String(forAll?.id), other.chosenPolicy, crypto.randomUUID()]) {
      const answer = await put(2, [id])
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, 'unknown_policy'])
    }
    expect(applies(await put(2, []))).toEqual([String(forAll?.id)])
    expect((await auditOf(server, world)).map(({ fields }: { fields?: unknown }) => fields)).toEqual([
      ['hrPolicies'],
      ['hrPolicies'],
    ])
  })

  test('hrPolicies: a manager who also manages the company’s policies may choose, and sees when they agreed', async () => {
    const world = await makeWorld(server, { name: 'fresh', plan })
    await rows(
      server,
      `insert into security_group_members (tenant_id, group_id, employee_id)
       select tenant_id, id, $2 from security_groups where tenant_id = $1 returning 1`,
      [world.tenantId, world.manager.employeeId],
    )
    await rows(server, `update security_groups set features = $2::jsonb where tenant_id = $1 returning 1`, [
      world.tenantId,
      JSON.stringify([{ featureId: 'companyPoliciesManage', actions: ['Modify'] }]),
    ])
    await rows(
      server,
      `update hr_document_bindings set agreed_version_no = 1, agreed_utc = '2026-02-03T04:05:06Z'
       where tenant_id = $1 and employee_id = $2 and document_id in (select id from hr_documents where is_for_all)
       returning 1`,
      [world.tenantId, world.target.employeeId],
    )
    const answer = await server.ask(`/api/${world.tenantId}/employees/${world.target.employeeId}/profile/hrPolicies`, {
      as: world.manager.userId,
      method: 'PUT',
      json: { version: 1, documentIds: [world.chosenPolicy] },
    })
    expect(answer.status).toBe(200)
    const seen = (answer.body.data as Employee).hrPolicies?.flatMap(({ agreementDateUtc }) => agreementDateUtc ?? [])
    expect(seen).toEqual(['2026-02-03T04:05:06.000Z'])
  })
})

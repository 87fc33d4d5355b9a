import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { heldTypeOf } from '../../../src/domain/certifications/duties.ts'
import { policyAt, requirementAt } from '../../../src/domain/certifications/matrix.ts'
import { CertificationMatrix, CertificationType, ComplianceItem } from '../../../src/domain/certifications/nouns.ts'
import { SOON_MS } from '../../../src/domain/certifications/standing.ts'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { asOwner } from '../kit/database.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { decoded, stageOn, told } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let stage: ReturnType<typeof stageOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const nobody = { all: false, departmentIds: [], positionTitles: [], tags: [] }
const draft = (over: object = {}) => ({
  id: newId(),
  version: null,
  name: 'White Card',
  description: 'General construction induction',
  isDeleted: false,
  validityMonths: null,
  reminderDays: [7, 30, 30],
  requiredBy: nobody,
  ...over,
})
const save = (json: object, by: Person = own.admin) => stage.ask('certificationtypes', by, { json })
const saved = async (json: object) => decoded(CertificationType, await save(json))

describe('7 POST certificationtypes: create, update and archive', () => {
  test('created once however often it is sent; thresholds descend, none twice', async () => {
    const sent = draft({ requiredBy: { ...nobody, positionTitles: ['Clerk', 'clerk'], tags: [`${own.canary} TAG`] } })
    const [one, two] = await Promise.all([saved(sent), saved(sent)])
    expect(two).toEqual(one)
    expect(one).toMatchObject({ reminderDays: [30, 7], references: [], version: 1 })
    expect(one.requiredBy).toEqual({ ...nobody, positionTitles: ['Clerk'], tags: [`${own.canary} tag`] })
    expect(await auditOf(server, own)).toHaveLength(1)
    expect(told(await save({ ...sent, name: 'Other' }))).toBe('409 already_exists')
  })

  test('changed, archived and unarchived by the same call; every version once; nothing changed writes nothing', async () => {
    const first = await saved(draft())
    const { references: _, ...type } = first
    const archived = await saved({ ...type, isDeleted: true })
    expect(archived).toMatchObject({ isDeleted: true, version: 2 })
    expect(told(await save({ ...type, isDeleted: false }))).toBe('409 changed_meanwhile')
    expect(await saved({ ...type, isDeleted: false, version: 2 })).toMatchObject({ isDeleted: false, version: 3 })
    expect(await saved({ ...type, isDeleted: false, version: 3 })).toMatchObject({ version: 3 })
    expect((await auditOf(server, own)).map(({ action, fields }) => [action, fields])).toEqual([
      ['created', ['name', 'description', 'isDeleted', 'validityMonths', 'reminderDays', 'requiredBy']],
      ['updated', ['isDeleted']],
      ['updated', ['isDeleted']],
    ])
  })

  test('one in use is archived and never lost: its references say who holds it, and no call and no role removes it', async () => {
    const [before] = (await stage.types()).filter(({ id }) => id === own.certificationType)
    expect(before?.references.toSorted()).toEqual([own.certification, own.submission].toSorted())
    const { references: _, ...type } = before as CertificationType
    expect(await saved({ ...type, isDeleted: true })).toMatchObject({ isDeleted: true, references: before?.references })
    expect(await stage.list()).toHaveLength(2)
    expect(
      (await stage.ask(`certificationtypes/${own.certificationType}`, own.admin, { method: 'DELETE' })).status,
    ).toBe(404)
    const [may] = await asOwner(
      server,
      `select has_table_privilege('tenure_app', 'certification_types', 'delete') as types,
        has_table_privilege('tenure_app', 'certifications', 'delete') as held`,
    )
    expect(may).toEqual({ types: false, held: false })
  })

  test.each([
    ['a name in use, whatever its capitals', () => ({ name: `${own.canary} TICKET` }), '409 already_exists'],
    [
      'a department of another tenant',
      () => ({ requiredBy: { ...nobody, departmentIds: [other.department] } }),
      '422 unknown_department',
    ],
    ['a tag nobody has made', () => ({ requiredBy: { ...nobody, tags: ['flying'] } }), '422 unknown_tag'],
    ['a name of nothing', () => ({ name: ' ' }), '400 invalid_body'],
    ['a good for ever', () => ({ validityMonths: 601 }), '400 invalid_body'],
    ['thirteen thresholds', () => ({ reminderDays: Array.from({ length: 13 }, (_, day) => day) }), '400 invalid_body'],
  ])('%s: refused, and nothing is kept', async (_, over, expected) => {
    expect(told(await save(draft(over())))).toBe(expected)
    expect(await stage.types()).toHaveLength(1)
  })

  test('of a type in use a reader learns only of those they see', async () => {
    const [colleagues] = await stage.types(own.colleague)
    expect(colleagues).toMatchObject({ id: own.certificationType, references: [] })
    expect((await stage.types(own.target))[0]?.references).toHaveLength(2)
    expect(told(await save(draft(), own.manager))).toBe('403 admin_only')
  })

  test('a department and a tag that a type requires are in use; merged, the type names the other', async () => {
    const department = own.emptyDepartment
    const { id } = await saved(
      draft({ requiredBy: { ...nobody, departmentIds: [department], tags: [`${own.canary} unused`] } }),
    )
    for (const [list, item] of [
      ['departments', department],
      ['tags', own.items.tags],
    ] as const) {
      const gone = await stage.ask(`${list}/${item}`, own.admin, { method: 'DELETE', headers: { 'if-match': '1' } })
      expect([told(gone), gone.body.errors[0]?.message]).toEqual([
        '409 in_use',
        'Still in use by 1 certification type.',
      ])
      const merged = await stage.ask(`${list}/${item}/merge`, own.admin, {
        json: { version: 1, into: own.others[list] },
      })
      expect(told(merged)).toBe('200')
    }
    expect((await stage.types()).find((type) => type.id === id)?.requiredBy).toMatchObject({
      departmentIds: [own.others.departments],
      tags: [`${own.canary} tag`],
    })
  })
})

const soon = () => new Date(Date.now() + SOON_MS - 60_000).toISOString()
const require = (requiredBy: object, name = 'White Card') =>
  saved(draft({ name, requiredBy: { ...nobody, ...requiredBy } }))

describe('people × required types', () => {
  const matrix = async (by: Person = own.admin) =>
    decoded(CertificationMatrix, await stage.ask('certifications/matrix', by))
  /** By first name, what is required of each and how they stand with it. */
  const standings = async (by?: Person) => {
    const { people, types } = await matrix(by)
    const told = people.map(
      (person) =>
        [
          person.fullName.split(' ')[0] ?? '',
          types.flatMap(({ name }, at) => {
            const standing = requirementAt(person, at)
            return standing === undefined ? [] : [`${name}: ${standing}`]
          }),
        ] as const,
    )
    return Object.fromEntries(told.filter(([, asked]) => asked.length > 0))
  }

  test('a cell only where the type is required: of everybody, a department, a position, a tag', async () => {
    await require({ positionTitles: [`${own.canary} CLERK`.toLowerCase()] }, 'Position')
    await require({ tags: [`${own.canary} tag`] }, 'Tag')
    await require({ departmentIds: [own.emptyDepartment] }, 'Nobody')
    expect(await standings()).toEqual({ Eve: ['Position: missing', 'Tag: missing'] })
    await require({ departmentIds: [own.department] }, 'Department')
    const all = await standings()
    expect(Object.keys(all)).toHaveLength(9)
    expect(all.Ines).toBeUndefined()
    expect(await standings(own.target)).toEqual({ Eve: ['Department: missing', 'Position: missing', 'Tag: missing'] })
    expect(Object.keys(await standings(own.manager)).toSorted()).toEqual(['Eve', 'Hana', 'Max'])
  })

  test('missing is not expired; what waits, soon expires and holds; an archived type asks nobody', async () => {
    const { id, references: _, ...type } = await require({ positionTitles: [`${own.canary} Clerk`] })
    const now = async () => (await standings()).Eve
    expect(await now()).toEqual(['White Card: missing'])
    const lapsed = await stage.added({ type: id, expiryDate: '2020-01-01T00:00:00.000Z' })
    expect(await now()).toEqual(['White Card: expired'])
    const renewal = await stage.added({ type: id, expiryDate: soon(), renews: lapsed.id }, own.target)
    expect(await now()).toEqual(['White Card: submitted'])
    await stage.ask(`certifications/${renewal.id}/verification`, own.manager, {
      json: { version: 1, outcome: 'verified', because: '' },
    })
    expect(await now()).toEqual(['White Card: expiringSoon'])
    await stage.added({ type: id })
    expect(await now()).toEqual(['White Card: current'])
    await saved({ ...type, id, isDeleted: true })
    expect((await matrix()).types).toEqual([])
    expect(await now()).toBeUndefined()
  })

  test('the policies of each, in the order of their titles, beside what is required', async () => {
    const before = await matrix()
    expect(before.policies.map(({ title }) => title)).toEqual(
      before.policies
        .map(({ title }) => title)
        .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    )
    const duties = await rows<{ readonly employee: string; readonly document: string; readonly standing: string }>(
      server,
      `select employee_id::text as employee, document_id::text as document, standing from policy_duties($1)`,
      [own.tenantId],
    )
    expect(duties.length).toBeGreaterThan(0)
    for (const person of before.people) {
      const told = before.policies.flatMap(({ id }, at) => {
        const standing = policyAt(person, at)
        return standing === undefined ? [] : [`${id} ${standing}`]
      })
      const expected = duties.filter(({ employee }) => employee === person.employeeId)
      expect(told.toSorted()).toEqual(expected.map(({ document, standing }) => `${document} ${standing}`).toSorted())
    }
    expect((await matrix(own.target)).people.map(({ employeeId }) => employeeId)).toEqual([own.target.employeeId])
  })

  test('says of each person what the domain’s rule says, in every combination', async () => {
    const now = Date.now()
    const expiries = [null, now - 1_000, now + 3_600_000, now + SOON_MS - 60_000, now + SOON_MS + 60_000]
    const combinations = expiries.flatMap((one) => expiries.map((two) => [one, two] as const))
    const verifications = ['verified', 'submitted', 'declined'] as const
    const type = await require({ all: true })
    const people = await rows<{ readonly id: string }>(
      server,
      'select id from employees where tenant_id = $1 and is_active',
      [own.tenantId],
    )
    for (const [index, [one, two]] of combinations.entries()) {
      await rows(server, 'delete from certifications where type_id = $1', [type.id])
      for (const [at, { id }] of people.entries()) {
        for (const [place, expiry] of [one, two].entries()) {
          await rows(
            server,
            `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, is_deleted)
             values ($1, gen_random_uuid(), $2, $3, $4, $5, $6)`,
            [
              own.tenantId,
              id,
              type.id,
              expiry === null ? null : new Date(expiry).toISOString(),
              verifications[(at + place * (index + 1)) % 3],
              at % 4 === 3 && place === 1,
            ],
          )
        }
      }
      const held = await stage.ask('certifications/matrix', own.admin)
      for (const person of decoded(CertificationMatrix, held).people) {
        const evidence = await rows<never>(
          server,
          `select id::text, to_char(expiry_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiryDate",
             is_deleted as "isDeleted", false as "isRenewed", verification, '' as "createdUtc"
           from certifications where employee_id = $1 and type_id = $2`,
          [person.employeeId, type.id],
        )
        const [rule] = heldTypeOf({ typeId: type.id, typeName: '', isRequired: true, held: evidence }, Date.now())
        expect(requirementAt(person, 0)).toBe(rule?.standing)
      }
    }
  }, 60_000)
})

describe('what one person owes and holds, and the to-do list', () => {
  const items = async (by: Person = own.target) =>
    decoded(Schema.Array(ComplianceItem), await stage.ask(`employees/${own.target.employeeId}/compliance`, by)).map(
      ({ kind, title, standing }) => `${kind} ${title.replace(`${own.canary} `, '')}: ${standing}`,
    )
  const toDo = async (by: Person) =>
    decoded(Schema.Array(ToDoItem), await stage.ask('employees/me/toDoList', by))
      .filter(({ type }) => type.startsWith('certification'))
      .map(({ type, id, employeeId }) => [type, id, employeeId])

  test('policies and certifications together; each duty is gone as soon as it is done elsewhere', async () => {
    const type = await require({ positionTitles: [`${own.canary} Clerk`] })
    expect(await items()).toContain('certification White Card: missing')
    expect((await items(own.manager)).some((item) => item.startsWith('policy code of conduct'))).toBe(true)
    const eve = own.target.employeeId
    expect(await toDo(own.target)).toEqual([['certificationMissing', type.id, eve]])
    expect(await toDo(own.manager)).toEqual([['certificationToVerify', own.submission, eve]])
    expect(await toDo(own.colleague)).toEqual([])

    const handedIn = await stage.added({ type: type.id, expiryDate: soon() }, own.target)
    expect(await toDo(own.target)).toEqual([])
    expect(await items()).toContain('certification White Card: submitted')
    expect(await toDo(own.manager)).toHaveLength(2)
    const answered = (id: string, json: object) =>
      stage.ask(`certifications/${id}/verification`, own.manager, { json: { version: 1, because: '', ...json } })
    await answered(own.submission, { outcome: 'verified' })
    await answered(handedIn.id, { outcome: 'declined', because: 'Blurred' })
    expect(await toDo(own.manager)).toEqual([])
    expect(await toDo(own.target)).toEqual([['certificationDeclined', type.id, eve]])
    const again = await stage.added({ type: type.id, expiryDate: soon() }, own.target)
    await answered(again.id, { outcome: 'verified' })
    expect(await toDo(own.target)).toEqual([['certificationExpiring', again.id, eve]])
    expect(await items()).toContain('certification White Card: expiringSoon')
  })

  test('an administrator has what waits of everybody, and sees nothing of another tenant', async () => {
    expect(await toDo(own.admin)).toEqual([['certificationToVerify', own.submission, own.target.employeeId]])
    expect(told(await stage.ask(`employees/${other.target.employeeId}/compliance`, own.admin))).toBe('404 not_found')
    expect(told(await stage.ask(`employees/${newId()}/compliance`, own.admin))).toBe('404 not_found')
  })

  test('without the module there are no certifications, and no duties', async () => {
    await rows(server, `update product_plans set modules = '{goals}' where id = $1`, [plan])
    try {
      expect(told(await stage.ask('certifications', own.admin))).toBe('403 module_missing')
      expect(await toDo(own.admin)).toEqual([])
    } finally {
      await rows(server, `update product_plans set modules = '{compliance,goals}' where id = $1`, [plan])
    }
  })
})

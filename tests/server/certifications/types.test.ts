import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CertificationType } from '../../../src/domain/certifications/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { asOwner } from '../kit/database.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, type World } from '../world/world.ts'
import { nobody, stageOn, typeDraft } from './stage.ts'

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

describe('7 POST certificationtypes: create, update and archive', () => {
  test('created once however often it is sent; thresholds descend, none twice', async () => {
    const sent = typeDraft({
      requiredBy: { ...nobody, positionTitles: ['Clerk', 'clerk'], tags: [`${own.canary} TAG`] },
    })
    const [one, two] = await Promise.all([stage.savedType(sent), stage.savedType(sent)])
    expect(two).toEqual(one)
    expect(one).toMatchObject({ reminderDays: [30, 7], references: [], version: 1 })
    expect(one.requiredBy).toEqual({ ...nobody, positionTitles: ['Clerk'], tags: [`${own.canary} tag`] })
    expect(await auditOf(server, own)).toHaveLength(1)
    expect(codeOf(await stage.saveType({ ...sent, name: 'Other' }))).toBe('409 already_exists')
  })

  test('changed, archived and unarchived by the same call; every version once; nothing changed writes nothing', async () => {
    const first = await stage.savedType(typeDraft())
    const { references: _, referenceCount: __, askedByPositions: ___, ...type } = first
    const archived = await stage.savedType({ ...type, isDeleted: true })
    expect(archived).toMatchObject({ isDeleted: true, version: 2 })
    expect(codeOf(await stage.saveType({ ...type, isDeleted: false }))).toBe('409 changed_meanwhile')
    expect(await stage.savedType({ ...type, isDeleted: false, version: 2 })).toMatchObject({
      isDeleted: false,
      version: 3,
    })
    expect(await stage.savedType({ ...type, isDeleted: false, version: 3 })).toMatchObject({ version: 3 })
    expect((await auditOf(server, own)).map(({ action, fields }) => [action, fields])).toEqual([
      ['created', ['name', 'description', 'isDeleted', 'validityMonths', 'reminderDays', 'requiredBy']],
      ['updated', ['isDeleted']],
      ['updated', ['isDeleted']],
    ])
  })

  test('one in use is archived and never lost: its references say who holds it, and no call and no role removes it', async () => {
    const [before] = (await stage.types()).filter(({ id }) => id === own.certificationType)
    expect(before?.references.toSorted()).toEqual([own.certification, own.submission].toSorted())
    const { references: _, referenceCount: __, askedByPositions: ___, ...type } = before as CertificationType
    expect(await stage.savedType({ ...type, isDeleted: true })).toMatchObject({
      isDeleted: true,
      references: before?.references,
    })
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
    expect(codeOf(await stage.saveType(typeDraft(over())))).toBe(expected)
    expect(await stage.types()).toHaveLength(1)
  })

  test('of a type that thousands hold the first ten are named, and how many there are', async () => {
    await rows(
      server,
      `insert into certifications (tenant_id, id, employee_id, type_id, verification)
       select $1, gen_random_uuid(), $2, $3, 'verified' from generate_series(1, 3000)`,
      [own.tenantId, own.target.employeeId, own.certificationType],
    )
    const answer = await stage.ask('certificationtypes', own.admin)
    expect(answer.text.length).toBeLessThan(2_000)
    expect((await stage.types())[0]).toMatchObject({ referenceCount: 3002, references: { length: 10 } })
  })

  test('of a type in use a reader learns only of those they see', async () => {
    const [colleagues] = await stage.types(own.colleague)
    expect(colleagues).toMatchObject({ id: own.certificationType, references: [] })
    expect((await stage.types(own.target))[0]?.references).toHaveLength(2)
    expect(codeOf(await stage.saveType(typeDraft(), own.manager))).toBe('403 admin_only')
  })

  test('a department and a tag that a type requires are in use; merged, the type names the other', async () => {
    const department = own.emptyDepartment
    const { id } = await stage.savedType(
      typeDraft({ requiredBy: { ...nobody, departmentIds: [department], tags: [`${own.canary} unused`] } }),
    )
    for (const [list, item] of [
      ['departments', department],
      ['tags', own.items.tags],
    ] as const) {
      const gone = await stage.ask(`${list}/${item}`, own.admin, { method: 'DELETE', headers: { 'if-match': '1' } })
      expect([codeOf(gone), gone.body.errors[0]?.message]).toEqual([
        '409 in_use',
        'Still in use by 1 certification type.',
      ])
      const merged = await stage.ask(`${list}/${item}/merge`, own.admin, {
        json: { version: 1, into: own.others[list] },
      })
      expect(codeOf(merged)).toBe('200')
    }
    expect((await stage.types()).find((type) => type.id === id)?.requiredBy).toMatchObject({
      departmentIds: [own.others.departments],
      tags: [`${own.canary} tag`],
    })
  })
})

import papaparse from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { heldTypeOf } from '../../../src/domain/certifications/duties.ts'
import { policyAt, requirementAt } from '../../../src/domain/certifications/matrix.ts'
import { CertificationMatrix } from '../../../src/domain/certifications/nouns.ts'
import { SOON_MS } from '../../../src/domain/certifications/status.ts'
import { complianceNames } from '../../../src/domain/certifications/wording.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { decoded, stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let stage: ReturnType<typeof stageOn>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const soon = () => new Date(Date.now() + SOON_MS - 60_000).toISOString()

describe('people × required types', () => {
  const matrix = async (by: Person = own.admin) =>
    decoded(CertificationMatrix, await stage.ask('certifications/matrix', by))
  /** By first name, what is required of each and how they stand with it. */
  const statuses = async (by?: Person) => {
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
    await stage.requiredType({ positionTitles: [`${own.canary} CLERK`.toLowerCase()] }, 'Position')
    await stage.requiredType({ tags: [`${own.canary} tag`] }, 'Tag')
    await stage.requiredType({ departmentIds: [own.emptyDepartment] }, 'Nobody')
    expect(await statuses()).toEqual({ Eve: ['Position: missing', 'Tag: missing'] })
    await stage.requiredType({ departmentIds: [own.department] }, 'Department')
    const all = await statuses()
    expect(Object.keys(all)).toHaveLength(9)
    expect(all.Ines).toBeUndefined()
    expect(await statuses(own.target)).toEqual({ Eve: ['Department: missing', 'Position: missing', 'Tag: missing'] })
    expect(Object.keys(await statuses(own.manager)).toSorted()).toEqual(['Eve', 'Hana', 'Max'])
  })

  test('missing is not expired; what waits, soon expires and holds; an archived type asks nobody', async () => {
    const {
      id,
      references: _,
      referenceCount: __,
      askedByPositions: ___,
      ...type
    } = await stage.requiredType({ positionTitles: [`${own.canary} Clerk`] })
    const now = async () => (await statuses()).Eve
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
    await stage.savedType({ ...type, id, isDeleted: true })
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
    const type = await stage.requiredType({ all: true })
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
             is_deleted as "isDeleted", is_replaced as "isRenewed", verification, '' as "createdUtc"
           from certifications where employee_id = $1 and type_id = $2`,
          [person.employeeId, type.id],
        )
        const [rule] = heldTypeOf({ typeId: type.id, typeName: '', isRequired: true, held: evidence }, Date.now())
        expect(requirementAt(person, 0)).toBe(rule?.status)
      }
    }
  }, 60_000)
})

describe('the same as a file', () => {
  test('has a row for each person and a word for each cell, of whom the reader sees, and is written down', async () => {
    await stage.requiredType({ all: true }, '=Card')
    for (const by of [own.admin, own.manager]) {
      const found = decoded(CertificationMatrix, await stage.ask('certifications/matrix', by))
      const file = await stage.ask('certifications/matrix/csv', by)
      const [headers, ...lines] = papaparse.parse<string[]>(file.text.replace(/^\uFEFF/, ''), {
        skipEmptyLines: true,
      }).data
      expect(headers?.slice(2)).toEqual([
        ...found.types.map(({ name }) => name.replace(/^=/, "'=")),
        ...found.policies.map(({ title }) => title),
      ])
      expect(lines).toEqual(
        found.people.map((person) => {
          const word = (standing: keyof typeof complianceNames | undefined) =>
            standing === undefined ? '' : complianceNames[standing]
          return [
            person.fullName,
            person.department ?? '',
            ...found.types.map((_, at) => word(requirementAt(person, at))),
            ...found.policies.map((_, at) => word(policyAt(person, at))),
          ]
        }),
      )
      expect(lines.flat()).toContain('Missing')
    }
    // The type itself was written down as well.
    expect((await auditOf(server, own)).filter(({ action }) => action === 'exported')).toMatchObject([
      { kind: 'requirements' },
      { kind: 'requirements' },
    ])
  })
})

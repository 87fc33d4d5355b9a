import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BulkOutcome } from '../../../../src/domain/employees/directory/nouns.ts'
import { newId } from '../../kit/people.ts'
import { serverForTest, type TestServer } from '../../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../../world/world.ts'
import { sending } from '../import/files.ts'

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

const ask = (path: string, json?: object, by: Person = own.admin, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/employees/${path}`, {
    as: by.userId,
    ...(json === undefined ? {} : { json }),
    ...more,
  })

const stored = async (id: string) => {
  const [row] = await rows<Record<string, unknown>>(
    server,
    `select e.is_active as "isActive", e.department_id::text as department, e.version,
       array(select t.name from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
         where et.tenant_id = e.tenant_id and et.employee_id = e.id order by lower(t.name)) as tags
     from employees e where e.tenant_id = $1 and e.id = $2`,
    [own.tenantId, id],
  )
  return row
}

describe('ours: POST employees/bulk', () => {
  const bulk = async (changes: ReadonlyArray<object>) => {
    const answer = await ask('bulk', { changes })
    return { ...answer, data: answer.body.data as BulkOutcome }
  }

  test('changes everybody named, says what became of each, and can be taken back as a whole', async () => {
    const ids = [own.target.employeeId, own.colleague.employeeId]
    const before = await Promise.all(ids.map(stored))
    const { data } = await bulk([
      {
        people: ids.map((id) => ({ id })),
        departmentId: own.emptyDepartment,
        addTags: ['Night crew'],
        isActive: false,
      },
    ])
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
    for (const id of ids) {
      expect(await stored(id)).toMatchObject({ isActive: false, department: own.emptyDepartment, version: 2 })
    }
    expect((await auditOf(server, own)).length).toBe(2)
    expect(server.endedSessions).toEqual(expect.arrayContaining([own.target.userId, own.colleague.userId]))

    const back = await bulk(data.undo)
    expect(back.data.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
    const after = await Promise.all(ids.map(stored))
    expect(after.map((row) => ({ ...row, version: 1 }))).toEqual(before)
  })

  test('taking back passes over people changed since, and says so', async () => {
    const people = [own.target, own.colleague].map(({ employeeId }) => ({ id: employeeId }))
    const { data } = await bulk([{ people, addTags: ['Night crew'] }])
    await ask(`${own.target.employeeId}/profile/tags`, { version: 2, tags: ['Mine'] }, own.admin, { method: 'PUT' })
    const back = await bulk(data.undo)
    expect(back.data.rows.map(({ id, code }) => [id === own.target.employeeId, code]).toSorted()).toEqual([
      [false, null],
      [true, 'changed_meanwhile'],
    ])
    expect(await stored(own.target.employeeId)).toMatchObject({ tags: ['Mine'] })
  })

  test('the last admin stays, the others are changed', async () => {
    const people = [own.admin, own.secondAdmin, own.target].map(({ employeeId }) => ({ id: employeeId }))
    const { data } = await bulk([{ people, isActive: false }])
    expect(data.rows.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['changed', null],
      ['refused', 'last_admin'],
      ['changed', null],
    ])
  })

  test('one person of another tenant refuses the whole, and nothing has changed', async () => {
    const before = await stateOf(server)
    const people = [{ id: own.target.employeeId }, { id: other.target.employeeId }]
    expect((await bulk([{ people, isActive: false }])).status).toBe(404)
    const foreign = await bulk([{ people: people.slice(0, 1), departmentId: other.department }])
    expect([foreign.status, foreign.body.errors[0]?.code]).toEqual([422, 'unknown_department'])
    expect(await stateOf(server)).toBe(before)
  })
})

describe('ours: POST employees/export/csv', () => {
  test('writes those named, in their order, as an import reads them back unchanged', async () => {
    const answer = await ask('export/csv', { people: [own.colleague.employeeId, own.target.employeeId] })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const lines = answer.text.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toContain(`eve@${own.canary}.example`)
    const again = await sending(server, () => own)(answer.text)
    expect(again.message).toBe('Successfully validated')
    expect(again.data.report).toMatchObject({ rowCount: 2, unchangedCount: 2, readyCount: 0, problemCount: 0 })
  })

  test('no cell of it is a formula, whatever people are called', async () => {
    const id = newId()
    await server.ask(`/api/${own.tenantId}/employees`, {
      as: own.admin.userId,
      json: {
        id,
        firstName: '=HYPERLINK("http://evil.example")',
        lastName: '@SUM(1)',
        email: '=cmd@evil.example',
        phone: '+61 7 5550',
        positionTitle: '-1+1',
        departmentId: null,
        reportsTo: null,
        startDate: null,
        isActive: true,
        hideFromEmployeeDirectory: false,
        tags: ['=1', 'a;b'],
      },
    })
    const answer = await ask('export/csv', { people: [id] })
    expect(answer.text).toContain('"\'=HYPERLINK(""http://evil.example"")","\'@SUM(1)"')
    const again = await sending(server, () => own)(answer.text)
    expect(again.data.report).toMatchObject({ unchangedCount: 1, problemCount: 0 })
  })

  test.each(['target', 'manager', 'admin'] as const)(
    '%s finds no cell in it that the records they may open do not show',
    async (who) => {
      await ask(
        `${own.target.employeeId}/profile/work`,
        {
          version: 1,
          positionTitle: 'Foreman',
          departmentId: own.department,
          reportsTo: own.manager.employeeId,
          startDate: '2021-07-05',
          isActive: true,
          hideFromEmployeeDirectory: false,
        },
        own.admin,
        { method: 'PUT' },
      )
      const people = [own.target, own.manager, own.colleague].map(({ employeeId }) => employeeId)
      const by = own[who]
      const answer = await ask('export/csv', { people }, by)
      const records = await Promise.all([...people, own.admin.employeeId].map((id) => ask(id, undefined, by)))
      const shown = records.map(({ text }) => text).join('\n')
      const { data } = Papa.parse<string[]>(answer.text.replace(/^\ufeff/, '').trim())
      const cells = data
        .slice(1)
        .flat()
        .filter((cell) => cell !== '' && !/^(?:yes|no)$/i.test(cell))
      expect(cells.length).toBeGreaterThan(3)
      for (const cell of cells) for (const word of cell.split(';')) expect(shown).toContain(word.trim())
      // By the name to somebody who may not open the manager's record, and by the address to those who may.
      const manager = data.find((row) => row.includes(`eve@${own.canary}.example`))?.[6]
      const { data: target } = (await ask(own.target.employeeId, undefined, by)).body as unknown as {
        data: { manager: { fullName: string } }
      }
      if (who === 'target') expect(manager).toBe(target.manager.fullName)
      else expect(manager).toContain('@')
    },
  )

  test('6 leaves out people the caller may not see, without a word', async () => {
    const people = [own.target, own.colleague, other.target].map(({ employeeId }) => employeeId)
    const answer = await ask('export/csv', { people }, own.manager)
    expect(answer.text.trim().split('\r\n')).toHaveLength(2)
    expect(answer.text).toContain(`eve@${own.canary}.example`)
    expect(answer.text).not.toContain(other.canary)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmployeeImport } from '../../../../src/domain/employees/import/nouns.ts'
import { serverForTest, type TestServer } from '../../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, stateOf, type World } from '../../world/world.ts'
import { header, sending, wrongIn } from './files.ts'

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

const send = (...args: Parameters<ReturnType<typeof sending>>) => sending(server, () => own)(...args)
const create = (content: string, fields = {}) => send(content, { create: 'true', ...fields })
const file = (head: string, ...lines: ReadonlyArray<string>) => [head, ...lines].join('\n')
const revert = async (id = '', world = own) => {
  const { status, body } = await server.ask(`/api/${world.tenantId}/employees/import/batches/${id}/revert`, {
    as: world.admin.userId,
    method: 'POST',
  })
  return { status, data: body.data as EmployeeImport }
}

const ana = 'ana@new.example'
const begin = () =>
  create(
    file(
      header,
      `Ana,New,${ana},+61 1,Foreman,${own.canary} Yard,,2024-02-29,Yes,No,crew,N-1,Casual,38 h,1990-03-01,f,a@home.example,,1 Road,Citizen,note`,
      'Bo,New,bo@new.example,,,,ana@new.example',
    ),
  )
const personOf = async (email: string) => {
  const [row] = await rows<Record<string, unknown>>(
    server,
    `select e.id, e.first_name as first, e.last_name as last, e.phone, e.version, e.is_active as active, p.title,
       d.name as department, m.email as manager, o.employee_number as number, o.employment_type as type,
       pe.date_of_birth::text as born, pe.address,
       array(select t.name from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
         where et.tenant_id = e.tenant_id and et.employee_id = e.id order by lower(t.name)) as tags
     from employees e left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
     left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
     left join employees m on m.tenant_id = e.tenant_id and m.id = e.reports_to
     left join employee_other o on o.tenant_id = e.tenant_id and o.id = e.id
     left join employee_personal pe on pe.tenant_id = e.tenant_id and pe.id = e.id
     where e.tenant_id = $1 and e.email = $2`,
    [own.tenantId, email],
  )
  return row
}

describe('people who are here are changed', () => {
  test('with personal and employment details, what is exported re-imports without a change', async () => {
    await begin()
    expect(await personOf(ana)).toMatchObject({ number: 'N-1', type: 'Casual', born: '1990-03-01', address: '1 Road' })
    const people = [(await personOf(ana))?.id, (await personOf('bo@new.example'))?.id]
    const exported = await server.ask(`/api/${own.tenantId}/employees/export/csv`, {
      as: own.admin.userId,
      json: { people },
    })
    expect(exported.text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe(header)
    expect((await send(exported.text)).data.report).toMatchObject({
      readyCount: 0,
      changedCount: 0,
      unchangedCount: 2,
      problemCount: 0,
    })
    const byManager = await server.ask(`/api/${own.tenantId}/employees/export/csv`, {
      as: own.manager.userId,
      json: { people: [own.target.employeeId] },
    })
    expect(byManager.text).not.toContain('Date of birth')
  })

  test('a blank keeps, (clear) empties, columns that are not there are not touched', async () => {
    await begin()
    const update = file(
      'Email,Last name,Phone,Tags,Date of birth,Department',
      `${ana.toUpperCase()},Newer,,(Clear),(clear),(clear)`,
    )
    const { report } = (await send(update)).data
    expect(report).toMatchObject({ readyCount: 0, changedCount: 1, problemCount: 0 })
    expect(report.preview).toEqual([
      {
        line: 2,
        name: 'Ana New',
        becomes: 'changed',
        changes: [
          { field: 'lastName', before: 'New', after: 'Newer' },
          { field: 'department', before: `${own.canary} Yard`, after: '' },
          { field: 'tags', before: 'crew', after: '' },
          { field: 'dateOfBirth', before: '1990-03-01', after: '' },
        ],
      },
    ])
    const { made } = (await create(update)).data
    expect(made).toMatchObject({ status: 'done', madeCount: 0, changedCount: 1, remainingCount: 1 })
    expect(await personOf(ana)).toMatchObject({
      first: 'Ana',
      last: 'Newer',
      phone: '+61 1',
      title: 'Foreman',
      department: null,
      born: null,
      address: '1 Road',
      tags: [],
    })
    const audit = (await auditOf(server, own)) as ReadonlyArray<Record<string, unknown>>
    expect(audit.filter(({ action, kind }) => action === 'updated' && kind === 'employee')).toHaveLength(1)
  })

  test('what cannot be empty is not cleared', async () => {
    await begin()
    const update = file('Email,First name,Active', `${ana},(clear),(clear)`)
    expect(wrongIn(await send(update))).toEqual([
      [2, 'notYesOrNo', 2],
      [2, 'notValid', 1],
    ])
  })

  test('found by employee number, somebody gets another address; a number of another is refused', async () => {
    await begin()
    const moved = file('Employee number,Email', 'n-1,ana2@new.example')
    expect((await create(moved)).data.made).toMatchObject({ changedCount: 1 })
    expect(await personOf('ana2@new.example')).toMatchObject({ first: 'Ana', number: 'n-1' })
    expect(wrongIn(await send(file('Employee number,Email', 'N-1,bo@new.example')))).toEqual([
      [2, 'numberOfAnother', 0],
    ])
    expect(wrongIn(await send(file('Employee number,Email', 'N-1,', ',ana2@new.example')))).toEqual([
      [3, 'personTwiceInFile', 0],
    ])
    expect(wrongIn(await send(file('Employee number', 'N-7')))).toEqual([
      [2, 'notValid', null],
      [2, 'notValid', null],
    ])
  })

  test('two who change places are no circle, and a circle with somebody outside the file is', async () => {
    await begin()
    expect(wrongIn(await send(file('Email,Manager', `${ana},bo@new.example`)))).toEqual([[2, 'reportsToCycle', 1]])
    const turned = file('Email,Manager', `${ana},bo@new.example`, 'bo@new.example,(clear)')
    expect((await create(turned)).data.made).toMatchObject({ changedCount: 2 })
    expect([(await personOf(ana))?.manager, (await personOf('bo@new.example'))?.manager]).toEqual([
      'bo@new.example',
      null,
    ])
  })

  test('the last admins cannot be made inactive; another tenant’s people are new', async () => {
    const [mine, theirs] = await Promise.all(
      [own, other].map((world) =>
        rows<{ email: string }>(
          server,
          `select email from employees where tenant_id = $1 and 'admin' = any(roles) and is_active`,
          [world.tenantId],
        ),
      ),
    )
    const all = file('Email,Active', ...(mine ?? []).map(({ email }) => `${email},no`))
    expect(new Set(wrongIn(await send(all)).map(([, because]) => because))).toEqual(new Set(['lastAdmin']))
    const before = await stateOf(server)
    const report = (await send(file('Email,First name', `${theirs?.[0]?.email},Max`))).data.report
    expect(report).toMatchObject({ readyCount: 1, changedCount: 0 })
    expect(await stateOf(server)).toBe(before)
  })

  test('a manager may not, and nothing is stored', async () => {
    const before = await stateOf(server)
    const answer = await send(file('Email,Phone', `eve@${own.canary}.example,1`), { create: 'true' }, own.manager)
    expect(answer.status).toBe(403)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('taking changes back', () => {
  const tags = (id: unknown, version: unknown, names: ReadonlyArray<string>) =>
    server.ask(`/api/${own.tenantId}/employees/${id}/profile/tags`, {
      as: own.admin.userId,
      method: 'PUT',
      json: { version, tags: names },
    })

  test('puts back exactly what it changed, and keeps whom somebody changed since, with the reason', async () => {
    await begin()
    const named = file(
      'First name,Email,Last name,Phone',
      `Ana,${ana},Newer,+61 2`,
      'Bo,bo@new.example,Newer,',
      'Cy,cy@new.example,New,1',
    )
    const { made } = (await create(named)).data
    expect(made).toMatchObject({ madeCount: 1, changedCount: 2, remainingCount: 3 })
    // A field the import did not touch may change; one it did keeps the person.
    const person = await personOf(ana)
    await tags(person?.id, person?.version, ['other'])
    await rows(server, `update employees set last_name = 'Third' where tenant_id = $1 and email = 'bo@new.example'`, [
      own.tenantId,
    ])
    const { data } = await revert(made?.id)
    expect(data).toMatchObject({ status: 'reverted', remainingCount: 1 })
    expect(data.kept.map(({ fullName, because }) => [fullName, because])).toEqual([['Bo Third', 'changedSince']])
    expect(await personOf(ana)).toMatchObject({ last: 'New', phone: '+61 1', tags: ['other'] })
    expect(await personOf('cy@new.example')).toBeUndefined()
    expect((await revert(made?.id, other)).status).toBe(404)
  })

  test('somebody made, changed and changed back is removed; changed for good, kept', async () => {
    const { made } = (await create(file('First name,Email', 'Di,di@new.example', 'Ed,ed@new.example'))).data
    const di = await personOf('di@new.example')
    await tags(di?.id, 1, ['passing'])
    await tags(di?.id, 2, [])
    const ed = await personOf('ed@new.example')
    await tags(ed?.id, 1, ['stays'])
    const { data } = await revert(made?.id)
    expect(data.kept.map(({ fullName, because }) => [fullName, because])).toEqual([['Ed', 'changedSince']])
    expect(await personOf('di@new.example')).toBeUndefined()
  })

  test('a department that is gone cannot be put back', async () => {
    await begin()
    const { made } = (await create(file('Email,Department', `${ana},(clear)`))).data
    await rows(server, `update employees set department_id = null where tenant_id = $1`, [own.tenantId])
    await rows(server, `delete from departments where tenant_id = $1 and name = $2`, [
      own.tenantId,
      `${own.canary} Yard`,
    ]).catch(() => [])
    const { data } = await revert(made?.id)
    expect(data.status).toBe('reverted')
  })
})

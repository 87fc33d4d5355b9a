import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmployeeImport } from '../../../../src/domain/employees/import/nouns.ts'
import { newId } from '../../kit/people.ts'
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
const create = (content: string | Uint8Array, fields = {}) => send(content, { create: 'true', ...fields })
const line = (...cells: ReadonlyArray<string>) => cells.join(',')
const people = (...names: ReadonlyArray<string>) =>
  [header, ...names.map((name) => line(name, 'New', `${name.toLowerCase()}@new.example`))].join('\n')
const importAt = (id: string, what = '') => `/api/${own.tenantId}/employees/import/batches/${id}${what}`
const revert = async (id: string) => server.ask(importAt(id, '/revert'), { as: own.admin.userId, method: 'POST' })

const peopleOf = (world: World) =>
  rows<Record<string, unknown>>(
    server,
    `select e.first_name as "firstName", e.last_name as "lastName", e.email, e.phone, p.title, d.name as department,
       m.email as manager, e.start_date::text as "startDate", e.is_active as "isActive", e.hide_from_directory as hidden,
       array(select t.name from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
         where et.tenant_id = e.tenant_id and et.employee_id = e.id order by lower(t.name)) as tags
     from employees e left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
     left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
     left join employees m on m.tenant_id = e.tenant_id and m.id = e.reports_to
     where e.tenant_id = $1 and e.email like '%@new.example' order by e.email`,
    [world.tenantId],
  )

describe('7 GET employees/import/csv', () => {
  test('is a file with the headers, which sent back as it is makes nobody', async () => {
    const answer = await server.ask(`/api/${own.tenantId}/employees/import/csv`, { as: own.admin.userId })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain('employees-template.csv')
    expect(answer.text.replace('\uFEFF', '')).toBe(`${header}\r\n`)
    const sent = await create(answer.text)
    expect([sent.status, sent.errors[0]?.code]).toEqual([422, 'nothing_to_import'])
  })
})

describe('5 validate-only mode and create mode', () => {
  test('8 validating says so and stores nothing, in this tenant or another', async () => {
    const before = await stateOf(server)
    const right = await send(people('Ana', 'Bo'))
    expect(right.message).toBe('Successfully validated')
    expect(right.data).toMatchObject({ made: null, report: { rowCount: 2, readyCount: 2, problemCount: 0 } })
    const wrong = await send(people('Ana', 'Ana'))
    expect(wrong.message).toBe('There was errors using this csv.')
    expect(await stateOf(server)).toBe(before)
  })

  test('8 creating makes everybody as described, and says so', async () => {
    const file = [
      header,
      `Ana,Núñez,ana@new.example,+61 400,Foreman,${own.canary} yard,bo@new.example,1/3/2024,yes,no,"Crew; first aider"`,
      `Bo,,bo@new.example,,,,eve ${own.canary},2024-02-29,No,Yes,crew`,
    ].join('\r\n')
    const answer = await create(file)
    expect([answer.status, answer.message]).toEqual([200, 'Successfully imported'])
    expect(answer.data.made).toMatchObject({ status: 'done', madeCount: 2, remainingCount: 2, fileName: 'people.csv' })
    expect(await peopleOf(own)).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Núñez',
        email: 'ana@new.example',
        phone: '+61 400',
        title: 'Foreman',
        department: `${own.canary} Yard`,
        manager: 'bo@new.example',
        startDate: '2024-03-01',
        isActive: true,
        hidden: false,
        tags: ['crew', 'first aider'],
      },
      {
        firstName: 'Bo',
        lastName: '',
        email: 'bo@new.example',
        phone: null,
        title: null,
        department: null,
        manager: `eve@${own.canary}.example`,
        startDate: '2024-02-29',
        isActive: false,
        hidden: true,
        tags: ['crew'],
      },
    ])
    expect((await peopleOf(other)).length).toBe(0)
  })

  test('each person and the import itself is written down, in the same transaction', async () => {
    await create(people('Ana', 'Bo'))
    const audit = await auditOf(server, own)
    expect(audit.map(({ action, kind }: Record<string, unknown>) => `${action} ${kind}`).toSorted()).toEqual([
      'created employee',
      'created employee',
      'imported import',
    ])
  })

  test('both modes find the same errors, and one wrong line makes nobody', async () => {
    const file = [
      header,
      line('Ana', '', 'ana@new.example'),
      line('', '', 'not an address'),
      line('Cy', '', 'cy@new.example', '', '', 'No such place', 'nobody@new.example', '31/02/2024', 'perhaps'),
      line('Di', '', 'ANA@new.example'),
    ].join('\n')
    const before = await stateOf(server)
    const validated = await send(file)
    expect(wrongIn(validated)).toEqual([
      [3, 'notValid', 0],
      [3, 'notValid', 2],
      [4, 'unknownDepartment', 5],
      [4, 'notYesOrNo', 8],
      [4, 'notValid', 7],
      [4, 'unknownManager', 6],
      [5, 'emailTwiceInFile', 2],
    ])
    const created = await create(file)
    expect([created.status, created.message]).toEqual([422, 'There was errors using this csv.'])
    expect(created.errors.map(({ code }) => code)).toEqual([
      'not_valid',
      'not_valid',
      'unknown_department',
      'not_yes_or_no',
      'not_valid',
      'unknown_manager',
      'email_twice_in_file',
    ])
    expect(created.errors[0]?.field).toBe('line 3, First name')
    expect(await stateOf(server)).toBe(before)
  })

  test('the same import asked for twice is made once, and answered twice', async () => {
    const importId = newId()
    const answers = await Promise.all([1, 2, 3].map(() => create(people('Ana', 'Bo'), { importId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.made?.id))).toEqual(new Set([importId]))
    expect(await peopleOf(own)).toHaveLength(2)
    const again = await create(people('Ana', 'Bo'), { importId })
    expect(again.data.made).toMatchObject({ status: 'done', madeCount: 2 })
  })

  test('a file of people who are here already, just as it says, is no error; it makes nobody', async () => {
    await create(people('Ana', 'Bo'))
    const again = await send(people('Ana', 'Bo', 'Cy'))
    expect(again.data.report).toMatchObject({ problemCount: 0, unchangedCount: 2, readyCount: 1 })
    const nothing = await create(people('Ana', 'Bo'))
    expect([nothing.status, nothing.errors[0]?.code]).toEqual([422, 'nothing_new'])
  })

  test('two imports of one address at once: one makes them, the other comes to nothing', async () => {
    const answers = await Promise.all([
      create(people('Ana', 'Bo')),
      create(people('Ana', 'Cy').replace('Ana,New', 'Ana,Other')),
    ])
    const outcomes = answers.map(({ status, data }) => (status === 200 ? data.made?.status : status))
    expect(outcomes).toContain('done')
    expect(
      await rows(server, `select from employees where tenant_id = $1 and email = 'ana@new.example'`, [own.tenantId]),
    ).toHaveLength(1)
    expect((await peopleOf(own)).length).toBe(2)
  })
})

describe('lines that are left out', () => {
  const withTwoWrong = [
    header,
    line('Ana', 'New', 'ana@new.example'),
    line('Bo', 'New', 'no address'),
    line('Ana', 'Twice', 'ANA@new.example'),
    line('Cy', 'New', 'cy@new.example'),
  ].join('\n')

  test('wrong lines are named, and hold up none of the others once they are left out', async () => {
    const wrong = await send(withTwoWrong)
    expect(wrong.data.report.failedRows.map(({ line, name }) => [line, name])).toEqual([
      [3, 'Bo New'],
      [4, 'Ana Twice'],
    ])
    const leftOut = JSON.stringify([3, 4])
    const { report } = (await send(withTwoWrong, { leftOut })).data
    expect(report).toMatchObject({ rowCount: 4, readyCount: 2, problemCount: 0 })
    expect(
      report.leftOutRows.map(({ line, name, problems }) => [line, name, problems.map((one) => one.because)]),
    ).toEqual([
      [3, 'Bo New', ['notValid']],
      [4, 'Ana Twice', ['emailTwiceInFile']],
    ])
    const { made } = (await create(withTwoWrong, { leftOut })).data
    expect(made).toMatchObject({ status: 'done', rowCount: 4, madeCount: 2, leftOutCount: 2 })
    expect(made?.leftOut.rows).toEqual(report.leftOutRows)
    expect(made?.leftOut.headers[2]).toBe('Email')
    expect((await peopleOf(own)).map(({ email }) => email)).toEqual(['ana@new.example', 'cy@new.example'])
    const listed = await server.ask(`/api/${own.tenantId}/employees/import/batches`, { as: own.admin.userId })
    expect((listed.body.data as ReadonlyArray<EmployeeImport>)[0]).toMatchObject({
      leftOutCount: 2,
      leftOut: { rows: [] },
    })
  })

  test('the first of two with one address may be left out as well as the second', async () => {
    const { report } = (await send(withTwoWrong, { leftOut: JSON.stringify([2, 3]) })).data
    expect(report).toMatchObject({ readyCount: 2, problemCount: 0 })
    expect(report.leftOutRows.map(({ line, problems }) => [line, problems.length])).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test('who reports to somebody on a line that is left out is told', async () => {
    const file = [
      header,
      line('Ana', '', 'ana@new.example'),
      line('Bo', '', 'bo@new.example', '', '', '', 'ana@new.example'),
    ].join('\n')
    expect(wrongIn(await send(file, { leftOut: '[2]' }))).toEqual([[3, 'unknownManager', 6]])
  })

  test('a line that is still wrong makes nobody, and neither does a file whose lines are all left out', async () => {
    const before = await stateOf(server)
    const one = await create(withTwoWrong, { leftOut: '[3]' })
    expect([one.status, one.errors.map(({ code }) => code)]).toEqual([422, ['email_twice_in_file']])
    const all = await create(withTwoWrong, { leftOut: '[2,3,4,5]' })
    expect([all.status, all.errors[0]?.code]).toEqual([422, 'nothing_new'])
    expect(await stateOf(server)).toBe(before)
  })

  test.each(['{}', '["two"]', JSON.stringify(Array.from({ length: 10_001 }, (_, at) => at))])(
    'lines of the wrong form: 400',
    async (leftOut) => {
      expect((await send(withTwoWrong, { leftOut })).status).toBe(400)
    },
  )
})

describe('managers', () => {
  test('may stand anywhere in the file, by address or by name, in any spelling of capitals', async () => {
    const file = [
      header,
      line('Ana', 'One', 'ana@new.example', '', '', '', 'cy two'),
      line('Bo', '', 'bo@new.example', '', '', '', 'ANA@new.example'),
      line('Cy', 'Two', 'cy@new.example', '', '', '', ''),
    ].join('\n')
    expect((await create(file)).status).toBe(200)
    const made = await peopleOf(own)
    expect(made.map(({ manager }) => manager)).toEqual(['cy@new.example', 'ana@new.example', null])
  })

  test('a circle is found wherever it runs, and named; so is a name of two', async () => {
    const file = [
      header,
      line('Ana', '', 'ana@new.example', '', '', '', 'bo@new.example'),
      line('Bo', '', 'bo@new.example', '', '', '', 'cy@new.example'),
      line('Cy', '', 'cy@new.example', '', '', '', 'ana@new.example'),
      line('Di', '', 'di@new.example', '', '', '', 'cy@new.example'),
      line('Ed', '', 'ed@new.example', '', '', '', 'ed@new.example'),
      line('Fay', 'Lee', 'fay@new.example'),
      line('Fay', 'Lee', 'fay2@new.example'),
      line('Gus', '', 'gus@new.example', '', '', '', 'Fay Lee'),
    ].join('\n')
    const answer = await send(file)
    expect(wrongIn(answer)).toEqual([
      [2, 'reportsToCycle', 6],
      [3, 'reportsToCycle', 6],
      [4, 'reportsToCycle', 6],
      [6, 'reportsToSelf', 6],
      [9, 'ambiguousManager', 6],
    ])
    expect(answer.data.report.failedRows[0]?.problems[0]?.message).toContain('Ana → Bo → Cy → Ana')
  })

  test('another tenant’s people are as unknown as nobody', async () => {
    const answer = await send(
      [header, line('Ana', '', 'ana@new.example', '', '', `${other.canary} Yard`, `eve@${other.canary}.example`)].join(
        '\n',
      ),
    )
    expect(wrongIn(answer).map(([, because]) => because)).toEqual(['unknownDepartment', 'unknownManager'])
  })
})

describe('mapping and what is put right', () => {
  const theirs = ['Vorname;E-Mail;Extra', 'Ana;ana@new.example;x', 'Bo;wrong;y'].join('\n')

  test('other headers, other separators: guessed, and overruled by the caller', async () => {
    const guessed = await send(theirs)
    expect(guessed.data.report).toMatchObject({
      delimiter: ';',
      columns: [
        { header: 'Vorname', field: 'firstName', samples: ['Ana', 'Bo'] },
        { header: 'E-Mail', field: 'email' },
        { header: 'Extra', field: null },
      ],
    })
    const overruled = await send(theirs, { mapping: JSON.stringify(['lastName', 'email', 'firstName']) })
    expect(overruled.data.report.columns.map(({ field }) => field)).toEqual(['lastName', 'email', 'firstName'])
  })

  test('without a column for what everybody needs no line is judged', async () => {
    const answer = await send(theirs, { mapping: JSON.stringify(['firstName', null, null]) })
    expect(answer.data.report).toMatchObject({ missing: ['email'], problemCount: 0, readyCount: 0 })
    const created = await create(theirs, { mapping: JSON.stringify(['firstName', null, null]) })
    expect(created.errors.map(({ code }) => code)).toEqual(['email_not_mapped'])
  })

  test('a cell put right is judged anew', async () => {
    expect(wrongIn(await send(theirs))).toEqual([[3, 'notValid', 1]])
    const edits = JSON.stringify([{ line: 3, column: 1, value: 'bo@new.example' }])
    expect((await send(theirs, { edits })).data.report).toMatchObject({ problemCount: 0, readyCount: 2 })
    expect((await create(theirs, { edits })).status).toBe(200)
    expect((await peopleOf(own)).map(({ email }) => email)).toEqual(['ana@new.example', 'bo@new.example'])
  })

  test('a mapping, an edit or an encoding of the wrong form: 400', async () => {
    for (const fields of [{ mapping: '{}' }, { mapping: '["nonsense"]' }, { edits: '[{}]' }, { encoding: 'klingon' }]) {
      expect((await send(theirs, fields as Record<string, string>)).status).toBe(400)
    }
  })
})

describe('reverting', () => {
  test('removes exactly whom it made, and the tags that came with them', async () => {
    const before = await peopleOf(own)
    const tagsBefore = await rows(server, 'select id from tags where tenant_id = $1', [own.tenantId])
    const { data } = await create(`${people('Ana', 'Bo')},,,,,,,,brand new`)
    expect(data.made?.madeCount).toBe(2)
    const answer = await revert(data.made?.id ?? '')
    expect(answer.body.data).toMatchObject({ status: 'reverted', remainingCount: 0, kept: [] })
    expect(await peopleOf(own)).toEqual(before)
    expect(await rows(server, 'select id from tags where tenant_id = $1', [own.tenantId])).toEqual(tagsBefore)
    const again = await revert(data.made?.id ?? '')
    expect([again.status, again.body.errors[0]?.code]).toEqual([422, 'nothing_left'])
  })

  test('keeps people changed since, and those who lead somebody who stays, and says why', async () => {
    const file = [
      header,
      line('Ana', '', 'ana@new.example'),
      line('Bo', '', 'bo@new.example', '', '', '', 'ana@new.example'),
      line('Cy', '', 'cy@new.example', '', '', '', 'ana@new.example'),
      line('Di', '', 'di@new.example'),
    ].join('\n')
    const { data } = await create(file)
    const [bo] = await rows<{ id: string }>(
      server,
      `select id from employees where email = 'bo@new.example' and tenant_id = $1`,
      [own.tenantId],
    )
    const [di] = await rows<{ id: string }>(
      server,
      `select id from employees where email = 'di@new.example' and tenant_id = $1`,
      [own.tenantId],
    )
    await server.ask(`/api/${own.tenantId}/employees/${bo?.id}/profile/tags`, {
      as: own.admin.userId,
      method: 'PUT',
      json: { version: 1, tags: ['kept'] },
    })
    await rows(server, 'update employees set reports_to = $2 where tenant_id = $1 and id = $3', [
      own.tenantId,
      di?.id,
      own.colleague.employeeId,
    ])
    const answer = await revert(data.made?.id ?? '')
    const { kept, remainingCount } = answer.body.data as EmployeeImport
    expect(kept.map(({ fullName, because }) => [fullName, because]).toSorted()).toEqual([
      ['Ana', 'hasReports'],
      ['Bo', 'changedSince'],
      ['Di', 'hasReports'],
    ])
    expect(remainingCount).toBe(3)
    expect((await peopleOf(own)).map(({ email }) => email)).toEqual([
      'ana@new.example',
      'bo@new.example',
      'di@new.example',
    ])
  })

  test('another record that holds somebody keeps them, although nobody changed them', async () => {
    const { data } = await create(people('Ana', 'Bo'))
    await rows(
      server,
      `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256)
       select $1, d.document_id, d.version_no, e.id, d.sha256 from hr_document_versions d, employees e
       where d.tenant_id = $1 and e.tenant_id = $1 and e.email = 'bo@new.example'`,
      [own.tenantId],
    )
    const answer = await revert(data.made?.id ?? '')
    expect((answer.body.data as EmployeeImport).kept.map(({ because }) => because)).toEqual(['inUse'])
    expect((await peopleOf(own)).map(({ email }) => email)).toEqual(['bo@new.example'])
  })

  test('an import of another tenant is not there', async () => {
    const { data } = await create(people('Ana'))
    const answer = await server.ask(`/api/${other.tenantId}/employees/import/batches/${data.made?.id}/revert`, {
      as: other.admin.userId,
      method: 'POST',
    })
    expect(answer.status).toBe(404)
    expect(await peopleOf(own)).toHaveLength(1)
  })
})

test('the imports there were are listed, the latest first, with who asked for them', async () => {
  await create(people('Ana'))
  await create(people('Bo'))
  const answer = await server.ask(`/api/${own.tenantId}/employees/import/batches`, { as: own.admin.userId })
  const listed = answer.body.data as ReadonlyArray<EmployeeImport>
  expect(listed.slice(0, 2).map(({ madeCount, status }) => [madeCount, status])).toEqual([
    [1, 'done'],
    [1, 'done'],
  ])
  expect(listed[0]?.createdBy).toContain(own.canary)
})

test('an import that a stopped server left behind is told as failed, not as running for ever', async () => {
  const id = newId()
  await rows(
    server,
    `insert into employee_imports (tenant_id, id, file_name, status, row_count, created_utc)
     values ($1, $2, 'people.csv', 'importing', 10, now() - interval '5 minutes')`,
    [own.tenantId, id],
  )
  const answer = await server.ask(importAt(id), { as: own.admin.userId })
  expect(answer.body.data).toMatchObject({ status: 'failed', doneCount: 0 })
})

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import papaparse from 'papaparse'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { canonicalText } from '../../../src/domain/policies/content/canonical.ts'
import type { HrDocument } from '../../../src/domain/policies/nouns.ts'
import { aPdf } from '../kit/pdf.ts'
import { newId } from '../kit/people.ts'
import { type Ask, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, textOf, type World } from '../world/world.ts'

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

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

const ask = (rest: string, asked: Ask = {}) =>
  server.ask(`/api/${own.tenantId}/${rest}`, { as: own.admin.userId, ...asked })

const bytesOf = async (rest: string, by: Person = own.admin) => {
  const response = await fetch(`${server.url}/api/${own.tenantId}/${rest}`, {
    headers: { authorization: `Bearer ${await server.tokenFor(by.userId)}`, 'tenant-id': own.tenantId },
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

interface Register {
  readonly title: ReadonlyArray<string>
  readonly sha256: string
  /** Everything below the second line. */
  readonly body: string
  readonly rows: ReadonlyArray<Readonly<Record<string, string>>>
}

const addPerson = async (): Promise<string> => {
  const id = newId()
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, last_name, email) values ($1, $2, 'John', 'Smith', $3)`,
    [own.tenantId, id, `${id}@x.example`],
  )
  return id
}

const registerOf = async (rest: string, by?: Person): Promise<Register> => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await bytesOf(rest, by)).bytes)
  const [first = '', second = '', ...others] = text.split('\r\n')
  const body = others.join('\r\n')
  const [title = []] = papaparse.parse<string[]>(first.slice(1)).data
  const [[, hash = ''] = []] = papaparse.parse<string[]>(second).data
  return {
    title,
    sha256: hash,
    body,
    rows: papaparse.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data,
  }
}

const wordsOf = async (rest: string, by?: Person): Promise<string> => {
  const document = await pdfjs.getDocument({ data: (await bytesOf(rest, by)).bytes, verbosity: 0 }).promise
  const pages: Array<string> = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return pages.join('\n')
}

const picturesOf = async (rest: string): Promise<number> => {
  const document = await pdfjs.getDocument({ data: (await bytesOf(rest)).bytes, verbosity: 0 }).promise
  const { fnArray } = await (await document.getPage(1)).getOperatorList()
  return fnArray.filter((drawn) => drawn === pdfjs.OPS.paintImageXObject).length
}

const aSquare = () =>
  sharp({ create: { width: 60, height: 60, channels: 4, background: '#c2622d' } })
    .png()
    .toBuffer()

const aDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40"/></svg>'

/** A policy in force, which everybody is bound by. */
const published = async (title = 'Heat', text = 'Drink water.'): Promise<string> => {
  const id = newId()
  await ask('hrDocuments', { json: { id, title, category: 'Safety', content: textOf(text) } })
  await settle(id, 1)
  await ask(`hrDocuments/${id}/review`, { json: { outcome: 'substantive', changeNote: 'The first', version: 1 } })
  return id
}

const settle = (id: string, version: number, more: object = {}) =>
  ask(`hrDocuments/${id}/settings`, {
    method: 'PUT',
    json: {
      version,
      isArchived: false,
      settings: {
        relevantParties: { all: true, employeeIds: [], departmentIds: [], positionTitles: [], tags: [] },
        dueDay: '2031-05-04',
        dueInDays: 14,
        remindEveryDays: 7,
        tellManagerAfterDays: null,
        renewEveryMonths: 12,
        ...more,
      },
    },
  })

const agree = (id: string, person: Person, versionNo = 1) =>
  ask(`hrDocuments/${id}/agree`, { as: person.userId, json: { versionNo } })

describe('the evidence pack of a policy', () => {
  it('its second line is the hash of all that follows it', async () => {
    const id = await published()
    await agree(id, own.target)
    const register = await registerOf(`hrDocuments/${id}/evidence/csv`)
    expect(register.title.slice(0, 2)).toEqual(['Evidence: Heat', own.canary])
    expect(register.sha256).toBe(sha256(register.body))
  })

  it('names everybody who is bound, how they stand, and each agreement with the hash of what it is to', async () => {
    const id = await published()
    await agree(id, own.target)
    await agree(id, own.manager)
    const { rows: lines } = await registerOf(`hrDocuments/${id}/evidence/csv`)
    const duties = lines.filter(({ record }) => record === 'standing')
    // Nine of the ten are active.
    expect(duties).toHaveLength(9)
    expect(duties.filter(({ standing }) => standing === 'Agreed').map(({ name }) => name)).toEqual([
      `Eve ${own.canary}`,
      `Max ${own.canary}`,
    ])
    const hash = sha256(canonicalText({ title: 'Heat', content: textOf('Drink water.') as never }))
    expect(lines.filter(({ record }) => record === 'agreement').map((line) => line.sha256)).toEqual([hash, hash])
    expect(lines.find(({ record }) => record === 'version')).toMatchObject({
      version: '1',
      sha256: hash,
      standing: 'Intact',
      note: 'Change of content: The first',
    })
  })

  it('the hashes of uploaded versions are those of the bytes on the disk, and one that was changed since is told', async () => {
    const [id, file] = [newId(), aPdf({ text: 'Heat' })]
    const form = new FormData()
    form.set('id', id)
    form.set('title', 'Heat')
    form.set('file', new Blob([new Uint8Array(file)]), 'heat.pdf')
    await ask('hrDocuments/existingDocument', { body: form })
    await ask(`hrDocuments/${id}/review`, { json: { outcome: 'substantive', changeNote: '', version: 1 } })
    const version = async () =>
      (await registerOf(`hrDocuments/${id}/evidence/csv`)).rows.find(({ record }) => record === 'version')
    expect(await version()).toMatchObject({
      sha256: sha256(file),
      standing: 'Intact',
      note: 'Change of content: heat.pdf',
    })

    const [{ file_id: fileId } = { file_id: '' }] = await rows<{ readonly file_id: string }>(
      server,
      'select file_id from hr_document_versions where document_id = $1',
      [id],
    )
    await writeFile(`${server.dataDir}/files/${own.tenantId}/${fileId}`, 'Somebody was here')
    expect(await version()).toMatchObject({ sha256: sha256(file), standing: 'Differs from published' })
  })

  it('as pages it can be read and searched, and names the hash of its register', async () => {
    await rows(server, `update employees set first_name = 'Ζωή Дмитро Zoë' where id = $1`, [own.target.employeeId])
    const id = await published('Heat – «Ήλιος» и Sun')
    await agree(id, own.target)
    const words = await wordsOf(`hrDocuments/${id}/evidence/pdf`)
    for (const said of [
      'Evidence: Heat – «Ήλιος» и Sun',
      own.canary,
      'Ζωή Дмитро Zoë',
      'All employees',
      '4th May 2031',
      'Every 7 days from the due date',
      'Every 12 months',
      'Australia/Brisbane',
      'Safety',
    ])
      expect(words).toContain(said)
    // Nothing has changed in between, so the one proves the other.
    expect(words).toContain((await registerOf(`hrDocuments/${id}/evidence/csv`)).sha256)
  })

  const numbered = (person: Person, employeeNumber: string) =>
    rows(
      server,
      `insert into employee_other (tenant_id, id, employee_number) values ($1, $2, $3)
       on conflict (tenant_id, id) do update set employee_number = $3`,
      [own.tenantId, person.employeeId, employeeNumber],
    )

  it('two of one name are told apart by number, else by e-mail, in the register and on the pages', async () => {
    const twins = [own.target, own.colleague, own.manager]
    for (const { employeeId } of twins)
      await rows(server, `update employees set first_name = 'John', last_name = 'Smith' where id = $1`, [employeeId])
    await numbered(own.target, 'E20')
    await numbered(own.colleague, 'E3')
    const id = await published()
    const { rows: lines } = await registerOf(`hrDocuments/${id}/evidence/csv`)
    const found = lines.filter(({ record, name }) => record === 'standing' && name === 'John Smith')
    const [{ email } = { email: '' }] = await rows<{ readonly email: string }>(
      server,
      'select email from employees where id = $1',
      [own.manager.employeeId],
    )
    expect(found.map((line) => line['number or email'])).toEqual(['E3', 'E20', email])
    const words = await wordsOf(`hrDocuments/${id}/evidence/pdf`)
    for (const mark of ['E3', 'E20', email]) expect(words).toContain(mark)
  })

  it('who may not read somebody’s employee number identifies them by e-mail', async () => {
    await numbered(own.target, 'E20')
    await rows(
      server,
      `update security_groups g set features = $2::jsonb from security_group_members m
       where m.tenant_id = g.tenant_id and m.group_id = g.id and m.employee_id = $1`,
      [own.featureHolder.employeeId, JSON.stringify([{ featureId: 'companyPoliciesManage', actions: ['Modify'] }])],
    )
    const id = await published()
    const identified = async (by: Person) =>
      (await registerOf(`hrDocuments/${id}/evidence/csv`, by)).rows.find(
        ({ record, name }) => record === 'standing' && name === `Eve ${own.canary}`,
      )?.['number or email']
    expect(await identified(own.admin)).toBe('E20')
    expect(await identified(own.featureHolder)).toMatch(/@/)
  })

  it('is in the order of names as people count: 1, 2, 10', async () => {
    const people = [own.target, own.colleague, own.manager]
    for (const [at, { employeeId }] of people.entries())
      await rows(server, 'update employees set first_name = $2 where id = $1', [employeeId, `Test${[10, 1, 2][at]}`])
    const id = await published()
    const { rows: lines } = await registerOf(`hrDocuments/${id}/evidence/csv`)
    const names = lines.filter(({ record, name }) => record === 'standing' && name?.startsWith('Test'))
    expect(names.map(({ name }) => name)).toEqual(['Test1', 'Test2', 'Test10'].map((name) => `${name} ${own.canary}`))
  })

  it('says on every page whose it is, who made it, and in which zone it tells the time', async () => {
    const id = await published()
    const words = await wordsOf(`hrDocuments/${id}/evidence/pdf`)
    expect(words).toMatch(/created \d+ \w+ \d{4} \d\d:\d\d by .* \(.*@.*\)/)
    expect(words).toContain('Times in Australia/Brisbane (AEST)')
    expect(words).toMatch(/Page 1 of \d/)
  })

  test.each([
    ['a picture', 'logo.png', 'png'],
    ['a drawing', 'logo.svg', 'svg'],
  ])('has the logo of the client, uploaded as %s', async (_, name, kind) => {
    const id = await published()
    expect(await picturesOf(`hrDocuments/${id}/evidence/pdf`)).toBe(0)
    const form = new FormData()
    form.set('logo', new Blob([kind === 'png' ? new Uint8Array(await aSquare()) : aDrawing]), name)
    expect((await ask('TenantOnboarding/logo', { body: form })).status).toBe(200)
    expect(await picturesOf(`hrDocuments/${id}/evidence/pdf`)).toBe(1)
  })

  it('as at a day it tells what was then: who was bound, by which version, and who had agreed', async () => {
    const id = await published()
    await agree(id, own.target)
    const back = (table: string, column: string, day: string) =>
      rows(server, `update ${table} set ${column} = $2 where document_id = $1`, [id, `${day}T02:00:00Z`])
    await back('hr_document_versions', 'published_utc', '2026-03-01')
    await back('hr_document_bindings', 'since_utc', '2026-03-01')
    await back('hr_document_agreements', 'agreement_date_utc', '2026-03-10')
    const evidenceOn = async (day: string) => {
      const { rows: lines } = await registerOf(`hrDocuments/${id}/evidence/csv?asAt=${day}`)
      return {
        versions: lines.filter(({ record }) => record === 'version').length,
        eve: lines.find(({ record, name }) => record === 'standing' && name === `Eve ${own.canary}`)?.standing,
        agreements: lines.filter(({ record }) => record === 'agreement').length,
      }
    }
    expect(await evidenceOn('2026-02-28')).toEqual({ versions: 0, eve: undefined, agreements: 0 })
    expect(await evidenceOn('2026-03-09')).toEqual({ versions: 1, eve: 'Not yet agreed', agreements: 0 })
    expect(await evidenceOn('2026-03-10')).toEqual({ versions: 1, eve: 'Agreed', agreements: 1 })
    expect((await ask(`hrDocuments/${id}/evidence/csv?asAt=2026-02-30`)).status).toBe(400)
    // Of a day that is not over, it tells what is now.
    const ahead = await registerOf(`hrDocuments/${id}/evidence/csv?asAt=2199-01-01`)
    expect(ahead.title[2]).toMatch(/^As at \d+ \w+ \d{4} \d\d:\d\d$/)
  })

  it('as at a day its head tells how the policy was set then, and what of it is of today', async () => {
    const id = await published()
    for (const [table, column] of [
      ['hr_document_versions', 'published_utc'],
      ['hr_document_bindings', 'since_utc'],
      ['hr_document_settings', 'since_utc'],
      ['hr_document_audience', 'changed_utc'],
    ] as const)
      await rows(server, `update ${table} set ${column} = '2026-03-01' where document_id = $1`, [id])
    const { version } = (await ask(`hrDocuments/${id}`)).body.data as HrDocument
    await settle(id, version, {
      relevantParties: {
        all: false,
        employeeIds: [own.target.employeeId],
        departmentIds: [],
        positionTitles: [],
        tags: [],
      },
      dueDay: '2032-05-04',
      renewEveryMonths: null,
    })
    const then = await wordsOf(`hrDocuments/${id}/evidence/pdf?asAt=2026-03-02`)
    for (const said of ['All employees', '4th May 2031', 'Every 12 months', 'settings are those of that day'])
      expect(then).toContain(said)
    const now = await wordsOf(`hrDocuments/${id}/evidence/pdf`)
    for (const said of ['1 person chosen by name', '4th May 2032', 'Never']) expect(now).toContain(said)
    expect(now).not.toContain('of that day')
  })

  it('a name that a spreadsheet would run is kept from that', async () => {
    await rows(server, `update employees set first_name = '=cmd()' where id = $1`, [own.target.employeeId])
    const id = await published()
    expect((await registerOf(`hrDocuments/${id}/evidence/csv`)).body).toContain(`'=cmd() ${own.canary}`)
  })

  it('who took it away is written down', async () => {
    await bytesOf(`hrDocuments/${own.policy}/evidence/pdf`)
    expect((await auditOf(server, own)).at(-1)).toMatchObject({
      action: 'exported',
      id: own.policy,
      fields: ['policyEvidence'],
    })
  })

  it('is for policy managers; a policy of another tenant is not there', async () => {
    expect((await ask(`hrDocuments/${own.policy}/evidence/pdf`, { as: own.target.userId })).status).toBe(403)
    expect((await ask(`hrDocuments/${other.policy}/evidence/pdf`)).status).toBe(404)
    expect((await ask(`hrDocuments/${own.policy}/evidence/docx`)).status).toBe(400)
  })
})

describe('the evidence pack of a person', () => {
  it('has what binds them, what they agreed to, and the hashes of both', async () => {
    const id = await published()
    await agree(id, own.target)
    const { rows: lines, title } = await registerOf(`employees/${own.target.employeeId}/policyEvidence/csv`, own.target)
    expect(title[0]).toBe(`Policy evidence: Eve ${own.canary}`)
    const names = lines.filter(({ record }) => record === 'standing').map(({ name, standing }) => [name, standing])
    expect(names).toEqual([
      [`${own.canary} code of conduct`, 'Not yet agreed'],
      ['Heat', 'Agreed'],
    ])
    expect(lines.filter(({ record }) => record === 'agreement').map(({ name }) => name)).toEqual(['Heat'])
    const words = await wordsOf(`employees/${own.target.employeeId}/policyEvidence/pdf`)
    expect(words).toContain('Agreements given')
  })

  it('is of nobody else: its hash covers who it is about, also where two of one name stand alike', async () => {
    await published()
    const [one, other] = [await addPerson(), await addPerson()]
    const registers = await Promise.all([one, other].map((id) => registerOf(`employees/${id}/policyEvidence/csv`)))
    expect(registers[0]?.sha256).not.toBe(registers[1]?.sha256)
    expect(registers.map(({ rows: lines }) => lines.find(({ name }) => name === 'Email')?.note)).toEqual([
      `${one}@x.example`,
      `${other}@x.example`,
    ])
  })

  it('has every version they ever agreed to, with the time and the hash, of what binds them no more as well', async () => {
    const id = await published()
    await agree(id, own.target)
    await ask(`hrDocuments/${id}`, {
      method: 'PUT',
      json: { version: null, title: 'Heat', category: null, content: textOf('Rest.') },
    })
    await ask(`hrDocuments/${id}/review`, { json: { outcome: 'substantive', changeNote: '', version: 1 } })
    await agree(id, own.target, 2)
    const { version } = (await ask(`hrDocuments/${id}`)).body.data as HrDocument
    await settle(id, version, {
      relevantParties: { all: false, employeeIds: [], departmentIds: [], positionTitles: [], tags: [] },
    })
    const { rows: lines } = await registerOf(`employees/${own.target.employeeId}/policyEvidence/csv`, own.manager)
    const hashOf = (text: string) => sha256(canonicalText({ title: 'Heat', content: textOf(text) as never }))
    const hashes = [hashOf('Drink water.'), hashOf('Rest.')]
    const agreements = lines.filter(({ record }) => record === 'agreement')
    expect(agreements.map((line) => [line.version, line.sha256])).toEqual([
      ['1', hashes[0]],
      ['2', hashes[1]],
    ])
    for (const line of agreements) expect(line['instant (UTC)']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(lines.filter(({ record, name }) => record === 'version' && name === 'Heat')).toHaveLength(2)
    expect(lines.filter(({ record, name }) => record === 'standing' && name === 'Heat')).toEqual([])
  })

  it('is for the person, their manager and policy managers, and for nobody else', async () => {
    const statusFor = async (by: Person, id: string = own.target.employeeId) =>
      (await bytesOf(`employees/${id}/policyEvidence/csv`, by)).status
    expect(await statusFor(own.target)).toBe(200)
    expect(await statusFor(own.manager)).toBe(200)
    expect(await statusFor(own.admin)).toBe(200)
    for (const by of [own.colleague, own.managerOfOthers, own.featureHolder]) expect(await statusFor(by)).toBe(404)
    expect(await statusFor(own.target, own.manager.employeeId)).toBe(404)
    expect(await statusFor(own.admin, other.target.employeeId)).toBe(404)
  })
})

it('of ten thousand people it keeps nobody else waiting', async () => {
  const id = await published()
  const document = (await ask(`hrDocuments/${id}`)).body.data as HrDocument
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, last_name, email)
     select $1, gen_random_uuid(), 'Person', n::text, n || '@many.example' from generate_series(1, 10000) n`,
    [own.tenantId],
  )
  // As PostgreSQL does by itself within a minute; until then it plans for the ten people there were.
  await rows(server, 'analyze')
  let slowest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    slowest = Math.max(slowest, performance.now() - last - 10)
    last = performance.now()
  }, 10)
  const began = performance.now()
  const { status, bytes } = await bytesOf(`hrDocuments/${document.id}/evidence/pdf`)
  clearInterval(beat)
  expect(status).toBe(200)
  expect(bytes.length).toBeGreaterThan(500_000)
  // In one piece it would keep them waiting for the whole of it, on a fast machine and a slow one.
  expect(slowest).toBeLessThan((performance.now() - began) / 3)
}, 120_000)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverForTest, type TestServer } from '../../kit/server.ts'
import { addPlan, makeWorld, rows, stateOf, type World } from '../../world/world.ts'
import { header, sending, wrongIn } from './files.ts'

let server: TestServer
let own: World

beforeAll(async () => {
  server = await serverForTest()
  own = await makeWorld(server, { name: 'own', plan: await addPlan(server) })
})
afterAll(() => server.close())

const send = (...args: Parameters<ReturnType<typeof sending>>) => sending(server, () => own)(...args)

const utf16 = (text: string, mark: boolean, isBig: boolean) => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const names = 'First name;Email\r\nJosé Müller;jose@new.example\r\nRenée Façade;renee@new.example\r\n'

describe('the bytes of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(names), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${names}`), 'utf-8'],
    ['UTF-16 with its mark', utf16(names, true, false), 'utf-16le'],
    ['UTF-16 without', utf16(names, false, false), 'utf-16le'],
    ['UTF-16, big-endian', utf16(names, true, true), 'utf-16be'],
    ['Windows 1252', Buffer.from(names, 'latin1'), 'windows-1252'],
  ] as const)('%s is read as it was written', async (_, bytes, encoding) => {
    const { data } = await send(bytes)
    expect(data.report).toMatchObject({ encoding, delimiter: ';', readyCount: 2, problemCount: 0 })
    expect(data.report.columns[0]).toMatchObject({
      header: 'First name',
      field: 'firstName',
      samples: ['José Müller', 'Renée Façade'],
    })
  })

  test.each([',', ';', '\t', '|'])('separated by %j', async (separator) => {
    const text = ['First name', 'Email', 'Tags'].join(separator)
    const { data } = await send(`${text}\nAna${separator}ana@new.example${separator}crew\n`)
    expect(data.report).toMatchObject({ delimiter: separator, readyCount: 1 })
  })

  test('the wrong encoding is told cell by cell, and can be chosen otherwise', async () => {
    const bytes = Buffer.from(names, 'latin1')
    const wrong = await send(bytes, { encoding: 'utf-8' })
    expect(wrongIn(wrong).map(([line, because]) => [line, because])).toEqual([
      [2, 'unreadable'],
      [3, 'unreadable'],
    ])
    expect((await send(bytes, { encoding: 'windows-1252' })).data.report.problemCount).toBe(0)
  })
})

describe('what is no file of people', () => {
  test.each([
    ['a zip', Buffer.from('PK\u0003\u0004\u0000\u0000\u0000'), 415, 'not_csv'],
    ['nothing but headers', `${header}\n\n\n`, 422, 'nothing_to_import'],
    ['nothing', '', 422, 'nothing_to_import'],
    ['an open quotation mark', 'First name,Email\n"Ana,ana@new.example\n', 422, 'open_quote'],
    ['101 columns', `${Array.from({ length: 101 }, (_, at) => `c${at}`).join(',')}\n1\n`, 422, 'too_many_columns'],
  ] as const)('%s', async (_, content, status, code) => {
    const before = await stateOf(server)
    const answer = await send(content as string, { create: 'true' })
    expect([answer.status, answer.errors[0]?.code]).toEqual([status, code])
    expect(await stateOf(server)).toBe(before)
  })

  test('50,000 lines are refused at once, with the number that is taken', async () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `A${at},a${at}@new.example`)
    const began = performance.now()
    const answer = await send(['First name,Email', ...lines].join('\n'), { create: 'true' })
    expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'too_many_rows'])
    expect(answer.message).toContain('10,000')
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('more than 5 MB: 413', async () => {
    expect((await send(`First name,Email\n${'x'.repeat(5_200_000)},a@b.example`)).status).toBe(413)
  })
})

describe('what people may be called', () => {
  const stored = async (email: string) => {
    const [row] = await rows<{ first: string; last: string }>(
      server,
      'select first_name as first, last_name as last from employees where tenant_id = $1 and email = $2',
      [own.tenantId, email],
    )
    return row
  }

  test('script, 60 letters, right to left, a formula: kept as they are', async () => {
    const long = 'Ñ'.repeat(60)
    const file = [
      'First name,Last name,Email',
      `<script>alert(1)</script>,${long},script@new.example`,
      'محمد,العبدالله,rtl@new.example',
      `"'=1+1",'-2,formula@new.example`,
    ].join('\n')
    const answer = await send(file, { create: 'true' })
    expect(answer.data.made).toMatchObject({ status: 'done', madeCount: 3 })
    expect(await stored('script@new.example')).toEqual({ first: '<script>alert(1)</script>', last: long })
    expect(await stored('rtl@new.example')).toEqual({ first: 'محمد', last: 'العبدالله' })
    expect(await stored('formula@new.example')).toEqual({ first: '=1+1', last: '-2' })
  })

  test('61 letters, a line break, a control sign: refused with the column and the value', async () => {
    const answer = await send(
      `First name,Last name,Email\n${'x'.repeat(61)},"a\nb",long@new.example\nB\u0007,,b@new.example\n`,
    )
    expect(wrongIn(answer)).toEqual([
      [2, 'notValid', 0],
      [2, 'notValid', 1],
      [4, 'notValid', 0],
    ])
    expect(answer.data.report.failedRows[0]?.problems[1]?.value).toBe('a\nb')
  })

  test('cells without a header are told; empty ones are not', async () => {
    const answer = await send('First name,Email\nAna,ana2@new.example,more\nBo,bo2@new.example,,\n')
    expect(wrongIn(answer)).toEqual([[2, 'tooManyCells', null]])
  })
})

test('5,000 people are imported, and taken back, in well under a minute', { timeout: 120_000 }, async () => {
  const people = Array.from({ length: 5000 }, (_, at) =>
    [
      `P${at}`,
      'Many',
      `p${at}@many.example`,
      'Worker',
      at === 0 ? '' : `p${Math.floor((at - 1) / 8)}@many.example`,
      `tag ${at % 20}`,
    ].join(','),
  )
  const began = performance.now()
  const answer = await send(['First name,Last name,Email,Position,Manager,Tags', ...people.reverse()].join('\n'), {
    create: 'true',
  })
  const id = answer.data.made?.id
  const read = () =>
    server
      .ask(`/api/${own.tenantId}/employees/import/batches/${id}`, { as: own.admin.userId })
      .then(({ body }) => body.data as { status: string; madeCount: number })
  while ((await read()).status === 'importing') await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await read()).toMatchObject({ status: 'done', madeCount: 5000 })
  const imported = performance.now() - began
  const reverted = await server.ask(`/api/${own.tenantId}/employees/import/batches/${id}/revert`, {
    as: own.admin.userId,
    method: 'POST',
  })
  expect(reverted.body.data).toMatchObject({ status: 'reverted', remainingCount: 0 })
  console.log(
    `imported in ${Math.round(imported)} ms, reverted in ${Math.round(performance.now() - began - imported)} ms`,
  )
  expect(imported).toBeLessThan(30_000)
})

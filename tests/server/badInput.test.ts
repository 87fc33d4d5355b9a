/**
 * Every call with a body, made with everything that a body must not be; and every call with the wrong tenant or the
 * wrong token. Always a clear answer in the wrapper, never a 5xx, and nothing stored is touched.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emergencyColumns, otherColumns, personalColumns } from '../../src/server/employees/profileColumns.ts'
import { type Answer, type Ask, serverForTest, type TestServer } from './kit/server.ts'
import {
  aPicture,
  bodyOf,
  type Call,
  tenantCalls as inTenant,
  isUpload,
  namesTenant,
  objectOf,
  pathOf,
  png,
  queryOf,
  requestOf,
  uploadFieldOf,
} from './world/calls.ts'
import { policies } from './world/policy.ts'
import { addPlan, makeWorld, stateOf, type World } from './world/world.ts'

let server: TestServer
let own: World
let other: World
let cells = 0

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan, asks: true })
  other = await makeWorld(server, { name: 'other', plan, asks: true })
})

afterAll(async () => {
  await server.close()
  console.log(`${cells} cells`)
})

const named = (list: ReadonlyArray<Call>) => list.map((call) => [call.name, call] as const)

const send = (call: Call, asked: Partial<Ask>): Promise<Answer> => {
  cells += 1
  return server.ask(pathOf(call, own.tenantId, objectOf(call, own)), {
    as: own.admin.userId,
    method: call.method,
    tenantId: own.tenantId,
    ...asked,
  })
}

const sendText = (call: Call, body: string, contentType = 'application/json') =>
  send(call, { body, headers: { 'content-type': contentType } })

/** The statuses a wrong request may be answered with; anything else is a mistake of ours. */
const expectRefused = (what: string, answer: Answer, statuses: ReadonlyArray<number> = [400]) => {
  expect(statuses, `${what}: ${answer.status} ${answer.text.slice(0, 300)}`).toContain(answer.status)
  expect(answer.body, what).toMatchObject({ isSuccess: false, data: null, statusCode: answer.status })
  expect(answer.body.errors.length, what).toBeGreaterThan(0)
  for (const error of answer.body.errors) {
    expect(error.code, what).toMatch(/^[a-z][a-z_]*$/)
    expect(error.message, what).not.toMatch(/select |insert |\bat .*\.ts:|node_modules|postgres/i)
  }
}

/** Of each kind of JSON value one; a field is given those that are not of its own kind. */
const kinds: ReadonlyArray<unknown> = ['text', 3.5, true, null, ['text'], { text: 'text' }]
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

interface Field {
  readonly field: string
  readonly value: unknown
  readonly replaced: (value: unknown) => object
  readonly removed: object
}

/** Every field of a body, those of objects inside it too. */
const fieldsOf = (body: Readonly<Record<string, unknown>>): ReadonlyArray<Field> =>
  Object.entries(body).flatMap(([field, value]): ReadonlyArray<Field> => {
    const { [field]: _left, ...removed } = body
    const replaced = (other: unknown) => ({ ...body, [field]: other })
    const own = { field, value, replaced, removed }
    if (kindOf(value) !== 'object') return [own]
    const inner = fieldsOf(value as Record<string, unknown>).map((nested) => ({
      ...nested,
      replaced: (other: unknown) => replaced(nested.replaced(other)),
      removed: replaced(nested.removed),
    }))
    return [own, ...inner]
  })

/** Null says that there is none yet, or none beside a file: a question of what is stored. */
const nullHere: Readonly<Record<string, ReadonlyArray<string>>> = {
  'PUT /api/{tenantId}/employees/me/toDoList/snoozes': ['until'],
  'PUT /api/{tenantId}/assets/{id}/photo': ['fileId'],
  'PUT /api/{tenantId}/hrDocuments/{id}': ['version', 'content'],
  'POST /api/{tenantId}/certificationtypes': ['version', 'validityMonths'],
  'POST /api/{tenantId}/certifications/{id}/updateExpiry': ['expiryDate'],
  'PUT /api/{tenantId}/company': ['helpEmail', 'replyTo'],
  'POST /api/{tenantId}/checkIns': ['templateId'],
  'POST /api/{tenantId}/checkInSeries': ['reviewerId', 'rhythm'],
  'PUT /api/{tenantId}/checkIns/{id}/items/{itemId}': ['ownerId'],
  'PUT /api/{tenantId}/notifications': ['upTo'],
  'POST /api/{tenantId}/orgChart/vacancies/{id}/act': ['person'],
  'POST /api/{tenantId}/productPlans/subscribe': ['token'],
}

/** What may be left out: of a question about somebody who is not there yet, for one. */
const optionalHere: Readonly<Record<string, ReadonlyArray<string>>> = {
  // Only what is to be another is named.
  'POST /api/{tenantId}/employees/{id}/changeRequests': ['phone'],
  'POST /api/{tenantId}/employees/isEmailAddressInUse': ['exceptEmployeeId'],
  // Without a card there is another refusal.
  'POST /api/{tenantId}/productPlans/subscribe': ['token'],
}

/** Where null is a value of the noun, or text is as good as null. */
const nullable = new Set([
  ...Object.keys(personalColumns),
  ...Object.keys(emergencyColumns),
  ...Object.keys(otherColumns),
  'phone',
  'vision',
  'helpName',
  'helpPhone',
  'senderName',
  'positionTitle',
  'departmentId',
  'reportsTo',
  'startDate',
  'startDay',
  'dueDate',
  'reassignReportsTo',
  'department',
  'category',
  'dueDay',
  'dueInDays',
  'remindEveryDays',
  'tellManagerAfterDays',
  'renewEveryMonths',
  'untilDay',
  'currentLocationId',
  'purchaseDay',
  'cost',
  'warrantyDay',
  'reading',
  'expectedReturnDay',
  'planName',
  'parentId',
])

describe.each(named(inTenant.filter((call) => bodyOf(call, placeholder()) !== undefined)))('%s', (_, call) => {
  const proper = () => bodyOf(call, own) as Record<string, unknown>

  test('wrong kinds, missing, unknown and dangerous fields', async () => {
    const before = await stateOf(server)
    for (const { field, value, replaced, removed } of fieldsOf(proper())) {
      for (const wrong of kinds.filter((kind) => kindOf(kind) !== kindOf(value))) {
        if (wrong === null && nullHere[call.name]?.includes(field)) continue
        if (nullable.has(field) && (wrong === null || (wrong === 'text' && !isId(field)))) continue
        expectRefused(`${field}: ${JSON.stringify(wrong)}`, await send(call, { json: replaced(wrong) }))
      }
      if (!optionalHere[call.name]?.includes(field))
        expectRefused(`without ${field}`, await send(call, { json: removed }))
      if (typeof value !== 'string') continue
      const half = '\ud800'
      for (const wrong of ['\u0000', `${value}\u0000`, `\u0000${value}`, 'x'.repeat(200_000), half, value + half]) {
        expectRefused(`${field}: ${JSON.stringify(wrong.slice(0, 9))}`, await send(call, { json: replaced(wrong) }))
      }
    }
    const extra = ['isAdmin', 'roles', 'tenantId', 'tenant_id', 'createdUtc', 'constructor', 'avatarId', '']
    for (const field of extra) {
      expectRefused(`unknown ${field}`, await send(call, { json: { ...proper(), [field]: ['admin'] } }))
    }
    const text = JSON.stringify(proper())
    expectRefused('__proto__', await sendText(call, `${text.slice(0, -1)},"__proto__":{"isAdmin":true}}`))
    expect(await stateOf(server)).toBe(before)
  })

  test('bodies that are no object, no JSON, too deep, too large, or of another type', async () => {
    const before = await stateOf(server)
    for (const body of [
      'null',
      '[]',
      '"text"',
      '1',
      'true',
      `[${JSON.stringify(proper())}]`,
      '{',
      '{"a":',
      'text',
      '{"a":1}{',
    ]) {
      expectRefused(body.slice(0, 20), await sendText(call, body))
    }
    expectRefused('empty', await sendText(call, ''))
    expectRefused('deep', await sendText(call, '['.repeat(100_000) + ']'.repeat(100_000)))
    expectRefused('deep object', await sendText(call, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`))
    expectRefused('oversize', await send(call, { json: { ...proper(), padding: 'x'.repeat(1_100_000) } }), [413])
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      expectRefused(type, await sendText(call, JSON.stringify(proper()), type), [400, 415])
    }
    expectRefused('multipart', await send(call, { body: aPicture() }), [400, 415])
    expect(await stateOf(server)).toBe(before)
  })
})

describe.each(named(inTenant))('%s', (_, call) => {
  test('with Tenant-Id missing, different or twice: 400 tenant_mismatch', async () => {
    const before = await stateOf(server)
    const wrong = [
      null,
      // Of a path that names none it is the header that says which.
      ...(namesTenant(call) ? [other.tenantId] : []),
      'not-an-id',
      `${own.tenantId}, ${own.tenantId}`,
      `${own.tenantId}, ${other.tenantId}`,
      `${other.tenantId}, ${own.tenantId}`,
    ]
    for (const tenantId of wrong) {
      const answer = await send(call, { ...requestOf(call, own), tenantId })
      expectRefused(`Tenant-Id ${tenantId}`, answer)
      expect(answer.body.errors[0]?.code).toBe('tenant_mismatch')
    }
    expect(await stateOf(server)).toBe(before)
    // No other header chooses a tenant.
    if (call.method === 'GET') {
      const headers = {
        'x-tenant-id': other.tenantId,
        'is-multi-tenant-query': 'true',
        'x-forwarded-host': 'evil.example',
      }
      const answer = await send(call, { ...requestOf(call, own), headers })
      // As the administrator is answered who calls without them.
      expect(answer.status).toBe(policies[call.name]?.who.admin)
      expect(answer.text).not.toContain(other.canary)
    }
    // A reading that is written down as a change is leaves its line.
    if (policies[call.name]?.recorded !== true) expect(await stateOf(server)).toBe(before)
  })

  test('with a token that is expired, forged, of another kind or none at all: 401', async () => {
    const before = await stateOf(server)
    const { tokenFor } = server
    const good = await tokenFor(own.admin.userId)
    const [head = '', payload = '', signature = ''] = good.split('.')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const otherUser = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: other.admin.userId }),
    ).toString('base64url')
    const tokens = [
      await tokenFor(own.admin.userId, { expiresIn: -600 }),
      await tokenFor(own.admin.userId, { issuer: 'https://evil.example' }),
      await tokenFor(own.admin.userId, { audience: 'another' }),
      await tokenFor(own.admin.userId, { type: 'JWT' }),
      `${head}.${otherUser}.${signature}`,
      `${unsigned}.${payload}.`,
      `${head}.${payload}`,
      'nonsense',
      '',
    ]
    for (const token of tokens) {
      const { headers, ...request } = { headers: {}, ...requestOf(call, own) }
      cells += 1
      const answer = await server.ask(pathOf(call, own.tenantId, objectOf(call, own)), {
        ...request,
        tenantId: own.tenantId,
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
      expectRefused('a token', answer, [401])
    }
    expect(await stateOf(server)).toBe(before)
  })

  test('with a path that names no identifiers: never more than 404', async () => {
    const before = await stateOf(server)
    const wrong = [
      'x',
      '1',
      "' or 1=1 --",
      '%00',
      '%F0%28%8C%28',
      '..%2F..%2Fetc',
      'null',
      '00000000-0000-0000-0000-00000000000g',
    ]
    for (const id of wrong) {
      cells += 2
      const asked = { ...requestOf(call, own), as: own.admin.userId }
      const place = pathOf(call, id, objectOf(call, own))
      if (namesTenant(call))
        expectRefused(place, await server.ask(place, { ...asked, tenantId: own.tenantId }), [400, 404])
      if (objectOf(call, own) === undefined) continue
      const object = pathOf(call, own.tenantId, id)
      expectRefused(object, await server.ask(object, { ...asked, tenantId: own.tenantId }), [400, 404, 415])
    }
    expect(await stateOf(server)).toBe(before)
  })
})

/** More than a column of the kind can hold, or nothing a column of the kind can be. */
const tooMuch = [2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e300, -1e300]
const noText = [
  '\u0000',
  'a\u0000b',
  '2147483648',
  '99999999999999999999',
  '9999-99-99T99:99:99Z',
  '2024-02-30',
  '\ud800',
]

describe.each(named(inTenant))('%s', (_, call) => {
  const never5xx = (what: string, { status, text, body }: Answer) => {
    expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
    if (body !== undefined && status !== 204) expect(body.statusCode, what).toBe(status)
  }
  const isVersion = (field: string, value: unknown) =>
    typeof value !== 'string' && /^(?:version|draftVersion|templateVersion|versionNo)$/.test(field)

  test('with values beyond what is stored, in the body: never a 5xx, and never as a version', async () => {
    const proper = bodyOf(call, own)
    if (proper === undefined) return
    for (const { field, value, replaced } of fieldsOf(proper)) {
      const wrong: ReadonlyArray<unknown> =
        typeof value === 'number' ? tooMuch : typeof value === 'string' ? noText : Array.isArray(value) ? [noText] : []
      for (const one of wrong) {
        const answer = await send(call, { json: replaced(one) })
        const what = `${field}: ${JSON.stringify(one)}`
        isVersion(field, value) ? expectRefused(what, answer) : never5xx(what, answer)
      }
    }
  })

  const places = () => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
    const object = objectOf(call, own)
    return [
      ...names
        .filter((name) => name !== 'tenantId')
        .map(
          (name) => (value: string) =>
            pathOf({ ...call, path: call.path.replace(`{${name}}`, value) }, own.tenantId, object),
        ),
      ...queryOf(call).map((name) => (value: string) => `${pathOf(call, own.tenantId, object)}?${name}=${value}`),
    ]
  }

  test('with values beyond what is stored, in the path and behind it: never a 5xx, and no sign that is no text', async () => {
    const asked = { ...requestOf(call, own), as: own.admin.userId, tenantId: own.tenantId }
    for (const place of places()) {
      for (const value of [
        '2147483648',
        '99999999999999999999',
        '-1',
        '1.5',
        'x'.repeat(2_000),
        '%F0%9F%99%88',
        '%ED%A0%80',
      ]) {
        cells += 1
        never5xx(place(value).slice(0, 200), await server.ask(place(value), asked))
      }
      for (const value of ['%00', 'a%00b', '%0A']) {
        cells += 1
        expectRefused(place(value), await server.ask(place(value), asked), [400, 404, 415])
      }
    }
  })

  test('with values beyond what is stored, in the fields of a form: never a 5xx', async () => {
    const form = () => requestOf(call, own).body
    const proper = form()
    if (!(proper instanceof FormData)) return
    for (const [name, value] of [...proper]) {
      for (const one of [
        '\u0000',
        'a\u0000b',
        '2147483648',
        '9999-99-99T99:99:99Z',
        'x'.repeat(5_000),
        '[',
        '[null]',
        '{}',
      ]) {
        const changed = form() as FormData
        if (typeof value === 'string') changed.set(name, one)
        else changed.set(name, value, `${one}.${value.name.split('.').at(-1)}`)
        never5xx(`${name}: ${JSON.stringify(one.slice(0, 40))}`, await send(call, { body: changed }))
      }
    }
  })
})

/** A login, a file, a comment, praise and a category of policies never change, so there is but one version of each. */
const isVersioned = ({ method, path }: Call) =>
  method === 'DELETE' && !/\{(userId|fileId|name)\}|\/(comments|praise)\//.test(path)

describe.each(named(inTenant.filter(isVersioned)))('%s', (_, call) => {
  test('without a version, or with one that is none: 400', async () => {
    for (const version of [undefined, '', '0', '-1', 'x', '*', '"1", "2"', '99999999999', 'W/"1"', '1.5']) {
      const answer = await send(call, { headers: version === undefined ? {} : { 'if-match': version } })
      expectRefused(`If-Match ${version}`, answer)
    }
  })
})

describe.each(named(inTenant.filter(isUpload)))('%s', (_, call) => {
  test('files that are no pictures, too large or not there', async () => {
    const before = await stateOf(server)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const polyglot = Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)')
    const offer = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      send(call, { body: aPicture(name, bytes, uploadFieldOf(call)) })
    // Where drawings are taken at all, one that is nothing but a script is refused as unsafe.
    expectRefused('svg', await offer('me.svg', svg), [415, 422])
    expectRefused('svg as png', await offer('me.png', svg), [415])
    expectRefused('polyglot', await offer('me.gif', polyglot), [415])
    expectRefused('html', await offer('me.png', Buffer.from('<html>')), [415])
    expectRefused('html as svg', await offer('me.svg', Buffer.from('<html>')), [415])
    expectRefused('no ending', await offer('png', png), [415])
    expectRefused('empty', await offer('me.png', Buffer.alloc(0)), [415])
    expectRefused(
      'too large',
      await offer('me.png', Buffer.alloc(/\/(files|images)$/.test(call.path) ? 10_100_000 : 2_100_000)),
      [413],
    )
    expectRefused('another field', await send(call, { body: aPicture('me.png', png, 'avatar') }), [400])
    expectRefused('no file', await send(call, { body: new FormData() }), [400])
    const two = aPicture('me.png', png, uploadFieldOf(call))
    two.append(uploadFieldOf(call) ?? '', new Blob([svg]), 'two.png')
    // Where several are taken, each of them is looked at.
    expectRefused('two files', await send(call, { body: two }), [uploadFieldOf(call) === 'files' ? 415 : 400])
    expectRefused('json', await send(call, { json: { file: 'x' } }), [400, 415])
    expectRefused(
      'cut',
      await sendText(call, '--b\r\nContent-Disposition: form-data; name="file"', 'multipart/form-data; boundary=b'),
      [400],
    )
    expectRefused('no boundary', await sendText(call, 'x', 'multipart/form-data'), [400, 415])
    expect(await stateOf(server)).toBe(before)
  })
})

test('unknown routes answer in the wrapper, with and without a token', async () => {
  for (const path of [
    '/api/nothing',
    `/api/${own.tenantId}`,
    `/api/${own.tenantId}/nothing`,
    '/api/',
    `/api/${own.tenantId}/employees/x/y/z`,
  ]) {
    cells += 2
    expectRefused(path, await server.ask(path, { as: own.admin.userId, tenantId: own.tenantId }), [404])
    expectRefused(path, await server.ask(path, { tenantId: null }), [404])
  }
})

test('a wrong method answers in the wrapper', async () => {
  for (const method of ['PATCH', 'DELETE', 'PUT']) {
    cells += 1
    expectRefused(
      method,
      await server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.admin.userId, method }),
      [404, 405],
    )
  }
})

const isId = (field: string) =>
  ['departmentId', 'reportsTo', 'reassignReportsTo', 'department', 'startDate'].includes(field)

/** Only to ask which calls have a body; their contents are made of the real world. */
function placeholder(): World {
  return {
    items: {},
    target: {},
    manager: {},
    secondAdmin: {},
    colleague: {},
    featureHolder: {},
    managerOfOthers: {},
    others: {},
    assets: {},
    checkIns: {},
    reviews: {},
  } as unknown as World
}

/**
 * Identity belongs to its owner: actor × membership × account state × call, over the whole pipeline. Each cell says what is
 * answered, and what of the account may be different afterwards; everything else of it is compared. The administrator is
 * that of the only client, of one of two, of one that has only invited, or of one that has nothing to do with the account,
 * by where the person belongs. What they are told of an address that has an account elsewhere is compared with what they
 * are told of a new one, word by word.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmployeeId, UserId } from '../../../src/domain/kernel/ids.ts'
import { attemptKey } from '../../../src/server/identity/attempts.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { type Answer, type Ask, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const accountStates = ['active', 'second factor', 'provisional', 'locked', 'disabled'] as const
type AccountState = (typeof accountStates)[number]

/** Where the person belongs, seen from the client whose people act. */
const memberships = [
  'no login, new address',
  'no login, account elsewhere',
  'invited, new address',
  'invited, account elsewhere',
  'here alone',
  'here, invited elsewhere',
  'here and elsewhere',
] as const
type Membership = (typeof memberships)[number]

interface Subject {
  readonly employeeId: EmployeeId
  readonly email: string
  /** The account of the address, if it has one. */
  readonly account: UserId | null
  /** What an administrator here calls the login. */
  readonly login: string
}

let count = 0

/** Somebody in that position, reporting to the manager. */
const somebody = async (membership: Membership, state: AccountState): Promise<Subject> => {
  count += 1
  const email = `somebody${count}@people.example`
  const employeeId = await employed(own, email)
  const account = membership.endsWith('new address') ? null : await anAccount(email, state)
  if (account !== null && membership.startsWith('here')) await joined(own, employeeId, account)
  if (account !== null && membership.endsWith('elsewhere')) {
    const there = await employed(other, email)
    if (membership === 'here, invited elsewhere') await invited(other, there)
    else await joined(other, there, account)
  }
  const login = membership.startsWith('invited') ? await invited(own, employeeId) : (account ?? newId<UserId>())
  return { employeeId, email, account, login }
}

const employed = async (world: World, email: string): Promise<EmployeeId> => {
  const id = newId<EmployeeId>()
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, last_name, email, reports_to)
     values ($1, $2, 'Robin', 'Example', $3, $4)`,
    [world.tenantId, id, email, world.manager.employeeId],
  )
  return id
}

const invited = async (world: World, employeeId: EmployeeId): Promise<string> => {
  const answer = await server.ask(`/api/users/${world.tenantId}`, { as: world.admin.userId, json: { employeeId } })
  return (answer.body.data as { userId: string }).userId
}

const joined = (world: World, employeeId: EmployeeId, userId: UserId) =>
  rows(server, 'insert into memberships (tenant_id, employee_id, user_id) values ($1, $2, $3)', [
    world.tenantId,
    employeeId,
    userId,
  ])

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const anAccount = async (email: string, state: AccountState): Promise<UserId> => {
  const id = newId<UserId>()
  await rows(
    server,
    `insert into identity.users (id, email, display_name, password_hash, email_proved_utc, totp_secret, disabled,
       password_is_provisional)
     values ($1, $2, 'Robin Example', 'their own', case when not $5::boolean then now() end, $3, $4, $5)`,
    [id, email, state === 'second factor' ? secret : null, state === 'disabled', state === 'provisional'],
  )
  if (state === 'locked')
    await rows(
      server,
      `insert into identity.attempts (key, failures, locked_until_utc) values ($1, 100, now() + interval '1 hour')`,
      [attemptKey('account', email).key],
    )
  await rows(
    server,
    `insert into identity.oidc_payload (model, id, payload, account_id, expires_utc)
     values ('Session', $1, '{}', $2, now() + interval '1 hour')`,
    [newId(), id],
  )
  return id
}

/** Everything that is the owner's: account, lock-out, sessions, codes, where else they belong. */
const ownersOf = async ({ account, email }: Subject) => {
  const [found] = await rows<{ user: Record<string, unknown> | null; rest: object }>(
    server,
    `select (select to_jsonb(u) from identity.users u where u.id = $1) as user, jsonb_build_object(
       'attempts', (select jsonb_agg(a) from identity.attempts a where a.key = $2),
       'sessions', (select jsonb_agg(p) from identity.oidc_payload p where p.account_id = $1::text),
       'identities', (select jsonb_agg(i) from identity.user_identities i where i.user_id = $1),
       'memberships', (select jsonb_agg(m) from memberships m where m.user_id = $1 and m.tenant_id <> $3)) as rest`,
    [account, attemptKey('account', email).key, own.tenantId],
  )
  return { user: found?.user ?? null, rest: found?.rest, ended: server.endedSessions.includes(String(account)) }
}

type CallName = keyof typeof calls

const about = (rest: string) => `/api/${own.tenantId}/employees/${rest}`

const calls = {
  read: ({ employeeId }: Subject) => [about(`${employeeId}/userAccount`), {}],
  invite: ({ employeeId }: Subject) => [`/api/users/${own.tenantId}`, { json: { employeeId } }],
  requireTwoFactor: ({ employeeId }: Subject) => [about(`${employeeId}/setMFA`), { json: true }],
  dropTwoFactor: ({ employeeId }: Subject) => [about(`${employeeId}/setMFA`), { json: false }],
  resetTwoFactor: ({ employeeId }: Subject) => [about(`${employeeId}/resetMFASettings`), { method: 'POST' }],
  setPassword: ({ employeeId, login }: Subject) => [
    `/api/${own.tenantId}/users/${login}/updatepassword`,
    { json: { password: 'seven quiet wombats', employeeId, notifyEmployee: true } },
  ],
  removeLogin: ({ employeeId, login }: Subject) => [
    `/api/users/${own.tenantId}/${employeeId}/${login}`,
    { method: 'DELETE' },
  ],
  deactivate: ({ employeeId }: Subject) => [
    about(`${employeeId}/profile/work`),
    {
      method: 'PUT',
      json: {
        version: 1,
        positionTitle: null,
        departmentId: null,
        reportsTo: own.manager.employeeId,
        startDate: null,
        isActive: false,
        hideFromEmployeeDirectory: false,
      },
    },
  ],
  terminate: ({ employeeId }: Subject) => [
    about(`${employeeId}/terminate`),
    {
      method: 'PUT',
      json: { version: 1, date: '2024-03-01', reason: 'Moved away', notes: '', reassignReportsTo: null },
    },
  ],
  remove: ({ employeeId }: Subject) => [about(employeeId), { method: 'DELETE', headers: { 'if-match': '"1"' } }],
  // The last, for a manager may do it to somebody without a login.
  changeAddress: ({ employeeId, email }: Subject) => [
    about(`${employeeId}/profile/basicInfo`),
    {
      method: 'PUT',
      json: { version: 1, firstName: 'Robin', lastName: 'Example', email: `new.${email}`, phone: null },
    },
  ],
} satisfies Record<string, (subject: Subject) => [path: string, ask: Ask]>

const make = (name: CallName, subject: Subject, as?: string): Promise<Answer> => {
  const [path, ask] = calls[name](subject) as [string, Ask]
  return server.ask(path, { ...ask, ...(as === undefined ? {} : { as }) })
}

// ── An administrator of the client ──────────────────────────────────────────────────────────────────────────────────

/** In the order of `memberships`. */
const answers: Record<CallName, readonly [string, string, string, string, string, string, string]> = {
  read: ['204', '204', '200', '200', '200', '200', '200'],
  invite: ['200', '200', '200', '200', '409 has_login', '409 has_login', '409 has_login'],
  requireTwoFactor: ['422 no_login', '422 no_login', '200', '200', '200', '200', '200'],
  dropTwoFactor: ['422 no_login', '422 no_login', '200', '200', '200', '200', '200'],
  resetTwoFactor: [
    '422 no_login',
    '422 no_login',
    '422 no_two_factor',
    '422 no_two_factor',
    'own',
    'own',
    '403 works_elsewhere',
  ],
  setPassword: [
    '404 not_found',
    '404 not_found',
    '422 not_accepted',
    '422 not_accepted',
    '200',
    '200',
    '403 works_elsewhere',
  ],
  removeLogin: ['404 not_found', '404 not_found', '200', '200', '200', '200', '200'],
  changeAddress: ['200', '200', '200', '200', '200', '200', '200'],
  deactivate: ['200', '200', '200', '200', '200', '200', '200'],
  terminate: ['200', '200', '200', '200', '200', '200', '200'],
  remove: ['200', '200', '200', '200', '200', '200', '200'],
}

/** What an administrator of the only client somebody belongs to may change of the account; of nobody else, nothing. */
const changed: Partial<Record<CallName, 'password' | 'secondFactor' | 'gone' | 'sessions'>> = {
  dropTwoFactor: 'secondFactor',
  resetTwoFactor: 'secondFactor',
  setPassword: 'password',
  removeLogin: 'gone',
  deactivate: 'sessions',
  terminate: 'gone',
  remove: 'gone',
}

const names = Object.keys(calls) as ReadonlyArray<CallName>
const ofTwoFactor = (state: AccountState) => (state === 'second factor' ? '200' : '422 no_two_factor')

describe.each(memberships)('%s: an administrator', (membership) => {
  const states = membership.endsWith('new address') ? (['active'] as const) : accountStates
  const at = memberships.indexOf(membership)
  const isOnlyHere = membership === 'here alone' || membership === 'here, invited elsewhere'

  describe.each(states)('%s', (state) => {
    test.each(names)('%s', async (name) => {
      const subject = await somebody(membership, state)
      const before = await ownersOf(subject)
      const expected = answers[name][at] === 'own' ? ofTwoFactor(state) : answers[name][at]
      expect(codeOf(await make(name, subject, own.admin.userId))).toBe(expected)

      const after = await ownersOf(subject)
      const change = isOnlyHere && expected === '200' ? changed[name] : undefined
      if (change === 'gone') return expect(after.user).toBeNull()
      expect(after.rest).toEqual(before.rest)
      expect(after.ended).toBe(
        change === 'password' || change === 'sessions' || (name === 'resetTwoFactor' && change !== undefined),
      )
      expect(after.user).toEqual(
        change === 'password'
          ? {
              ...before.user,
              password_hash: expect.stringMatching(/^\$argon2id/),
              password_is_provisional: true,
              email_proved_utc: null,
            }
          : change === 'secondFactor'
            ? { ...before.user, totp_secret: null, totp_last_step: 0 }
            : before.user,
      )
    })
  })
})

// ── Everybody else ──────────────────────────────────────────────────────────────────────────────────────────────────

type Actor = 'owner' | 'manager' | 'colleague' | 'admin of another client' | 'stranger' | 'anonymous'

const actors: Record<Actor, (subject: Subject) => string | undefined> = {
  owner: ({ account }) => account ?? newId(),
  manager: () => own.manager.userId,
  colleague: () => own.colleague.userId,
  'admin of another client': () => other.admin.userId,
  stranger: () => newId(),
  anonymous: () => undefined,
}

/** Of somebody with a login here that is in use. */
const refusals: Record<CallName, Record<'owner' | 'manager' | 'colleague', string>> = {
  read: { owner: '403 admin_only', manager: '403 admin_only', colleague: '404 not_found' },
  invite: { owner: '403 admin_only', manager: '403 admin_only', colleague: '403 admin_only' },
  requireTwoFactor: { owner: '403 admin_only', manager: '403 admin_only', colleague: '404 not_found' },
  dropTwoFactor: { owner: '403 admin_only', manager: '403 admin_only', colleague: '404 not_found' },
  resetTwoFactor: { owner: '403 admin_only', manager: '403 admin_only', colleague: '404 not_found' },
  setPassword: { owner: '403 admin_only', manager: '403 admin_only', colleague: '403 admin_only' },
  removeLogin: { owner: '403 admin_only', manager: '403 admin_only', colleague: '403 admin_only' },
  changeAddress: { owner: '403 own_record', manager: '403 sign_in_address', colleague: '404 not_found' },
  deactivate: { owner: '403 own_record', manager: '403 admin_only', colleague: '404 not_found' },
  terminate: { owner: '403 admin_only', manager: '403 admin_only', colleague: '404 not_found' },
  remove: { owner: '403 admin_only', manager: '403 admin_only', colleague: '404 not_found' },
}

const outside: Record<'admin of another client' | 'stranger' | 'anonymous', string> = {
  'admin of another client': '404 not_found',
  stranger: '404 not_found',
  anonymous: '401 signed_out',
}

/** The owner of an account that is not a member here is a stranger here. */
const isMember = (membership: Membership) => membership.startsWith('here')

const refusalOf = (actor: Actor, name: CallName, membership: Membership): string => {
  if (actor === 'owner') return isMember(membership) ? refusals[name].owner : outside.stranger
  if (actor !== 'manager' && actor !== 'colleague') return outside[actor]
  // Without a login there is only an address, which a manager may change.
  if (actor === 'manager' && name === 'changeAddress' && membership.startsWith('no login')) return '200'
  return refusals[name][actor]
}

describe.each(memberships)('%s: nobody else', (membership) => {
  test.each(Object.keys(actors) as ReadonlyArray<Actor>)('%s', async (actor) => {
    const subject = await somebody(membership, 'second factor')
    const before = await ownersOf(subject)
    for (const name of names) {
      const answer = await make(name, subject, actors[actor](subject))
      expect(`${name} ${codeOf(answer)}`).toBe(`${name} ${refusalOf(actor, name, membership)}`)
    }
    expect(await ownersOf(subject)).toEqual(before)
  })
})

// ── Told apart ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Without what differs from one person to the next. */
const plain = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/somebody\d+@/g, 'ADDRESS@')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'INSTANT')
    .replaceAll(/"id":"?\d+"?/g, '"id":N')
    .replaceAll(/[\w-]{43}/g, 'TOKEN')

/** All that an administrator can look at afterwards. */
const seenBy = async (subject: Subject): Promise<ReadonlyArray<string>> => {
  const as = own.admin.userId
  const paths = [
    about(`${subject.employeeId}/userAccount`),
    about(subject.employeeId),
    about(`${subject.employeeId}/audit`),
    about(`${subject.employeeId}/timeline`),
    about(`${subject.employeeId}/handover`),
  ]
  const answers = await Promise.all(paths.map((path) => server.ask(path, { as })))
  const mails = await rows<{ mail: string }>(
    server,
    `select recipient || ' ' || subject || ' ' || body as mail from mail.outbox
     where tenant_id = $1 and recipient like '%' || $2 order by created_utc, key`,
    [own.tenantId, subject.email],
  )
  return [...answers.map(({ status, text }) => `${status} ${text}`), ...mails.map(({ mail }) => mail)].map(plain)
}

const everything = async (before: 'no login' | 'invited', state: AccountState | null) => {
  const kind = state === null ? ('new address' as const) : ('account elsewhere' as const)
  const codeOf: Record<string, ReadonlyArray<string>> = {}
  for (const name of names) {
    const subject = await somebody(`${before}, ${kind}`, state ?? 'active')
    const answer = await make(name, subject, own.admin.userId)
    const again = await make('invite', subject, own.admin.userId)
    const texts = [answer, again].map(({ status, text }) => plain(`${status} ${text}`))
    codeOf[name] = [...texts, ...(await seenBy(subject))]
    if (subject.account !== null) {
      const all = JSON.stringify([answer.text, again.text])
      expect(all).not.toContain(subject.account)
    }
  }
  return codeOf
}

describe.each(['no login', 'invited'] as const)('%s: what an administrator is told', (before) => {
  let ofNewAddress: Record<string, ReadonlyArray<string>>
  beforeAll(async () => {
    ofNewAddress = await everything(before, null)
  })
  test.each(accountStates)('is that of a new address where the account elsewhere is %s', async (state) => {
    expect(await everything(before, state)).toEqual(ofNewAddress)
  })
})

test('an invitation elsewhere keeps nobody’s own administrators from helping, and is no client to enter', async () => {
  const subject = await somebody('here, invited elsewhere', 'second factor')
  const account = await make('read', subject, own.admin.userId)
  expect(account.body.data).toMatchObject({ worksElsewhere: false })
  const me = await server.ask('/api/users', { as: String(subject.account), tenantId: null })
  expect((me.body.data as { tenants: { id: string }[] }).tenants.map(({ id }) => id)).toEqual([own.tenantId])
  expect((await server.ask(`/api/${other.tenantId}/employeeMini`, { as: String(subject.account) })).status).toBe(404)
  expect(me.text).not.toContain(other.canary)
})

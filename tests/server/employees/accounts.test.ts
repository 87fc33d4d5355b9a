import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { statusAndCode } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

interface Account {
  readonly userId: string
  readonly email: string
  readonly state: string
  readonly worksElsewhere: boolean
}

const by = (person: Person = own.admin) => ({ as: person.userId })
const about = (id: string, rest: string, world = own) => `/api/${world.tenantId}/employees/${id}/${rest}`
const accountOf = async (id: string, world = own): Promise<Account | null> => {
  const answer = await server.ask(about(id, 'userAccount', world), { as: world.admin.userId })
  return answer.status === 204 ? null : (answer.body.data as Account)
}
const createLogin = (employeeId: string, world = own) =>
  server.ask(`/api/users/${world.tenantId}`, { as: world.admin.userId, json: { employeeId } })
const removeLogin = (employeeId: string, userId: string, as: Person = own.admin) =>
  server.ask(`/api/users/${own.tenantId}/${employeeId}/${userId}`, { ...by(as), method: 'DELETE' })
const setPassword = (userId: string, employeeId: string, over: object = {}) =>
  server.ask(`/api/${own.tenantId}/users/${userId}/updatepassword`, {
    ...by(),
    json: { password: 'seven quiet wombats', employeeId, notifyEmployee: false, ...over },
  })
const setTwoFactor = (id: string, isRequired: boolean) => server.ask(about(id, 'setMFA'), { ...by(), json: isRequired })
const resetTwoFactor = (id: string) => server.ask(about(id, 'resetMFASettings'), { ...by(), method: 'POST' })
const setAdmin = (id: string, isAdmin: boolean, version = 1, as: Person = own.admin) =>
  server.ask(about(id, 'setAdminPrivileges'), { ...by(as), method: 'PUT', json: { version, isAdmin } })

interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}
const mailTo = (recipient: string) =>
  rows<Mail>(server, 'select recipient, subject, body from mail.outbox where recipient = $1 order by created_utc', [
    recipient,
  ])
const user = async (userId: string) => {
  const [row] = await rows<{ hash: string | null; provisional: boolean; proved: boolean; totp: string | null }>(
    server,
    `select password_hash as hash, password_is_provisional as provisional, email_proved_utc is not null as proved,
       totp_secret as totp from identity.users where id = $1`,
    [userId],
  )
  return row
}
/** The same person, employed by the other client as well. */
const alsoElsewhere = (userId: string) =>
  rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and user_id = $3', [
    userId,
    other.tenantId,
    other.target.userId,
  ])

describe('6 A login can be created (POST /api/users/{tenantId})', () => {
  it('for somebody without one: an invitation, and a one-time link by mail; nobody is in before they accept', async () => {
    expect((await server.ask(about(own.hidden, 'userAccount'), by())).status).toBe(204)
    const answer = await createLogin(own.hidden)
    const email = `hana@${own.canary}.example`
    expect(answer.body.data).toMatchObject({ email, state: 'invited', invitation: { mail: 'waiting' } })
    expect(await accountOf(own.hidden)).toEqual(answer.body.data)
    const [mail] = await mailTo(email)
    expect(mail?.subject).toBe(`${own.canary} invites you to Tenure`)
    expect(mail?.body).toMatch(/^http:\/\/localhost:4000\/idp-ui\/invitation\/[\w-]{43}$/m)
    const { userId } = answer.body.data as Account
    expect(await user(userId)).toBeUndefined()
    expect(await auditOf(server, own)).toMatchObject([{ action: 'invited', kind: 'account', id: userId }])
    expect((await server.ask('/api/users', { as: userId, tenantId: null })).body.data).toMatchObject({ tenants: [] })
    expect((await server.ask(`/api/${own.tenantId}/employees/${own.hidden}`, by(own.manager))).body.data).toMatchObject(
      {
        hasLogin: true,
        loginState: 'invited',
      },
    )
  })

  it('asked again before it is used, sends a new link, and the old one is void', async () => {
    await createLogin(own.hidden)
    expect((await createLogin(own.hidden)).status).toBe(200)
    const mails = await mailTo(`hana@${own.canary}.example`)
    expect(new Set(mails.map(({ body }) => body)).size).toBe(2)
    expect(await rows(server, 'select 1 from identity.invitations where tenant_id = $1', [own.tenantId])).toHaveLength(
      1,
    )
  })

  it('not for somebody who uses theirs, nor for somebody who is inactive, nor at an address another uses here', async () => {
    await rows(server, 'update identity.users set email = $1 where id = $2', [
      `HANA@${own.canary}.example`,
      own.target.userId,
    ])
    const before = await stateOf(server)
    expect(statusAndCode(await createLogin(own.target.employeeId))).toEqual([409, 'has_login'])
    expect(statusAndCode(await createLogin(own.inactive))).toEqual([422, 'not_active'])
    expect(statusAndCode(await createLogin(own.hidden))).toEqual([409, 'address_taken'])
    expect(statusAndCode(await createLogin(other.target.employeeId))).toEqual([404, 'not_found'])
    expect(await stateOf(server)).toBe(before)
  })

  it('declined by its reader: the administrator is told, and may ask again', async () => {
    const { userId } = (await createLogin(own.hidden)).body.data as Account
    await rows(server, 'update identity.invitations set declined_utc = now() where id = $1', [userId])
    expect(await accountOf(own.hidden)).toMatchObject({ state: 'invited', isDeclined: true, invitation: null })
    expect((await createLogin(own.hidden)).body.data).toMatchObject({
      isDeclined: false,
      invitation: { mail: 'waiting' },
    })
  })
})

describe('6 its password updated, optionally notifying the employee (POST users/{userId}/updatepassword)', () => {
  it('is good for one sign-in, ends every session, and tells the person only when asked to', async () => {
    const { userId, employeeId } = own.target
    const address = `${userId}@${own.canary}.example`
    expect((await setPassword(userId, employeeId)).body.data).toMatchObject({
      state: 'active',
      isPasswordProvisional: true,
    })
    expect(await user(userId)).toMatchObject({
      hash: expect.stringMatching(/^\$argon2id/),
      provisional: true,
      proved: false,
    })
    expect(server.endedSessions).toContain(userId)
    expect(await mailTo(address)).toEqual([])
    await setPassword(userId, employeeId, { notifyEmployee: true })
    const [mail] = await mailTo(address)
    expect(mail?.subject).toBe('Your Tenure password was changed')
    expect(mail?.body).not.toContain('seven quiet wombats')
    const audit = await auditOf(server, own)
    expect(audit).toMatchObject([
      { action: 'updated', kind: 'account', id: userId, fields: ['password'] },
      { action: 'updated', kind: 'account', id: userId, fields: ['password'] },
    ])
  })

  it('is of the length the person needs, and nothing that is guessed', async () => {
    const { userId, employeeId } = own.colleague
    const before = await user(userId)
    expect(statusAndCode(await setPassword(userId, employeeId, { password: 'too short' }))).toEqual([
      422,
      'password_too_short',
    ])
    expect(statusAndCode(await setPassword(userId, employeeId, { password: 'x7'.repeat(70) }))).toEqual([
      422,
      'password_too_long',
    ])
    expect(statusAndCode(await setPassword(userId, employeeId, { password: 'passwordpassword' }))).toEqual([
      422,
      'password_common',
    ])
    expect(await user(userId)).toEqual(before)
    // Beside a one-time code eight characters are enough.
    expect((await setPassword(own.target.userId, own.target.employeeId, { password: '8 quiet!' })).status).toBe(200)
  })

  it('is nothing one gives to somebody who has not accepted their invitation', async () => {
    const { userId } = (await createLogin(own.hidden)).body.data as Account
    const before = await stateOf(server)
    expect(statusAndCode(await setPassword(userId, own.hidden))).toEqual([422, 'not_accepted'])
    expect(await stateOf(server)).toBe(before)
  })

  it('needs the user and the employee to be the same person', async () => {
    const { target, colleague } = own
    for (const [userId, employeeId] of [
      [target.userId, colleague.employeeId],
      [colleague.userId, target.employeeId],
      [other.target.userId, target.employeeId],
      [other.target.userId, other.target.employeeId],
      [newId(), target.employeeId],
      [target.userId, own.hidden],
    ] as const) {
      expect(statusAndCode(await setPassword(userId, employeeId))).toEqual([404, 'not_found'])
    }
  })
})

describe('6 and removed (DELETE /api/users/{tenantId}/{employeeId}/{userId})', () => {
  it('ends membership, account and sessions; the person stays', async () => {
    const { userId, employeeId } = own.target
    expect((await removeLogin(employeeId, userId)).status).toBe(200)
    expect(await accountOf(employeeId)).toBeNull()
    expect(await user(userId)).toBeUndefined()
    expect(server.endedSessions).toContain(userId)
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: userId })).status).toBe(404)
    expect((await server.ask(`/api/${own.tenantId}/employees/${employeeId}`, by())).body.data).toMatchObject({
      hasLogin: false,
      isActive: true,
    })
    expect(await auditOf(server, own)).toMatchObject([{ action: 'removed', kind: 'account', id: userId }])
  })

  it('an unused invitation goes with it', async () => {
    const { userId } = (await createLogin(own.hidden)).body.data as Account
    await removeLogin(own.hidden, userId)
    expect(await rows(server, 'select 1 from identity.invitations where id = $1', [userId])).toEqual([])
    expect(await accountOf(own.hidden)).toBeNull()
  })

  it('names the employee and the user of one login; nobody removes their own', async () => {
    const { target, colleague, admin } = own
    const before = await stateOf(server)
    expect(statusAndCode(await removeLogin(target.employeeId, colleague.userId))).toEqual([404, 'not_found'])
    expect(statusAndCode(await removeLogin(other.target.employeeId, other.target.userId))).toEqual([404, 'not_found'])
    expect(statusAndCode(await removeLogin(admin.employeeId, admin.userId))).toEqual([403, 'own_login'])
    expect(await stateOf(server)).toBe(before)
  })
})

describe('6 Two-factor authentication can be enabled or reset', () => {
  it('enabled: asked for from the next sign-in on; disabled: what was set up is gone', async () => {
    const { employeeId, userId } = own.colleague
    expect((await setTwoFactor(employeeId, true)).body.data).toMatchObject({
      isTwoFactorRequired: true,
      isTwoFactorSetUp: false,
    })
    expect(statusAndCode(await resetTwoFactor(employeeId))).toEqual([422, 'no_two_factor'])
    await rows(server, `update identity.users set totp_secret = 'JBSWY3DPEHPK3PXP' where id = $1`, [userId])
    expect((await setTwoFactor(employeeId, true)).body.data).toMatchObject({ isTwoFactorSetUp: true })
    expect((await setTwoFactor(employeeId, false)).body.data).toMatchObject({
      isTwoFactorRequired: false,
      isTwoFactorSetUp: false,
    })
    expect(await auditOf(server, own)).toHaveLength(3)
  })

  it('reset: the lost app opens nothing any more, and its holder is signed out', async () => {
    const { employeeId, userId } = own.target
    await setTwoFactor(employeeId, true)
    expect((await resetTwoFactor(employeeId)).body.data).toMatchObject({
      isTwoFactorRequired: true,
      isTwoFactorSetUp: false,
    })
    expect(server.endedSessions).toContain(userId)
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'reset', fields: ['twoFactor'] })
  })

  it('is nothing one takes from oneself, but may ask of oneself', async () => {
    const { employeeId } = own.admin
    expect(statusAndCode(await setTwoFactor(employeeId, false))).toEqual([403, 'own_login'])
    expect(statusAndCode(await resetTwoFactor(employeeId))).toEqual([403, 'own_login'])
    expect((await setTwoFactor(employeeId, true)).status).toBe(200)
  })

  it('is proved before the client is entered, by a sign-in that is under way too', async () => {
    const { employeeId, userId } = own.colleague
    const enter = (hasSecondFactor: boolean) =>
      server.ask(`/api/${own.tenantId}/employeeMini`, { as: userId, hasSecondFactor })
    expect((await enter(false)).status).toBe(200)
    await setTwoFactor(employeeId, true)
    expect(statusAndCode(await enter(false))).toEqual([403, 'second_factor_needed'])
    expect((await enter(true)).status).toBe(200)
    await setTwoFactor(employeeId, false)
    expect((await enter(false)).status).toBe(200)
  })

  it('is asked of somebody who is only invited, too', async () => {
    await createLogin(own.hidden)
    expect((await setTwoFactor(own.hidden, true)).body.data).toMatchObject({
      state: 'invited',
      isTwoFactorRequired: true,
    })
    expect(statusAndCode(await resetTwoFactor(own.hidden))).toEqual([422, 'no_two_factor'])
    expect((await createLogin(own.hidden)).body.data).toMatchObject({ isTwoFactorRequired: true })
  })

  it('of somebody without a login: there is nothing to set', async () => {
    expect(statusAndCode(await setTwoFactor(own.hidden, true))).toEqual([422, 'no_login'])
  })
})

describe('an account that opens another client too', () => {
  beforeEach(() => alsoElsewhere(own.target.userId))

  it('is out of reach of either administrator, who are told so in a sentence', async () => {
    const { employeeId, userId } = own.target
    const before = await user(userId)
    for (const answer of [await setPassword(userId, employeeId), await resetTwoFactor(employeeId)]) {
      expect(statusAndCode(answer)).toEqual([403, 'works_elsewhere'])
      expect(answer.body.message).toContain('another company')
      expect(answer.text).not.toContain(other.canary)
    }
    expect(await user(userId)).toEqual(before)
    expect(server.endedSessions).not.toContain(userId)
    expect(await auditOf(server, own)).toEqual([])
  })

  it('enters this client with a second factor where its administrator says so, and the other one as before', async () => {
    const { employeeId, userId } = own.target
    const before = await user(userId)
    const enter = (world: World) => server.ask(`/api/${world.tenantId}/employeeMini`, { as: userId })
    expect((await setTwoFactor(employeeId, true)).body.data).toMatchObject({ isTwoFactorRequired: true })
    expect(statusAndCode(await enter(own))).toEqual([403, 'second_factor_needed'])
    expect((await enter(other)).status).toBe(200)
    expect(await accountOf(other.target.employeeId, other)).toMatchObject({ isTwoFactorRequired: false })
    // What the other client may rely on as well is not taken away.
    expect((await setTwoFactor(employeeId, false)).status).toBe(200)
    expect(await user(userId)).toEqual(before)
  })

  it('stays signed in to the other client when their work here ends', async () => {
    const { employeeId, userId } = own.target
    const { version } = (await server.ask(about(employeeId, '').slice(0, -1), by())).body.data as { version: number }
    const json = { version, date: '2024-03-01', reason: 'Moved', notes: '', reassignReportsTo: null }
    expect((await server.ask(about(employeeId, 'terminate'), { ...by(), method: 'PUT', json })).status).toBe(200)
    expect(server.endedSessions).not.toContain(userId)
    expect(await user(userId)).toBeDefined()
  })

  it('loses this membership and nothing else', async () => {
    const { employeeId, userId } = own.target
    expect((await removeLogin(employeeId, userId)).status).toBe(200)
    expect(await user(userId)).toBeDefined()
    expect((await server.ask('/api/users', { as: userId, tenantId: null })).body.data).toMatchObject({
      tenants: [{ id: other.tenantId }],
    })
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: userId })).status).toBe(404)
    expect(server.endedSessions).not.toContain(userId)
  })
})

describe('6 admin privileges can be set (PUT setAdminPrivileges)', () => {
  it('given and taken back; the record counts up and says so', async () => {
    const given = await setAdmin(own.target.employeeId, true)
    expect(given.body.data).toMatchObject({ isAdmin: true, version: 2 })
    expect((await server.ask(about(own.colleague.employeeId, 'userAccount'), by(own.target))).status).toBe(200)
    expect((await setAdmin(own.target.employeeId, false, 2)).body.data).toMatchObject({ isAdmin: false, version: 3 })
    expect(statusAndCode(await server.ask(about(own.target.employeeId, 'userAccount'), by(own.target)))).toEqual([
      403,
      'admin_only',
    ])
    expect(await auditOf(server, own)).toMatchObject([
      { kind: 'account', fields: ['isAdmin'] },
      { kind: 'account', fields: ['isAdmin'] },
    ])
  })

  it('2.6 the notes of the confirmation stand in the record of changes, and nothing where none were written', async () => {
    const withNotes = (notes: string, isAdmin: boolean, version: number) =>
      server.ask(about(own.target.employeeId, 'setAdminPrivileges'), {
        ...by(),
        method: 'PUT',
        json: { version, isAdmin, notes },
      })
    expect((await withNotes('  While Nia is away  ', true, 1)).status).toBe(200)
    expect((await withNotes(' ', false, 2)).status).toBe(200)
    const kept = await rows<{ fields: string[]; values: object[] }>(
      server,
      'select fields, values from audit_entries where tenant_id = $1 order by id',
      [own.tenantId],
    )
    expect(kept).toEqual([
      {
        fields: ['isAdmin', 'notes'],
        values: [
          { field: 'isAdmin', before: 'no', after: 'yes' },
          { field: 'notes', before: null, after: 'While Nia is away' },
        ],
      },
      { fields: ['isAdmin'], values: [{ field: 'isAdmin', before: 'yes', after: 'no' }] },
    ])
    expect(statusAndCode(await withNotes('x'.repeat(1_001), true, 3))[0]).toBe(400)
    expect(statusAndCode(await withNotes('\u0000', true, 3))[0]).toBe(400)
  })

  test('the last active admin keeps it, no matter who asks, and two who take it from each other cannot both succeed', async () => {
    const { admin, secondAdmin } = own
    const answers = await Promise.all([
      setAdmin(secondAdmin.employeeId, false),
      setAdmin(admin.employeeId, false, 1, secondAdmin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    const left = answers[0].status === 200 ? admin : secondAdmin
    expect(statusAndCode(await setAdmin(left.employeeId, false, 1, left))).toEqual([422, 'last_admin'])
  })

  test('a stale version changes nothing, and an inactive person does not become one', async () => {
    expect(statusAndCode(await setAdmin(own.target.employeeId, true, 7))).toEqual([409, 'changed_meanwhile'])
    expect(statusAndCode(await setAdmin(own.inactive, true))).toEqual([422, 'not_active'])
  })
})

describe('GET employees/{id}/handover: what still stands out with somebody who leaves', () => {
  it('lists reports, positions to approve, check-ins, reviews, goals, policies and assets that are theirs alone to finish', async () => {
    const answer = await server.ask(about(own.manager.employeeId, 'handover'), by())
    expect(answer.body.data).toEqual([
      { kind: 'reports', count: 2, names: [`Eve ${own.canary}`, `Hana ${own.canary}`] },
      { kind: 'positions', count: 1, names: [`${own.canary} Clerk (Eve ${own.canary})`] },
      {
        kind: 'checkIns',
        count: 2,
        names: Array.from({ length: 2 }, () => `${own.canary} check-in (Eve ${own.canary})`),
      },
      {
        kind: 'reviews',
        count: 3,
        names: ['discussing (Cleo', 'submitted (Cleo', 'writing (Eve'].map(
          (name) => `${own.canary} ${name} ${own.canary})`,
        ),
      },
      { kind: 'policies', count: 1, names: [`${own.canary} code of conduct`] },
    ])
    await rows(
      server,
      `insert into goals (tenant_id, id, employee_id, title, state, progress)
       select $1, gen_random_uuid(), $2, title, state, '{"kind":"percent","start":0,"current":0,"target":100,"unit":""}'
       from (values ('Safer sites', 'Active'), ('Done already', 'Done')) as g (title, state)`,
      [own.tenantId, own.colleague.employeeId],
    )
    const theirs = await server.ask(about(own.colleague.employeeId, 'handover'), by())
    expect(theirs.body.data).toMatchObject([
      { kind: 'goals', count: 1, names: ['Safer sites'] },
      { kind: 'policies' },
      { kind: 'assets', count: 1, names: [`A-2 ${own.canary} given`] },
    ])
  })
})

describe('behind a hosted identity provider', () => {
  let hosted: TestServer
  let world: World
  beforeAll(async () => {
    hosted = await serverForTest({ keepsCredentials: false })
    world = await makeWorld(hosted, { name: 'hosted', plan: await addPlan(hosted) })
  })
  afterAll(() => hosted.close())

  it('passwords and second factors are set there', async () => {
    const made = await hosted.ask(`/api/users/${world.tenantId}`, {
      as: world.admin.userId,
      json: { employeeId: world.hidden },
    })
    expect(made.body.data).toMatchObject({ state: 'invited', invitation: { mail: 'waiting' }, isKeptElsewhere: true })
    const refused = await hosted.ask(`/api/${world.tenantId}/employees/${world.target.employeeId}/setMFA`, {
      as: world.admin.userId,
      json: true,
    })
    expect(statusAndCode(refused)).toEqual([403, 'kept_elsewhere'])
  })
})

describe('an address that is changed in the record', () => {
  const change = async (id: string, email: string, as: Person = own.admin) => {
    const { firstName, lastName, phone, version } = (await server.ask(about(id, '').slice(0, -1), by())).body
      .data as Record<string, unknown>
    const json = { version, firstName, lastName, email, phone }
    return server.ask(about(id, 'profile/basicInfo'), { ...by(as), method: 'PUT', json })
  }
  const linkIn = (mail: Mail | undefined) => /invitation\/([\w-]{43})/.exec(mail?.body ?? '')?.[1]
  const newAddress = () => `new@${own.canary}.example`

  it('takes an invitation along: the old link is void, and one goes to the new address', async () => {
    const invited = (await createLogin(own.hidden)).body.data as Account
    await setTwoFactor(own.hidden, true)
    expect((await change(own.hidden, newAddress())).status).toBe(200)
    const now = await accountOf(own.hidden)
    expect(now).toMatchObject({ email: newAddress(), state: 'invited', isTwoFactorRequired: true })
    const [old] = await mailTo(invited.email)
    const [anew] = await mailTo(newAddress())
    expect(linkIn(anew)).toMatch(/^[\w-]{43}$/)
    const invitations = await rows<{ user: string }>(
      server,
      'select id::text as user from identity.invitations where tenant_id = $1',
      [own.tenantId],
    )
    expect(invitations).toEqual([{ user: now?.userId }])
    expect(linkIn(old)).not.toBe(linkIn(anew))
    // Nobody is left behind under the address that was wrong.
    expect(await rows(server, 'select 1 from identity.users where email = $1', [invited.email])).toEqual([])
  })

  it('is no question whether it has an account: the answer is that of any other, and that account stays as it is', async () => {
    await createLogin(own.hidden)
    const { email } = (await accountOf(other.target.employeeId, other)) as Account
    const theirs = await user(other.target.userId)
    expect((await change(own.hidden, email)).status).toBe(200)
    expect(await accountOf(own.hidden)).toMatchObject({ state: 'invited', email, worksElsewhere: false })
    expect((await accountOf(own.hidden))?.userId).not.toBe(other.target.userId)
    expect((await change(own.target.employeeId, `x.${email}`)).status).toBe(200)
    expect(await user(other.target.userId)).toEqual(theirs)
  })

  it('of an account in use counts once its owner confirms; both addresses are told', async () => {
    const { email } = (await accountOf(own.target.employeeId)) as Account
    expect((await change(own.target.employeeId, newAddress())).status).toBe(200)
    expect(await accountOf(own.target.employeeId)).toMatchObject({
      userId: own.target.userId,
      email,
      awaitedEmail: newAddress(),
      state: 'active',
    })
    expect((await mailTo(email)).at(-1)?.body).toMatch(/Until then nothing changes/)
    expect((await mailTo(newAddress())).at(-1)?.body).toMatch(/\/idp-ui\/address\/[\w-]{43}/)
    expect(await auditOf(server, own)).toMatchObject([{ action: 'updated', fields: ['email'] }])
    // Taken back, the link is void.
    expect((await change(own.target.employeeId, email)).status).toBe(200)
    expect(await accountOf(own.target.employeeId)).toMatchObject({ email, awaitedEmail: null })
  })

  it('5 that has an account elsewhere is asked about like any other, and tells the administrator nothing', async () => {
    const { email } = (await accountOf(other.target.employeeId, other)) as Account
    const free = statusAndCode(await change(own.target.employeeId, newAddress()))
    expect(statusAndCode(await change(own.target.employeeId, email))).toEqual(free)
    expect(await accountOf(own.target.employeeId)).toMatchObject({ awaitedEmail: email })
  })

  it('is an administrator’s to change, because anyone who reads it can choose a new password', async () => {
    const before = await stateOf(server)
    const answer = await change(own.target.employeeId, newAddress(), own.manager)
    expect(statusAndCode(answer)).toEqual([403, 'sign_in_address'])
    expect(answer.body.errors[0]).toMatchObject({ field: 'email' })
    expect(await stateOf(server)).toBe(before)
    expect((await change(own.hidden, newAddress(), own.manager)).status).toBe(200)
  })

  it('stays what one signs in with where it opens another client too, or is one’s own', async () => {
    await alsoElsewhere(own.target.userId)
    const { email } = (await accountOf(own.target.employeeId)) as Account
    expect((await change(own.target.employeeId, newAddress())).status).toBe(200)
    expect(await accountOf(own.target.employeeId)).toMatchObject({ email, awaitedEmail: null })
    await change(own.admin.employeeId, `boss@${own.canary}.example`)
    const [mine] = await rows<{ email: string }>(server, 'select email from identity.users where id = $1', [
      own.admin.userId,
    ])
    expect(mine?.email).not.toMatch(/^boss@/)
  })
})

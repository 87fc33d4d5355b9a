import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
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

const told = ({ status, body }: Answer) => [status, body?.errors[0]?.code]

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
const activate = (userId: string, { isProved = true } = {}) =>
  rows(
    server,
    `update identity.users set password_hash = 'x', email_proved_utc = case when $2::boolean then now() end where id = $1`,
    [userId, isProved],
  )
/** The same person, employed by the other client as well. */
const alsoElsewhere = (userId: string) =>
  rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and user_id = $3', [
    userId,
    other.tenantId,
    other.target.userId,
  ])

describe('6 A login can be created (POST /api/users/{tenantId})', () => {
  it('for somebody without one: a membership, an account under their address, and a one-time link by mail', async () => {
    expect((await server.ask(about(own.hidden, 'userAccount'), by())).status).toBe(204)
    const answer = await createLogin(own.hidden)
    const email = `hana@${own.canary}.example`
    expect(answer.body.data).toMatchObject({ email, state: 'invited', invitation: { mail: 'waiting' } })
    expect(await accountOf(own.hidden)).toEqual(answer.body.data)
    const [mail] = await mailTo(email)
    expect(mail?.subject).toBe(`${own.canary} has given you a login to Tenure`)
    expect(mail?.body).toMatch(/^http:\/\/localhost:4000\/idp-ui\/invitation\/[\w-]{43}$/m)
    const { userId } = answer.body.data as Account
    expect(await user(userId)).toMatchObject({ hash: null, proved: false })
    expect(await auditOf(server, own)).toMatchObject([{ action: 'invited', kind: 'account', id: userId }])
    expect((await server.ask('/api/users', { as: userId, tenantId: null })).body.data).toMatchObject({
      tenants: [{ id: own.tenantId }],
    })
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
    await activate(own.target.userId)
    await rows(server, 'update identity.users set email = $1 where id = $2', [
      `HANA@${own.canary}.example`,
      own.target.userId,
    ])
    const before = await stateOf(server)
    expect(told(await createLogin(own.target.employeeId))).toEqual([409, 'has_login'])
    expect(told(await createLogin(own.inactive))).toEqual([422, 'not_active'])
    expect(told(await createLogin(own.hidden))).toEqual([409, 'address_taken'])
    expect(told(await createLogin(other.target.employeeId))).toEqual([404, 'not_found'])
    expect(await stateOf(server)).toBe(before)
  })

  it('somebody who signs in to another client with a password that is theirs keeps it, and gets no link', async () => {
    await activate(other.target.userId)
    const email = `hana@${own.canary}.example`
    await rows(server, 'update identity.users set email = $1 where id = $2', [email, other.target.userId])
    expect((await createLogin(own.hidden)).body.data).toMatchObject({
      userId: other.target.userId,
      state: 'active',
      worksElsewhere: true,
      invitation: null,
    })
    expect(await user(other.target.userId)).toMatchObject({ hash: 'x', totp: expect.any(String) })
    expect((await mailTo(email))[0]?.body).not.toContain('invitation')
  })

  it('a password that only an administrator of another client has chosen opens nothing here', async () => {
    await activate(other.target.userId, { isProved: false })
    await rows(server, 'update identity.users set email = $1 where id = $2', [
      `hana@${own.canary}.example`,
      other.target.userId,
    ])
    expect((await createLogin(own.hidden)).body.data).toMatchObject({ userId: other.target.userId, state: 'invited' })
    expect(await user(other.target.userId)).toMatchObject({ hash: null, totp: null })
    expect((await mailTo(`hana@${own.canary}.example`))[0]?.body).toContain('/idp-ui/invitation/')
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
    expect(told(await setPassword(userId, employeeId, { password: 'too short' }))).toEqual([422, 'password_too_short'])
    expect(told(await setPassword(userId, employeeId, { password: 'x7'.repeat(70) }))).toEqual([
      422,
      'password_too_long',
    ])
    expect(told(await setPassword(userId, employeeId, { password: 'passwordpassword' }))).toEqual([
      422,
      'password_common',
    ])
    expect(await user(userId)).toEqual(before)
    // Beside a one-time code eight characters are enough.
    expect((await setPassword(own.target.userId, own.target.employeeId, { password: '8 quiet!' })).status).toBe(200)
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
      expect(told(await setPassword(userId, employeeId))).toEqual([404, 'not_found'])
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
    expect(await rows(server, 'select 1 from identity.invitations where user_id = $1', [userId])).toEqual([])
  })

  it('names the employee and the user of one login; nobody removes their own', async () => {
    const { target, colleague, admin } = own
    const before = await stateOf(server)
    expect(told(await removeLogin(target.employeeId, colleague.userId))).toEqual([404, 'not_found'])
    expect(told(await removeLogin(other.target.employeeId, other.target.userId))).toEqual([404, 'not_found'])
    expect(told(await removeLogin(admin.employeeId, admin.userId))).toEqual([403, 'own_login'])
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
    expect(told(await resetTwoFactor(employeeId))).toEqual([422, 'no_two_factor'])
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
    expect((await resetTwoFactor(employeeId)).body.data).toMatchObject({
      isTwoFactorRequired: true,
      isTwoFactorSetUp: false,
    })
    expect(server.endedSessions).toContain(userId)
    expect(await auditOf(server, own)).toMatchObject([{ action: 'reset', fields: ['twoFactor'] }])
  })

  it('is nothing one takes from oneself, but may ask of oneself', async () => {
    const { employeeId } = own.admin
    expect(told(await setTwoFactor(employeeId, false))).toEqual([403, 'own_login'])
    expect(told(await resetTwoFactor(employeeId))).toEqual([403, 'own_login'])
    expect((await setTwoFactor(employeeId, true)).status).toBe(200)
  })

  it('of somebody without a login: there is nothing to set', async () => {
    expect(told(await setTwoFactor(own.hidden, true))).toEqual([422, 'no_login'])
  })
})

describe('an account that opens another client too', () => {
  beforeEach(() => alsoElsewhere(own.target.userId))

  it('is out of reach of either administrator, who are told so in a sentence', async () => {
    const { employeeId, userId } = own.target
    const before = await user(userId)
    for (const answer of [
      await setPassword(userId, employeeId),
      await setTwoFactor(employeeId, true),
      await setTwoFactor(employeeId, false),
      await resetTwoFactor(employeeId),
    ]) {
      expect(told(answer)).toEqual([403, 'works_elsewhere'])
      expect(answer.body.message).toContain('another client')
      expect(answer.text).not.toContain(other.canary)
    }
    expect(await user(userId)).toEqual(before)
    expect(server.endedSessions).not.toContain(userId)
    expect(await auditOf(server, own)).toEqual([])
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
    expect(told(await server.ask(about(own.target.employeeId, 'userAccount'), by(own.target)))).toEqual([
      403,
      'admin_only',
    ])
    expect(await auditOf(server, own)).toMatchObject([
      { kind: 'account', fields: ['isAdmin'] },
      { kind: 'account', fields: ['isAdmin'] },
    ])
  })

  test('the last active admin keeps it, whoever asks, and two who take it from each other cannot both succeed', async () => {
    const { admin, secondAdmin } = own
    const answers = await Promise.all([
      setAdmin(secondAdmin.employeeId, false),
      setAdmin(admin.employeeId, false, 1, secondAdmin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    const left = answers[0].status === 200 ? admin : secondAdmin
    expect(told(await setAdmin(left.employeeId, false, 1, left))).toEqual([422, 'last_admin'])
  })

  test('a stale version changes nothing, and an inactive person does not become one', async () => {
    expect(told(await setAdmin(own.target.employeeId, true, 7))).toEqual([409, 'changed_meanwhile'])
    expect(told(await setAdmin(own.inactive, true))).toEqual([422, 'not_active'])
  })
})

describe('GET employees/{id}/leftovers: what still stands out with somebody who leaves', () => {
  it('lists reports, positions to approve, goals and policies that are theirs alone to finish', async () => {
    const answer = await server.ask(about(own.manager.employeeId, 'leftovers'), by())
    expect(answer.body.data).toEqual([
      { kind: 'reports', count: 2, names: [`Eve ${own.canary}`, `Hana ${own.canary}`] },
      { kind: 'positions', count: 1, names: [`${own.canary} Clerk (Eve ${own.canary})`] },
      { kind: 'policies', count: 1, names: [`${own.canary} code of conduct`] },
    ])
    await rows(
      server,
      `insert into goals (tenant_id, id, employee_id, title, state, progress)
       select $1, gen_random_uuid(), $2, title, state, '{"kind":"percent","start":0,"current":0,"target":100,"unit":""}'
       from (values ('Safer sites', 'Active'), ('Done already', 'Done')) as g (title, state)`,
      [own.tenantId, own.colleague.employeeId],
    )
    const theirs = await server.ask(about(own.colleague.employeeId, 'leftovers'), by())
    expect(theirs.body.data).toMatchObject([{ kind: 'goals', count: 1, names: ['Safer sites'] }, { kind: 'policies' }])
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

  it('a login is an invitation to sign in there; passwords and second factors are set there', async () => {
    const made = await hosted.ask(`/api/users/${world.tenantId}`, {
      as: world.admin.userId,
      json: { employeeId: world.hidden },
    })
    expect(made.body.data).toMatchObject({ state: 'invited', invitation: null, isKeptElsewhere: true })
    const [mail] = await rows<Mail>(hosted, 'select body from mail.outbox where tenant_id = $1', [world.tenantId])
    expect(mail?.body).not.toContain('invitation/')
    const refused = await hosted.ask(`/api/${world.tenantId}/employees/${world.target.employeeId}/setMFA`, {
      as: world.admin.userId,
      json: true,
    })
    expect(told(refused)).toEqual([403, 'kept_elsewhere'])
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
      'select user_id::text as user from identity.invitations where tenant_id = $1',
      [own.tenantId],
    )
    expect(invitations).toEqual([{ user: now?.userId }])
    expect(linkIn(old)).not.toBe(linkIn(anew))
    // Nobody is left behind under the address that was wrong.
    expect(await rows(server, 'select 1 from identity.users where email = $1', [invited.email])).toEqual([])
  })

  it('joins the account that somebody uses there for another client', async () => {
    await createLogin(own.hidden)
    await activate(other.target.userId)
    const { email } = (await accountOf(other.target.employeeId, other)) as Account
    expect((await change(own.hidden, email)).status).toBe(200)
    expect(await accountOf(own.hidden)).toMatchObject({ userId: other.target.userId, state: 'active', email })
  })

  it('takes an account in use along, with its password; both addresses are told, and codes to the old one are void', async () => {
    await activate(own.target.userId)
    const { email } = (await accountOf(own.target.employeeId)) as Account
    await rows(
      server,
      `insert into identity.reset_codes (interaction_uid, user_id, code_hash, expires_utc)
       values ($1, $2, 'x', now() + interval '1 hour')`,
      [newId(), own.target.userId],
    )
    expect((await change(own.target.employeeId, newAddress())).status).toBe(200)
    expect(await accountOf(own.target.employeeId)).toMatchObject({
      userId: own.target.userId,
      email: newAddress(),
      state: 'active',
    })
    expect(await user(own.target.userId)).toMatchObject({ hash: 'x', proved: false })
    expect((await mailTo(email)).at(-1)?.body).toMatch(/This one no longer works/)
    expect((await mailTo(newAddress())).at(-1)?.body).toMatch(/Your password is the same/)
    expect(await rows(server, 'select 1 from identity.reset_codes where user_id = $1', [own.target.userId])).toEqual([])
    expect(await auditOf(server, own)).toMatchObject([{ action: 'updated', fields: ['email'] }])
  })

  it('5 is refused where another account has it: 409 email_in_use, and nothing changes', async () => {
    await activate(own.target.userId)
    const { email } = (await accountOf(other.target.employeeId, other)) as Account
    const before = await stateOf(server)
    expect(told(await change(own.target.employeeId, email))).toEqual([409, 'email_in_use'])
    expect(await stateOf(server)).toBe(before)
  })

  it('is an administrator’s to change, because whoever reads it can choose a new password', async () => {
    const before = await stateOf(server)
    const answer = await change(own.target.employeeId, newAddress(), own.manager)
    expect(told(answer)).toEqual([403, 'sign_in_address'])
    expect(answer.body.errors[0]).toMatchObject({ field: 'email' })
    expect(await stateOf(server)).toBe(before)
    expect((await change(own.hidden, newAddress(), own.manager)).status).toBe(200)
  })

  it('stays what one signs in with where it opens another client too, or is one’s own', async () => {
    await activate(own.target.userId)
    await alsoElsewhere(own.target.userId)
    const { email } = (await accountOf(own.target.employeeId)) as Account
    expect((await change(own.target.employeeId, newAddress())).status).toBe(200)
    expect(await accountOf(own.target.employeeId)).toMatchObject({ email })
    await activate(own.admin.userId)
    await change(own.admin.employeeId, `boss@${own.canary}.example`)
    const [mine] = await rows<{ email: string }>(server, 'select email from identity.users where id = $1', [
      own.admin.userId,
    ])
    expect(mine?.email).not.toMatch(/^boss@/)
  })
})

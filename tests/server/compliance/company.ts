/** A company in the product and in the reference, and what happens to both. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { certificationIn, stageOn, typeDraft } from '../certifications/stage.ts'
import { newId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'
import { asking } from '../policies/asking.ts'
import { type Person as Login, rows, type World } from '../world/world.ts'
import { dayAt, endOf, hourAt, plusDays, type Zone, zones } from './days.ts'
import {
  type Certificate,
  type Company,
  dutyAt,
  edgesOf,
  factsOf,
  leave,
  mayVouch,
  type Person,
  rebind,
  type Settings,
  thresholdOf,
} from './reference.ts'

export const start = Date.parse('2027-03-01T02:00:00.000Z')
const hour = 3_600_000

/** One thing that happens: which, to whom or what, and how; the numbers choose. */
const kinds = [
  'agree',
  'agree',
  'agree',
  'agree',
  'publish',
  'settle',
  'archive',
  'move',
  'add',
  'add',
  'handIn',
  'renew',
  'answer',
  'remove',
  'expiry',
  'snooze',
  'pause',
  'leave',
  'join',
  'zone',
  'flag',
  'module',
] as const

/** Until the very moment at which something turns, and until a millisecond later. */
const edgeWaits = ['toEdge', 'toEdge', 'pastEdge', 'pastEdge'] as const
export const isAtEdge = ({ wait }: Happening): boolean => wait === 'toEdge' || wait === 'pastEdge'

export const event = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(1_000),
  what: fc.nat(1_000),
  how: fc.nat(1_000),
  /** What passes afterwards. */
  wait: fc.constantFrom('minutes', 'hours', 'untilMidnight', 'pastMidnight', 'days', 'weeks', ...edgeWaits),
})
export type Happening = typeof event extends fc.Arbitrary<infer A> ? A : never

const pick = <A>(list: ReadonlyArray<A>, by: number): A => list[by % list.length] as A

export const companyOf = async (server: TestServer, own: World) => {
  const clock = server.clock as NonNullable<TestServer['clock']>
  const my = asking(server, own)
  const stage = stageOn(server, () => own)
  const set = (sql: string, ...values: ReadonlyArray<unknown>) => rows(server, sql, [own.tenantId, ...values])
  await set('delete from certification_files where tenant_id = $1')
  await set('delete from certifications where tenant_id = $1')
  await set('update certification_types set is_deleted = true where tenant_id = $1')
  await set('update hr_documents set is_archived = true where tenant_id = $1')
  await set(`update tenants set time_zone = 'Australia/Brisbane' where id = $1`)
  await set(`insert into feature_flags (tenant_id, name, is_enabled) values ($1, 'employeeComplianceReminders', true)`)

  const logins = [own.admin, own.manager, own.target, own.colleague]
  const known = await rows<Person>(
    server,
    `select e.id::text, e.reports_to::text as "managerId", 'admin' = any(e.roles) as "isAdmin",
       exists (select from memberships m where m.employee_id = e.id) as "canSignIn", e.department_id::text as department,
       true as "isActive"
     from employees e where e.tenant_id = $1 and e.is_active order by e.first_name`,
    [own.tenantId],
  )
  const types: Company['types'] = [
    { id: '', name: 'First Aid', isRequiredOf: () => true, reminderDays: [14, 7, 1, 0] },
    { id: '', name: 'Ladders', isRequiredOf: ({ department }) => department === own.department, reminderDays: [3] },
    { id: '', name: 'Forklift', isRequiredOf: () => false, reminderDays: [30, 0] },
  ]
  const requirements = [{ all: true }, { departmentIds: [own.department] }, {}]
  const company: Company = {
    now: clock.now(),
    zone: 'Australia/Brisbane',
    hasModule: true,
    hasFlag: true,
    people: known.map((person) => ({ ...person, pausedUntil: null, left: null })),
    policies: [],
    types: await Promise.all(
      types.map(async (type, at) => {
        const requiredBy = { all: false, departmentIds: [], positionTitles: [], tags: [], ...requirements[at] }
        const { name, reminderDays } = type
        return { ...type, id: (await stage.savedType(typeDraft({ name, reminderDays, requiredBy }))).id }
      }),
    ),
    certificates: [],
    posted: new Set(),
  }

  const today = () => dayAt(company.zone, company.now)
  const goOn = async (ms: number) => {
    company.now += ms
    await clock.set(company.now)
  }
  const settingsFrom = (how: number): Settings => ({
    all: how % 3 === 0,
    departments: how % 3 === 1 ? [own.department] : [],
    people: how % 3 === 2 ? [own.target.employeeId, own.colleague.employeeId] : [],
    dueDay: how % 5 < 2 ? plusDays(today(), (how % 7) - 2) : null,
    dueInDays: how % 4 < 3 ? 1 + (how % 6) : null,
    renewEveryMonths: how % 4 < 2 ? 1 : null,
    remindEveryDays: how % 2 === 0 ? 1 + (how % 4) : null,
    tellManagerAfterDays: how % 5 < 3 ? 1 + (how % 3) : null,
  })
  const wireOf = ({ all, departments, people, ...rest }: Settings) => ({
    ...rest,
    relevantParties: {
      all,
      departmentIds: departments as never,
      employeeIds: people as never,
      positionTitles: [],
      tags: [],
    },
  })
  for (const [at, title] of ['Heat', 'Conduct', 'Masks'].entries()) {
    const settings = settingsFrom(at * 4)
    const id = await my.publish(wireOf(settings), `About ${title}.`)
    await set('update hr_documents set title = $3 where tenant_id = $1 and id = $2', id, title)
    const first = { no: 1, at: company.now, isSubstantive: true }
    company.policies = [
      ...company.policies,
      { id, title, settings, isArchived: false, versions: [first], bindings: new Map(), agreements: [] },
    ]
    rebind(company)
    await goOn(1_000)
  }

  const keeperOf = (of: string): Login => (mayVouch(company, own.admin.employeeId, of) ? own.admin : own.secondAdmin)
  const certificate = (id: string): Certificate => company.certificates.find((one) => one.id === id) as Certificate
  const add = async (by: Login, what: Pick<Certificate, 'of' | 'type' | 'expiryDay' | 'renews'>) => {
    const id = newId<string>()
    const { of, type, expiryDay, renews } = what
    const added = await stage.added(
      {
        id: id as never,
        employeeId: of as never,
        type,
        ...(expiryDay === null ? {} : { expiryDate: new Date(endOf(company.zone, expiryDay)).toISOString() }),
        ...(renews === null ? {} : { renews }),
      },
      by,
    )
    const { verification, version } = added
    expect(verification).toBe(by === own.admin && keeperOf(of) === by ? 'verified' : 'submitted')
    const told = thresholdOf(company, what)
    company.certificates = [
      ...company.certificates,
      { ...what, id, at: company.now, verification, isDeleted: false, version, told, snoozedUntil: null },
    ]
  }
  /** Refused when it makes no sense, and then nothing has happened. */
  const done = async (answer: Promise<{ readonly status: number; readonly text: string }>): Promise<boolean> => {
    const { status, text } = await answer
    expect(status, text).toBeLessThan(500)
    return status === 200
  }
  const expiryFrom = (how: number) => (how % 6 === 0 ? null : plusDays(today(), (how % 23) - 4))

  const happens: Readonly<Record<Happening['kind'], (of: Happening) => Promise<unknown>>> = {
    agree: async ({ who, what }) => {
      const login = pick(logins, who)
      const binding = company.policies.filter((policy) => factsOf(policy, login.employeeId) !== null)
      if (binding.length === 0) return
      const policy = pick(binding, what)
      const version = policy.versions.at(-1)?.no ?? 0
      const facts = factsOf(policy, login.employeeId)
      expect((await my.agree(policy.id, version, login)).status).toBe(200)
      // Asked again for what holds it is no agreement more.
      const holds = facts !== null && dutyAt(company.zone, facts, company.now).status === 'agreed'
      if (facts?.agreed?.version === version && holds) return
      policy.agreements = [...policy.agreements, { by: login.employeeId, version, at: company.now }]
    },
    publish: async ({ what, how }) => {
      const policy = pick(company.policies, what)
      if (policy.isArchived) return
      const isSubstantive = how % 2 === 0
      const text = `About ${policy.title}, ${company.now}.`
      await my.save(policy.id, { version: null, title: policy.title, content: contentOf(text) })
      expect(
        (await my.review(policy.id, { outcome: isSubstantive ? 'substantive' : 'editorial', changeNote: '' })).status,
      ).toBe(200)
      const no = (policy.versions.at(-1)?.no ?? 0) + 1
      policy.versions = [...policy.versions, { no, at: company.now, isSubstantive }]
    },
    settle: async ({ what, how }) => {
      const policy = pick(company.policies, what)
      const settings = settingsFrom(how)
      expect((await my.settle(policy.id, wireOf(settings), policy.isArchived)).status).toBe(200)
      policy.settings = settings
    },
    archive: async ({ what }) => {
      const policy = pick(company.policies, what)
      expect((await my.settle(policy.id, wireOf(policy.settings), !policy.isArchived)).status).toBe(200)
      policy.isArchived = !policy.isArchived
    },
    move: async ({ who }) => {
      const person = pick(company.people, who)
      person.department = person.department === own.department ? own.emptyDepartment : own.department
      await set(
        'update employees set department_id = $3 where tenant_id = $1 and id = $2',
        person.id,
        person.department,
      )
    },
    add: async ({ who, what, how }) => {
      const of = pick(logins, who).employeeId
      await add(own.admin, { of, type: pick(company.types, what).id, expiryDay: expiryFrom(how), renews: null })
    },
    handIn: async ({ who, what, how }) => {
      const by = pick(logins.slice(1), who)
      if (company.people.find(({ id }) => id === by.employeeId)?.isActive !== true) return
      const type = pick(company.types, what).id
      await add(by, { of: by.employeeId, type, expiryDay: expiryFrom(how), renews: null })
    },
    renew: async ({ who, how }) => {
      const open = company.certificates.filter(
        ({ isDeleted, verification }) => !isDeleted && verification === 'verified',
      )
      if (open.length === 0) return
      const { id, of, type } = pick(open, who)
      await add(own.admin, { of, type, expiryDay: expiryFrom(how), renews: id })
    },
    answer: async ({ who, how }) => {
      if (!company.hasFlag) return
      const waiting = company.certificates.filter(
        ({ isDeleted, verification }) => !isDeleted && verification === 'submitted',
      )
      if (waiting.length === 0) return
      const { id, of, version } = pick(waiting, who)
      const outcome = how % 3 === 0 ? 'declined' : 'verified'
      expect((await stage.verify(id, { version, outcome, because: 'Blurred' }, keeperOf(of))).status).toBe(200)
      Object.assign(certificate(id), { verification: outcome, version: version + 1 })
    },
    remove: async ({ who }) => {
      const open = company.certificates.filter(({ isDeleted }) => !isDeleted)
      if (open.length === 0) return
      const { id, of, version } = pick(open, who)
      expect((await stage.remove(id, version, keeperOf(of))).status).toBe(200)
      Object.assign(certificate(id), { isDeleted: true, version: version + 1 })
    },
    expiry: async ({ who, how }) => {
      const open = company.certificates.filter(({ isDeleted }) => !isDeleted)
      if (open.length === 0) return
      const one = pick(open, who)
      const expiryDay = expiryFrom(how)
      const expiryDate = expiryDay === null ? null : new Date(endOf(company.zone, expiryDay)).toISOString()
      const answer = await stage.post(one.id, 'updateExpiry', { version: one.version, expiryDate }, keeperOf(one.of))
      const { version } = certificationIn(answer)
      const told = thresholdOf(company, { type: one.type, expiryDay })
      Object.assign(one, { expiryDay, version, told })
    },
    snooze: async ({ who, how }) => {
      const open = company.certificates.filter(({ isDeleted }) => !isDeleted)
      if (open.length === 0) return
      const one = pick(open, who)
      const untilDay = plusDays(today(), 1 + (how % 5))
      if (await done(stage.post(one.id, 'snooze', { untilDay }, own.admin))) one.snoozedUntil = untilDay
    },
    pause: async ({ who, how }) => {
      const person = pick(company.people, who)
      const untilDay = plusDays(today(), 1 + (how % 9))
      const paused = stage.ask(`employees/${person.id}/reminderPause`, own.admin, { json: { untilDay, reason: '' } })
      if (await done(paused)) person.pausedUntil = untilDay
    },
    leave: async ({ who }) => {
      const person = pick(company.people, who)
      if (!person.isActive || person.id === own.admin.employeeId) return
      leave(company, person)
      const last = plusDays(today(), 3)
      await set(
        'update employees set is_active = false, termination_date = $3 where tenant_id = $1 and id = $2',
        person.id,
        last,
      )
    },
    join: async ({ who }) => {
      const away = company.people.filter(({ isActive }) => !isActive)
      if (away.length === 0) return
      const person = pick(away, who)
      Object.assign(person, { isActive: true, left: null })
      await set(
        'update employees set is_active = true, termination_date = null where tenant_id = $1 and id = $2',
        person.id,
      )
    },
    zone: async ({ how }) => {
      company.zone = pick(Object.keys(zones) as Zone[], how)
      await set('update tenants set time_zone = $2 where id = $1', company.zone)
    },
    flag: async () => {
      company.hasFlag = !company.hasFlag
      await set(
        `update feature_flags set is_enabled = $2 where tenant_id = $1 and name = 'certifications'`,
        company.hasFlag,
      )
    },
    module: async () => {
      company.hasModule = !company.hasModule
      const modules = company.hasModule ? '{compliance,orgChart}' : '{orgChart}'
      await set(
        `update product_plans set modules = $2 where id = (select product_plan_id from subscriptions where tenant_id = $1)`,
        modules,
      )
    },
  }

  const nextEdge = (how: number): number => {
    const kinds = edgesOf(company)
    return kinds.length === 0 ? company.now + hour : pick(pick(kinds, how).slice(0, 3), how >> 2)
  }
  const waits: Readonly<Record<Happening['wait'], (how: number) => number>> = {
    minutes: (how) => (1 + (how % 59)) * 60_000,
    hours: (how) => (1 + (how % 20)) * hour,
    untilMidnight: () => endOf(company.zone, today()) - company.now,
    pastMidnight: () => endOf(company.zone, today()) + 1 - company.now,
    toEdge: (how) => nextEdge(how) - company.now,
    pastEdge: (how) => nextEdge(how) + 1 - company.now,
    days: (how) => (2 + (how % 5)) * 24 * hour,
    weeks: (how) => (7 + (how % 20)) * 24 * hour,
  }

  return {
    company,
    logins,
    isMorningOver: () => hourAt(company.zone, company.now) >= 8,
    /** What is closed to everybody does not happen. */
    happen: async (what: Happening) => {
      // Never two things in one millisecond.
      await goOn(1)
      if (company.hasModule || ['move', 'leave', 'join', 'zone', 'flag', 'module'].includes(what.kind)) {
        await happens[what.kind](what)
        rebind(company)
      }
    },
    pass: async ({ wait, how }: Happening) => goOn(Math.max(1, waits[wait](how))),
  }
}

const contentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

export type Staged = Awaited<ReturnType<typeof companyOf>>

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modulesOf } from '../../../src/domain/billing/modules.ts'
import type { ProductPlan, TenantPlan } from '../../../src/domain/billing/nouns.ts'
import type { ProductPlanId } from '../../../src/domain/kernel/ids.ts'
import type { TenantSummary } from '../../../src/domain/session/nouns.ts'
import { selectTenant, type TenantSelection } from '../../../src/domain/session/tenantSelection.ts'
import { demoTenants } from '../../../src/server/demo/demoTenants.ts'
import { tenantIdOf, userIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { demoPassword, demoSignIns, demoTotpSecret } from '../../../src/server/demo/signIns.ts'
import { accounts } from '../../../src/server/identity/accounts.ts'
import { passwordMatches } from '../../../src/server/identity/passwords.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { asOwner, openDatabase, type Rows, type TestDatabase } from '../kit/database.ts'
import { called, now } from './rows.ts'

let db: TestDatabase
let dataDir: string

beforeAll(async () => {
  db = await openDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-demo-'))
  await seedDemo({ addresses: db.addresses, dataDir, now })
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

const inTenant = (name: string, sql: string): Promise<Rows> => asOwner(db, sql, [], tenantIdOf(called(name)))
const account = (email: string) => accounts(identitySql(db.connections)).byEmail(email)

/** As `GET /api/users` would tell it, so far as the choice of a tenant depends on it. */
const tenantsOf = async (email: string): Promise<readonly TenantSummary[]> => {
  const found = await Promise.all(
    demoTenants.map(async (tenant) => {
      const rows = await asOwner(
        db,
        `select t.id, t.name, t.status from memberships m join tenants t on t.id = m.tenant_id where m.user_id = $1`,
        [userIdOf(email)],
        tenantIdOf(tenant),
      )
      return rows as unknown as readonly TenantSummary[]
    }),
  )
  return found.flat()
}

interface Setup {
  readonly productPlan: TenantPlan | null
  readonly plan: ProductPlanId | null
}

const outcome = (selection: TenantSelection): string => {
  if (selection.kind === 'none') return 'none'
  if (selection.kind === 'undecided') return `choice of ${selection.tenants.length}`
  return `${selection.kind}: ${selection.tenant.name}`
}

describe('the demo sign-ins', () => {
  it.each([
    ['ava@tenure.example', 'choice of 3'],
    ['max@tenure.example', 'chosen: Banksia Ridge Construction'],
    ['eve@tenure.example', 'chosen: Banksia Ridge Construction'],
    ['yuri@tenure.example', 'chosen: Banksia Ridge Construction'],
    ['will@tenure.example', 'chosen: Wattle Lane Early Learning'],
    ['ada@tenure.example', 'chosen: Jacaranda Accounting'],
    ['cole@tenure.example', 'inactive: Coolibah Freight'],
    ['nina@tenure.example', 'none'],
    ['tess@tenure.example', 'chosen: Tidewater Community Care'],
  ])('§ 4 %s comes to %s', async (email, expected) => {
    const tenants = await tenantsOf(email)
    expect(outcome(selectTenant({ tenants, remembered: null, now: now.getTime() }))).toBe(expected)
  })

  it('all have the one password, and only Tess a second factor', async () => {
    const found = await Promise.all(demoSignIns.map(({ email }) => account(email)))
    expect(found.map((each) => each?.totpSecret ?? null).filter((secret) => secret !== null)).toEqual([demoTotpSecret])
    expect((await account('tess@tenure.example'))?.totpSecret).toBe(demoTotpSecret)
    expect(await passwordMatches(demoPassword, found[0]?.passwordHash ?? null)).toBe(true)
    expect(new Set(found.map((each) => each?.passwordHash)).size).toBe(1)
  })

  it.each([
    ['ava@tenure.example', 'Banksia', { isAdmin: true, reports: 0, modules: 7, features: 0 }],
    ['ava@tenure.example', 'Tidewater', { isAdmin: true, reports: 0, modules: 7, features: 0 }],
    ['ava@tenure.example', 'Wattle', { isAdmin: false, reports: 0, modules: 3, features: 0 }],
    ['max@tenure.example', 'Banksia', { isAdmin: false, reports: 2, modules: 7, features: 0 }],
    ['yuri@tenure.example', 'Banksia', { isAdmin: false, reports: 0, modules: 7, features: 2 }],
    ['will@tenure.example', 'Wattle', { isAdmin: true, reports: 2, modules: 3, features: 0 }],
    ['ada@tenure.example', 'Jacaranda', { isAdmin: true, reports: 2, modules: 7, features: 0 }],
  ])('%s is at %s what the table of sign-ins says', async (email, name, expected) => {
    const [row] = await asOwner(
      db,
      `select e.roles = '{admin}' as "isAdmin",
         (select count(*)::int from employees u where u.reports_to = e.id) as reports,
         coalesce((select jsonb_array_length(g.features) from security_group_members s
                   join security_groups g on g.id = s.group_id where s.employee_id = e.id), 0) as features,
         t.product_plan as "productPlan", s.product_plan_id::text as plan
       from memberships m
       join employees e on e.id = m.employee_id
       join tenants t on t.id = m.tenant_id
       left join subscriptions s on s.tenant_id = t.id
       where m.user_id = $1`,
      [userIdOf(email)],
      tenantIdOf(called(name)),
    )
    const { productPlan, plan, ...setup } = row as unknown as Setup
    const subscription = plan === null ? null : { productPlanId: plan }
    const plans = (await asOwner(
      db,
      'select id::text, modules from product_plans',
    )) as unknown as readonly ProductPlan[]
    expect({ ...setup, modules: modulesOf({ subscription, productPlan, plans }).length }).toEqual(expected)
  })
})

describe('the demo policies at Banksia Ridge', () => {
  const duties = async (title: string) => {
    const [row] = await inTenant(
      'Banksia',
      `select count(a.employee_id)::int as agreed, d.due_day::text as due,
         (select count(*)::int from hr_document_bindings b where b.document_id = d.id and b.until_utc is null) as bound
       from hr_documents d
       left join hr_document_agreements a on a.document_id = d.id and a.version_no = d.version_no
       where d.title = '${title}' group by d.id, d.due_day`,
    )
    return row
  }

  it.each([
    ['Code of Conduct', { agreed: 46, bound: 46, due: null }],
    ['Work Health and Safety', { agreed: 28, bound: 46, due: null }],
    ['Drug and Alcohol', { agreed: 9, bound: 46 }],
    ['Mobile Plant', { agreed: 4, bound: 9, due: null }],
    ['Heat and Sun', { agreed: 30, bound: 46, due: '2026-11-24' }],
    ['Psychosocial Safety', { agreed: 41, bound: 46, due: '2026-11-12' }],
    ['Use of AI Tools', { agreed: 0, bound: 46 }],
    ['Emergency Response Plan', { agreed: 46, bound: 46, due: null }],
    ['Workshop and Yard', { bound: 4, due: null }],
    ['Company Mobile Phones', { agreed: 46, bound: 0 }],
    ['Working from Home', { agreed: 0, bound: 0 }],
  ])('%s stands as planned', async (title, expected) => {
    expect(await duties(title)).toMatchObject(expected)
  })

  it('the handbook is for everybody, and asks nobody', async () => {
    const rows = await inTenant(
      'Banksia',
      `select d.type, (select count(*)::int from hr_document_bindings b where b.document_id = d.id) as readers,
         (select count(*)::int from policy_duties(d.tenant_id) p where p.document_id = d.id) as duties
       from hr_documents d where d.title = 'Employee Handbook'`,
    )
    expect(rows).toEqual([{ type: 1, readers: 46, duties: 0 }])
  })

  it('everybody agreed to the first version of the one that changed', async () => {
    const rows = await inTenant(
      'Banksia',
      `select count(*)::int as agreed from hr_document_agreements a join hr_documents d on d.id = a.document_id
       where d.title = 'Drug and Alcohol' and a.version_no = 1`,
    )
    expect(rows[0]).toEqual({ agreed: 46 })
  })

  it('a person who has agreed to what has to be renewed owes it again; those who are late are late', async () => {
    const rows = await inTenant(
      'Banksia',
      `select h.title, d.standing, count(*)::int as people from hr_documents h
       cross join lateral policy_duties(h.tenant_id) d where d.document_id = h.id
         and h.title in ('Workshop and Yard', 'Psychosocial Safety', 'Drug and Alcohol')
       group by 1, 2 order by 1, 2`,
    )
    expect(rows).toEqual([
      { title: 'Drug and Alcohol', standing: 'agreed', people: 9 },
      { title: 'Drug and Alcohol', standing: 'outdated', people: 37 },
      { title: 'Psychosocial Safety', standing: 'agreed', people: 41 },
      { title: 'Psychosocial Safety', standing: 'late', people: 5 },
      { title: 'Workshop and Yard', standing: 'outdated', people: 4 },
    ])
  })

  it('nobody agreed in the future', async () => {
    const rows = await inTenant(
      'Banksia',
      `select 1 as late from hr_document_agreements where agreement_date_utc > '${now.toISOString()}'`,
    )
    expect(rows).toEqual([])
  })
})

describe('loading the demo', () => {
  it('gives each picture its two files, and each document its one', async () => {
    const rows = await inTenant(
      'Banksia',
      'select avatar_file_id::text as id from employees where avatar_file_id is not null',
    )
    const documents = await inTenant(
      'Banksia',
      `select id::text from files where kind in ('document', 'policy') union all select id::text from certification_files`,
    )
    const onDisk = await readdir(join(dataDir, 'files', tenantIdOf(called('Banksia'))))
    expect(rows.length).toBeGreaterThan(5)
    expect(documents.length).toBeGreaterThan(40)
    expect(onDisk.sort()).toEqual(
      [...rows.flatMap(({ id }) => [`${id}`, `${id}-w150`]), ...documents.map(({ id }) => `${id}`)].sort(),
    )
  })

  it('is as the plans say: a tenant with no plan, one on compliance, two that subscribed', async () => {
    const plans = await Promise.all(
      demoTenants.map(({ name }) =>
        inTenant(
          name,
          `select t.product_plan as plan, s.billing_cycle as cycle from tenants t left join subscriptions s on s.tenant_id = t.id`,
        ),
      ),
    )
    expect(plans.flat()).toEqual([
      { plan: 'full', cycle: 'Annual' },
      { plan: 'compliance', cycle: null },
      { plan: 'full', cycle: 'Monthly' },
      { plan: 'full', cycle: null },
      { plan: null, cycle: null },
    ])
  })

  it('whoever subscribed has paid for every period so far, up to the one that runs', async () => {
    const paid = await Promise.all(
      demoTenants.map(({ name }) =>
        inTenant(
          name,
          `select count(*)::int as invoices, max(to_utc) > now() as reaches,
             bool_and(amount = people * unit_amount and amount > 0) as adds,
             bool_and(from_utc = coalesce(before, from_utc)) as follows
           from (select *, lag(to_utc) over (order by number) as before from invoices) i having count(*) > 0`,
        ),
      ),
    )
    const whole = { reaches: true, adds: true, follows: true }
    expect(paid.flat()).toEqual([
      { invoices: 1, ...whole },
      { invoices: 4, ...whole },
    ])
  })

  it('twice changes nothing', async () => {
    const everything = () =>
      Promise.all(demoTenants.map(({ name }) => inTenant(name, 'select xmin::text, * from employees order by id')))
    const before = await everything()
    expect(await seedDemo({ addresses: db.addresses, dataDir, now: new Date() })).toBe(false)
    expect(await everything()).toEqual(before)
  })

  it('writes the same on every machine', async () => {
    const other = await openDatabase()
    try {
      expect(await seedDemo({ addresses: other.addresses, dataDir, now })).toBe(true)
      const columns = 'id, email, reports_to, department_id, start_date::text, roles, avatar_file_id'
      for (const tenant of demoTenants) {
        const read = (where: Pick<TestDatabase, 'addresses'>) =>
          asOwner(where, `select ${columns} from employees order by id`, [], tenantIdOf(tenant))
        expect(await read(other)).toEqual(await read(db))
      }
    } finally {
      await other.close()
    }
  })
})

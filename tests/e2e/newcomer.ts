import { Effect } from 'effect'
import { e2eData } from '../../scripts/e2eData.ts'
import type { OnboardingStatus } from '../../src/domain/onboarding/nouns.ts'
import type { FeatureId } from '../../src/domain/permissions/nouns.ts'
import { asOwner } from '../../src/server/demo/ownerSql.ts'
import { runningCluster } from '../../src/server/store/embedded/runningCluster.ts'
import { rolesOf } from '../../src/server/store/roles.ts'
import { emailOf } from './people.ts'

/** A client of one test alone. */
export interface OwnClient {
  readonly id: string
  readonly name: string
  /** Who the newcomer is there. */
  readonly employeeId: string
}

/**
 * Somebody who works for clients of their own, with the demo's password: a test may close those clients, or take the
 * person out of them, and nobody else notices. It is done in the database, behind the server's back. Nobody shows them
 * round, unless they are new.
 */
export interface Newcomer {
  readonly email: string
  readonly clients: readonly OwnClient[]
}

export const newcomer = async (
  clientNames: readonly string[],
  { isAdmin = false, isNew = false }: { readonly isAdmin?: boolean; readonly isNew?: boolean } = {},
): Promise<Newcomer> => {
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `newcomer.${mark}@tenure.example`
  const userId = crypto.randomUUID()
  await inTenant(null, [
    `insert into identity.users (id, email, display_name, password_hash, email_proved_utc)
     select $1::uuid, $2, 'Nia Comer', password_hash, now() from identity.users where email = $3`,
    [userId, email, emailOf('eve')],
  ])
  const clients = clientNames.map((name) => ({
    id: crypto.randomUUID(),
    name: `${name} ${mark}`,
    employeeId: crypto.randomUUID(),
  }))
  for (const { id, name, employeeId } of clients) {
    await inTenant(
      id,
      [`insert into tenants (id, name, status) values ($1::uuid, $2, 'Active')`, [id, name]],
      [
        `insert into employees (tenant_id, id, first_name, last_name, email, roles)
         values ($1::uuid, $2::uuid, 'Nia', 'Comer', $3, case when $4::boolean then array['admin'] else array[]::text[] end)`,
        [id, employeeId, email, isAdmin],
      ],
      [
        `insert into memberships (tenant_id, user_id, employee_id, tour_seen_utc)
         values ($1::uuid, $2::uuid, $3::uuid, case when $4::boolean then null else now() end)`,
        [id, userId, employeeId, isNew],
      ],
    )
  }
  return { email, clients }
}

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface Place {
  readonly id?: string
  readonly reportsTo?: string | null
}

/** Somebody works for that client from now on, who has no login; answers their id. */
export const employed = async (
  clientId: string,
  { firstName, lastName, email }: Named,
  { id = crypto.randomUUID(), reportsTo = null }: Place = {},
): Promise<string> => {
  await inTenant(clientId, [
    `insert into employees (tenant_id, id, first_name, last_name, email, reports_to)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6::uuid)`,
    [clientId, id, firstName, lastName, email, reportsTo],
  ])
  return id
}

/** A colleague there, who has no login. */
export const colleagueIn = (client: OwnClient, firstName: string, place: Omit<Place, 'id'> = {}): Promise<string> => {
  const id = crypto.randomUUID()
  return employed(client.id, { firstName, lastName: 'Comer', email: addressOf(firstName, id) }, { ...place, id })
}

/** A colleague who signs in too, with the demo's password; no admin. */
export const signedUpColleagueIn = async (
  client: OwnClient,
  firstName: string,
  place: { readonly reportsTo?: string | null } = {},
): Promise<{ readonly employeeId: string; readonly email: string }> => {
  const employeeId = await colleagueIn(client, firstName, place)
  const email = addressOf(firstName, employeeId)
  const userId = crypto.randomUUID()
  await inTenant(
    client.id,
    [
      `insert into identity.users (id, email, display_name, password_hash, email_proved_utc)
       select $1::uuid, $2, $3, password_hash, now() from identity.users where email = $4`,
      [userId, email, `${firstName} Comer`, emailOf('eve')],
    ],
    [
      `insert into memberships (tenant_id, user_id, employee_id, tour_seen_utc)
       values ($1::uuid, $2::uuid, $3::uuid, now())`,
      [client.id, userId, employeeId],
    ],
  )
  return { employeeId, email }
}

/** They administer their client from now on. */
export const makeAdmin = (client: OwnClient, employeeId: string): Promise<void> =>
  inTenant(client.id, [
    `update employees set roles = array['admin'] where tenant_id = $1::uuid and id = $2::uuid`,
    [client.id, employeeId],
  ])

/** Their birthday is in so many days, by the calendar of Greenwich. */
export const hasBirthday = (client: OwnClient, employeeId: string, inDays: number): Promise<void> =>
  inTenant(client.id, [
    `insert into employee_personal (tenant_id, id, date_of_birth)
     values ($1::uuid, $2::uuid, (current_date + $3::int - interval '34 years')::date)`,
    [client.id, employeeId, String(inDays)],
  ])

/** They looked at their home page that many days ago, and not since. */
export const wasHere = (client: OwnClient, employeeId: string, daysAgo: number): Promise<void> =>
  inTenant(client.id, [
    `insert into home_visits (tenant_id, employee_id, last_utc)
     values ($1::uuid, $2::uuid, now() - $3::int * interval '1 day')`,
    [client.id, employeeId, String(daysAgo)],
  ])

/** Of somebody's phone the record says that it was changed just now. */
export const phoneChanged = (client: OwnClient, of: string, by: string): Promise<void> =>
  inTenant(client.id, [
    `insert into audit_entries (tenant_id, user_id, employee_id, action, subject_kind, subject_id, person, fields)
     values ($1::uuid, gen_random_uuid(), $3::uuid, 'updated', 'employee', $2::uuid, $2::uuid, '{phone}')`,
    [client.id, of, by],
  ])

/** Puts somebody there into a permission group of their own (§ 6). */
export const grantIn = (
  client: OwnClient,
  employeeId: string,
  featureId: FeatureId,
  actions: string,
): Promise<void> => {
  const id = crypto.randomUUID()
  return inTenant(
    client.id,
    [
      `insert into security_groups (tenant_id, id, name, features)
       values ($1::uuid, $2::uuid, $2, json_build_array(json_build_object('featureId', $3::text, 'actions', string_to_array($4, ' '))))`,
      [client.id, id, featureId, actions],
    ],
    [
      'insert into security_group_members (tenant_id, group_id, employee_id) values ($1::uuid, $2::uuid, $3::uuid)',
      [client.id, id, employeeId],
    ],
  )
}

const addressOf = (firstName: string, id: string): string =>
  `${firstName.toLowerCase()}.${id.slice(0, 8)}@tenure.example`

export const setStatus = (client: OwnClient, status: 'Active' | 'Inactive'): Promise<void> =>
  inTenant(client.id, ['update tenants set status = $2 where id = $1::uuid', [client.id, status]])

export const endMembership = (client: OwnClient): Promise<void> =>
  inTenant(client.id, ['delete from memberships where tenant_id = $1::uuid', [client.id]])

/** The client is being set up: it has an onboarding record with these stages, and nobody has been welcomed. */
export const beingSetUp = (client: OwnClient, stages: Readonly<Record<string, OnboardingStatus>>): Promise<void> =>
  inTenant(client.id, [
    `insert into tenant_onboarding (tenant_id, status, stages) values ($1::uuid, 'Pending', $2::jsonb)`,
    [client.id, JSON.stringify(Object.entries(stages).map(([type, status]) => ({ type, status })))],
  ])

/** The client has the compliance module, and certifications are switched on. */
export const withCompliance = (client: OwnClient): Promise<void> =>
  inTenant(
    client.id,
    [`update tenants set product_plan = 'compliance' where id = $1::uuid`, [client.id]],
    [`insert into feature_flags (tenant_id, name, is_enabled) values ($1::uuid, 'certifications', true)`, [client.id]],
  )

/** Everything that a plan can have. */
export const withFullPlan = (client: OwnClient): Promise<void> =>
  inTenant(client.id, [`update tenants set product_plan = 'full' where id = $1::uuid`, [client.id]])

/** With a register of assets, which no client begins with. */
export const withAssets = (client: OwnClient): Promise<void> =>
  inTenant(client.id, [
    `insert into feature_flags (tenant_id, name, is_enabled) values ($1::uuid, 'assetRegister', true)`,
    [client.id],
  ])

/** Its administrators see the plan, and change it; it has not subscribed yet. */
export const withBilling = (client: OwnClient): Promise<void> =>
  inTenant(client.id, [
    `insert into feature_flags (tenant_id, name, is_enabled) values ($1::uuid, 'billing', true)`,
    [client.id],
  ])

type Statement = readonly [sql: string, params: readonly (string | boolean | null)[]]

const inTenant = async (tenantId: string | null, ...statements: readonly Statement[]): Promise<void> => {
  const cluster = await runningCluster(e2eData)
  const { owner } = await Effect.runPromise(rolesOf(cluster))
  await asOwner(owner, async (tx) => {
    await tx.query(`select set_config('app.tenant_id', $1, true)`, [tenantId ?? ''])
    for (const [sql, params] of statements) await tx.query(sql, params)
  })
}

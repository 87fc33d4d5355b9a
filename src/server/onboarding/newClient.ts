/** A client organisation and its first admin: made once, whether asked by the command or by the first-run page. */
import { Effect } from 'effect'
import type { TenantPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import { fullName } from '../../domain/kernel/person.ts'
import type { NewClient } from '../../domain/onboarding/newClient.ts'
import { asNobody, recordChange } from '../audit/audit.store.ts'
import { nameOfClient, setAdminRole } from '../employees/accounts/account.store.ts'
import { inviteOwner } from '../employees/accounts/inviting.ts'
import { insertEmployee } from '../employees/employees.store.ts'
import { endLogin } from '../identity/credentials.store.ts'
import { Logins, type LoginsShape } from '../identity/logins.ts'
import { makeDatabase } from '../store/database.ts'
import { derivedId } from '../store/derivedId.ts'
import { type Address, openConnections } from '../store/pool.ts'
import { asRole } from '../store/roles.ts'
import { hasComeIn, insertClient, lockClients } from './newClient.store.ts'

export type MadeClient =
  | {
      readonly is: 'made' | 'invitedAgain'
      readonly tenantId: TenantId
      /** Where the admin accepts: with a first password, by signing in, or at a hosted provider. */
      readonly link: string
    }
  /** It was made before, and its admin has come in. */
  | { readonly is: 'thereAlready'; readonly tenantId: TenantId }
  /** It was to be the first, and there is one. */
  | { readonly is: 'notFirst' }

export interface ClientAsked {
  readonly client: NewClient
  readonly plan: TenantPlan
  /** Only where there is none yet. */
  readonly isFirst?: boolean
}

/** All of it happens, or nothing. Asked again for the same name and admin, it makes no second one. */
export const makeClient = (owner: Address, logins: LoginsShape, asked: ClientAsked): Promise<MadeClient> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(openConnections(owner, 2), (connections) => {
        const tenantId = idOf('client', asked.client) as TenantId
        return makeDatabase(connections).withTenant({ tenantId, ...asNobody }, making(tenantId, asked))
      }),
    ).pipe(Effect.provideService(Logins, logins), Effect.orDie),
  )

/** Row-level security hides clients from each other and from the owner, so the id itself must find the one there is. */
const idOf = (kind: string, { name, email }: NewClient): string =>
  derivedId(JSON.stringify([kind, name.toLowerCase(), email.toLowerCase()]))

const making = Effect.fn(function* (tenantId: TenantId, { client, plan, isFirst = false }: ClientAsked) {
  if ((yield* lockClients) && isFirst) return { is: 'notFirst' } as const
  const id = idOf('first admin', client) as EmployeeId
  const isNew = yield* insertClient(client, plan)
  if (isNew) yield* addAdmin(tenantId, id, client)
  else if (yield* hasComeIn(id)) return { is: 'thereAlready', tenantId } as const
  else yield* endLogin(id)
  const link = yield* invited(id, client)
  return { is: isNew ? 'made' : 'invitedAgain', tenantId, link } as const
})

const addAdmin = Effect.fn(function* (tenantId: TenantId, id: EmployeeId, client: NewClient) {
  const { name, firstName, lastName, email } = client
  yield* recordChange(asNobody, { kind: 'tenant', id: tenantId, action: 'created', name })
  yield* insertEmployee({
    ...{ id, firstName, lastName, email, phone: null, positionTitle: null, departmentId: null },
    ...{ reportsTo: null, startDate: null, isActive: true, hideFromEmployeeDirectory: false, tags: [] },
  })
  yield* setAdminRole(id, true, 1)
  yield* recordChange(asNobody, {
    kind: 'employee',
    id,
    action: 'created',
    fields: ['firstName', 'lastName', 'email', 'isAdmin'],
    values: Object.entries({ firstName, lastName: lastName || null, email }).map(([field, after]) => ({
      field,
      before: null,
      after,
    })),
  })
})

const invited = Effect.fn(function* (id: EmployeeId, client: NewClient) {
  const { email } = client
  // Asked for again it may be spelt in another way.
  const clientName = yield* nameOfClient
  const person = { email, clientName, fullName: fullName(client), isActive: true }
  const { link } = yield* inviteOwner(id, person)
  yield* recordChange(asNobody, { kind: 'account', id, person: id, action: 'invited', fields: ['login'] })
  return link
})

/** Nobody can sign in, and no client was made: what the first-run page is for. */
export const awaitsFirstClient = (owner: Address): Promise<boolean> =>
  Effect.runPromise(
    asRole(owner, (connection) =>
      Effect.map(
        connection.query(
          `select not exists (select from identity.users)
             and not exists (select from public.installation where first_client_utc is not null) as awaits`,
          [],
          false,
        ),
        ({ rows }) => (rows[0] as { readonly awaits: boolean } | undefined)?.awaits === true,
      ),
    ),
  )

import { accounts } from '../identity/accounts.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { IdentityQueries } from '../identity/sql.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { peopleOf } from './people.ts'
import { userIdOf } from './rows.ts'
import { type DemoSignIn, demoPassword, demoSignIns } from './signIns.ts'

/** Accounts for everybody with a login. The one password is hashed once; a hundred times would take seconds. */
export const createLogins = async (
  tx: IdentityQueries,
  tenants: readonly DemoTenant[],
  moments: Moments,
): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword)
  const { create } = accounts(tx)
  for (const [email, person] of everybody(tenants, moments)) {
    await create({ ...person, email, userId: userIdOf(email), passwordHash })
  }
}

type Login = Pick<DemoSignIn, 'displayName' | 'totpSecret'>

/** By address, because one person may work in several tenants. */
const everybody = (tenants: readonly DemoTenant[], moments: Moments): ReadonlyMap<string, Login> =>
  new Map<string, Login>([
    ...tenants
      .flatMap((tenant) => peopleOf(tenant, moments))
      .filter(({ hasLogin }) => hasLogin)
      .map(({ email, firstName, lastName }) => [email, { displayName: `${firstName} ${lastName}`.trim() }] as const),
    ...demoSignIns.map(({ email, is: _, ...login }) => [email, login] as const),
  ])

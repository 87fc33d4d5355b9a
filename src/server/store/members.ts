import { Effect } from 'effect'
import { Database, type Member } from './database.ts'
import { type Membership, membershipFrom, membershipStatement } from './membership.ts'

/** Who somebody is in a tenant now. */
export const readMembership = (member: Member): Effect.Effect<Membership, never, Database> =>
  Effect.flatMap(Database, ({ read }) =>
    Effect.map(read(member, membershipStatement(member)), ([row]) => membershipFrom(member, row?.body)),
  )

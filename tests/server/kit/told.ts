import { rows } from '../world/world.ts'

/** As if nobody of the tenant had been told of anything yet, in the product or by mail. */
export const forgetTold = (where: Parameters<typeof rows>[0], tenantId: string) =>
  rows(
    where,
    `with told as (delete from notifications where tenant_id = $1::uuid)
     delete from mail.outbox where tenant_id = $1::uuid`,
    [tenantId],
  )

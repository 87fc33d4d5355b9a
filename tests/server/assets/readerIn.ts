import type { TestServer } from '../kit/server.ts'
import { type Person, rows, type World } from '../world/world.ts'

/** Somebody who may read the register and nothing more, or do what is named besides. */
export const readerIn = async (
  server: TestServer,
  own: World,
  actions: ReadonlyArray<string> = ['Use'],
): Promise<Person> => {
  await rows(
    server,
    `with made as (
       insert into security_groups (tenant_id, id, name, features)
       values ($1, gen_random_uuid(), $3, $4::jsonb) returning id)
     insert into security_group_members (tenant_id, group_id, employee_id) select $1, id, $2 from made`,
    [
      own.tenantId,
      own.managerOfOthers.employeeId,
      `Yard ${actions.join(' ')}`,
      JSON.stringify([{ featureId: 'assetManagerManage', actions }]),
    ],
  )
  return own.managerOfOthers
}

/** What the tests of the morning's work ask for besides what those of reviews do. */
import { Effect } from 'effect'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { type DatabaseShape, makeDatabase } from '../../../src/server/store/database.ts'
import type { TestServer } from '../kit/server.ts'
import { rows, type World } from '../world/world.ts'
import { reviewStage } from './stage.ts'

const day = 86_400_000
export const start = Date.parse('2024-03-01T00:00:00Z')

export interface Mail {
  readonly key: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** A server that dies after so many transactions. */
export const dying = ({ server }: { readonly server: TestServer }, after: number): DatabaseShape => {
  const database = makeDatabase(server.connections)
  let left = after
  return {
    ...database,
    withTenant: (member, work) => {
      left -= 1
      return left < 0 ? Effect.die('The server died') : database.withTenant(member, work)
    },
  }
}

export const morningStage = () => {
  const stage = reviewStage()
  const task = (world: World, database: DatabaseShape = makeDatabase(stage.server.connections)) =>
    reminderTasks({
      database,
      publicUrl: 'https://hr.example',
      ...(stage.server.clock !== undefined && { clock: stage.server.clock.clock }),
    }).reviewReminders?.(world.tenantId)
  /** The work of a client at an instant; then it is the 1st of March again. */
  const workAt = async (instant: number, world: World, database?: DatabaseShape) => {
    await stage.server.clock?.set(instant)
    try {
      await task(world, database)
    } finally {
      await stage.server.clock?.set(start)
    }
  }

  return Object.assign(stage, {
    task,
    workAt,
    /** So many days on, at 8 in the morning where the client is. */
    morning: (days: number, database?: DatabaseShape) =>
      workAt(start + days * day - 2 * 3_600_000, stage.own, database),
    mailsLike: (key: string, world: World = stage.own) =>
      rows<Mail>(
        stage.server,
        'select key, recipient, subject, body from mail.outbox where tenant_id = $1 and key like $2 order by key',
        [world.tenantId, key],
      ),
  })
}

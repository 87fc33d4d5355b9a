/** What the tests of cycles ask for besides what those of reviews do (`../stage.ts`). */
import { Schema } from 'effect'
import { expect } from 'vitest'
import {
  CycleMade,
  CycleNudged,
  CyclePreview,
  CycleSummary,
  CycleTakenBack,
  ReviewCycle,
} from '../../../../src/domain/reviews/cycles/nouns.ts'
import { ReviewRow } from '../../../../src/domain/reviews/nouns.ts'
import { reminderTasks } from '../../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../../src/server/store/database.ts'
import { newId } from '../../kit/people.ts'
import type { Answer } from '../../kit/server.ts'
import { type Person, rows, type World } from '../../world/world.ts'
import { reviewStage, strict } from '../stage.ts'

export const as =
  <S extends Schema.ConstraintDecoder<unknown>>(schema: S) =>
  ({ body, text }: Answer): S['Type'] => {
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(schema, strict)(body.data)
  }
export const asMade = as(CycleMade)
export const asCycle = as(ReviewCycle)
export const asNudged = as(CycleNudged)
export const asTakenBack = as(CycleTakenBack)
export const asPreview = as(CyclePreview)
const asCycles = as(Schema.Array(CycleSummary))
const asReviews = as(Schema.Array(ReviewRow))

const start = Date.parse('2024-03-01T00:00:00Z')
const day = 86_400_000

export const cycleStage = () => {
  const stage = reviewStage()
  const { ask } = stage
  const own = () => stage.own
  const tasks = () => {
    const { server } = stage
    return reminderTasks({
      database: makeDatabase(server.connections),
      publicUrl: 'https://hr.example',
      ...(server.clock !== undefined && { clock: server.clock.clock }),
    })
  }
  const admin = (path: string, json?: object, by: Person = own().admin) =>
    ask(`performanceReviewCycles${path}`, by, json === undefined ? {} : { method: 'POST', json })
  const read = async (id: string) => asCycle(await admin(`/${id}`))

  return Object.assign(stage, {
    admin,
    read,
    asked: (over: object = {}) => ({
      id: newId(),
      name: 'Yearly review',
      templateId: own().items.performanceReviewTemplates,
      who: 'everybody',
      departmentIds: [],
      managerId: null,
      employeeIds: [],
      kind: 'byDates',
      from: '2024-03-04',
      dueDay: '2024-03-18',
      months: null,
      dueDays: null,
      reviewerId: null,
      ...over,
    }),
    cycles: async () => asCycles(await admin('')),
    reviewsOf: async (id: string, query = '') =>
      asReviews(await ask(`performancereviews?limit=100&cycle=${id}${query}`, own().admin)),
    actOn: async (id: string, act: string) => admin(`/${id}/act`, { version: (await read(id)).version, act }),
    /** So many days after the first of March. */
    onDay: (days: number) => stage.server.clock?.set(start + days * day),
    /** The same, at 8 in the morning where the client is; so many at once. */
    morning: async (days: number, atOnce = 1) => {
      await stage.server.clock?.set(start + days * day - 2 * 3_600_000)
      await Promise.all(Array.from({ length: atOnce }, () => tasks().reviewReminders?.(own().tenantId)))
      await stage.server.clock?.set(start + days * day)
    },
    mails: (world: World = own()) =>
      rows<{ readonly key: string; readonly subject: string }>(
        stage.server,
        `select key, subject from mail.outbox where tenant_id = $1 and key like 'review:%' order by key`,
        [world.tenantId],
      ),
    set: (person: string, column: string, value: unknown) =>
      rows(stage.server, `update employees set ${column} = $3 where tenant_id = $1 and id = $2`, [
        own().tenantId,
        person,
        value,
      ]),
  })
}

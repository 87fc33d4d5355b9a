/** What the tests of reviews ask for again and again. */
import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { PerformanceReview, ReviewRow } from '../../../src/domain/reviews/nouns.ts'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

export const strict = { onExcessProperty: 'error' } as const

export const asOne = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(PerformanceReview, strict)(body.data)
}
const asRows = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(Schema.Array(ReviewRow), strict)(body.data)
}

/** A server at the 1st of March 2024, a world of its own for each test, and another client beside it. */
export const reviewStage = () => {
  const stage = {} as { server: TestServer; plan: string; own: World; other: World }
  beforeAll(async () => {
    stage.server = await serverForTest({ startsAt: Date.parse('2024-03-01T00:00:00Z') })
    stage.plan = await addPlan(stage.server)
    stage.other = await makeWorld(stage.server, { name: 'other', plan: stage.plan })
  })
  beforeEach(async () => {
    stage.own = await makeWorld(stage.server, { name: 'own', plan: stage.plan })
  })
  afterAll(() => stage.server.close())

  const ask = (path: string, by: Person = stage.own.manager, more: object = {}) =>
    stage.server.ask(`/api/${stage.own.tenantId}/${path}`, { as: by.userId, ...more })
  const put = (path: string, json: object, by?: Person) => ask(path, by, { method: 'PUT', json })
  const one = async (by?: Person, id: string = stage.own.reviews.writing) =>
    asOne(await ask(`performancereviews/${id}`, by))
  /** Of the side of the one who asks, as they see it: by the target or by the manager. */
  const submitIdOf = async (by: Person, id: string) => {
    const side = by.employeeId === stage.own.manager.employeeId ? 'reviewer' : 'employee'
    return (await one(stage.own.admin, id)).submits.find((submit) => submit.side === side)?.id
  }

  return Object.assign(stage, {
    ask,
    put,
    one,
    listed: async (by?: Person, query = '') => asRows(await ask(`performancereviews?${query}`, by)),
    add: (over: object = {}, by?: Person) =>
      ask('performancereviews', by, {
        json: {
          id: newId(),
          employeeId: stage.own.target.employeeId,
          templateId: stage.own.items.performanceReviewTemplates,
          name: 'Yearly',
          reviewerId: stage.own.manager.employeeId,
          scheduledDay: '2024-03-04',
          dueDay: '2024-03-18',
          ...over,
        },
      }),
    /** At the version it is of now. */
    act: async (act: string, by: Person = stage.own.manager, id: string = stage.own.reviews.writing, reason = '') => {
      const { version } = await one(stage.own.admin, id)
      return ask(`performancereviews/${id}/act`, by, { json: { version, act, reason } })
    },
    submit: async (by: Person, id: string = stage.own.reviews.writing, act = 'submit', reason = '') =>
      put(`performancereviewsubmits/${id}`, { submitId: await submitIdOf(by, id), act, reason }, by),
    write: async (by: Person, over: object = {}, id: string = stage.own.reviews.writing) =>
      put(
        `PerformanceReviews/${id}/Submit/${await submitIdOf(by, id)}/Items/${stage.own.reviews.question}`,
        { text: 'It went well.', chosen: null, parts: [], version: 1, ...over },
        by,
      ),
    note: (over: object = {}, by?: Person) =>
      put(
        `performanceReviewDiscussions/${stage.own.reviews.discussing}`,
        {
          pointId: stage.own.reviews.point,
          item: { text: `${stage.own.canary} point`, type: 1 },
          note: 'We agreed.',
          version: 1,
          ...over,
        },
        by,
      ),
    addFile: (by: Person, bytes: Uint8Array, id: string = stage.own.reviews.writing) => {
      const form = new FormData()
      form.append('files', new Blob([new Uint8Array(bytes)]), 'what-i-think.pdf')
      return ask(`performancereviews/${id}/files`, by, { body: form })
    },
    condensed: (isOn: boolean) =>
      rows(
        stage.server,
        `insert into feature_flags (tenant_id, name, is_enabled) values ($1, 'condensedPerformanceReviews', $2)
         on conflict (tenant_id, name) do update set is_enabled = excluded.is_enabled`,
        [stage.own.tenantId, isOn],
      ),
  })
}

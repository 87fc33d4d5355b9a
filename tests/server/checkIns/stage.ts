/** What the tests of check-ins ask for again and again. */
import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { CheckIn, CheckInRow } from '../../../src/domain/checkIns/nouns.ts'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, type World } from '../world/world.ts'

export const strict = { onExcessProperty: 'error' } as const

export const asOne = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(CheckIn, strict)(body.data)
}
export const asRows = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(Schema.Array(CheckInRow), strict)(body.data)
}

export const weekly = { every: 1, unit: 'week', weekday: 2, week: 1 }

/** A server at the 1st of March 2024, a world of its own for each test, and another client beside it. */
export const checkInStage = () => {
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
  const planned = (over: object = {}) => ({
    name: 'Fortnightly 1:1',
    reviewerId: stage.own.manager.employeeId,
    locationId: null,
    day: '2024-03-05',
    time: '09:30',
    minutes: 30,
    dueDay: null,
    ...over,
  })
  const onSingle = (path: string) => `checkIns/${stage.own.checkIns.single}${path}`

  return Object.assign(stage, {
    ask,
    planned,
    one: async (by?: Person, id: string = stage.own.checkIns.single) => asOne(await ask(`checkIns/${id}`, by)),
    listed: async (by?: Person, query = '') => asRows(await ask(`checkIns?${query}`, by)),
    add: (over: object = {}, by?: Person) =>
      ask('checkIns', by, {
        json: { id: newId(), employeeId: stage.own.target.employeeId, templateId: null, ...planned(), ...over },
      }),
    addSeries: (over: object = {}, by?: Person) =>
      ask('checkInSeries', by, {
        json: {
          people: [{ id: newId(), employeeId: stage.own.target.employeeId }],
          templateId: null,
          rhythm: weekly,
          ...planned(),
          ...over,
        },
      }),
    put: (id: string, json: object, by?: Person) => ask(`checkIns/${id}`, by, { method: 'PUT', json }),
    remove: (id: string, version: number, by?: Person) =>
      ask(`checkIns/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } }),
    act: (action: string, version: number, by?: Person, reason = '') =>
      ask(onSingle('/act'), by, { json: { version, action, reason } }),
    write: (name: string, text: string, version: number, by?: Person, id: string = stage.own.checkIns.single) =>
      ask(`checkIns/${id}/texts/${name}`, by, { method: 'PUT', json: { text, version } }),
    changeSeries: async (id: string, act: object, by?: Person) => {
      const { series } = asOne(await ask(`checkIns/${id}`, stage.own.admin))
      return ask(`checkIns/${id}/series`, by, { method: 'PUT', json: { version: series?.version, act } })
    },
  })
}

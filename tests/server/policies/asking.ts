/** Requests about policies, as the tests of this folder make them. */

import { Schema } from 'effect'
import { HrDocument, HrDocumentSummary, type PolicySettings } from '../../../src/domain/policies/nouns.ts'
import { newId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'
import { type Person, textOf, type World } from '../world/world.ts'

const strict = { onExcessProperty: 'error' } as const
export const asDocument = Schema.decodeUnknownSync(HrDocument, strict)
export const asSummary = Schema.decodeUnknownSync(HrDocumentSummary, strict)
const asList = Schema.decodeUnknownSync(Schema.Array(HrDocumentSummary), strict)

export const nobody: PolicySettings['relevantParties'] = {
  all: false,
  employeeIds: [],
  departmentIds: [],
  positionTitles: [],
  tags: [],
}

const unsettled: PolicySettings = {
  relevantParties: { ...nobody, all: true },
  dueDay: null,
  dueInDays: null,
  remindEveryDays: null,
  tellManagerAfterDays: null,
  renewEveryMonths: null,
}

export const asking = (server: TestServer, own: World) => {
  const ask = (path: string, by: Person = own.admin, more: object = {}) =>
    server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
  const put = (path: string, json: object, by?: Person) => ask(path, by, { method: 'PUT', json })

  const read = async (id: string, by?: Person) => asDocument((await ask(`hrDocuments/${id}`, by)).body.data)
  const list = async (by?: Person) => asList((await ask('hrDocuments?counted=true', by)).body.data)
  const create = (over: object = {}, by?: Person) =>
    ask('hrDocuments', by, { json: { id: newId(), title: 'Heat', category: null, content: textOf('Drink.'), ...over } })
  const save = (id: string, over: object = {}, by?: Person) =>
    put(`hrDocuments/${id}`, { version: 1, title: 'Heat', category: null, content: textOf('Drink.'), ...over }, by)
  const review = (id: string, over: object = {}, by?: Person) =>
    ask(`hrDocuments/${id}/review`, by, { json: { version: 1, outcome: 'substantive', changeNote: '', ...over } })
  const agree = (id: string, versionNo: number, by: Person) =>
    ask(`hrDocuments/${id}/agree`, by, { json: { versionNo } })
  const settle = async (id: string, over: Partial<PolicySettings>, isArchived = false) =>
    put(`hrDocuments/${id}/settings`, {
      version: (await read(id)).version,
      settings: { ...unsettled, ...over },
      isArchived,
    })
  const remove = (id: string, version: number, by?: Person) =>
    ask(`hrDocuments/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })

  /** A policy in force, whom it binds, and its text; answers its id. */
  const publish = async (over: Partial<PolicySettings> = {}, text = 'Drink.') => {
    const id = newId()
    await create({ id, content: textOf(text) })
    await settle(id, over)
    await review(id)
    return id
  }
  /** Another version of it. */
  const publishAnew = async (id: string, text: string, outcome: 'editorial' | 'substantive', changeNote = '') => {
    await save(id, { version: null, content: textOf(text) })
    return review(id, { outcome, changeNote })
  }
  return { ask, put, read, list, create, save, review, agree, settle, remove, publish, publishAnew }
}

export type Asking = ReturnType<typeof asking>

/** What the tests of certifications ask for again and again. */

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Schema } from 'effect'
import { expect } from 'vitest'
import { Certification, CertificationType } from '../../../src/domain/certifications/nouns.ts'
import type { CertificationId, EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { aPdf } from '../kit/pdf.ts'
import { newId } from '../kit/people.ts'
import type { Answer, TestServer } from '../kit/server.ts'
import { png } from '../world/calls.ts'
import { type Person, rows, type World } from '../world/world.ts'

export const pdf = aPdf()

const strict = { onExcessProperty: 'error' } as const

export type Sent = readonly [name: string, bytes: Uint8Array]

export interface Added {
  readonly id?: CertificationId
  readonly employeeId?: EmployeeId
  readonly type?: string
  readonly expiryDate?: string
  readonly issuedDay?: string
  readonly renews?: string
  readonly files?: ReadonlyArray<Sent>
}

export const nobody = { all: false, departmentIds: [], positionTitles: [], tags: [] }

export const typeDraft = (over: object = {}) => ({
  id: newId(),
  version: null,
  name: 'White Card',
  description: 'General construction induction',
  isDeleted: false,
  validityMonths: null,
  reminderDays: [7, 30, 30],
  requiredBy: nobody,
  ...over,
})

export const stageOn = (server: TestServer, world: () => World) => {
  const path = (rest: string) => `/api/${world().tenantId}/${rest}`
  const ask = (rest: string, by: Person, more: Parameters<TestServer['ask']>[1] = {}) =>
    server.ask(path(rest), { as: by.userId, ...more })

  const formOf = (added: Added): FormData => {
    const form = new FormData()
    form.set('id', added.id ?? newId())
    form.set('employeeId', added.employeeId ?? world().target.employeeId)
    form.set('certificationTypeId', added.type ?? world().certificationType)
    for (const field of ['expiryDate', 'issuedDay', 'renews'] as const) {
      const value = added[field]
      if (value !== undefined) form.set(field, value)
    }
    for (const [name, bytes] of added.files ?? [['card.png', png] as const]) {
      form.append('files', new Blob([new Uint8Array(bytes)]), name)
    }
    return form
  }

  const add = (added: Added, by: Person = world().admin) => ask('certifications', by, { body: formOf(added) })

  /** What was added, as the noun has it. */
  const added = async (what: Added, by?: Person): Promise<Certification> => certificationIn(await add(what, by))

  const list = async (by: Person = world().admin) =>
    decoded(Schema.Array(Certification), await ask('certifications', by))

  const listOf = async (by: Person = world().admin, query = '') =>
    decoded(Schema.Array(Certification), await ask(`certifications/employee/${world().target.employeeId}${query}`, by))

  const post = (id: string, deed: string, json: object | undefined, by: Person = world().manager) =>
    ask(`certifications/${id}/${deed}`, by, { method: 'POST', ...(json === undefined ? {} : { json }) })

  const verify = (id: string, json: object, by?: Person) =>
    post(id, 'verification', { version: 1, because: '', ...json }, by)

  const remove = (id: string, version: number, by: Person = world().manager) =>
    ask(`certifications/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })

  const onDisk = () => readdir(join(server.dataDir, 'files', world().tenantId))

  const types = async (by: Person = world().admin) =>
    decoded(Schema.Array(CertificationType), await ask('certificationtypes', by))

  const saveType = (json: object, by: Person = world().admin) => ask('certificationtypes', by, { json })

  const savedType = async (json: object) => decoded(CertificationType, await saveType(json))

  const requiredType = (requiredBy: object, name = 'White Card') =>
    savedType(typeDraft({ name, requiredBy: { ...nobody, ...requiredBy } }))

  const mails = () =>
    rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
      server,
      'select key, recipient, subject, body from mail.outbox where tenant_id = $1 order by key',
      [world().tenantId],
    )

  return {
    ask,
    add,
    added,
    list,
    listOf,
    post,
    verify,
    remove,
    onDisk,
    types,
    saveType,
    savedType,
    requiredType,
    mails,
  }
}

export const certificationIn = (answer: Answer): Certification => decoded(Certification, answer)

export const decoded = <S extends Schema.Top & { readonly DecodingServices: never }>(
  schema: S,
  answer: Answer,
): S['Type'] => {
  expect(answer.status, answer.text).toBe(200)
  return Schema.decodeUnknownSync(schema, strict)(answer.body.data)
}

/** What the tests of certifications ask for again and again. */
import { Schema } from 'effect'
import { expect } from 'vitest'
import { Certification, CertificationType } from '../../../src/domain/certifications/nouns.ts'
import type { CertificationId, EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { newId } from '../kit/people.ts'
import type { Answer, TestServer } from '../kit/server.ts'
import { png } from '../world/calls.ts'
import { type Person, rows, type World } from '../world/world.ts'

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

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

  const types = async (by: Person = world().admin) =>
    decoded(Schema.Array(CertificationType), await ask('certificationtypes', by))

  const mails = () =>
    rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
      server,
      'select key, recipient, subject, body from mail.outbox where tenant_id = $1 order by key',
      [world().tenantId],
    )

  return { ask, add, added, list, listOf, types, mails }
}

export const certificationIn = (answer: Answer): Certification => decoded(Certification, answer)

export const decoded = <S extends Schema.Top & { readonly DecodingServices: never }>(
  schema: S,
  answer: Answer,
): S['Type'] => {
  expect(answer.status, answer.text).toBe(200)
  return Schema.decodeUnknownSync(schema, strict)(answer.body.data)
}

/** `403 own_record` */
export const told = ({ status, body }: Answer): string => `${status} ${body?.errors?.[0]?.code ?? ''}`.trim()

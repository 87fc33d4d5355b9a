/** What the tests of assets ask for again and again. */

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Schema } from 'effect'
import { expect } from 'vitest'
import { AssetConfiguration } from '../../../src/domain/assets/configuration/nouns.ts'
import { Asset, AssetEvent, AssetRow, type HolderRef } from '../../../src/domain/assets/nouns.ts'
import { AssetActOutcome } from '../../../src/domain/assets/outcomes/nouns.ts'
import { type AuditEntry, AuditPage } from '../../../src/domain/audit/nouns.ts'
import { sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import type { PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import type { Answer, Ask, TestServer } from '../kit/server.ts'
import { type Person, rows, type World } from '../world/world.ts'

const strict = { onExcessProperty: 'error' } as const

export const decoded = <S extends Schema.Top & { readonly DecodingServices: never }>(
  schema: S,
  answer: Answer,
): S['Type'] => {
  expect(answer.status, answer.text).toBe(200)
  return Schema.decodeUnknownSync(schema, strict)(answer.body.data)
}

export const assetIn = (answer: Answer): Asset => decoded(Asset, answer)
/** Of what is done with one, or with many that it can be done with. */
export const toldIn = (answer: Answer): AssetActOutcome => decoded(AssetActOutcome, answer)
export const doneIn = (answer: Answer): ReadonlyArray<AssetRow> => {
  const { isApplied, rows: told, assets } = toldIn(answer)
  expect(isApplied, JSON.stringify(told)).toBe(true)
  return assets
}

export const rowsIn = (answer: Answer): ReadonlyArray<AssetRow> => decoded(Schema.Array(AssetRow), answer)

/** With the sentence. */
export const saidBy = (answer: Answer): string => `${codeOf(answer)}: ${answer.body.errors[0]?.message}`

export const aPlan = (over: object = {}) => ({
  id: newId<string>(),
  name: 'Oil',
  everyMonths: 6,
  everyUnits: 10_000,
  unit: 'km',
  sinceDay: '2024-03-01',
  sinceReading: 0,
  ...over,
})

type Chosen = Readonly<Record<string, number>>

export const stageOn = (server: TestServer, world: () => World) => {
  const ask = (rest: string, by: Person = world().admin, more: Ask = {}) =>
    server.ask(`/api/${world().tenantId}/${rest}`, { as: by.userId, ...more })

  const content = (over: object = {}) => ({
    number: 'B-1',
    name: 'Ute',
    categoryId: world().assets.category,
    currentLocationId: world().assets.location,
    make: 'Toyota',
    model: 'Hilux',
    serial: 'JT1',
    condition: 'good',
    purchaseDay: '2024-02-01',
    cost: 45_000.5,
    currency: 'AUD',
    supplier: 'Ute World',
    warrantyDay: null,
    reading: null,
    notes: '',
    plans: [],
    ...over,
  })

  const create = (over: object = {}, by?: Person) => ask('assets', by, { json: { id: newId(), ...content(over) } })
  const created = async (over: object = {}) => assetIn(await create(over))
  const read = (id: string, by?: Person) => ask(`assets/${id}`, by)
  const one = async (id: string, by?: Person) => assetIn(await read(id, by))
  const update = (id: string, over: object, by?: Person) =>
    ask(`assets/${id}`, by, { method: 'PUT', json: { version: 1, ...content(over) } })
  const remove = (id: string, version = 1, by?: Person) =>
    ask(`assets/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })

  /** The assets by their ids, with the versions decided on. */
  const act = (call: string, chosen: Chosen, more: object = {}, by?: Person) =>
    ask(`assets/${call}`, by, {
      json: { assets: Object.entries(chosen).map(([id, version]) => ({ id, version })), note: '', ...more },
    })
  const assign = (chosen: Chosen, holder: HolderRef | { readonly kind: string; readonly id: string }, by?: Person) =>
    act('assign', chosen, { holder, expectedReturnDay: null }, by)
  const unassign = (chosen: Chosen, more: object = {}, by?: Person) =>
    act('unassign', chosen, { condition: 'fair', ...more }, by)
  const service = (chosen: Chosen, more: object = {}, by?: Person) =>
    act('service', chosen, { planName: null, day: '2024-05-06', cost: null, reading: null, ...more }, by)
  const answer = (id: string, more: object, by: Person) =>
    ask(`assets/${id}/acceptance`, by, {
      json: { version: 1, outcome: 'accepted', signature: 'Cleo', because: '', ...more },
    })

  const historyOf = async (id: string, by?: Person) =>
    decoded(Schema.Array(AssetEvent), await ask(`assets/${id}/history`, by))
  const configuration = async () => decoded(AssetConfiguration, await ask('assetConfiguration'))

  /** The newest first. */
  const audited = async (): Promise<ReadonlyArray<AuditEntry>> =>
    decoded(AuditPage, await ask('audit')).entries.filter(({ kind }) => kind.startsWith('asset'))
  const sentences = async () => (await audited()).map((entry) => sentenceOf(standardLocale, entry))

  /** Gives a person the feature asset manager, with just these verbs. */
  const grant = async (person: Person, ...actions: ReadonlyArray<PermissionAction>): Promise<Person> => {
    const group = newId()
    const { tenantId } = world()
    const features = JSON.stringify([{ featureId: 'assetManagerManage', actions }])
    await rows(
      server,
      'insert into security_groups (tenant_id, id, name, features) values ($1, $2::uuid, $2::uuid::text, $3::jsonb)',
      [tenantId, group, features],
    )
    await rows(server, 'insert into security_group_members (tenant_id, group_id, employee_id) values ($1, $2, $3)', [
      tenantId,
      group,
      person.employeeId,
    ])
    return person
  }

  const onDisk = () => readdir(join(server.dataDir, 'files', world().tenantId))

  return {
    ask,
    content,
    create,
    created,
    read,
    one,
    update,
    remove,
    act,
    assign,
    unassign,
    service,
    answer,
    historyOf,
    configuration,
    audited,
    sentences,
    grant,
    onDisk,
  }
}

export type Stage = ReturnType<typeof stageOn>

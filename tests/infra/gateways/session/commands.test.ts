import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { commandsGateway } from '../../../../src/infra/gateways/session/commands.gateway.ts'
import type { Run } from '../../../../src/infra/http/run.ts'
import { tenantId, userId } from '../../../fixtures/ids.ts'
import { aStorage } from '../../storage/aStorage.ts'

const signal = new AbortController().signal

/** Not what these tests ask. */
const run = Object.assign(() => new Promise(() => undefined), { bytes: undefined }) as unknown as Run

const aGateway = (over: { readonly widgetUrl?: string; readonly storage?: Storage; readonly tenant?: string } = {}) => {
  const opened: Array<string> = []
  const gateway = commandsGateway({
    run,
    storage: over.storage ?? aStorage(),
    userId: userId('ava'),
    tenantId: tenantId(over.tenant ?? 'banksia'),
    applyTheme: () => undefined,
    widgetUrl: over.widgetUrl ?? null,
    openBeside: (url) => opened.push(url),
  })
  return { gateway, opened }
}

describe('§ 2.3 The help widget is chosen by configuration', () => {
  it('the local panel where none is configured', async () => {
    const { gateway, opened } = aGateway()
    expect(await gateway.openWidget({ page: '/' }, signal)).toEqual(Result.succeed('panel'))
    expect(opened).toEqual([])
  })
  it('else the hosted one, which is told the page and nobody’s id', async () => {
    const { gateway, opened } = aGateway({ widgetUrl: 'https://help.example/desk?from=tenure' })
    const page = `/employee/${userId('eve')}?tab=details#work`
    expect(await gateway.openWidget({ page }, signal)).toEqual(Result.succeed('elsewhere'))
    expect(opened).toEqual(['https://help.example/desk?from=tenure&page=%2Femployee%2F%3Aid'])
  })
})

describe('What was used lately', () => {
  it('is kept for each person and client', async () => {
    const storage = aStorage()
    await aGateway({ storage }).gateway.rememberRecent({ ids: ['page:home'] }, signal)
    expect(aGateway({ storage }).gateway.recent()).toEqual(['page:home'])
    expect(aGateway({ storage, tenant: 'tidewater' }).gateway.recent()).toEqual([])
  })
  it('is nothing where the browser kept something else', () => {
    const storage = aStorage()
    storage.setItem(`tenure.recent.${tenantId('banksia')}.${userId('ava')}`, '{"a":1}')
    expect(aGateway({ storage }).gateway.recent()).toEqual([])
  })
})

it('single keys are on until they are switched off', async () => {
  const storage = aStorage()
  expect(aGateway({ storage }).gateway.singleKeysAreOn()).toBe(true)
  await aGateway({ storage }).gateway.rememberSingleKeys({ areOn: false }, signal)
  expect(aGateway({ storage }).gateway.singleKeysAreOn()).toBe(false)
})

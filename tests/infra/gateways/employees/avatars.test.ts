import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import type { TenantId } from '../../../../src/domain/kernel/ids.ts'
import { avatarsGateway } from '../../../../src/infra/gateways/employees/avatars.gateway.ts'
import type { Run } from '../../../../src/infra/http/run.ts'

const path = (name: string) => `/api/t1/employees/${name}/avatar?v=2`

const aGateway = (atMost = 2) => {
  const asked: Array<unknown> = []
  const revoked: Array<string> = []
  let made = 0
  let isDown = false
  const runIn = (tenantId: TenantId) => ({ bytes: bytesIn(tenantId) as Run['bytes'] })
  const bytesIn =
    (tenantId: TenantId) =>
    async (...call: ReadonlyArray<unknown>) => {
      asked.push([tenantId, ...call])
      return isDown ? Result.fail({ _tag: 'Unreachable' }) : Result.succeed(new Blob())
    }
  const urls = {
    createObjectURL: () => {
      made += 1
      return `blob:${made}`
    },
    revokeObjectURL: (url: string) => void revoked.push(url),
  }
  const avatars = avatarsGateway(runIn, urls, atMost)
  return {
    avatars,
    asked,
    revoked,
    goDown: (down: boolean) => {
      isDown = down
    },
  }
}

it('fetches a picture at width 150, with the version of its address (§ 9)', async () => {
  const { avatars, asked } = aGateway()
  expect(await avatars.fetch(path('eve'))).toBe('blob:1')
  expect(asked).toEqual([['t1', 'employees', 'avatar', { params: { id: 'eve' }, query: { width: '150', v: '2' } }]])
})

it('fetches once for everybody who wants it, together or later', async () => {
  const { avatars, asked } = aGateway()
  expect(await Promise.all([avatars.fetch(path('eve')), avatars.fetch(path('eve'))])).toEqual(['blob:1', 'blob:1'])
  expect(await avatars.fetch(path('eve'))).toBe('blob:1')
  expect(avatars.known(path('eve'))).toBe('blob:1')
  expect(asked.length).toBe(1)
})

it('gives up the least recently wanted, and its memory with it', async () => {
  const { avatars, revoked } = aGateway(2)
  await avatars.fetch(path('eve'))
  await avatars.fetch(path('max'))
  avatars.known(path('eve'))
  await avatars.fetch(path('ava'))
  expect(revoked).toEqual(['blob:2'])
  expect(avatars.known(path('max'))).toBeNull()
  expect(avatars.known(path('eve'))).toBe('blob:1')
})

it('asks again for what could not be fetched, and never for an address that is not a picture’s', async () => {
  const { avatars, asked, goDown } = aGateway()
  goDown(true)
  expect(await avatars.fetch(path('eve'))).toBeNull()
  goDown(false)
  expect(await avatars.fetch(path('eve'))).toBe('blob:1')
  expect(await avatars.fetch('https://elsewhere.example/x.png')).toBeNull()
  expect(asked.length).toBe(2)
})

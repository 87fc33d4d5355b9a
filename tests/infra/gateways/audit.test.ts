import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { auditGateway } from '../../../src/infra/gateways/audit.gateway.ts'
import type { Run } from '../../../src/infra/http/run.ts'
import { eve } from '../../fixtures/people.ts'

const { signal } = new AbortController()

const aGateway = (answer: unknown) => {
  const asked: Array<ReadonlyArray<unknown>> = []
  const saved: string[] = []
  const run = async (...call: ReadonlyArray<unknown>) => {
    asked.push(call)
    return Result.succeed(answer)
  }
  const gateway = auditGateway(Object.assign(run, { bytes: run }) as unknown as Run, (_, name) => {
    saved.push(name)
  })
  return { gateway, asked, saved }
}

it('the trail is asked for with its filter, and with the cursor of the page before', async () => {
  const { gateway, asked } = aGateway({ entries: [], next: null })
  await gateway.loadTrail({ filter: { kind: 'goal' }, before: null }, signal)
  await gateway.loadTrail({ filter: {}, before: 12 }, signal)
  expect(asked).toEqual([
    ['audit', 'list', { query: { kind: 'goal' }, signal }],
    ['audit', 'list', { query: { before: '12' }, signal }],
  ])
})

it('a timeline is somebody’s', async () => {
  const { gateway, asked } = aGateway({ entries: [], next: null })
  await gateway.loadTimeline({ filter: { person: eve }, before: 3 }, signal)
  expect(asked).toEqual([['history', 'timeline', { params: { id: eve }, query: { before: '3' }, signal }]])
  await expect(gateway.loadTimeline({ filter: {}, before: null }, signal)).rejects.toThrow()
})

it.each([
  [{}, 'audit.csv'],
  [{ from: '2026-01-01' }, 'audit from 2026-01-01.csv'],
  [{ to: '2026-02-01' }, 'audit until 2026-02-01.csv'],
  [{ from: '2026-01-01', to: '2026-02-01' }, 'audit from 2026-01-01 until 2026-02-01.csv'],
])('the export is handed to the browser under a name that tells its days: %j', async (filter, name) => {
  const { gateway, saved, asked } = aGateway(new Blob())
  expect(await gateway.exportTrail({ filter }, signal)).toEqual(Result.succeed(undefined))
  expect([saved, asked]).toEqual([[name], [['audit', 'csv', { query: filter, signal }]]])
})

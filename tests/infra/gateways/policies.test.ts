import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { policiesGateway } from '../../../src/infra/gateways/policies.gateway.ts'
import type { Run } from '../../../src/infra/http/run.ts'
import { hrDocumentId } from '../../fixtures/ids.ts'

const of = { id: hrDocumentId('Conduct') }
const { signal } = new AbortController()

const aGateway = () => {
  const asked: Array<ReadonlyArray<unknown>> = []
  const saved: string[] = []
  const run = async (...call: ReadonlyArray<unknown>) => {
    asked.push(call)
    return Result.succeed(new Blob())
  }
  const gateway = policiesGateway(Object.assign(run, { bytes: run }) as unknown as Run, (_, name) => {
    saved.push(name)
  })
  return { gateway, asked, saved }
}

it('§ 7 a version is compared with the one that is named, or with what the reader agreed to last', async () => {
  const { gateway, asked } = aGateway()
  await gateway.loadChanges({ ...of, versionNo: 3, from: 1 }, signal)
  await gateway.loadChanges({ ...of, versionNo: 3, from: null }, signal)
  expect(asked).toEqual([
    ['hrDocuments', 'diff', { params: { ...of, versionNo: 3 }, query: { from: 1 }, signal }],
    ['hrDocuments', 'diff', { params: { ...of, versionNo: 3 }, query: {}, signal }],
  ])
})

it('one agrees to the version that was read', async () => {
  const { gateway, asked } = aGateway()
  await gateway.agree({ ...of, versionNo: 3 }, signal)
  expect(asked).toEqual([['hrDocuments', 'agree', { params: of, payload: { versionNo: 3 }, signal }]])
})

it('what is deleted is what was seen', async () => {
  const { gateway, asked } = aGateway()
  await gateway.removePolicy({ ...of, version: 4 }, signal)
  expect(asked).toEqual([['hrDocuments', 'remove', { params: of, headers: { 'if-match': '"4"' }, signal }]])
})

it.each([
  [0, 'file', { params: { id: of.id }, query: { of: 'draft' }, signal }],
  [2, 'versionFile', { params: { id: of.id, versionNo: 2 }, signal }],
])(
  'the file of version %d is asked for as %s, and handed to the browser under its name',
  async (versionNo, call, with_) => {
    const { gateway, asked, saved } = aGateway()
    await gateway.saveFile({ ...of, versionNo, name: 'Conduct.pdf' }, signal)
    expect([asked, saved]).toEqual([[['hrDocumentFiles', call, with_]], ['Conduct.pdf']])
  },
)

it.each([
  [null, {}, 'Conduct evidence.csv'],
  ['2026-01-31', { asAt: '2026-01-31' }, 'Conduct evidence as at 2026-01-31.csv'],
])('the evidence is of the day that is shown, and its name says so: %s', async (asAt, query, name) => {
  const { gateway, asked, saved } = aGateway()
  await gateway.saveEvidence({ ...of, title: 'Conduct', format: 'csv', asAt }, signal)
  expect(asked).toEqual([['hrDocumentFiles', 'evidence', { params: { ...of, format: 'csv' }, query, signal }]])
  expect(saved).toEqual([name])
})

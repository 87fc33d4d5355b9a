import * as Result from 'effect/Result'
import { expect, test } from 'vitest'
import { complianceGateway } from '../../../src/infra/gateways/compliance.gateway.ts'
import type { Run } from '../../../src/infra/http/run.ts'
import { eve } from '../../fixtures/people.ts'

const of = { employeeId: eve }
const { signal } = new AbortController()

const saving = async (fullName: string | null, answer: unknown) => {
  const asked: Array<unknown> = []
  const saved: Array<string> = []
  const bytes = async (...call: ReadonlyArray<unknown>) => {
    asked.push(call)
    return answer
  }
  const gateway = complianceGateway({ bytes } as unknown as Run, (_, name) => {
    saved.push(name)
  })
  await gateway.saveEvidenceOf({ ...of, fullName, format: 'csv' }, signal)
  return { asked, saved }
}

test.each([
  ['Eve Marlowe', 'Eve Marlowe policy evidence.csv'],
  [null, 'Policy evidence.csv'],
])('the evidence about %s is handed to the browser as %s', async (fullName, name) => {
  const { asked, saved } = await saving(fullName, Result.succeed(new Blob()))
  expect(asked).toEqual([['hrDocumentFiles', 'evidenceOf', { params: { ...of, format: 'csv' }, query: {}, signal }]])
  expect(saved).toEqual([name])
})

test('and nothing when it could not be fetched', async () => {
  expect((await saving('Eve', Result.fail({ _tag: 'Unreachable' }))).saved).toEqual([])
})

import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import type { DocumentId, EmployeeDocument } from '../../../../src/domain/employees/documents/nouns.ts'
import { documentsGateway } from '../../../../src/infra/gateways/employees/documents.gateway.ts'
import type { Run } from '../../../../src/infra/http/run.ts'
import { eve } from '../../../fixtures/people.ts'

const of = { id: eve }
const files = ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => new File(['abc'], name))
const never = new AbortController().signal

it('sends one file after the other, and stops at the first that is refused', async () => {
  const sent: Array<string> = []
  const run = (async (_group: string, _call: string, { payload }: { payload: FormData }) => {
    const file = payload.get('file') as File
    sent.push(`${file.name} as type ${payload.get('type')}`)
    return file.name === 'two.pdf' ? Result.fail({ _tag: 'Unreachable' }) : Result.succeed({ name: file.name })
  }) as unknown as Run
  const answer = await documentsGateway(run, () => {}).uploadDocuments(
    { subject: of, files, progressed: () => {} },
    never,
  )
  expect([sent, Result.isFailure(answer)]).toEqual([['one.pdf as type 0', 'two.pdf as type 0'], true])
})

it('saves what was fetched under the document’s own name, and nothing when it could not be fetched', async () => {
  const saved: Array<string> = []
  const document = { id: 'd' as DocumentId, name: 'Zoë’s plan.csv' } as EmployeeDocument
  const ports = (answer: unknown) =>
    documentsGateway({ bytes: async () => answer } as unknown as Run, (_, name) => saved.push(name))
  await ports(Result.succeed(new Blob(['x']))).downloadDocument({ document }, never)
  await ports(Result.fail({ _tag: 'Unreachable' })).downloadDocument({ document }, never)
  expect(saved).toEqual(['Zoë’s plan.csv'])
})

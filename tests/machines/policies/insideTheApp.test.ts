import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { unacknowledged } from '../../../src/domain/policies/duties.ts'
import type { HrDocument, HrDocumentSummary } from '../../../src/domain/policies/nouns.ts'
import { type AgreementActor, agreementMachine } from '../../../src/machines/policies/agreement.machine.ts'
import { type PoliciesActor, policiesMachine } from '../../../src/machines/policies/policies.machine.ts'
import { type ReadinessActor, readinessMachine } from '../../../src/machines/session/readiness.machine.ts'
import { eve } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument } from '../../fixtures/policyDocuments.ts'
import { aTenant } from '../../fixtures/tenants.ts'
import { held } from '../ports.ts'

const policy = aPolicy()
const duty = { type: 'hrDocumentAgreement', id: policy.id, title: '', detail: '', dueUtc: null } as const

/** The policies beside the readiness, as the root runs them. */
const together = () => {
  const load = held<unknown, HrDocument>()
  const agree = held<unknown, HrDocumentSummary>()
  const root = createActor(
    setup({
      actors: {
        readiness: readinessMachine,
        hrDocuments: policiesMachine.provide({
          actors: {
            agreement: agreementMachine.provide({ actors: { loadPolicy: load.logic, agree: agree.logic } }),
          },
        }),
      },
    }).createMachine({
      id: 'root',
      invoke: [
        { src: 'readiness', systemId: 'readiness', input: { tenant: aTenant() } },
        {
          src: 'hrDocuments',
          systemId: 'hrDocuments',
          input: { employeeId: eve, policies: [policy] },
        },
      ],
    }),
  ).start()
  const readiness = root.system.get('readiness') as ReadinessActor
  const policies = root.system.get('hrDocuments') as PoliciesActor
  readiness.send({ type: 'part.changed', part: 'policies', data: [policy] })
  readiness.send({ type: 'part.changed', part: 'toDo', data: [duty, { ...duty, id: 'another' }] })
  const parts = () => readiness.getSnapshot().context.parts
  const owed = () => unacknowledged(parts().policies ?? [], eve, '2026-11-21T00:00:00.000Z').length
  return { load, agree, policies, parts, owed }
}

describe('§ 2.3 What asks for an agreement elsewhere asks no more once it is given', () => {
  it('the menu’s alert and the to-do list change with it', async () => {
    const { load, agree, policies, parts, owed } = together()
    policies.send({ type: 'document.opened', id: policy.id })
    await load.give(aDocument())
    expect([owed(), parts().toDo?.length]).toEqual([1, 2])
    const agreement = policies.getSnapshot().children.agreement as unknown as AgreementActor
    agreement.send({ type: 'agreement.given' })
    const agreements = [{ employeeId: eve, versionNo: 2, agreementDateUtc: '2026-11-21T00:00:00.000Z' }]
    await agree.give(aPolicy({ agreements }))
    expect([owed(), parts().toDo?.map(({ id }) => id)]).toEqual([0, ['another']])
  })

  it('and a policy published on another page asks at once', () => {
    const { policies, owed } = together()
    policies.send({ type: 'document.arrived', document: aDocument({ title: 'Drones' }) })
    expect(owed()).toBe(2)
  })
})

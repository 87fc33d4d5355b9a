import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { unacknowledged } from '../../../src/domain/policies/duties.ts'
import type { HrDocument, HrDocumentSummary } from '../../../src/domain/policies/nouns.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import { type AgreementActor, agreementMachine } from '../../../src/machines/policies/agreement.machine.ts'
import { type PoliciesActor, policiesMachine } from '../../../src/machines/policies/policies.machine.ts'
import { draftDeletion } from '../../../src/machines/policies/policiesContext.ts'
import { tellArrived } from '../../../src/machines/policies/policyWork.ts'
import { eve } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument } from '../../fixtures/policyDocuments.ts'
import { noImages } from '../../fixtures/policyImages.ts'
import { besideReadiness } from '../beside.ts'
import { held } from '../ports.ts'

const policy = aPolicy()
const duty = { type: 'hrDocumentAgreement', id: policy.id, title: '', detail: '', dueUtc: null } as const

/** The policies beside the readiness, as the root runs them. */
const together = async () => {
  const load = held<unknown, HrDocument>()
  const agree = held<unknown, HrDocumentSummary>()
  const remove = held<unknown, unknown>()
  const { parts, areaOf } = await besideReadiness(
    { policies: () => Result.succeed([policy]), toDo: () => Result.succeed([duty, { ...duty, id: 'another' }]) },
    {
      policies: {
        logic: policiesMachine.provide({
          actors: {
            agreement: agreementMachine.provide({ actors: { loadPolicy: load.logic, agree: agree.logic } }),
            deletion: draftDeletion.machine.provide({ actors: { run: remove.logic } }),
          },
        }),
        input: { employeeId: eve, now: () => Date.parse('2026-11-21T00:00:00Z'), images: noImages },
      },
    },
  )
  const policies = areaOf<PoliciesActor>('policies')
  const owed = () => unacknowledged(parts().policies ?? [], eve, '2026-11-21T00:00:00.000Z').length
  const publish = (document: HrDocument) => tellArrived({ enqueue: toEach, system: policies.system }, document)
  return { load, agree, remove, policies, parts, owed, publish }
}

/** Sends at once what a machine would send at the end of its step. */
const toEach = { sendTo: (target: never, event: never) => (target as AnyActorRef).send(event) }

describe('§ 2.3 What asks for an agreement elsewhere asks no more once it is given', () => {
  it('the menu’s alert and the to-do list change with it', async () => {
    const { load, agree, policies, parts, owed } = await together()
    policies.send({ type: 'document.opened', id: policy.id })
    await load.give(aDocument())
    expect([owed(), parts().toDo?.length]).toEqual([1, 2])
    const agreement = policies.getSnapshot().children.agreement as unknown as AgreementActor
    agreement.send({ type: 'agreement.given' })
    const agreements = [{ employeeId: eve, versionNo: 2, agreementDateUtc: '2026-11-21T00:00:00.000Z' }]
    await agree.give(aPolicy({ agreements }))
    expect([owed(), parts().toDo?.map(({ id }) => id)]).toEqual([0, ['another']])
  })

  it('and a policy published on another page asks at once', async () => {
    const { publish, owed } = await together()
    publish(aDocument({ title: 'Drones' }))
    expect(owed()).toBe(2)
  })
})

describe('The list of policies', () => {
  it('takes a document that was published as the list gives it', async () => {
    const { publish, parts } = await together()
    publish(aDocument({ versionNo: 3 }))
    expect(parts().policies).toEqual([aPolicy({ versionNo: 3 })])
  })

  it('loses a draft that is deleted', async () => {
    const { policies, remove, parts } = await together()
    policies.send({ type: 'deletion.asked', document: aDocument({ status: 'draft', versionNo: 0 }) })
    const question = policies.getSnapshot().children.deletion as unknown as ConfirmActor
    question.send({ type: 'dialog.confirmed' })
    await remove.give(undefined)
    expect(parts().policies).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ReviewFeedback } from '../../../../src/domain/reviews/feedback/nouns.ts'
import type { FeedbackPorts } from '../../../../src/machines/reviews/feedback/feedback.ports.ts'
import { proposalsMachine } from '../../../../src/machines/reviews/feedback/proposals.machine.ts'
import { noor } from '../../../fixtures/people.ts'
import { aFeedback } from '../../../fixtures/reviewFeedback.ts'
import { reviewId } from '../../../fixtures/reviewRecord.ts'
import { held, unreachable } from '../../ports.ts'

type Sent<Name extends keyof FeedbackPorts> = Parameters<FeedbackPorts[Name]>[0]
const [first, other] = [reviewId('first'), reviewId('other')]

const started = () => {
  const propose = held<Sent<'proposePeople'>, ReviewFeedback>()
  const decide = held<Sent<'decideProposals'>, ReviewFeedback>()
  const actor = createActor(
    proposalsMachine.provide({ actors: { proposePeople: propose.logic, decideProposals: decide.logic } }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  return { actor, propose, decide, toasts }
}

describe('Proposing people for feedback', () => {
  it('sends nobody without a reason, and once; then nothing is left chosen', async () => {
    const { actor, propose, toasts } = started()
    actor.send({ type: 'proposal.changed', id: first, change: { people: [noor] } })
    actor.send({ type: 'proposing.pressed' })
    expect(propose.asked).toEqual([])
    actor.send({ type: 'proposal.changed', id: first, change: { reason: ' We share a site ' } })
    actor.send({ type: 'proposing.pressed' })
    actor.send({ type: 'proposing.pressed' })
    expect(propose.asked).toEqual([{ id: first, proposed: { people: [noor], reason: 'We share a site' } }])
    await propose.give(aFeedback())
    expect(actor.getSnapshot().context).toMatchObject({ people: [], reason: '' })
    expect(toasts).toEqual(['Proposal sent'])
  })

  it('keeps what was chosen when it does not arrive, and says why', async () => {
    const { actor, propose } = started()
    actor.send({ type: 'proposal.changed', id: first, change: { people: [noor], reason: 'Why' } })
    actor.send({ type: 'proposing.pressed' })
    await propose.refuse(unreachable)
    expect(actor.getSnapshot().context).toMatchObject({ people: [noor], reason: 'Why' })
    expect(actor.getSnapshot().context.refusal).toMatch(/^Failed to propose/)
  })

  it('sends nobody of another review than the one they were chosen for', () => {
    const { actor, propose } = started()
    actor.send({ type: 'proposal.changed', id: first, change: { people: [noor] } })
    actor.send({ type: 'proposal.changed', id: other, change: { reason: 'Why' } })
    actor.send({ type: 'proposing.pressed' })
    expect(propose.asked).toEqual([])
    expect(actor.getSnapshot().context).toMatchObject({ id: other, people: [] })
  })

  it('decides one after the other, and says which it was', async () => {
    const { actor, decide, toasts } = started()
    const asking = { id: first, people: [noor], becomes: 'asked' as const }
    actor.send({ type: 'proposal.decided', decided: asking })
    actor.send({ type: 'proposal.decided', decided: { ...asking, becomes: 'leftOut' } })
    expect(decide.asked).toEqual([asking])
    await decide.give(aFeedback())
    actor.send({ type: 'proposal.decided', decided: { ...asking, becomes: 'leftOut' } })
    await decide.give(aFeedback())
    expect(toasts).toEqual(['Feedback asked for', 'Not asked'])
  })

  it('takes one back, and keeps who is chosen beside it and what is typed meanwhile', async () => {
    const { actor, decide, toasts } = started()
    const takingBack = { id: first, people: [noor], becomes: 'takenBack' as const }
    actor.send({ type: 'proposal.changed', id: first, change: { people: [noor] } })
    actor.send({ type: 'proposal.decided', decided: takingBack })
    actor.send({ type: 'proposal.changed', id: first, change: { reason: 'Why' } })
    await decide.give(aFeedback())
    expect(toasts).toEqual(['Proposal withdrawn'])
    expect(actor.getSnapshot().context).toMatchObject({ people: [noor], reason: 'Why', decided: null })
    actor.send({ type: 'proposal.decided', decided: takingBack })
    await decide.refuse(unreachable)
    expect(actor.getSnapshot().context.refusal).toMatch(/^Failed to take back/)
    expect(actor.getSnapshot().context.people).toEqual([noor])
  })
})

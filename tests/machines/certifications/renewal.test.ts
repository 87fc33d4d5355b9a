import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { blankEntry } from '../../../src/domain/certifications/entryDraft.ts'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { wording } from '../../../src/domain/certifications/wording.ts'
import { renewalMachine } from '../../../src/machines/certifications/renewal.machine.ts'
import type { RenewalSubject } from '../../../src/machines/certifications/renewal.ts'
import { aCertification } from '../../fixtures/certifications.ts'
import { certificationId, certificationTypeId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'
import { held, refused } from '../ports.ts'

const card = new File(['%PDF'], 'card.pdf')

const entryOf = (over: Partial<Extract<RenewalSubject, { kind: 'entry' }>> = {}): RenewalSubject => ({
  kind: 'entry',
  id: certificationId('new'),
  entry: { ...blankEntry, employeeId: eve, certificationTypeId: certificationTypeId('white card') },
  renews: aCertification(),
  ...over,
})

const aRenewal = (subject: RenewalSubject) => {
  const add = held<
    { subject: { certification: object }; files: ReadonlyArray<File>; progressed: (fraction: number) => void },
    Certification
  >()
  const answer = held<{ answer: object }, Certification>()
  const actor = createActor(renewalMachine.provide({ actors: { add: add.logic, answer: answer.logic } }), {
    input: { timeZone: 'Australia/Brisbane', subject },
  })
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const filled = () => {
    actor.send({ type: 'entry.changed', change: { expiryDay: '2027-06-30' } })
    actor.send({ type: 'files.offered', files: [card] })
  }
  return { actor, add, answer, toasts, filled, at: () => actor.getSnapshot() }
}

describe('A person hands in a renewal', () => {
  it('nothing incomplete is sent, and from then on every problem is shown', () => {
    const { actor, add, at } = aRenewal(entryOf())
    actor.send({ type: 'entry.submitted' })
    expect([at().value, at().context.hasTried, add.asked]).toEqual(['filling', true, []])
  })

  it('without a file there is nothing to look at', () => {
    const { actor, add } = aRenewal(entryOf())
    actor.send({ type: 'entry.changed', change: { expiryDay: '2027-06-30' } })
    actor.send({ type: 'entry.submitted' })
    expect(add.asked).toEqual([])
  })

  it('is sent with the last millisecond of its day where the client is, and what it renews', async () => {
    const { actor, add, toasts, filled, at } = aRenewal(entryOf())
    filled()
    actor.send({ type: 'entry.submitted' })
    expect(add.asked[0]).toMatchObject({
      subject: {
        certification: {
          id: certificationId('new'),
          employeeId: eve,
          expiryDate: '2027-06-30T13:59:59.999Z',
          issuedDay: null,
          renews: aCertification().id,
        },
      },
      files: [card],
    })
    const submitted = aCertification({ id: certificationId('new'), verification: 'submitted' })
    await add.give(submitted)
    expect([at().output, toasts]).toEqual([submitted, [`success: ${wording.handedIn}`]])
  })

  it('what does not expire has no day', async () => {
    const { actor, add } = aRenewal(entryOf())
    actor.send({ type: 'entry.changed', change: { expires: false } })
    actor.send({ type: 'files.offered', files: [card] })
    actor.send({ type: 'entry.submitted' })
    expect(add.asked[0]).toMatchObject({ subject: { certification: { expiryDate: null } } })
  })

  it('a file that is not taken is said, and changes nothing', () => {
    const { actor, at } = aRenewal(entryOf())
    actor.send({ type: 'files.offered', files: [new File(['x'], 'card.exe')] })
    expect([at().context.problem?.because, at().context.files]).toEqual(['wrongType', []])
  })

  it('§ 8 what failed keeps its fields and its files, and says so in the specification’s words', async () => {
    const { actor, add, filled, at } = aRenewal(entryOf())
    filled()
    actor.send({ type: 'entry.submitted' })
    await add.refuse(refused('unsupported_type', 415))
    expect(at().value).toBe('filling')
    expect(at().context.files).toEqual([card])
    expect(at().context.refusal).toBe(
      'Oops! We couldn’t upload the certification. Make sure the file is an accepted format and under the maximum size. refused: unsupported_type',
    )
    actor.send({ type: 'entry.submitted' })
    expect(add.asked.length).toBe(2)
  })

  it('how far it has come is known while it is sent', () => {
    const { actor, add, filled, at } = aRenewal(entryOf())
    filled()
    actor.send({ type: 'entry.submitted' })
    add.asked[0]?.progressed(0.4)
    expect([at().context.progress, at().hasTag('busy')]).toEqual([0.4, true])
  })

  it('leaving while it is sent stops it, and nothing came of it', () => {
    const { actor, filled, at } = aRenewal(entryOf())
    filled()
    actor.send({ type: 'entry.submitted' })
    actor.send({ type: 'renewal.left' })
    expect([at().status, at().output]).toEqual(['done', null])
  })

  it('§ 8 what an admin or a manager adds counts at once, and is told so', async () => {
    const { actor, add, toasts, filled } = aRenewal(entryOf({ renews: null }))
    filled()
    actor.send({ type: 'entry.submitted' })
    await add.give(aCertification())
    expect(toasts).toEqual(['success: Certification added successfully'])
  })
})

describe('A manager looks at what was handed in', () => {
  const submitted = aCertification({ verification: 'submitted', version: 4 })

  it('verifies it with one press', async () => {
    const { actor, answer, toasts, at } = aRenewal({ kind: 'check', certification: submitted })
    actor.send({ type: 'verify.asked' })
    expect(answer.asked[0]).toMatchObject({ answer: { version: 4, outcome: 'verified', because: '' } })
    await answer.give(aCertification({ version: 5 }))
    expect([at().output?.version, toasts]).toEqual([5, [`success: ${wording.verified}`]])
  })

  it.each(['', '  '])('declines nobody without a reason (%j)', (because) => {
    const { actor, answer, at } = aRenewal({ kind: 'check', certification: submitted })
    actor.send({ type: 'because.typed', because })
    actor.send({ type: 'decline.asked' })
    expect([answer.asked, at().value, at().context.hasTried]).toEqual([[], 'checking', true])
  })

  it('declines it with the reason the person reads', async () => {
    const { actor, answer, toasts } = aRenewal({ kind: 'check', certification: submitted })
    actor.send({ type: 'because.typed', because: ' The date cannot be read. ' })
    actor.send({ type: 'decline.asked' })
    expect(answer.asked[0]).toMatchObject({ answer: { outcome: 'declined', because: 'The date cannot be read.' } })
    await answer.give(aCertification({ verification: 'declined' }))
    expect(toasts).toEqual([`success: ${wording.declined}`])
  })

  it('a colleague who was faster is said, and the dialog stays', async () => {
    const { actor, answer, at } = aRenewal({ kind: 'check', certification: submitted })
    actor.send({ type: 'verify.asked' })
    await answer.refuse(refused('already_answered'))
    expect([at().value, at().context.refusal]).toEqual([
      'checking',
      `${wording.answerFailed}. refused: already_answered`,
    ])
  })
})

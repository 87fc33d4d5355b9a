import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { HrDocument, HrDocumentSummary, PolicyDiff } from '../../../src/domain/policies/nouns.ts'
import { agreementMachine } from '../../../src/machines/policies/agreement.machine.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument, aVersion, someChanges } from '../../fixtures/policyDocuments.ts'
import { held, refused, unreachable } from '../ports.ts'

const agreedTo = (versionNo: number, employeeId = eve) => ({
  employeeId,
  versionNo,
  agreementDateUtc: '2024-01-02T00:00:00.000Z',
})

const reading = () => {
  const load = held<unknown, HrDocument>()
  const compare = held<{ versionNo: number; from: number | null }, PolicyDiff>()
  const agree = held<{ versionNo: number }, HrDocumentSummary>()
  const actor = createActor(
    agreementMachine.provide({
      actors: { loadPolicy: load.logic, loadChanges: compare.logic, agree: agree.logic },
    }),
    { input: { id: aDocument().id, employeeId: eve, now: () => Date.parse('2026-11-21T00:00:00Z') } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  return { actor, load, compare, agree, toasts, at: () => actor.getSnapshot() }
}

describe('§ 4 A policy is agreed to or not, per employee', () => {
  it.each<[string, Partial<HrDocument>, object]>([
    ['nobody has agreed', {}, { open: { view: 'whole', duty: 'owing' } }],
    ['another person has agreed', { agreements: [agreedTo(2, max)] }, { open: { view: 'whole', duty: 'owing' } }],
    ['the reader has agreed', { agreements: [agreedTo(2)] }, { open: { view: 'whole', duty: 'agreed' } }],
    [
      'only the wording has changed since',
      { agreements: [agreedTo(1)], agreeFromVersionNo: 1 },
      { open: { duty: 'agreed' } },
    ],
    ['it does not bind the reader', { bindsMe: false }, { open: { view: 'whole', duty: 'none' } }],
    ['it is archived', { status: 'archived' }, { open: { view: 'whole', duty: 'none' } }],
    ['it never was published', { status: 'draft', versionNo: 0, current: null }, { open: { duty: 'none' } }],
    [
      'it has to be agreed to again after a while',
      { agreements: [agreedTo(2)], renewalUtc: '2024-06-01T00:00:00.000Z' },
      { open: { view: 'whole', duty: 'owing' } },
    ],
  ])('%s', async (_, over, state) => {
    const { load, at } = reading()
    await load.give(aDocument(over))
    expect(at().value).toMatchObject(state)
  })

  it('agreeing is told, to the reader and to those who ask for it elsewhere', async () => {
    const { actor, load, agree, toasts, at } = reading()
    await load.give(aDocument())
    actor.send({ type: 'agreement.given' })
    expect(agree.asked).toMatchObject([{ versionNo: 2 }])
    await agree.give(aPolicy({ agreements: [agreedTo(2)] }))
    expect(at().matches({ open: { duty: 'agreed' } })).toBe(true)
    expect(at().context.document?.agreements).toEqual([agreedTo(2)])
    expect(at().context.hasJustAgreed).toBe(true)
    expect(toasts).toEqual(['success: You have agreed to Code of Conduct'])
  })

  it('§ 8 a refusal leaves it as it was, says why, and can be tried again', async () => {
    const { actor, load, agree, toasts, at } = reading()
    await load.give(aDocument())
    actor.send({ type: 'agreement.given' })
    await agree.refuse(unreachable)
    expect(toasts).toEqual(['error: Failed to agree to HR Document'])
    expect(at().context.refusal).toContain('cannot be reached')
    actor.send({ type: 'agreement.given' })
    await agree.give(aPolicy({ agreements: [agreedTo(2)] }))
    expect(at().matches({ open: { duty: 'agreed' } })).toBe(true)
  })

  it('a second press while the first is on its way is no second agreement', async () => {
    const { actor, load, agree } = reading()
    await load.give(aDocument())
    actor.send({ type: 'agreement.given' })
    actor.send({ type: 'agreement.given' })
    expect(agree.asked).toHaveLength(1)
  })
})

describe('A person who agreed to an older version is shown only what changed since', () => {
  it('and can have the whole, and the changes again', async () => {
    const { actor, load, compare, at } = reading()
    await load.give(aDocument({ agreements: [agreedTo(1)] }))
    expect(compare.asked).toMatchObject([{ versionNo: 2, from: null }])
    await compare.give(someChanges())
    expect(at().value).toEqual({ open: { view: 'changes', duty: 'owing' } })
    actor.send({ type: 'whole.asked' })
    expect(at().matches({ open: { view: 'whole' } })).toBe(true)
    actor.send({ type: 'changes.asked' })
    expect(at().matches({ open: { view: 'changes' } })).toBe(true)
    expect(compare.asked).toHaveLength(1)
  })

  it('after agreeing there is the whole again', async () => {
    const { actor, load, compare, agree, at } = reading()
    await load.give(aDocument({ agreements: [agreedTo(1)] }))
    await compare.give(someChanges())
    actor.send({ type: 'agreement.given' })
    await agree.give(aPolicy({ agreements: [agreedTo(1), agreedTo(2)] }))
    expect(at().value).toEqual({ open: { view: 'whole', duty: 'agreed' } })
  })

  it('where the changes cannot be read the whole is there, and they can be asked for again', async () => {
    const { actor, load, compare, at } = reading()
    await load.give(aDocument({ agreements: [agreedTo(1)] }))
    await compare.refuse(unreachable)
    expect(at().matches({ open: { view: 'whole', duty: 'owing' } })).toBe(true)
    expect(at().context.changesFailure).toEqual(unreachable)
    actor.send({ type: 'changes.asked' })
    await compare.give(someChanges())
    expect(at().matches({ open: { view: 'changes' } })).toBe(true)
  })
})

describe('One agrees to the version that was read', () => {
  it('a newer one published meanwhile is read before anything is agreed to', async () => {
    const { actor, load, agree, at } = reading()
    await load.give(aDocument())
    actor.send({ type: 'agreement.given' })
    await agree.refuse(refused('not_current'))
    expect(at().matches({ open: { duty: 'superseded' } })).toBe(true)
    expect(at().context.document?.versionNo).toBe(2)
    actor.send({ type: 'newer.asked' })
    await load.give(aDocument({ versionNo: 3, agreeFromVersionNo: 3, current: aVersion({ versionNo: 3 }) }))
    actor.send({ type: 'agreement.given' })
    expect(agree.asked.map(({ versionNo }) => versionNo)).toEqual([2, 3])
  })

  it('a version saved on this page is the one that is asked about', async () => {
    const { actor, load, compare, at } = reading()
    await load.give(aDocument({ agreements: [agreedTo(2)] }))
    const newer = aDocument({ agreements: [agreedTo(2)], versionNo: 3, agreeFromVersionNo: 3 })
    actor.send({ type: 'document.arrived', document: newer })
    await compare.give(someChanges({ fromVersionNo: 2, toVersionNo: 3 }))
    expect(at().value).toEqual({ open: { view: 'changes', duty: 'owing' } })
  })
})

describe('A policy that cannot be had', () => {
  it.each([
    [404, 'notFound'],
    [400, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s, and can be tried again', async (status, state) => {
    const { actor, load, at } = reading()
    await load.refuse(refused('not_found', status))
    expect(at().value).toBe(state)
    actor.send({ type: 'retry.asked' })
    await load.give(aDocument())
    expect(at().matches('open')).toBe(true)
  })
})

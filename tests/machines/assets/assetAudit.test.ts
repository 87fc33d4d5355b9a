import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AssetAudit } from '../../../src/domain/assets/audits/nouns.ts'
import type { AssetAuditId } from '../../../src/domain/kernel/ids.ts'
import { assetAuditMachine, auditClosing } from '../../../src/machines/assets/assetAudit.machine.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import { assetId, yard } from '../../fixtures/assets.ts'
import { ava } from '../../fixtures/people.ts'
import { held, refused, settled, unreachable } from '../ports.ts'

const auditId = (number: number) => `00000000-0000-4000-8000-00000000f${100 + number}` as AssetAuditId
const seenUtc = '2026-11-20T02:00:00.000Z'

const row = (number: number, over: Partial<AssetAudit['rows'][number]> = {}): AssetAudit['rows'][number] => ({
  id: assetId(number),
  number: `A-${number}`,
  name: 'Drill',
  isExpected: true,
  seenUtc: null,
  ...over,
})

const anAudit = (over: Partial<AssetAudit> = {}): AssetAudit => ({
  id: auditId(1),
  locationId: yard.id,
  locationName: yard.name,
  startedUtc: '2026-11-20T01:00:00.000Z',
  startedBy: { id: ava, fullName: 'Ava Lindqvist' },
  closedUtc: null,
  rows: [row(1), row(2)],
  version: 1,
  ...over,
})

const aRound = async (audit = anAudit()) => {
  const load = held<object, AssetAudit>()
  const tick = held<{ number: string; isSeen: boolean }, AssetAudit>()
  const start = held<object, AssetAudit>()
  const close = held<{ subject: object }, AssetAudit>()
  const actor = createActor(
    assetAuditMachine.provide({
      actors: {
        loadAudit: load.logic,
        tickAsset: tick.logic,
        startAudit: start.logic,
        closing: auditClosing.machine.provide({ actors: { run: close.logic } }),
      },
    }),
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const opened = async () => {
    actor.send({ type: 'audit.opened', id: auditId(1) })
    await load.give(audit)
  }
  const scan = (text: string) => {
    actor.send({ type: 'number.typed', text })
    actor.send({ type: 'number.sent' })
  }
  const question = () => at().children.closing as unknown as ConfirmActor
  return { actor, load, tick, start, close, toasts, at, opened, scan, question }
}

describe('A round is read when it is opened', () => {
  it.each([
    [404, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s', async (status, state) => {
    const { actor, load, at } = await aRound()
    actor.send({ type: 'audit.opened', id: auditId(1) })
    await load.refuse(refused('not_found', status))
    expect(at().value).toMatchObject({ reading: state })
  })

  it('what could not be read can be tried again', async () => {
    const { actor, load, at } = await aRound()
    actor.send({ type: 'audit.opened', id: auditId(1) })
    await load.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    await load.give(anAudit())
    expect([at().matches({ reading: 'showing' }), at().context.failure]).toEqual([true, null])
  })

  it('another one leaves nothing of the first', async () => {
    const { actor, opened, scan, tick, at } = await aRound()
    await opened()
    scan('A-1')
    actor.send({ type: 'audit.opened', id: auditId(2) })
    expect([at().context.audit, at().context.waiting]).toEqual([null, []])
    await tick.give(anAudit({ version: 9 }))
    expect(at().context.audit).toBeNull()
  })
})

describe('What is scanned', () => {
  it('while the one before is still being sent waits its turn, in its order', async () => {
    const { opened, scan, tick, at } = await aRound()
    await opened()
    scan(' A-1 ')
    scan('A-2')
    scan('A-9')
    expect([tick.asked.map(({ number }) => number), at().context.waiting.length]).toEqual([['A-1'], 3])
    await tick.give(anAudit({ rows: [row(1, { seenUtc }), row(2)] }))
    await tick.give(anAudit({ rows: [row(1, { seenUtc }), row(2, { seenUtc })] }))
    await tick.refuse(refused('unknown_number', 422, 'number'))
    expect(tick.asked.map(({ number }) => number)).toEqual(['A-1', 'A-2', 'A-9'])
    expect(at().context).toMatchObject({ waiting: [], refusal: 'A-9: refused: unknown_number', last: null })
  })

  it('that is nothing is not sent', async () => {
    const { opened, scan, tick } = await aRound()
    await opened()
    scan('  ')
    expect(tick.asked).toEqual([])
  })

  it.each([
    ['expected', [row(1), row(2)], [row(1, { seenUtc }), row(2)], 'A-1 seen', true],
    ['seen before', [row(1, { seenUtc })], [row(1, { seenUtc })], 'A-1 was already seen', false],
    ['of elsewhere', [], [row(1, { seenUtc, isExpected: false })], 'A-1 seen, though it belongs elsewhere', false],
  ])('is said at once: what is %s', async (_, before, now, text, isAsExpected) => {
    const { opened, scan, tick, at } = await aRound(anAudit({ rows: before }))
    await opened()
    scan('a-1')
    await tick.give(anAudit({ rows: now }))
    expect(at().context.last).toEqual({ text, isAsExpected })
  })

  it('can be taken back', async () => {
    const { actor, opened, tick, at } = await aRound(anAudit({ rows: [row(1, { seenUtc })] }))
    await opened()
    actor.send({ type: 'asset.ticked', number: 'A-1', isSeen: false })
    expect(tick.asked).toMatchObject([{ number: 'A-1', isSeen: false }])
    await tick.give(anAudit({ rows: [row(1)] }))
    expect(at().context.last?.text).toBe('A-1 is no longer marked as seen')
  })

  it('in a round that was closed elsewhere says so, the round is read again, and nothing more is sent', async () => {
    const { opened, scan, tick, load, at } = await aRound()
    await opened()
    scan('A-1')
    scan('A-2')
    await tick.refuse(refused('audit_closed'))
    expect([at().context.refusal, at().context.waiting, tick.asked.length]).toEqual([
      'A-1: refused: audit_closed',
      [],
      1,
    ])
    expect(load.asked.length).toBe(2)
    await load.give(anAudit({ closedUtc: seenUtc }))
    expect(at().context.audit?.closedUtc).toBe(seenUtc)
  })
})

describe('What does not reach the server', () => {
  it('waits, with all that is scanned after it, and is tried again in its order', async () => {
    const { actor, opened, scan, tick, at } = await aRound()
    await opened()
    scan('A-1')
    scan('A-2')
    await tick.refuse(unreachable)
    expect([at().matches({ working: 'offline' }), at().context.waiting.length]).toEqual([true, 2])
    expect(at().context.refusal).toMatch(/cannot be reached/)
    actor.send({ type: 'retry.asked' })
    await tick.give(anAudit({ rows: [row(1, { seenUtc }), row(2)] }))
    expect([tick.asked.map(({ number }) => number), at().context.refusal]).toEqual([['A-1', 'A-1', 'A-2'], null])
  })

  it('goes out with the next scan', async () => {
    const { actor, opened, scan, tick, at } = await aRound()
    await opened()
    scan('A-1')
    await tick.refuse(unreachable)
    scan('A-2')
    expect([tick.asked.map(({ number }) => number), at().context.waiting.length]).toEqual([['A-1', 'A-1'], 2])
    await tick.refuse(unreachable)
    actor.send({ type: 'asset.ticked', number: 'A-1', isSeen: false })
    expect([tick.asked.length, at().context.waiting.length]).toEqual([3, 3])
  })
})

describe('A round is closed behind a question', () => {
  it.each([
    ['one', [row(1), row(2, { seenUtc })], /^1 asset was not seen/],
    ['two', [row(1), row(2)], /^2 assets were not seen/],
    ['none, and one of elsewhere', [row(1, { seenUtc }), row(3, { isExpected: false, seenUtc })], /^Everything/],
  ])('which says how many were not seen: %s', async (_, rows, sentence) => {
    const { actor, opened, question } = await aRound(anAudit({ rows }))
    await opened()
    actor.send({ type: 'closing.asked' })
    expect(question().getSnapshot().context.text).toMatch(sentence)
  })

  it('at its version, and said', async () => {
    const { actor, opened, question, close, toasts, at } = await aRound(anAudit({ version: 6 }))
    await opened()
    actor.send({ type: 'closing.asked' })
    question().send({ type: 'dialog.confirmed' })
    expect(close.asked[0]?.subject).toEqual({ auditId: auditId(1), version: 6 })
    await close.give(anAudit({ version: 7, closedUtc: seenUtc }))
    expect([at().context.audit?.closedUtc, toasts]).toEqual([seenUtc, ['success: Audit closed']])
  })

  it('a refusal is said in the question, and the round goes on', async () => {
    const { actor, opened, question, close, at } = await aRound()
    await opened()
    actor.send({ type: 'closing.asked' })
    question().send({ type: 'dialog.confirmed' })
    await close.refuse(refused('changed_meanwhile'))
    expect(question().getSnapshot().context.refusal).toBe('Failed to close the audit. refused: changed_meanwhile')
    question().send({ type: 'dialog.cancelled' })
    await settled()
    expect([at().matches({ working: 'resting' }), at().context.audit?.closedUtc]).toEqual([true, null])
  })
})

describe('A new round', () => {
  it('needs a place', async () => {
    const { actor, start } = await aRound()
    actor.send({ type: 'start.asked', id: auditId(1) })
    actor.send({ type: 'location.chosen', id: yard.id })
    actor.send({ type: 'location.chosen', id: null })
    actor.send({ type: 'start.asked', id: auditId(1) })
    expect(start.asked).toEqual([])
  })

  it('is begun once, under the id that was made for it', async () => {
    const { actor, start, at } = await aRound()
    actor.send({ type: 'location.chosen', id: yard.id })
    actor.send({ type: 'start.asked', id: auditId(1) })
    actor.send({ type: 'start.asked', id: auditId(2) })
    expect(start.asked).toEqual([{ audit: { id: auditId(1), locationId: yard.id } }])
    await start.give(anAudit())
    expect(at().context.audit?.id).toBe(auditId(1))
  })

  it('that fails says why until another place is chosen', async () => {
    const { actor, start, at } = await aRound()
    actor.send({ type: 'location.chosen', id: yard.id })
    actor.send({ type: 'start.asked', id: auditId(1) })
    await start.refuse(refused('unknown_location', 422))
    expect(at().context.refusal).toBe('Failed to start the audit. refused: unknown_location')
    actor.send({ type: 'location.chosen', id: yard.id })
    expect(at().context.refusal).toBeNull()
  })
})

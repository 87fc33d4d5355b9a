import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { isWritten } from '../../../src/domain/checkIns/writing.ts'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import { keptParts } from '../../../src/infra/storage/keptParts.ts'
import { type KeptTexts, keptTexts } from '../../../src/infra/storage/keptTexts.ts'
import type { KeptPart } from '../../../src/machines/kit/parts.ports.ts'
import { checkInId } from '../../fixtures/checkIns.ts'
import { tenantId } from '../../fixtures/ids.ts'
import { eve, max } from '../../fixtures/people.ts'

const { signal } = new AbortController()
const of = { id: checkInId('first'), person: eve }
const part = (key: string, text: string): KeptPart => ({ key, content: { kind: 'text', text }, base: null, version: 0 })

/** Slow, as a browser's own database is. */
const inMemory = (kept = new Map<string, unknown>()): KeptTexts => {
  const later = () => new Promise((resolve) => setTimeout(resolve))
  return {
    recall: async (key) => later().then(() => kept.get(key)),
    keep: async (key, content) => later().then(() => void kept.set(key, content)),
    forget: async (key) => later().then(() => void kept.delete(key)),
  }
}

const keptIn = (tenant: TenantId, texts: KeptTexts) =>
  keptParts({ about: 'checkIn', tenantId: tenant, isContent: isWritten }, texts)

describe('What could not be sent is kept in this browser', () => {
  it('all of it, though several are kept at once; the last of each counts', async () => {
    const texts = inMemory()
    const { keepPart, recallParts } = keptIn(tenantId('banksia'), texts)
    await Promise.all(
      [part('notes', 'R'), part('private', 'P'), part('notes', 'Roof')].map((one) =>
        keepPart({ ...of, part: one }, signal),
      ),
    )
    const again = keptIn(tenantId('banksia'), texts)
    expect(await recallParts(of, signal)).toEqual(Result.succeed([part('private', 'P'), part('notes', 'Roof')]))
    expect(await again.recallParts(of, signal)).toEqual(await recallParts(of, signal))
  })

  it('of one person, check-in and client, and nobody else’s', async () => {
    const texts = inMemory()
    const { keepPart, recallParts } = keptIn(tenantId('banksia'), texts)
    await keepPart({ ...of, part: part('private', 'P') }, signal)
    for (const none of [
      await recallParts({ ...of, person: max }, signal),
      await recallParts({ ...of, id: checkInId('second') }, signal),
      await keptIn(tenantId('tidewater'), texts).recallParts(of, signal),
    ])
      expect(none).toEqual(Result.succeed([]))
  })

  it('until it has arrived', async () => {
    const kept = new Map<string, unknown>()
    const { keepPart, forgetPart, recallParts } = keptIn(tenantId('banksia'), inMemory(kept))
    await keepPart({ ...of, part: part('notes', 'Roof') }, signal)
    await forgetPart({ ...of, key: 'notes' }, signal)
    expect([await recallParts(of, signal), kept.size]).toEqual([Result.succeed([]), 0])
  })

  it.each([[null], ['text'], [[null, 7, { key: 'notes' }]]])('%j is nothing', async (content) => {
    const kept = new Map<string, unknown>([[`checkIn/${tenantId('banksia')}/${eve}/${checkInId('first')}`, content]])
    expect(await keptIn(tenantId('banksia'), inMemory(kept)).recallParts(of, signal)).toEqual(Result.succeed([]))
  })

  it('and a browser that keeps nothing is no reason to fail', async () => {
    const { keepPart, recallParts } = keptIn(tenantId('banksia'), keptTexts(undefined))
    expect(await keepPart({ ...of, part: part('notes', 'Roof') }, signal)).toEqual(Result.succeed(undefined))
    expect(await recallParts(of, signal)).toEqual(Result.succeed([]))
  })
})

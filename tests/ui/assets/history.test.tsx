import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssetEvent } from '../../../src/domain/assets/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetOf, laptops, yard } from '../../fixtures/assets.ts'
import { itemId } from '../../fixtures/ids.ts'
import { ava, eve } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { visit } from '../visit.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const holder = { kind: 'employee', id: eve, name: 'Eve Marlowe' } as const
const event = (kind: AssetEvent['kind'], over: Partial<AssetEvent> = {}): AssetEvent => ({
  id: itemId(kind),
  kind,
  atUtc: '2026-11-20T01:00:00.000Z',
  by: { id: ava, fullName: 'Ava Lindqvist' },
  holder: null,
  condition: null,
  note: '',
  planName: null,
  day: null,
  reading: null,
  cost: null,
  currency: null,
  signature: null,
  ...over,
})

describe('The history of an asset', () => {
  it.each([
    ['returned', { holder, condition: 'poor', note: 'Dented' }, /^Taken back: Eve MarloweCondition: poor/],
    ['accepted', { holder, signature: 'Eve M' }, /^Accepted: Eve MarloweSigned Eve M/],
    ['accepted', { holder, signature: 'Ava Lindqvist' }, /^Accepted: Eve MarloweSigned by Ava Lindqvist, /],
    [
      'serviced',
      { planName: 'Service', day: '2026-11-19', reading: 12_000, cost: 120.5, currency: 'AUD' },
      /^Serviced: ServiceOn 19th Nov 2026 · Reading: 12,000 · Cost: 120\.50 AUD/,
    ],
    ['created', {}, /^Added/],
  ] as const)('tells what was %s, with what is known of it, and by whom', async (kind, over, said) => {
    const laptop = assetOf()
    const { main } = await visit(pathTo('asset', { id: laptop.id }), {
      answers: {
        assets: { read: laptop, history: [event(kind, over)] },
        assetConfiguration: { read: { locations: [yard], categories: [laptops] } },
      },
    })
    const item = within(await main.findByRole('list', { name: 'History' })).getByRole('listitem')
    expect(item.textContent).toMatch(said)
    expect(item.textContent).toMatch(/Ava Lindqvist, 20 Nov 2026/)
    if (kind === 'returned') expect(within(item).getByText('Dented')).toBeTruthy()
  })
})

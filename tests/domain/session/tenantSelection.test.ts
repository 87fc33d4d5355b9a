import { describe, expect, it, test } from 'vitest'
import {
  BOOTSTRAP_PICKER_PAGE_SIZE,
  matchingTenants,
  mayChangeClient,
  PICKER_DEBOUNCE_MS,
  PICKER_PAGE_SIZE,
  pageOf,
  selectTenant,
} from '../../../src/domain/session/tenantSelection.ts'
import { aTenant, banksia, coolibah, tidewater, wattleLane } from '../../fixtures/tenants.ts'
import { at, DAY, HOUR, MINUTE } from '../../fixtures/time.ts'

const now = at('2024-03-01T09:00Z')
const chosen = (tenant: typeof banksia, ago: number) => ({ tenantId: tenant.id, chosenAt: now - ago })

describe('§ 4 Tenant selection on start', () => {
  test('4-25 no tenants: failure screen', () => {
    expect(selectTenant({ tenants: [], remembered: chosen(banksia, MINUTE), now })).toEqual({ kind: 'none' })
  })

  test.each([
    ['alone', [banksia]],
    ['among inactive ones, wherever it stands', [coolibah, banksia]],
  ])('4-26 exactly one active is selected automatically: %s', (_, tenants) => {
    expect(selectTenant({ tenants, remembered: null, now })).toEqual({ kind: 'chosen', tenant: banksia })
  })

  test('4-26 exactly one active wins over a remembered inactive one', () => {
    const selection = selectTenant({ tenants: [coolibah, banksia], remembered: chosen(coolibah, MINUTE), now })
    expect(selection).toEqual({ kind: 'chosen', tenant: banksia })
  })

  test('4-27 all inactive: the first is selected and the inactive page shows', () => {
    const second = aTenant({ name: 'Abacus', status: 'Inactive' })
    expect(selectTenant({ tenants: [coolibah, second], remembered: null, now })).toEqual({
      kind: 'inactive',
      tenant: coolibah,
    })
  })

  describe('4-28, 9-10 several: a remembered choice is reused if under 1 hour old', () => {
    const tenants = [banksia, tidewater, coolibah]
    test.each([
      ['just now', 0, true],
      ['one millisecond under an hour', HOUR - 1, true],
      ['exactly 1 hour', HOUR, false],
      ['one millisecond over', HOUR + 1, false],
      ['from the future, after the clock was set back', -1, false],
    ])('%s', (_, ago, reused) => {
      expect(selectTenant({ tenants, remembered: chosen(tidewater, ago), now })).toEqual(
        reused ? { kind: 'chosen', tenant: tidewater } : { kind: 'undecided', tenants: [banksia, tidewater] },
      )
    })

    test.each([
      ['nothing is remembered', null],
      ['the remembered one has become inactive', chosen(coolibah, MINUTE)],
      ['the remembered one is no longer the user’s', chosen(wattleLane, MINUTE)],
    ])('otherwise the picker shows: %s', (_, remembered) => {
      expect(selectTenant({ tenants, remembered, now }).kind).toBe('undecided')
    })
  })
})

describe('§ 2.4 Tenant selector dialog', () => {
  it('offers only tenants that can be entered, sorted by name without regard to case', () => {
    const tenants = [tidewater, coolibah, aTenant({ name: 'abacus 10' }), aTenant({ name: 'Abacus 9' }), banksia]
    expect(matchingTenants(tenants, '').map((tenant) => tenant.name)).toEqual([
      'Abacus 9',
      'abacus 10',
      'Banksia Ridge Construction',
      'Tidewater Community Care',
    ])
  })

  test.each([
    ['ridge', ['Banksia Ridge Construction']],
    ['  TIDE ', ['Tidewater Community Care']],
    ['cafe', ['Café Ølberg']],
    ['freight', []],
    ['.*', []],
  ])('finds by any part of the name: %j', (text, names) => {
    const tenants = [banksia, tidewater, coolibah, aTenant({ name: 'Café Ølberg' })]
    expect(matchingTenants(tenants, text).map((tenant) => tenant.name)).toEqual(names)
  })

  it('does not reorder the list it was given', () => {
    const tenants = [tidewater, banksia]
    matchingTenants(tenants, '')
    expect(tenants).toEqual([tidewater, banksia])
  })

  test.each([
    [0, 1, { items: [], page: 1, pages: 1, total: 0 }],
    [8, 1, { items: [1, 2, 3, 4, 5, 6, 7, 8], page: 1, pages: 1, total: 8 }],
    [9, 2, { items: [9], page: 2, pages: 2, total: 9 }],
    [9, 3, { items: [9], page: 2, pages: 2, total: 9 }],
    [9, 0, { items: [1, 2, 3, 4, 5, 6, 7, 8], page: 1, pages: 2, total: 9 }],
  ])('8 rows per page: of %i rows page %i', (count, page, expected) => {
    const rows = Array.from({ length: count }, (_, index) => index + 1)
    expect(pageOf(rows, page, PICKER_PAGE_SIZE)).toEqual(expected)
  })

  test('9-11, 9-12 page size 8, bootstrap version 5, debounce 300 ms', () => {
    expect([PICKER_PAGE_SIZE, BOOTSTRAP_PICKER_PAGE_SIZE, PICKER_DEBOUNCE_MS]).toEqual([8, 5, 300])
  })

  test.each([
    [[], false],
    [[banksia, coolibah], false],
    [[banksia, tidewater], true],
  ])('2.3-01 Change Client only when more than one active tenant exists (%#)', (tenants, shown) => {
    expect(mayChangeClient(tenants)).toBe(shown)
  })
})

test('a remembered choice of yesterday is over', () => {
  expect(selectTenant({ tenants: [banksia, tidewater], remembered: chosen(banksia, DAY), now }).kind).toBe('undecided')
})

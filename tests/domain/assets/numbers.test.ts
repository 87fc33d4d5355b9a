import { describe, expect, it } from 'vitest'
import { aroundCount, isNumberStyle, nextNumber, sameNumber } from '../../../src/domain/assets/numbers.ts'

describe('The style of a category’s numbers counts where # stands, once (ours)', () => {
  it.each([
    ['BRC-LAP-####', true],
    ['#', true],
    ['A#9', true],
    ['#########', true],
    ['##########', false],
    ['BRC-LAP', false],
    ['', false],
    ['A#-B#', false],
  ])('%j: %s', (typed, expected) => {
    expect(isNumberStyle(typed)).toBe(expected)
  })

  it.each([
    ['BRC-LAP-####', 0, 'BRC-LAP-0001'],
    ['BRC-LAP-####', 12, 'BRC-LAP-0013'],
    ['BRC-LAP-####', 9_999, 'BRC-LAP-10000'],
    ['#', 9, '10'],
    ['V-##/NSW', 8, 'V-09/NSW'],
  ])('%s after %s: %s', (style, greatest, expected) => {
    expect(nextNumber(style, greatest)).toBe(expected)
  })

  it('the greatest in use is looked for by what stands around the count', () => {
    expect(aroundCount('V-##/NSW')).toEqual({ before: 'V-', after: '/NSW' })
    expect(aroundCount('###')).toEqual({ before: '', after: '' })
  })
})

describe('§ 5 Asset number must be unique: to those who read it', () => {
  it.each([
    ['BRC-001', 'brc-001', true],
    [' BRC-001 ', 'BRC-001', true],
    ['BRC-001', 'BRC-01', false],
    ['BRC 001', 'BRC001', false],
  ])('%j, %j: %s', (one, other, expected) => {
    expect(sameNumber(one, other)).toBe(expected)
  })
})

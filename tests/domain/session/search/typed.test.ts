import { describe, expect, it, test } from 'vitest'
import { asSent, isSpelledLike, isWorthAsking, soundsLike } from '../../../../src/domain/session/search/typed.ts'

describe('The server is asked', () => {
  test.each([
    ['', false],
    ['   ', false],
    ['a', false],
    [' a ', false],
    ['7', false],
    ['a-', false],
    ['--', false],
    ['é', false],
    ['ab', true],
    ['a b', true],
    ['7a', true],
    ['王', true],
    ['й', true],
    ['ي', true],
  ])('about "%s": %s', (typed, is) => expect(isWorthAsking(typed)).toBe(is))

  it('without what no line holds', () => {
    expect(asSent(' a\tb\u0000c\ud800 ')).toBe('a b c')
  })
})

describe('A name without vowels is known by its sound', () => {
  test.each([
    ['yusuf', 'ywsf'],
    ['Yousef', 'ywsf'],
    ['yus', 'ywsf'],
    ['muhammad', 'mhmd'],
    ['mohammed', 'mhmd'],
    ['layla', 'lyla'],
    ['omar', '`mr'],
    ['Aisha', "`i'shh"],
    ['ahmed', "'hmd"],
    ['ali', '`ly'],
    ['abdullah', '`bd llh'],
    ['hussein', 'hsyn'],
    ['qasim', 'qasm'],
    ['kassem', 'qasm'],
    ['gamal', 'jmal'],
    ['haddad', 'ywsf hdad'],
    ['yosef', 'yvsf khn'],
    ['david', 'dvd'],
  ])('%s is %s', (typed, latin) => expect(soundsLike(typed, latin)).toBe(true))

  test.each([
    ['sofia', 'ywsf'],
    ['ali', 'lyla'],
    ['sami', 'ywsf'],
    ['a', '`ly'],
    ['', 'ywsf'],
    ['--', 'ywsf'],
    ['yusufa hadd', 'ywsf krym'],
  ])('%s is not %s', (typed, latin) => expect(soundsLike(typed, latin)).toBe(false))
})

test.each([
  ['lukasz', 'Lukasz Wisniewski', true],
  ['kowal', 'Lukasz Kowalski', true],
  ['weiwang', 'Wang Wei', false],
  ['', 'Wang Wei', false],
])('"%s" stands in %s: %s', (typed, latin, is) => expect(isSpelledLike(typed, latin)).toBe(is))

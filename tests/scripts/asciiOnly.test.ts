import { describe, expect, test } from 'vitest'
import { inAscii } from '../../scripts/asciiOnly.ts'

const said = (code: string): unknown => new Function(`return ${code}`)()

describe('a chunk in ASCII says what it said', () => {
  test.each([
    ['a string', `'“quoted” × – 😀'`],
    ['a template', '`one × two…`'],
    ['a class of a regular expression', `'a–b'.replace(/[–—]/, 'x')`],
    ['one that knows pairs', `'😀'.replace(/^[😀-😎]$/u, 'x')`],
    ['a name of a property', `({ größe: 1 }).größe`],
  ])('%s', (_, code) => {
    const ascii = inAscii(code)
    expect(ascii).toMatch(/^[\0-\x7f]+$/)
    expect(said(ascii)).toEqual(said(code))
  })
  test('and is refused where an escape would stand for itself', () => {
    expect(() => inAscii('String.raw`–`')).toThrow('stand for itself')
  })
})

import { describe, expect, test } from 'vitest'
import { LOGO_CROP, logoSentences, logoTypeOf, needsCropping } from '../../../src/domain/onboarding/logo.ts'

test('2.5 a viewport of 300x125', () => {
  expect(LOGO_CROP).toEqual({ width: 300, height: 125 })
})

describe('5 logo upload accepts image files only: PNG, JPG, JPEG, SVG', () => {
  test.each([
    ['logo.png', 'image/png'],
    ['LOGO.PNG', 'image/png'],
    ['logo.jpg', 'image/jpeg'],
    ['logo.jpeg', 'image/jpeg'],
    ['logo.v2.svg', 'image/svg+xml'],
    ['logo.gif', undefined],
    ['logo.webp', undefined],
    ['logo.svgz', undefined],
    ['logo.png.html', undefined],
    ['logo.svg ', undefined],
    ['png', undefined],
    ['.', undefined],
    ['', undefined],
  ])('%j is %s', (name, type) => expect(logoTypeOf(name)).toBe(type))
})

test('2.5 SVG files skip cropping', () => {
  expect(needsCropping({ name: 'logo.svg' })).toBe(false)
  expect(needsCropping({ name: 'logo.png' })).toBe(true)
})

test('the limit is said in the words of § 9', () => expect(logoSentences.tooLarge).toContain('2 mb'))

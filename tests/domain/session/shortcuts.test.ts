import { describe, expect, it, test } from 'vitest'
import { isInMenu } from '../../../src/domain/session/menu.ts'
import { begins, completed, counts, shortcuts, shortcutsFor } from '../../../src/domain/session/shortcuts.ts'

const press = (key: string, over: { readonly withControl?: boolean; readonly whileTyping?: boolean } = {}) => ({
  key,
  withControl: false,
  whileTyping: false,
  ...over,
})

describe('A shortcut of single keys', () => {
  it('never fires while somebody types, nor when it is switched off', () => {
    expect(counts(press('?'), true)).toBe(true)
    expect(counts(press('?', { whileTyping: true }), true)).toBe(false)
    expect(counts(press('?'), false)).toBe(false)
  })
  it('with Ctrl types nothing, so it always counts', () => {
    expect(counts(press('k', { withControl: true, whileTyping: true }), false)).toBe(true)
  })
})

test.each([
  [null, press('k', { withControl: true }), 'palette'],
  [null, press('K', { withControl: true }), 'palette'],
  [null, press('k'), undefined],
  [null, press('/'), 'search'],
  [null, press('?'), 'sheet'],
  [null, press('g'), undefined],
  [null, press('h'), undefined],
  ['g', press('h'), 'home'],
  ['g', press('H'), 'home'],
  ['g', press('/'), undefined],
  ['g', press('h', { withControl: true }), undefined],
])('after %s, %j leads to %s', (first, pressed, leadsTo) => {
  const target = completed(shortcuts, first, pressed)?.target
  expect(target && ('open' in target ? target.open : target.show)).toBe(leadsTo)
})

it('only G begins a longer one, without Ctrl', () => {
  expect('abcdefghijklmnopqrstuvwxyz/?'.split('').filter((key) => begins(shortcuts, press(key)))).toEqual(['g'])
  expect(begins(shortcuts, press('g', { withControl: true }))).toBe(false)
})

it('no two are pressed alike, and none begins another', () => {
  const pressed = shortcuts.map(({ keys, withControl }) => `${withControl} ${keys.join(' ')}`)
  expect(new Set(pressed).size).toBe(pressed.length)
  expect(shortcuts.filter(({ keys, withControl }) => keys.length === 1 && !withControl && keys[0] === 'g')).toEqual([])
})

it('a page is reached only by who may open it, and is one of the menu', () => {
  const mine = shortcutsFor((route) => route === 'home')
  expect(mine.flatMap(({ target }) => ('open' in target ? [target.open] : []))).toEqual(['home'])
  expect(mine.filter(({ target }) => 'show' in target)).toHaveLength(3)
  expect(shortcuts.flatMap(({ target }) => ('open' in target && !isInMenu(target.open) ? [target.open] : []))).toEqual(
    [],
  )
})

import { describe, expect, it, test } from 'vitest'
import { suggested, withTyped } from '../../../src/ui/kit/tagging.ts'
import { steppedTo, typedTo } from '../../../src/ui/kit/typeahead.ts'

describe('typing tags', () => {
  it('parts at commas, trims, passes over empty words', () =>
    expect(withTyped([], ' mentor, , night   shift ,')).toEqual(['mentor', 'night shift']))
  it('the same word in another case is the same tag', () =>
    expect(withTyped(['Mentor'], 'mentor, MENTOR')).toEqual(['Mentor']))
  it('a known tag keeps its known spelling', () =>
    expect(withTyped([], 'FORKLIFT', ['forklift'])).toEqual(['forklift']))
  it('suggests what is not chosen yet, what starts so before what holds it', () =>
    expect(suggested(['fire warden', 'shift lead', 'night shift'], ['Fire Warden'], 'SHIFT')).toEqual([
      'shift lead',
      'night shift',
    ]))
})

describe('keys in a menu', () => {
  const labels = ['Edit', 'Deactivate', 'Duplicate', 'Export']
  test.each([
    ['one letter leads to the next that starts so', 0, 'd', 1],
    ['the same letter again walks on', 1, 'dd', 2],
    ['and around', 2, 'd', 1],
    ['more letters narrow from where one is', 1, 'du', 2],
    ['letters that lead nowhere', 0, 'z', -1],
  ])('%s', (_, current, typed, found) => expect(typedTo(labels, current, typed)).toBe(found))
  test.each([
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['ArrowDown', -1, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['x', 0, undefined],
  ])('%s from %i leads to %s', (key, from, to) => expect(steppedTo(key, from, 4)).toBe(to))
  it('an empty menu leads nowhere', () => expect(steppedTo('End', 0, 0)).toBeUndefined())
})

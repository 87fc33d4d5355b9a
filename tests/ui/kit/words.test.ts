import { describe, expect, it, test } from 'vitest'
import { steppedTo } from '../../../src/ui/kit/stepping.ts'
import { suggested, withTyped } from '../../../src/ui/kit/tagging.ts'

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

describe('keys in a row of tabs or tools', () => {
  test.each([
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['ArrowDown', -1, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['x', 0, undefined],
  ])('%s from %i leads to %s', (key, from, to) => expect(steppedTo(key, from, 4)).toBe(to))
  it('where there is nothing it leads nowhere', () => expect(steppedTo('End', 0, 0)).toBeUndefined())
})

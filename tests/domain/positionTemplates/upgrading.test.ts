import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textFields } from '../../../src/domain/positionTemplates/template.fields.ts'
import {
  changesAsked,
  choiceOf,
  settledText,
  textsOf,
  undecided,
} from '../../../src/domain/positionTemplates/upgrading.ts'
import { aGlobalHistory, aPositionTemplate } from '../../fixtures/positionTemplates.ts'

const text = (...lines: ReadonlyArray<string>) => ({ ...textFields.blank, responsibilities: lines.join('\n') })
const texts = (base: string, ours: string, theirs: string) => ({
  base: text(...base.split(' ')),
  ours: text(...ours.split(' ')),
  theirs: text(...theirs.split(' ')),
})

describe('a newer text of the marketplace, paragraph by paragraph', () => {
  test.each([
    [
      'only they changed a line: asked, and theirs unless one says otherwise',
      texts('a b c', 'a b c', 'a B c'),
      1,
      'a B c',
    ],
    ['only we changed a line: ours, and nothing is asked', texts('a b c', 'a our c', 'a b c'), 0, 'a our c'],
    ['each changed another', texts('a b c d', 'our b c d', 'a b c D'), 1, 'our b c D'],
    ['both changed the same alike', texts('a b', 'a B', 'a B'), 0, 'a B'],
    ['they added at the end', texts('a b', 'a b', 'a b c'), 1, 'a b c'],
    ['they took one out', texts('a b c', 'a b c', 'a c'), 1, 'a c'],
  ])('%s', (_, three, asked, settled) => {
    expect(changesAsked(three)).toHaveLength(asked)
    expect(undecided(three, {})).toEqual([])
    expect(settledText(three, {}).responsibilities.split('\n').join(' ')).toBe(settled)
  })

  test('both changed the same: nothing is decided before somebody chooses, and then it is theirs or ours', () => {
    const three = texts('a b c', 'a our c', 'a their c')
    const [conflict] = changesAsked(three)
    if (conflict === undefined) throw new Error('nothing is asked')
    expect(conflict).toMatchObject({ isConflict: true, base: ['b'], ours: ['our'], theirs: ['their'] })
    expect(choiceOf(conflict, {})).toBeUndefined()
    expect(undecided(three, {})).toEqual([conflict])
    expect(settledText(three, { [conflict.id]: 'theirs' }).responsibilities).toBe('a\ntheir\nc')
    expect(settledText(three, { [conflict.id]: 'ours' }).responsibilities).toBe('a\nour\nc')
  })

  test('keeping ours of everything is our text, and taking theirs where we changed nothing is theirs', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 })
    fc.assert(
      fc.property(words, words, words, (base, ours, theirs) => {
        const three = { base: text(...base), ours: text(...ours), theirs: text(...theirs) }
        const all = (choice: 'ours' | 'theirs') =>
          Object.fromEntries(changesAsked(three).map(({ id }) => [id, choice] as const))
        expect(settledText(three, all('ours'))).toEqual(three.ours)
        expect(settledText({ ...three, ours: three.base }, all('theirs'))).toEqual(three.theirs)
      }),
    )
  })

  test('without the version it came from there is nothing to compare', () => {
    expect(textsOf(aPositionTemplate({ globalVersion: 1 }), aGlobalHistory())?.base.responsibilities).toMatch(/diary\n/)
    expect(textsOf(aPositionTemplate({ globalVersion: 9 }), aGlobalHistory())).toBeNull()
  })
})

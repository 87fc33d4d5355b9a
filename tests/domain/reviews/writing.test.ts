import { describe, expect, it } from 'vitest'
import {
  answeredOf,
  answerKey,
  both,
  isWritten,
  merged,
  storedIn,
  type Written,
  type WrittenAnswer,
  withStored,
  writtenProblem,
} from '../../../src/domain/reviews/writing.ts'
import { itemId } from '../../fixtures/ids.ts'
import { aboutGoals, anAnswer, aPoint, aReview, rated, submitId, wentWell } from '../../fixtures/reviewRecord.ts'

const roof = itemId('goal roof')
const said = (over: Partial<WrittenAnswer> = {}): WrittenAnswer => ({
  kind: 'answer',
  text: '',
  chosen: null,
  parts: [],
  ...over,
})
const noted = (note: string): Written => ({ kind: 'point', item: { text: 'Pay', type: 1 }, note })

describe('areas.md 1.7 (5) What one wrote at two desks, or two wrote at once, is merged where they do not meet', () => {
  it.each<[string, Written | null, Written, Written, Written | null]>([
    [
      'other lines',
      said({ text: 'a\nb\nc' }),
      said({ text: 'A\nb\nc' }),
      said({ text: 'a\nb\nC' }),
      said({ text: 'A\nb\nC' }),
    ],
    ['the same line', said({ text: 'a' }), said({ text: 'b' }), said({ text: 'c' }), null],
    ['a step and a text', said(), said({ chosen: 2 }), said({ text: 'a' }), said({ chosen: 2, text: 'a' })],
    ['two steps', said({ chosen: 1 }), said({ chosen: 2 }), said({ chosen: 3 }), null],
    [
      'other parts',
      said(),
      said({ parts: [{ id: roof, text: 'mine', chosen: 1 }] }),
      said({ parts: [{ id: itemId('goal b'), text: 'theirs', chosen: null }] }),
      said({
        parts: [
          { id: itemId('goal b'), text: 'theirs', chosen: null },
          { id: roof, text: 'mine', chosen: 1 },
        ],
      }),
    ],
    [
      'the same part',
      said({ parts: [{ id: roof, text: 'a', chosen: 1 }] }),
      said({ parts: [{ id: roof, text: 'a', chosen: 2 }] }),
      said({ parts: [{ id: roof, text: 'a', chosen: 3 }] }),
      null,
    ],
    ['notes on a point, begun at once', null, noted('mine'), noted('theirs'), noted('theirs\n\nmine')],
    ['the same line of a note', noted('a'), noted('b'), noted('c'), null],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged({ base, mine, theirs })).toEqual(expected)
  })

  it('keeping both keeps every text of both', () => {
    const mine = said({ text: 'mine', chosen: 2, parts: [{ id: roof, text: 'm', chosen: null }] })
    const theirs = said({ text: 'theirs', chosen: 1, parts: [{ id: roof, text: 't', chosen: 3 }] })
    expect(both(mine, theirs)).toEqual(
      said({ text: 'theirs\n\nmine', chosen: 2, parts: [{ id: roof, text: 't\n\nm', chosen: null }] }),
    )
  })
})

describe('A key stands for an answer of a side, or for a point', () => {
  const ofEve = anAnswer()
  const ofMax = anAnswer({ side: 'reviewer', text: 'The roof leaks' })
  const pay = aPoint('Pay')
  const review = aReview({ answers: [ofEve, ofMax], points: [pay] })

  it.each([
    ['of the employee', answerKey(submitId('employee'), wentWell.id), ofEve],
    ['of the reviewer', answerKey(submitId('reviewer'), wentWell.id), ofMax],
    ['a point', pay.id, pay],
    ['one that is not answered', answerKey(submitId('employee'), rated.id), null],
    ['of no side there is', answerKey('another', wentWell.id), null],
  ])('%s', (_, key, expected) => {
    expect(storedIn(review, key)).toEqual(expected)
  })

  it('what arrived takes its place and leaves the other side', () => {
    const after = withStored(review, anAnswer({ text: 'Both roofs', version: 2 }))
    expect(after.answers.map(({ text }) => text)).toEqual(['Both roofs', 'The roof leaks'])
  })
})

describe('How much of a side is answered', () => {
  const answers = (...given: ReadonlyArray<ReturnType<typeof anAnswer>>) =>
    answeredOf(aReview().sections, 'employee', ({ id }) => given.find(({ questionId }) => questionId === id) ?? null)

  it.each([
    ['nothing', [], 0],
    ['spaces', [anAnswer({ text: ' ' })], 0],
    ['words', [anAnswer()], 1],
    ['a step alone', [anAnswer({ questionId: rated.id, text: '', chosen: 2 })], 1],
    [
      'about a goal',
      [anAnswer({ questionId: aboutGoals.id, text: '', parts: [{ id: roof, text: 'done', chosen: null }] })],
      1,
    ],
  ])('%s', (_, given, answered) => {
    expect(answers(...given)).toEqual({ asked: 3, answered })
  })

  it('the other side is asked what it is asked', () => {
    expect(answeredOf(aReview().sections, 'reviewer', () => null).asked).toBe(2)
  })
})

it.each<[Written, boolean]>([
  [said({ text: 'x'.repeat(8_000) }), true],
  [said({ text: 'x'.repeat(8_001) }), false],
  [said({ parts: [{ id: roof, text: 'x'.repeat(2_001), chosen: null }] }), false],
  [noted('x'.repeat(8_001)), false],
  [{ kind: 'point', item: { text: ' ', type: 1 }, note: '' }, false],
])('what cannot be saved is said (%#)', (written, can) => {
  expect(writtenProblem(written) === null).toBe(can)
})

it.each([
  [said(), true],
  [noted(''), true],
  [{ kind: 'answer', text: 'a' }, false],
  [null, false],
  ['text', false],
])('a browser may have kept anything: %j', (kept, can) => {
  expect(isWritten(kept)).toBe(can)
})

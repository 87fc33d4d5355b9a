import { describe, expect, it } from 'vitest'
import { TEXT_MAX } from '../../../src/domain/checkIns/checkIn.fields.ts'
import { blankItem, bothTexts, merged, type Written, writtenProblem } from '../../../src/domain/checkIns/writing.ts'
import { eve, max } from '../../fixtures/people.ts'

const text = (written: string): Written => ({ kind: 'text', text: written })
const mergedText = (base: string, mine: string, theirs: string) =>
  merged({ base: text(base), mine: text(mine), theirs: text(theirs) })

describe('Two who write in one text (1.6, 7): what both wrote is there', () => {
  it.each([
    ['mine alone', 'Ladder', 'Ladder safety', 'Ladder', 'Ladder safety'],
    ['theirs alone', 'Ladder', 'Ladder', 'Ladder safety', 'Ladder safety'],
    ['both the same', 'Ladder', 'Ladder safety', 'Ladder safety', 'Ladder safety'],
    ['a line each under the same line', 'Ladder', 'Ladder\nmine', 'Ladder\ntheirs', 'Ladder\ntheirs\nmine'],
    ['at both ends', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
    ['two lines beside each other, on and on', 'a\ny\nx', 'a\ny2\nx', 'a\ny\nx2', 'a\ny2\nx2'],
    ['both began', '', 'mine', 'theirs', 'theirs\n\nmine'],
  ])('%s', (_, base, mine, theirs, both) => {
    expect(mergedText(base, mine, theirs)).toEqual(text(both))
  })

  it('the same line written differently is a question', () => {
    expect(mergedText('Ladder', 'Ladder safety', 'Ladder training')).toBeNull()
  })

  it('both together that are too long are a question', () => {
    expect(mergedText('', 'x'.repeat(TEXT_MAX), 'theirs')).toBeNull()
  })

  it('both can be kept, and none is lost', () => {
    expect(bothTexts(text('mine'), text('theirs'))).toEqual(text('theirs\n\nmine'))
  })
})

describe('Two who change one item', () => {
  const base = blankItem('action', 'Order the ladder', eve)
  it('each in another field: both are there', () => {
    const both = merged({ base, mine: { ...base, isDone: true }, theirs: { ...base, ownerId: max } })
    expect(both).toEqual({ ...base, isDone: true, ownerId: max })
  })

  it('in the same field: a question', () => {
    expect(merged({ base, mine: { ...base, ownerId: max }, theirs: { ...base, ownerId: null } })).toBeNull()
  })
})

describe('What is written can be saved', () => {
  it.each([
    ['an item', blankItem('agenda', 'Roster'), null],
    ['an item without words', blankItem('agenda', '  '), 'Required'],
    ['a text without words', text(''), null],
    ['a text that is too long', text('x'.repeat(TEXT_MAX + 1)), `At most ${TEXT_MAX} characters`],
  ])('%s', (_, written, problem) => {
    expect(writtenProblem(written)).toBe(problem)
  })
})

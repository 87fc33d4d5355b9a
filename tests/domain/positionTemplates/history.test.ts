import { expect, test } from 'vitest'
import { changedParts } from '../../../src/domain/positionTemplates/history.ts'
import { aTemplateText } from '../../fixtures/positionTemplates.ts'

const changed = (before: string | null, after: string) =>
  changedParts(
    before === null ? null : aTemplateText({ measures: before }),
    before === null
      ? { ...aTemplateText({ description: '', purpose: '', responsibilities: '' }), measures: after }
      : aTemplateText({ measures: after }),
  ).map(({ part, lines }) => [part, lines.map(({ change, line }) => `${change[0]} ${line}`)])

test.each([
  ['nothing', 'A\nB', 'A\nB', []],
  ['nothing but empty lines', 'A\nB', 'A\n\nB\n', []],
  ['a line comes', 'A', 'A\nB', [['measures', ['s A', 'a B']]]],
  ['a line goes', 'A\nB\nC', 'A\nC', [['measures', ['s A', 'r B', 's C']]]],
  ['another in its place', 'A\nB\nC', 'A\nX\nC', [['measures', ['s A', 'r B', 'a X', 's C']]]],
  ['all of it is new', '', 'A', [['measures', ['a A']]]],
  ['the first version', null, 'A', [['measures', ['a A']]]],
])('areas.md 1.4 what became of a text: %s', (_, before, after, expected) => {
  expect(changed(before, after)).toEqual(expected)
})

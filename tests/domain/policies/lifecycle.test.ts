import { describe, expect, test } from 'vitest'
import type { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import {
  isOfSubstance,
  mayAgreeTo,
  mayRemovePolicy,
  mayReview,
  saysSomething,
  statusOf,
} from '../../../src/domain/policies/lifecycle.ts'
import type { PolicyReview } from '../../../src/domain/policies/nouns.ts'

const said = (text: string): PolicyContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text === '' ? {} : { content: [{ type: 'text' as const, text }] }) }],
})

const outcomeOf = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? 'yes' : decision.because

test.each([
  [0, false, 'draft'],
  [1, false, 'published'],
  [0, true, 'archived'],
  [3, true, 'archived'],
] as const)('4 HR document (ours): with %i versions, archived %s, it is %s', (versionNo, isArchived, status) => {
  expect(statusOf({ versionNo, isArchived })).toBe(status)
})

describe('7 review (ours): what may be decided', () => {
  const written = { content: said('Drink.') }
  test.each<[string, number, boolean, Parameters<typeof mayReview>[1], PolicyReview['outcome'], string]>([
    ['a draft, for the first time', 0, false, written, 'substantive', 'yes'],
    ['a draft, as editorial', 2, false, written, 'editorial', 'yes'],
    ['a file', 0, false, { content: null }, 'substantive', 'yes'],
    ['nothing new', 2, false, undefined, 'unchanged', 'yes'],
    ['nothing new, beside a draft', 2, false, written, 'unchanged', 'yes'],
    ['no draft', 2, false, undefined, 'editorial', 'nothingToPublish'],
    ['a draft that says nothing', 0, false, { content: said('') }, 'substantive', 'nothingWritten'],
    ['a draft of spaces', 0, false, { content: said('  ') }, 'substantive', 'nothingWritten'],
    ['nothing in force', 0, false, written, 'unchanged', 'notPublished'],
    ['an archived one', 2, true, written, 'substantive', 'policyArchived'],
    ['an archived one, as it is', 2, true, undefined, 'unchanged', 'policyArchived'],
  ])('%s', (_, versionNo, isArchived, draft, outcome, expected) => {
    expect(outcomeOf(mayReview({ versionNo, isArchived }, draft, outcome))).toBe(expected)
  })
})

test.each([
  ['editorial', 0, true],
  ['substantive', 0, true],
  ['editorial', 1, false],
  ['substantive', 1, true],
] as const)('the first version is always one of substance: %s after %i is %s (ours)', (outcome, versionNo, is) => {
  expect(isOfSubstance(outcome, { versionNo })).toBe(is)
})

test.each([
  [0, 'yes'],
  [1, 'hasVersions'],
] as const)('7 DELETE (ours): with %i versions: %s', (versionNo, expected) => {
  expect(outcomeOf(mayRemovePolicy({ versionNo }))).toBe(expected)
})

test.each([
  [1, 'notCurrent'],
  [2, 'yes'],
  [3, 'notCurrent'],
] as const)('7 agree (ours): to version %i of 2: %s', (versionNo, expected) => {
  expect(outcomeOf(mayAgreeTo(versionNo, { versionNo: 2 }))).toBe(expected)
})

test('a heading says something, a rule does not', () => {
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Heat' }] } as const
  expect(saysSomething({ type: 'doc', content: [heading] })).toBe(true)
  expect(saysSomething({ type: 'doc', content: [{ type: 'horizontal_rule' }] })).toBe(false)
})

import { expect, test } from 'vitest'
import { canonicalText } from '../../../../src/domain/policies/content/canonical.ts'
import type { PolicyContent } from '../../../../src/domain/policies/content/nouns.ts'

const content: PolicyContent = {
  type: 'doc',
  content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Heat “and” sun' }] }],
}
/** The same with its keys the other way round, as a database may give it back. */
const turned = {
  content: [{ content: [{ text: 'Heat “and” sun', type: 'text' }], attrs: { level: 1 }, type: 'heading' }],
  type: 'doc',
} as PolicyContent

test('the same text has the same bytes, however its keys are ordered; what is undefined is not there', () => {
  const canonical = canonicalText({ title: 'Heat', content })
  expect(canonical).toBe(
    '{"content":{"content":[{"attrs":{"level":1},"content":[{"text":"Heat “and” sun","type":"text"}],"type":"heading"}],"type":"doc"},"title":"Heat"}',
  )
  expect(canonicalText({ title: 'Heat', content: turned })).toBe(canonical)
  expect(canonicalText({ title: 'Heat', content: { ...content, marks: undefined } as PolicyContent })).toBe(canonical)
  expect(canonicalText({ title: 'Sun', content })).not.toBe(canonical)
})

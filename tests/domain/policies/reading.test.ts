import { describe, expect, it } from 'vitest'
import { inToDoOrder } from '../../../src/domain/home/toDo.ts'
import type { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { ownAgreement, toDoItems } from '../../../src/domain/policies/duties.ts'
import type { DiffBlock, HrDocumentSummary } from '../../../src/domain/policies/nouns.ts'
import { ownDutyStatus, placesToAgree, toAgree } from '../../../src/domain/policies/ownDutyStatus.ts'
import { readingMinutes } from '../../../src/domain/policies/readingTime.ts'
import { shownChanges } from '../../../src/domain/policies/shownChanges.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'

const now = '2026-11-21T00:00:00.000Z'
const agreedTo = (versionNo: number, employeeId = eve) => ({ employeeId, versionNo, agreementDateUtc: now })

describe('How the reader stands with a policy', () => {
  it.each<[string, Partial<HrDocumentSummary>, string | null]>([
    ['never agreed', {}, 'owed'],
    ['never agreed and the due day is over', { dueUtc: '2026-11-20T00:00:00.000Z' }, 'late'],
    ['agreed to an older version', { agreements: [agreedTo(1)] }, 'outdated'],
    ['agreed', { agreements: [agreedTo(2)] }, 'agreed'],
    ['somebody else agreed', { agreements: [agreedTo(2, max)] }, 'owed'],
    ['it does not ask them', { bindsMe: false }, null],
  ])('%s', (_, over, standing) => expect(ownDutyStatus(aPolicy(over), eve, now)).toBe(standing))

  it('the newest agreement counts, in whatever order they come', () => {
    expect(ownAgreement({ agreements: [agreedTo(3), agreedTo(1)] }, eve)?.versionNo).toBe(3)
    expect(ownAgreement({ agreements: [agreedTo(1, max)] }, eve)).toBeNull()
  })

  const row = [
    aPolicy({ title: 'B' }),
    aPolicy({ title: 'A' }),
    aPolicy({ title: 'Agreed', agreements: [agreedTo(2)] }),
    aPolicy({ title: 'Not mine', bindsMe: false }),
    aPolicy({ title: 'Z', dueUtc: '2026-12-01T00:00:00.000Z' }),
    aPolicy({ title: 'Y', dueUtc: '2026-11-01T00:00:00.000Z' }),
  ]

  it('what is due first comes first, what has no due date last, then by title', () => {
    expect(toAgree(row, eve, now).map(({ title }) => title)).toEqual(['Y', 'Z', 'A', 'B'])
  })

  it('which is the order of the to-do list', () => {
    expect(inToDoOrder(toDoItems(row, eve, now)).map(({ detail }) => detail)).toEqual(
      toAgree(row, eve, now).map(({ title }) => title),
    )
  })

  it('each has its place among all that ask, behind those agreed to', () => {
    expect(
      placesToAgree(row, eve, now).map(({ policy, place, count }) => `${policy.title} ${place} of ${count}`),
    ).toEqual(['Y 2 of 5', 'Z 3 of 5', 'A 4 of 5', 'B 5 of 5'])
    expect(placesToAgree([], eve, now)).toEqual([])
  })
})

describe('The reading time', () => {
  const words = (count: number): PolicyContent => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'word '.repeat(count / 2) }] },
      {
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'word '.repeat(count / 2) }] }],
          },
        ],
      },
    ],
  })

  it.each([
    [2, 1],
    [200, 1],
    [600, 3],
  ])('%d words take %d min', (count, minutes) => expect(readingMinutes(words(count))).toBe(minutes))

  it('words of two blocks are two words', () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'word' }] } as const
    const content: PolicyContent = {
      type: 'doc',
      content: [paragraph, ...Array.from({ length: 599 }, () => paragraph)],
    }
    expect(readingMinutes(content)).toBe(3)
  })
})

describe('Of a comparison is shown what changed, with its heading, and how much is left out', () => {
  const block = (kind: DiffBlock['kind'], change: DiffBlock['change']): DiffBlock => ({
    kind,
    level: kind === 'heading' ? 2 : 0,
    change,
    parts: [],
  })

  it('between changes and after the last', () => {
    const blocks = [
      block('heading', 'same'),
      block('paragraph', 'same'),
      block('heading', 'same'),
      block('paragraph', 'same'),
      block('paragraph', 'changed'),
      block('paragraph', 'same'),
    ]
    expect(shownChanges(blocks)).toEqual([
      { left: 2, block: blocks[2] },
      { left: 1, block: blocks[4] },
      { left: 1, block: null },
    ])
  })

  it('nothing of a text that has not changed', () => {
    expect(shownChanges([block('paragraph', 'same')])).toEqual([{ left: 1, block: null }])
  })
})

import { describe, expect, it } from 'vitest'
import { asksForAgreement, mayBeSet } from '../../../src/domain/policies/kinds.ts'
import { mayRemind } from '../../../src/domain/policies/lifecycle.ts'
import type { HrDocumentType } from '../../../src/domain/policies/nouns.ts'
import { everybody, settingsDraftOf, toPolicySettings } from '../../../src/domain/policies/settingsDrafts.ts'

const plain = toPolicySettings(settingsDraftOf({ settings: null, status: 'draft' }))

describe('3 HR document: type 0 means policy; (ours) 1 is only read', () => {
  it.each<[HrDocumentType, boolean]>([
    [0, true],
    [1, false],
  ])('whether type %s asks for agreement: %s', (type, asks) => {
    expect(asksForAgreement({ type })).toBe(asks)
    expect(mayRemind({ type, versionNo: 1, isArchived: false }).allowed).toBe(asks)
    expect(mayBeSet({ type }, { ...plain, dueInDays: 7 }).allowed).toBe(asks)
  })

  it('whom it is for is chosen for either', () =>
    expect(mayBeSet({ type: 1 }, { ...plain, relevantParties: { ...everybody, all: false } }).allowed).toBe(true))
})

import { describe, expect, it } from 'vitest'
import { allModules } from '../../../src/domain/billing/modules.ts'
import { citing, isCited, type Noted } from '../../../src/domain/reviews/evidence/citing.ts'
import { evidenceKinds, kindsShown } from '../../../src/domain/reviews/evidence/kinds.ts'
import type { WrittenAnswer } from '../../../src/domain/reviews/writing.ts'
import { employeeId, itemId } from '../../fixtures/ids.ts'

const roof = itemId('goal roof')
const said = (text: string, over: Partial<WrittenAnswer> = {}): Noted => ({
  kind: 'answer',
  text,
  chosen: null,
  parts: [],
  ...over,
})
const noted = (note: string): Noted => ({ kind: 'point', item: { text: 'Pay', type: 1 }, note })
const line = 'Goal: Reroof the depot (80%, 3rd Mar 2024)'

describe('Citing adds a line at the end of what is written', () => {
  it.each<[string, Noted, Noted]>([
    ['nothing yet', said(''), said(line)],
    ['a text', said('It went well.'), said(`It went well.\n${line}`)],
    ['a text that ends with its line', said('It went well.\n'), said(`It went well.\n${line}`)],
    ['a note', noted('From July'), noted(`From July\n${line}`)],
  ])('after %s, and takes it out again', (_, before, after) => {
    expect(citing(before, null, line)).toEqual(after)
    expect(isCited(after, null, line)).toBe(true)
    const without = citing(after, null, line) as Noted
    expect(isCited(without, null, line)).toBe(false)
  })

  it('about one goal, and nowhere else', () => {
    const cited = citing(said('All in all well.'), roof, line) as Noted
    expect(cited).toEqual(said('All in all well.', { parts: [{ id: roof, text: line, chosen: null }] }))
    expect(isCited(cited, null, line)).toBe(false)
  })

  it('a step that is chosen stays', () => {
    expect(citing(said('', { chosen: 2 }), null, line)).toEqual(said(line, { chosen: 2 }))
  })

  it.each([
    ['an answer', said('x'.repeat(7_990)), null],
    ['what is said about a goal', said('', { parts: [{ id: roof, text: 'x'.repeat(1_990), chosen: null }] }), roof],
    ['a note', noted('x'.repeat(7_990)), null],
  ])('not where %s has no room left', (_, written, part) => expect(citing(written, part, line)).toBeNull())
})

describe('Kinds of evidence', () => {
  const eve = employeeId('eve')
  const offering = { modules: allModules, flags: ['certifications'] as const }
  const actor = (over: object = {}) => ({
    employeeId: employeeId('max'),
    underlings: [eve],
    privileges: { features: [], roles: [] },
    ...over,
  })

  it('all of them of oneself and of those who report to one', () => {
    expect(kindsShown(actor(), offering, eve)).toEqual(evidenceKinds)
    expect(kindsShown(actor({ employeeId: eve, underlings: [] }), offering, eve)).toEqual(evidenceKinds)
  })

  it('of somebody else, those that are decided one by one', () => {
    expect(kindsShown(actor({ underlings: [] }), offering, eve)).toEqual(['goal', 'checkIn', 'action', 'praise'])
  })

  it('to those who manage policies what somebody has agreed to', () => {
    const features = [{ featureId: 'companyPoliciesManage', actions: ['View'] }]
    const manages = actor({ underlings: [], privileges: { features, roles: [] } })
    expect(kindsShown(manages, offering, eve)).toContain('policy')
  })

  it('none that the client has not; praise is of every client', () => {
    expect(kindsShown(actor(), { modules: ['performanceReviews'], flags: [] }, eve)).toEqual(['praise'])
    expect(kindsShown(actor(), { ...offering, flags: [] }, eve)).not.toContain('certification')
  })
})

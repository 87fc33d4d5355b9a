import { describe, expect, it } from 'vitest'
import type { HrDocumentSummary } from '../../../src/domain/policies/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { eve } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument } from '../../fixtures/policyDocuments.ts'
import { visit } from '../visit.tsx'

const document_ = aDocument()
const conduct = aPolicy()
const agreements = [{ employeeId: eve, versionNo: 2, agreementDateUtc: '2024-02-02T00:00:00.000Z' }]
const agreed = aPolicy({ title: 'Already agreed', agreements })
const later = aPolicy({ title: 'Later', dueUtc: '2099-02-01T00:00:00.000Z' })
const sooner = aPolicy({ title: 'Sooner', dueUtc: '2099-01-01T00:00:00.000Z' })

const at = (list: ReadonlyArray<HrDocumentSummary>) =>
  visit(pathTo('hrDocument', { id: document_.id }), {
    as: 'employee',
    answers: { hrDocuments: { read: document_, list, agree: { ...conduct, agreements } } },
  })

describe('From one policy to the next', () => {
  it('before agreeing its place among all that ask is told', async () => {
    const { main } = await at([conduct, agreed, later, sooner])
    expect(await main.findByText('Policy 4 of 4')).toBeTruthy()
  })

  it('after agreeing comes the one that is due first, with its place', async () => {
    const { main, user } = await at([conduct, agreed, later, sooner])
    expect(main.queryByRole('link', { name: /^Next: / })).toBeNull()
    await user.click(await main.findByRole('button', { name: 'I have read and agree' }))
    const next = await main.findByRole('link', { name: 'Next: Sooner (3 of 4)' })
    expect(next.getAttribute('href')).toBe(pathTo('hrDocument', { id: sooner.id }))
  })

  it('when none is left, that is said', async () => {
    const { main, user } = await at([conduct, agreed])
    await user.click(await main.findByRole('button', { name: 'I have read and agree' }))
    expect(await main.findByText(/You have agreed to everything you are asked to/)).toBeTruthy()
    expect(main.queryByRole('link', { name: /^Next: / })).toBeNull()
  })
})

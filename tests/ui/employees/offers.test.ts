import { describe, expect, it } from 'vitest'
import { denials } from '../../../src/domain/employees/wording.ts'
import { deniedToDeactivate, offersFor } from '../../../src/ui/employees/offers.ts'
import { anEmployee, aSummary, ava, eve, max, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const admin = aSummary({ id: ava, isAdmin: true })
const secondAdmin = aSummary({ id: max, isAdmin: true })
const everybody = [admin, secondAdmin, aSummary()]

describe('what a profile offers, and the sentence where it does not', () => {
  it('§6 an admin may do everything that is possible with somebody active', () => {
    expect(offersFor(theAdmin, anEmployee(), everybody)).toEqual({
      edit: undefined,
      deactivate: undefined,
      activate: denials.notInThisState,
      terminate: undefined,
      keep: denials.nothingPlanned,
      remove: undefined,
    })
  })

  it('§6 nobody but an admin edits their own record', () => {
    expect(offersFor(theEmployee, anEmployee(), everybody).edit).toBe(denials.ownRecord)
    expect(offersFor(theAdmin, anEmployee({ id: ava }), everybody).edit).toBeUndefined()
  })

  it('§6 a manager edits a report, and ends nothing', () => {
    const offers = offersFor(theManager, anEmployee({ id: eve }), everybody)
    expect(offers.edit).toBeUndefined()
    expect([offers.deactivate, offers.terminate, offers.remove]).toEqual(Array(3).fill(denials.adminOnly))
  })

  it('who may terminate may take a planned last day back', () => {
    const leaving = {
      lastDay: '2026-12-31',
      kind: 'retirement',
      reason: '',
      heir: null,
      notes: '',
      plannedBy: null,
    } as const
    expect(offersFor(theAdmin, anEmployee({ leaving }), everybody).keep).toBeUndefined()
    expect(offersFor(theManager, anEmployee({ leaving }), everybody).keep).toBe(denials.adminOnly)
  })

  it('an admin does not show themself the door', () => {
    const offers = offersFor(theAdmin, anEmployee({ id: ava, isAdmin: true }), everybody)
    expect([offers.terminate, offers.remove]).toEqual([denials.ownRecord, denials.ownRecord])
  })

  it('the last active admin stays', () => {
    const left = [admin, aSummary({ id: max, isAdmin: true, isActive: false })]
    expect(offersFor(theAdmin, anEmployee({ id: ava, isAdmin: true }), left).deactivate).toBe(denials.lastAdmin)
    expect(offersFor(theAdmin, anEmployee({ id: ava, isAdmin: true }), everybody).deactivate).toBeUndefined()
  })

  it('§4 a terminated person can only be removed', () => {
    const gone = anEmployee({ isActive: false, termination: { date: '2026-01-31', kind: 'retirement', reason: '' } })
    const offers = offersFor(theAdmin, gone, everybody)
    expect([offers.activate, offers.terminate]).toEqual([denials.notInThisState, denials.notInThisState])
    expect(offers.remove).toBeUndefined()
  })
})

describe('deactivating several is deactivating one after the other', () => {
  it('all but one admin may go', () => expect(deniedToDeactivate([ava, eve], everybody)).toBeUndefined())
  it('not all of them', () => expect(deniedToDeactivate([ava, eve, max], everybody)).toBe(denials.lastAdmin))
})

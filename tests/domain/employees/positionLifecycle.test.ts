import { describe, expect, it } from 'vitest'
import type { PositionStatus } from '../../../src/domain/employees/nouns.ts'
import {
  isPossibleForPosition,
  mayActOnPosition,
  type PositionAction,
  positionLifecycle,
} from '../../../src/domain/employees/positionLifecycle.ts'
import { stateAfter } from '../../../src/domain/kernel/lifecycle.ts'
import { anActor, ava, eve, max, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const statuses: ReadonlyArray<PositionStatus> = ['Draft', 'Approved', 'Acknowledged']
const description = 'Leads the crew.'
const said = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? 'yes' : decision.because

describe('§ 4 Position descriptions can be approved and acknowledged', () => {
  it('from draft to approved to acknowledged, and from nowhere else', () => {
    const ways = statuses.map((status) => [
      status,
      stateAfter(positionLifecycle, status, 'approve'),
      stateAfter(positionLifecycle, status, 'acknowledge'),
    ])
    expect(ways).toEqual([
      ['Draft', 'Approved', null],
      ['Approved', null, 'Acknowledged'],
      ['Acknowledged', null, null],
    ])
  })

  it('what was approved cannot be un-approved: only a change makes it a draft again', () => {
    for (const status of ['Approved', 'Acknowledged'] as const) {
      const back = Object.entries(positionLifecycle[status]).filter(([, to]) => to === 'Draft')
      expect(back).toEqual([['change', 'Draft']])
    }
  })

  it('one that was removed is gone', () => {
    expect(positionLifecycle.Removed).toEqual({})
  })

  it.each<[PositionStatus, PositionAction, string]>([
    ['Approved', 'approve', 'alreadyApproved'],
    ['Acknowledged', 'approve', 'alreadyApproved'],
    ['Draft', 'acknowledge', 'notApproved'],
    ['Acknowledged', 'acknowledge', 'alreadyAcknowledged'],
    ['Draft', 'approve', 'yes'],
    ['Approved', 'acknowledge', 'yes'],
  ])('%s: %s – %s', (status, action, expected) => {
    expect(said(isPossibleForPosition({ status, description }, action))).toBe(expected)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['spaces and empty lines', ' \n\t \n\u00A0'],
    ['what nobody can see', '\u200B\u2060\uFEFF'],
    ['signs alone', '- \n* \n\u2026'],
  ])('a description of %s is neither approved nor acknowledged; it may still be written or removed', (_, empty) => {
    const answers = (['approve', 'acknowledge', 'change', 'remove'] as const).map((action) =>
      said(
        isPossibleForPosition({ status: action === 'acknowledge' ? 'Approved' : 'Draft', description: empty }, action),
      ),
    )
    expect(answers).toEqual(['nothingWritten', 'nothingWritten', 'yes', 'yes'])
  })

  it.each(['A', '7', '\u6587', '\u0627'])('one letter or figure of any script says something: %s', (one) => {
    expect(said(isPossibleForPosition({ status: 'Draft', description: one }, 'approve'))).toBe('yes')
  })

  it('anyone who may not decide is told that first, and then what was decided already', () => {
    expect(said(mayActOnPosition(theEmployee, { employeeId: eve, status: 'Draft', description: '' }, 'approve'))).toBe(
      'ownPosition',
    )
    expect(said(isPossibleForPosition({ status: 'Acknowledged', description: '' }, 'approve'))).toBe('alreadyApproved')
  })
})

const otherManager = anActor({ employeeId: ava, underlings: [max] })
const actors = { theAdmin, theManager, theEmployee, otherManager }

describe('Who may do what with the position of Eve', () => {
  it.each<[keyof typeof actors, PositionAction, PositionStatus, string]>([
    ['theAdmin', 'approve', 'Draft', 'yes'],
    ['theManager', 'approve', 'Draft', 'yes'],
    ['theEmployee', 'approve', 'Draft', 'ownPosition'],
    ['otherManager', 'approve', 'Draft', 'notYourReport'],
    ['theEmployee', 'acknowledge', 'Approved', 'yes'],
    ['theManager', 'acknowledge', 'Approved', 'notYourPosition'],
    ['theAdmin', 'acknowledge', 'Approved', 'notYourPosition'],
    ['theManager', 'change', 'Acknowledged', 'yes'],
    ['theEmployee', 'change', 'Draft', 'ownRecord'],
    ['otherManager', 'change', 'Draft', 'notYourReport'],
    ['theManager', 'remove', 'Approved', 'yes'],
    ['theManager', 'remove', 'Acknowledged', 'adminOnly'],
    ['theAdmin', 'remove', 'Acknowledged', 'yes'],
    ['theEmployee', 'remove', 'Draft', 'ownRecord'],
  ])('%s: %s one that is %s – %s', (who, action, status, expected) => {
    expect(said(mayActOnPosition(actors[who], { employeeId: eve, status, description }, action))).toBe(expected)
  })

  it('nobody approves their own, not even an admin', () => {
    expect(said(mayActOnPosition(theAdmin, { employeeId: ava, status: 'Draft', description }, 'approve'))).toBe(
      'ownPosition',
    )
  })
})

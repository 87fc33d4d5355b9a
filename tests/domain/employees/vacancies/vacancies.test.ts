import { describe, expect, it } from 'vitest'
import {
  mayActOnVacancy,
  mayChangeVacancy,
  mayFillIt,
  mayPlanVacancies,
  mayStandBelow,
} from '../../../../src/domain/employees/vacancies/access.ts'
import { type VacancyAct, vacancyActs, vacancyStates } from '../../../../src/domain/employees/vacancies/lifecycle.ts'
import { fillingFields, vacancyFields } from '../../../../src/domain/employees/vacancies/vacancy.fields.ts'
import type { Decision } from '../../../../src/domain/kernel/decision.ts'
import { actors } from '../../../scenarios/people.ts'

const said = (decision: Decision<string>) => (decision.allowed ? 'yes' : decision.because)

describe('A vacancy (ours, decision 0061)', () => {
  it.each([
    ['Open', 'fill', 'yes'],
    ['Open', 'close', 'yes'],
    ['Open', 'reopen', 'openAlready'],
    ['Filled', 'fill', 'notOpen'],
    ['Filled', 'close', 'notOpen'],
    ['Filled', 'reopen', 'yes'],
    ['Closed', 'fill', 'notOpen'],
    ['Closed', 'close', 'notOpen'],
    ['Closed', 'reopen', 'yes'],
  ] as const)('%s: %s is %s', (state, act, expected) => {
    expect(said(mayActOnVacancy(actors.admin, { state }, act))).toBe(expected)
  })

  it.each(vacancyStates)('is changed while it is open (%s)', (state) => {
    expect(said(mayChangeVacancy(actors.admin, { state }))).toBe(state === 'Open' ? 'yes' : 'notOpen')
  })

  it.each(['manager', 'employee'] as const)('is planned by administrators, by no %s', (role) => {
    expect(said(mayPlanVacancies(actors[role]))).toBe('adminOnly')
    expect(said(mayChangeVacancy(actors[role], { state: 'Open' }))).toBe('adminOnly')
    const acts = vacancyActs.map((act: VacancyAct) => said(mayActOnVacancy(actors[role], { state: 'Open' }, act)))
    expect(new Set(acts)).toEqual(new Set(['adminOnly']))
  })

  it('stands below, and is filled by, somebody who is active', () => {
    expect(said(mayStandBelow({ isActive: true }))).toBe('yes')
    expect(said(mayStandBelow({ isActive: false }))).toBe('managerLeft')
    expect(said(mayFillIt({ isActive: true }))).toBe('yes')
    expect(said(mayFillIt({ isActive: false }))).toBe('personLeft')
  })

  it('has a position; everything else may be open', () => {
    expect(vacancyFields.problems(vacancyFields.blank)).toEqual({ title: 'Enter a position' })
    expect(vacancyFields.toSaved({ ...vacancyFields.blank, title: ' Carpenter ' })).toEqual({
      title: 'Carpenter',
      departmentId: null,
      reportsTo: null,
      startDay: null,
      note: '',
    })
    expect(fillingFields.problems({ person: null })).toEqual({ person: 'Choose a person' })
  })
})

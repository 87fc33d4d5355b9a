/**
 * Who plans vacancies, and who may have one. All ours (decision 0061).
 *
 * - Administrators plan, change, fill, close and delete them, as they alone create people.
 * - A vacancy is changed while it is open. It is filled by somebody who is active, and stands below somebody who is.
 * - It is deleted in any state: who has the position stays.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { adminAccess } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import { stateOnceDone, type VacancyAct, type VacancyState } from './lifecycle.ts'

export type VacancyDenial = 'adminOnly' | 'notOpen' | 'openAlready' | 'managerLeft' | 'personLeft'

interface Standing {
  readonly state: VacancyState
}

export const mayPlanVacancies = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)

export const mayChangeVacancy = (actor: Actor, { state }: Standing): Decision<VacancyDenial> => {
  const admin = mayPlanVacancies(actor)
  if (!admin.allowed) return admin
  return state === 'Open' ? allowed : denied('notOpen')
}

export const mayActOnVacancy = (actor: Actor, { state }: Standing, act: VacancyAct): Decision<VacancyDenial> => {
  const admin = mayPlanVacancies(actor)
  if (!admin.allowed) return admin
  if (stateOnceDone(state, act) !== null) return allowed
  return denied(act === 'reopen' ? 'openAlready' : 'notOpen')
}

interface Person {
  readonly isActive: boolean
}

export const mayFillIt = ({ isActive }: Person): Decision<'personLeft'> => (isActive ? allowed : denied('personLeft'))

export const mayStandBelow = ({ isActive }: Person): Decision<'managerLeft'> =>
  isActive ? allowed : denied('managerLeft')

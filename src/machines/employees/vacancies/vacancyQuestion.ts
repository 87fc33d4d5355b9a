import * as Result from 'effect/Result'
import type { VacancyAct } from '../../../domain/employees/vacancies/lifecycle.ts'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { actNames, wording } from '../../../domain/employees/vacancies/wording.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import { type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import type { Port } from '../../kit/port.ts'
import type { VacancyPorts } from './vacancies.ports.ts'

export interface VacancyAsked {
  readonly vacancy: Pick<Vacancy, 'id' | 'title' | 'version' | 'filledBy'>
  readonly act: Exclude<VacancyAct, 'fill'> | 'delete'
}

/** The vacancy as it is since; null once it is deleted. */
export const vacancyQuestion = questionOf<VacancyAsked, Vacancy | null>()

export const questionAbout = (asked: VacancyAsked): QuestionAbout<VacancyAsked> => {
  const { vacancy, act } = asked
  const about = { failure: act === 'delete' ? wording.deleteFailed : wording.actFailed, subject: asked }
  switch (act) {
    case 'close':
      return {
        title: actNames.close,
        text: `“${vacancy.title}” leaves the org chart and stays in the list. You can reopen it.`,
        confirmLabel: actNames.close,
        ...about,
      }
    case 'reopen':
      return {
        title: actNames.reopen,
        text:
          vacancy.filledBy === null
            ? `“${vacancy.title}” shows in the org chart again.`
            : `“${vacancy.title}” shows in the org chart again. ${vacancy.filledBy.fullName} keeps their position.`,
        confirmLabel: actNames.reopen,
        ...about,
      }
    case 'delete':
      return {
        title: 'Delete vacancy',
        text: `“${vacancy.title}” is deleted for good.`,
        confirmLabel: 'Delete vacancy',
        tone: 'danger',
        ...about,
      }
  }
}

export const doingAsked =
  ({
    actOnVacancy,
    deleteVacancy,
  }: Pick<VacancyPorts, 'actOnVacancy' | 'deleteVacancy'>): Port<VacancyAsked, Vacancy | null, Failure> =>
  async ({ vacancy: { id, version }, act }, signal) =>
    act === 'delete'
      ? Result.map(await deleteVacancy({ id, version }, signal), () => null)
      : actOnVacancy({ id, version, act, person: null }, signal)

import type { VacancyPorts } from '../../../machines/employees/vacancies/vacancies.ports.ts'
import { expecting, type Run } from '../../http/run.ts'

export const vacanciesGateway = (run: Run): VacancyPorts => ({
  loadVacancies: (_, signal) => run('vacancies', 'list', { signal }),
  addVacancy: (payload, signal) => run('vacancies', 'create', { payload, signal }),
  saveVacancy: ({ id, ...payload }, signal) => run('vacancies', 'save', { params: { id }, payload, signal }),
  actOnVacancy: ({ id, ...payload }, signal) => run('vacancies', 'act', { params: { id }, payload, signal }),
  deleteVacancy: ({ id, version }, signal) =>
    run('vacancies', 'remove', { params: { id }, headers: expecting(version), signal }),
})

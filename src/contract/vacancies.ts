import { Schema } from 'effect'
import { NewVacancy, Vacancy, VacancyActAsked, VacancyUpdate } from '../domain/employees/vacancies/nouns.ts'
import { VacancyId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofVacancy = { id: VacancyId }
const error = [Refusal403, Refusal404, Refusal409, Refusal422]

/** Vacancies in the org chart. All ours: § 7 names no call for them. */
export class VacanciesGroup extends tenantGroup(
  'vacancies',
  'Vacancies',
  get('list', '/orgChart/vacancies', { success: reply(Schema.Array(Vacancy)), error: [Refusal403] }),
  post('create', '/orgChart/vacancies', {
    payload: NewVacancy,
    success: reply(Vacancy),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  put('save', '/orgChart/vacancies/:id', { params: ofVacancy, payload: VacancyUpdate, success: reply(Vacancy), error }),
  post('act', '/orgChart/vacancies/:id/act', {
    params: ofVacancy,
    payload: VacancyActAsked,
    success: reply(Vacancy),
    error,
  }),
  remove('remove', '/orgChart/vacancies/:id', {
    params: ofVacancy,
    headers: ifMatch,
    success: Done,
    error: [Refusal403, Refusal404, Refusal409],
  }),
) {}

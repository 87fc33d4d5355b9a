import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import {
  type FillingDraft,
  fillingFields,
  type VacancyDraft,
  vacancyFields,
} from '../../../domain/employees/vacancies/vacancy.fields.ts'
import { wording } from '../../../domain/employees/vacancies/wording.ts'
import type { VacancyId } from '../../../domain/kernel/ids.ts'
import { recordForm, theirsAmong } from '../../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../../kit/recordFormShape.ts'
import type { VacancyPorts } from './vacancies.ports.ts'

/** The form of a vacancy (`kit/recordForm.machine.ts`), in a dialog. */
export const vacancyForm = recordForm<VacancyDraft, Vacancy, null, Vacancy | null>({
  id: 'vacancyForm',
  ...vacancyFields,
  draftOf: ({ department, manager, ...vacancy }) =>
    vacancyFields.draftOf({ ...vacancy, departmentId: department?.id ?? null, reportsTo: manager?.id ?? null }),
  messages: { added: wording.saved, saved: wording.saved, failed: wording.saveFailed },
  isDialog: true,
})

export const savingVacancy =
  ({
    addVacancy,
    saveVacancy,
  }: Pick<VacancyPorts, 'addVacancy' | 'saveVacancy'>): SaveRecord<VacancyDraft, Vacancy, null, Vacancy | null> =>
  ({ id, base, draft }, signal) => {
    const said = { id: id as VacancyId, ...vacancyFields.toSaved(draft) }
    return base === null ? addVacancy(said, signal) : saveVacancy({ ...said, version: base.version }, signal)
  }

/** The form in which it is said who of those who work here fills a vacancy. */
export const fillingForm = recordForm<FillingDraft, Vacancy, null, Vacancy | null>({
  id: 'vacancyFillingForm',
  ...fillingFields,
  draftOf: ({ filledBy }) => ({ person: filledBy?.id ?? null }),
  messages: { failed: wording.fillFailed },
  isDialog: true,
})

export const savingFilling =
  ({ actOnVacancy }: Pick<VacancyPorts, 'actOnVacancy'>): SaveRecord<FillingDraft, Vacancy, null, Vacancy | null> =>
  ({ id, base, draft: { person } }, signal) =>
    actOnVacancy({ id: id as VacancyId, version: base?.version ?? 1, act: 'fill', person }, signal)

/** There is no call for one of them: the list is read. */
export const loadingVacancy =
  ({ loadVacancies }: Pick<VacancyPorts, 'loadVacancies'>): LoadTheirs<Vacancy, null, Vacancy | null> =>
  async ({ id }, signal) =>
    theirsAmong(await loadVacancies(undefined, signal), id)

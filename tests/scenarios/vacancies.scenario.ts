import type { Vacancy } from '../../src/domain/employees/vacancies/nouns.ts'
import {
  type FillingDraft,
  fillingFields,
  type VacancyDraft,
  vacancyFields,
} from '../../src/domain/employees/vacancies/vacancy.fields.ts'
import { fillingForm, vacancyForm as form } from '../../src/machines/employees/vacancies/forms.ts'
import { vacanciesHidden as hidden, vacanciesReading } from '../../src/machines/employees/vacancies/readings.ts'
import { vacancyWorkMachine } from '../../src/machines/employees/vacancies/vacancyWork.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { aVacancy, vacancyId as id } from '../fixtures/vacancies.ts'
import { read } from './chartPlans.scenario.ts'
import { answers, anyFailure, ends, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'

const { manager, employee } = employeeIds
const eve = { id: employee, fullName: samples.eve.fullName }

export const vacancyInScenario: Vacancy = aVacancy({
  manager: { id: manager, fullName: samples.max.fullName, isActive: true },
  below: manager,
})
const filled = aVacancy({ ...vacancyInScenario, state: 'Filled', filledBy: eve, version: 2 })

export const vacancies = read(vacanciesReading.machine, {
  label: 'the vacancies there are',
  subjects: { 'a page asks': { subject: 'all' } },
  found: [vacancyInScenario],
})

export const vacanciesHidden: Scenario = {
  machine: hidden.machine,
  home: ['vacanciesHidden.resting'],
  variants: [
    {
      label: 'the vacancies in the chart',
      cases: {
        ...says('setting.chosen', { 'to hide them': { value: true } }),
        ...answers('loadSetting', { 'they are shown': false }, anyFailure),
        ...answers('saveSetting', { 'they are hidden': true }, anyFailure),
      },
      project: ({ context: { value, failure } }) => [value, failure !== null],
    },
  ],
}

const asking = (act: string, vacancy: Vacancy) => ({ asked: { vacancy, act } })

export const vacancyWork: Scenario = {
  machine: vacancyWorkMachine,
  variants: [
    {
      label: 'an admin at the vacancies',
      role: 'admin',
      cases: {
        ...says('vacancy.opened', {
          'a new one': { id, base: null },
          'one that is there': { id, base: vacancyInScenario },
        }),
        ...says('filling.opened', { 'one that is open': { base: vacancyInScenario } }),
        ...says('act.asked', {
          'to close it': asking('close', vacancyInScenario),
          'to reopen one that is closed': asking('reopen', aVacancy({ state: 'Closed' })),
          'to reopen one that is filled': asking('reopen', filled),
          'to delete it': asking('delete', vacancyInScenario),
        }),
        ...says('work.left', { 'the page is left': {} }),
        ...ends('form', { saved: vacancyInScenario, cancelled: null }),
        ...ends('filling', { filled, cancelled: null }),
        ...ends('confirmation', {
          closed: { confirmed: true, answer: { ...vacancyInScenario, state: 'Closed' } },
          deleted: { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { base, asked } }) => [base !== null, asked?.act, asked?.vacancy.filledBy],
    },
  ],
}

const formOver = (base: Vacancy | null, label: string) =>
  aForm<VacancyDraft, Vacancy>(form, {
    label,
    scope: null,
    base,
    blank: vacancyFields.blank,
    typed: {
      'a position and a day': { title: 'Painter', startDay: '2026-12-15' },
      'no position': { title: '' },
      'as it was': { title: base?.title ?? '', startDay: '' },
    },
    field: 'title',
    saved: { ...vacancyInScenario, title: 'Painter', version: 2 },
    theirs: { ...vacancyInScenario, title: 'Plumber', version: 2 },
  })

export const vacancyForm: Scenario = {
  machine: form.machine,
  variants: [formOver(null, 'a new vacancy'), formOver(vacancyInScenario, 'one that is there')],
}

const fillingOver = (base: Vacancy | null, label: string) =>
  aForm<FillingDraft, Vacancy>(fillingForm, {
    label,
    scope: null,
    base,
    blank: fillingFields.blank,
    typed: { 'who fills it': { person: employee }, 'nobody yet': { person: null } },
    field: 'person',
    saved: filled,
    theirs: { ...vacancyInScenario, title: 'Plumber', version: 2 },
  })

/** The page opens it over one that is there; over nothing it is what every form is. */
export const vacancyFillingForm: Scenario = {
  machine: fillingForm.machine,
  unreachable: {
    'vacancyFillingForm.dirty · save.asked → stays': 'With nobody chosen it is as it was, and nothing is to be saved.',
  },
  variants: [fillingOver(null, 'over nothing'), fillingOver(vacancyInScenario, 'one that is open')],
}

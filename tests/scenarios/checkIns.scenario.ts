import type { AnyMachineSnapshot } from 'xstate'
import { type NewDraft, newFields } from '../../src/domain/checkIns/checkIn.fields.ts'
import { type CheckInListing, usualCheckIns } from '../../src/domain/checkIns/listing.ts'
import type { CheckInRow, CheckInTemplate, Choosable } from '../../src/domain/checkIns/nouns.ts'
import { type TemplateDraft, templateFields } from '../../src/domain/checkIns/template.fields.ts'
import type { CheckInId, CheckInTemplateId, ItemId } from '../../src/domain/kernel/ids.ts'
import { checkInAreaMachine } from '../../src/machines/checkIns/checkInArea.machine.ts'
import { planForm as planRecordForm } from '../../src/machines/checkIns/planForm.ts'
import { checkInPlanning as planning } from '../../src/machines/checkIns/planning.ts'
import {
  checkInChoicesReading,
  checkInOverviewReading,
  checkInWindows as windows,
} from '../../src/machines/checkIns/readings.ts'
import { templateForm as templateRecordForm } from '../../src/machines/checkIns/templateForm.ts'
import { checkInTemplates as templates } from '../../src/machines/checkIns/templates.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, ends, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { theTemplates } from './templatesCases.ts'
import { windowedList } from './windowedLists.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max = { id: employeeIds.manager, fullName: samples.max.fullName }

export const checkInRowAt = (place: number): CheckInRow => ({
  id: idAt(place) as CheckInId,
  name: 'Check-in',
  employee: eve,
  reviewer: max,
  line: [max.id],
  scheduledDateUTC: '2026-11-24T02:00:00.000Z',
  dueDateUtc: '2026-11-24T13:59:59.999Z',
  createdDateUtc: '2026-11-02T03:00:00.000Z',
  updatedDateUtc: '2026-11-02T03:00:00.000Z',
  status: 'Scheduled',
  isTemplate: false,
  preparedBy: { employee: false, reviewer: false },
  location: null,
  minutes: 30,
  seriesId: null,
  number: null,
  version: 1,
})

const choices: ReadonlyArray<Choosable> = [{ ...eve, line: [max], isReport: true }]
const planId = idAt(7) as CheckInId

export const checkInWindows: Scenario = windowedList(windows.machine, usualCheckIns, {
  other: { ...usualCheckIns, isOverdue: true } as CheckInListing,
  rowAt: checkInRowAt,
  idOf: ({ id }: CheckInRow) => id,
})

export const checkInChoices: Scenario = {
  machine: checkInChoicesReading.machine,
  variants: [
    {
      label: 'with whom one may plan',
      cases: {
        ...says('reading.opened', { 'a page asks': { subject: 'all' } }),
        ...answers('read', { 'it is there': choices }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

export const checkInOverview: Scenario = {
  machine: checkInOverviewReading.machine,
  variants: [
    {
      label: 'of all one may see, or of a person',
      cases: {
        ...says('reading.opened', {
          'of everybody': { subject: { person: null } },
          'of a person': { subject: { person: eve.id } },
        }),
        ...answers('read', { 'it is there': { months: [], teams: [] } }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

export const checkInPlanning: Scenario = {
  machine: planning.machine,
  variants: [
    {
      label: 'somebody who plans',
      cases: {
        ...says('planning.closed', { 'the page is left': {} }),
        ...says('planning.opened', { 'with somebody to choose': { id: planId, choices } }),
        ...ends('form', {
          'planned, one': { ids: [planId], isSeries: false },
          'planned, a series for several': { ids: [idAt(1), idAt(2)], isSeries: true },
          cancelled: null,
        }),
      },
      project: ({ context: { opened } }) => [opened?.id],
    },
  ],
}

const plan = (base: CheckInRow | null, label: string): Variant =>
  aForm<NewDraft, CheckInRow>(planRecordForm, {
    label,
    scope: null,
    base,
    blank: { ...newFields.blank, name: 'Check-in', employeeIds: [eve.id], reviewerId: max.id },
    typed: {
      'a day': { day: '2026-11-24', employeeIds: [eve.id], reviewerId: max.id },
      'no name': { name: '' },
      'the name as it was': { name: 'Check-in' },
    },
    field: 'day',
    saved: { ids: [planId], isSeries: false },
    theirs: checkInRowAt(7),
  })

/** The page opens it over nothing; over one that is there it is what every form is. */
export const checkInPlanForm: Scenario = {
  machine: planRecordForm.machine,
  variants: [plan(null, 'a new check-in'), plan(checkInRowAt(7), 'over one that is there')],
}

const templateOf = (over: Partial<CheckInTemplate> = {}): CheckInTemplate => ({
  id: idAt(11) as CheckInTemplateId,
  isTemplate: true,
  name: 'Fortnightly',
  description: '',
  sections: [
    {
      id: idAt(12) as ItemId,
      title: 'The week',
      questions: [{ id: idAt(13) as ItemId, text: 'What went well?', asked: 'both', kind: 'text' }],
    },
  ],
  isArchived: false,
  version: 1,
  ...over,
})

export const checkInTemplates: Scenario = theTemplates(templates.machine, {
  newId: idAt(21) as CheckInTemplateId,
  one: templateOf(),
  added: templateOf({ id: idAt(21) as CheckInTemplateId, name: 'Probation' }),
  changed: templateOf({ version: 2 }),
  acts: {
    'archive or bring back the first': [
      'archiving',
      ({ isArchived }) => templateOf({ isArchived: !isArchived, version: 3 }),
    ],
    'delete the first': ['removal', () => null],
  },
  more: ({ isArchived }) => isArchived,
})

const template = (base: CheckInTemplate | null, label: string): Variant =>
  aForm<TemplateDraft, CheckInTemplate>(templateRecordForm, {
    label,
    scope: null,
    base,
    blank: { ...templateFields.blank, sections: templateOf().sections },
    typed: {
      'a name': { name: 'Probation' },
      'no name': { name: '' },
      'the name as it was': { name: base?.name ?? '' },
    },
    field: 'name',
    saved: templateOf({ name: 'Probation', version: 2 }),
    theirs: templateOf({ description: 'For the first half year.', version: 2 }),
  })

export const checkInTemplateForm: Scenario = {
  machine: templateRecordForm.machine,
  variants: [template(null, 'a new template'), template(templateOf(), 'a template that is there')],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const checkInArea: Scenario = {
  machine: checkInAreaMachine,
  variants: [
    {
      label: 'the check-ins',
      cases: {
        ...says('checkIns.changed', { 'one was changed': {} }),
        // One at a time: each is kept by itself.
        ...Object.assign(
          {},
          ...['windows', 'overview', 'choices', 'planning', 'templates', 'download'].map((id) => breaks(id, isWhole)),
        ),
      },
    },
  ],
}

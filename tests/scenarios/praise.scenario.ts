import type { AnyMachineSnapshot } from 'xstate'
import type { PersonRef } from '../../src/domain/employees/nouns.ts'
import type { PraiseId } from '../../src/domain/kernel/ids.ts'
import type { Praise } from '../../src/domain/praise/nouns.ts'
import { praiseFields } from '../../src/domain/praise/praise.fields.ts'
import { praiseColleagues as colleagues, praiseWindows as windows } from '../../src/machines/praise/lists.ts'
import { praiseAreaMachine } from '../../src/machines/praise/praiseArea.machine.ts'
import { praiseForm as form } from '../../src/machines/praise/praiseForm.ts'
import { praisingMachine } from '../../src/machines/praise/praising.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { breaks, ends, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { windowedList } from './windowedLists.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const eve: PersonRef = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max: PersonRef = { id: employeeIds.manager, fullName: samples.max.fullName }

export const praiseAt = (place: number): Praise => ({
  id: idAt(place) as PraiseId,
  by: max,
  to: [eve],
  text: 'Kept the site dry through the storm',
  values: ['Safety first'],
  audience: 'Everyone',
  givenUtc: '2026-11-20T02:00:00.000Z',
})

const usualPraise = { search: '', person: null }

export const praiseWindows: Scenario = windowedList(windows.machine, usualPraise, {
  other: { search: '', person: eve.id } as { readonly search: string },
  rowAt: praiseAt,
  idOf: ({ id }: Praise) => id,
})

const personAt = (place: number): PersonRef => ({ ...eve, id: idAt(place) as PersonRef['id'] })

export const praiseColleagues: Scenario = {
  ...windowedList(
    colleagues.machine,
    { search: '' },
    { other: { search: 'eve' }, rowAt: personAt, idOf: ({ id }: PersonRef) => id },
  ),
  unreachable: {
    'praiseColleagues.reading.open · list.asked → praiseColleagues.reading.open.loading':
      'It is narrowed by words alone.',
  },
}

export const praising: Scenario = {
  machine: praisingMachine,
  variants: [
    {
      label: 'somebody who praises',
      cases: {
        ...says('praising.opened', { 'the page opens': { id: idAt(7), to: [] } }),
        ...says('removal.asked', { 'of one’s own': { praise: praiseAt(1) } }),
        ...ends('form', { given: praiseAt(7), cancelled: null }),
        ...ends('confirmation', {
          'it is taken back': { confirmed: true, answer: undefined },
          cancelled: { confirmed: false, answer: undefined },
        }),
      },
    },
  ],
}

export const praiseForm: Scenario = {
  machine: form.machine,
  variants: [
    aForm(form, {
      label: 'praise of somebody',
      scope: null,
      base: null,
      blank: praiseFields.blank,
      typed: {
        'to whom, and what for': { people: [eve], text: 'Kept the site dry' },
        'nothing any more': { people: [], text: '' },
      },
      field: 'text',
      saved: praiseAt(7),
      theirs: { ...praiseAt(7), version: 1 },
    }),
    aForm(form, {
      label: 'over one that is there',
      scope: null,
      base: { ...praiseAt(7), version: 1 },
      blank: praiseFields.blank,
      typed: { 'other words': { text: 'Kept it dry' }, 'no words': { text: '' } },
      field: 'text',
      saved: praiseAt(7),
      theirs: { ...praiseAt(7), text: 'Kept everything dry', version: 2 },
    }),
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const praiseArea: Scenario = {
  machine: praiseAreaMachine,
  variants: [
    {
      label: 'praise',
      cases: {
        ...says('praise.changed', { 'something was given': {} }),
        ...Object.assign({}, ...['windows', 'colleagues', 'praising'].map((id) => breaks(id, isWhole))),
      },
    },
  ],
}

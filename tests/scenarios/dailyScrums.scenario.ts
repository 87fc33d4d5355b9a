import type { AnyMachineSnapshot } from 'xstate'
import { entryFields } from '../../src/domain/dailyScrums/entry.fields.ts'
import type { Blocker, EntryRow, OwnEntry, ScrumDay } from '../../src/domain/dailyScrums/nouns.ts'
import { blockersMachine } from '../../src/machines/dailyScrums/blockers.machine.ts'
import { dailyScrumAreaMachine } from '../../src/machines/dailyScrums/dailyScrumArea.machine.ts'
import * as parts from '../../src/machines/dailyScrums/parts.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { reading } from './readings.ts'
import { aForm } from './recordFormCases.ts'
import { theSettings } from './settingsCases.ts'
import { windowedList } from './windowedLists.ts'

const [day, before] = ['2026-11-20', '2026-11-19']
const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max = { id: employeeIds.manager, fullName: samples.max.fullName }

export const blockerOf = (over: Partial<Blocker> = {}): Blocker => ({
  id: idAt(1) as Blocker['id'],
  text: 'The crane is broken',
  employee: eve,
  raisedDay: '2026-11-17',
  resolved: null,
  version: 1,
  ...over,
})

export const entryAt = (place: number): EntryRow => ({
  id: idAt(place) as EntryRow['id'],
  day,
  employee: eve,
  done: 'Poured the slab\nOrdered rebar',
  plan: 'Strip the forms',
  blockers: ['The crane is broken'],
  sentUtc: '2026-11-20T02:00:00.000Z',
})

export const theScrumDay: ScrumDay = {
  day,
  entries: [entryAt(1)],
  blockers: [blockerOf()],
  missing: [max],
  entryCount: 1,
  missingCount: 1,
}

export const anOwnEntry: OwnEntry = {
  version: 0,
  day,
  done: 'Strip the forms',
  plan: '',
  blockers: '',
  sentUtc: null,
}

export const scrumDay: Scenario = {
  machine: parts.scrumDay.machine,
  variants: [reading('a day of the team', { day }, { day: before }, theScrumDay)],
}

const kept = { ...anOwnEntry, id: 'settings' }

export const ownEntry: Scenario = theSettings(parts.ownEntry.machine, kept)

export const ownEntryForm: Scenario = {
  machine: parts.ownEntry.form.machine,
  variants: [
    aForm(parts.ownEntry.form, {
      label: 'one’s own entry of a day',
      scope: null,
      base: kept,
      blank: entryFields.blank,
      typed: { 'what is planned': { plan: 'Pour the slab' }, nothing: { plan: '' } },
      field: 'plan',
      saved: { ...kept, plan: 'Pour the slab', version: 1 },
      theirs: { ...kept, plan: 'Order rebar', version: 1 },
    }),
  ],
}

export const scrumBlockers: Scenario = {
  machine: blockersMachine,
  variants: [
    {
      label: 'a blocker',
      cases: {
        ...says('blocker.set', {
          'it is resolved': { asked: { id: idAt(1), version: 1, isResolved: true } },
          'it is opened again': { asked: { id: idAt(1), version: 2, isResolved: false } },
        }),
        ...answers('setBlocker', { 'it is so': blockerOf() }, { ...changedMeanwhile, ...notFound, ...anyFailure }),
      },
      project: ({ context }) => context.asked?.isResolved,
    },
  ],
}

export const scrumEntries: Scenario = {
  ...windowedList(
    parts.scrumEntries.machine,
    { search: '' },
    { other: { search: 'slab' }, rowAt: entryAt, idOf: ({ id }) => id },
  ),
  unreachable: {
    'scrumEntries.reading.open · list.asked → scrumEntries.reading.open.loading': 'It is narrowed by words alone.',
  },
}

export const scrumReminders: Scenario = {
  machine: parts.scrumReminders.machine,
  home: ['scrumReminders.resting'],
  variants: [
    {
      label: 'somebody who writes entries',
      cases: {
        ...says('setting.chosen', { 'no mail': { value: { isReminded: false } } }),
        ...answers('loadSetting', { 'with mail': { isReminded: true } }, anyFailure),
        ...answers('saveSetting', { 'no mail': { isReminded: false } }, anyFailure),
      },
      project: (snapshot) => parts.scrumReminders.valueIn(snapshot as never)?.isReminded,
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const dailyScrumArea: Scenario = {
  machine: dailyScrumAreaMachine,
  variants: [
    {
      label: 'the daily scrum',
      input: { person: employeeIds.employee },
      cases: {
        ...says('dailyScrums.changed', { 'something was sent': {} }),
        ...says('entry.recalled', { 'what was not sent is back': {} }),
        // One at a time: each is kept by itself.
        ...Object.assign(
          {},
          ...['day', 'own', 'unsent', 'blockers', 'entries', 'reminders'].map((id) => breaks(id, isWhole)),
        ),
      },
    },
  ],
}

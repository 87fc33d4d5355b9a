import type { AnyMachineSnapshot } from 'xstate'
import { type GoalListing, usualGoals } from '../../src/domain/goals/listing.ts'
import type { GoalRow } from '../../src/domain/goals/nouns.ts'
import type { GoalId } from '../../src/domain/kernel/ids.ts'
import { goalAreaMachine } from '../../src/machines/goals/goalArea.machine.ts'
import {
  goalCountsReading,
  goalFoundReading,
  goalGroupsReading,
  goalPeopleReading,
  goalShownReading,
  goalTreeReading,
  goalWindows as windows,
} from '../../src/machines/goals/readings.ts'
import { goalReminders } from '../../src/machines/goals/reminders.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { goalOf } from './goals.scenario.ts'
import { answers, anyFailure, breaks, says } from './outcomes.ts'
import { reading } from './readings.ts'
import { windowedList } from './windowedLists.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}` as GoalId

export const rowOf = (over: Pick<GoalRow, 'id'>): GoalRow => {
  const { employee, title, state, dueDate, startedDay, progress, version } = goalOf()
  const updatedUtc = '2026-11-02T03:00:00.000Z'
  return { employee, department: null, title, state, dueDate, startedDay, progress, updatedUtc, version, ...over }
}

export const goalWindows: Scenario = windowedList(windows.machine, usualGoals, {
  other: { ...usualGoals, status: 'overdue' } as GoalListing,
  rowAt: (place) => rowOf({ id: idAt(place) }),
  idOf: ({ id }) => id,
})

export const goalGroups: Scenario = {
  machine: goalGroupsReading.machine,
  variants: [
    reading('how many stand together', { ...usualGoals, group: 'state' }, { ...usualGoals, group: 'person' }, [
      { of: 'Active', count: 2 },
    ]),
  ],
}

export const goalPeople: Scenario = {
  machine: goalPeopleReading.machine,
  variants: [
    reading('whose goals are listed', usualGoals, { ...usualGoals, status: 'overdue' }, [{ of: idAt(9), count: 2 }]),
  ],
}

export const goalCounts: Scenario = {
  machine: goalCountsReading.machine,
  variants: [
    reading('how many there are', {}, { again: true }, { states: [{ of: 'Active', count: 2 }], statuses: [], due: [] }),
  ],
}

export const goalRemindersSetting: Scenario = {
  machine: goalReminders.machine,
  home: ['goalReminders.resting'],
  variants: [
    {
      label: 'somebody with goals',
      cases: {
        ...says('setting.chosen', { monthly: { value: { rhythm: 'monthly' } } }),
        ...answers('loadSetting', { 'only when due': { rhythm: 'whenDue' } }, anyFailure),
        ...answers('saveSetting', { monthly: { rhythm: 'monthly' } }, anyFailure),
      },
      project: (snapshot) => goalReminders.valueIn(snapshot as never)?.rhythm,
    },
  ],
}

export const goalsShown: Scenario = {
  machine: goalShownReading.machine,
  variants: [reading('all the list shows', usualGoals, { ...usualGoals, status: 'overdue' }, [rowOf({ id: idAt(1) })])],
}

export const goalTree: Scenario = {
  machine: goalTreeReading.machine,
  variants: [reading('the tree', {}, { again: true }, [])],
}

export const goalFound: Scenario = {
  machine: goalFoundReading.machine,
  variants: [reading('a goal by its address', { goalId: idAt(1) }, { goalId: idAt(2) }, goalOf())],
}

const kept = [
  'person',
  'windows',
  'groups',
  'people',
  'counts',
  'tree',
  'found',
  'shown',
  'templates',
  'dialogs',
  'outcome',
  'download',
]

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const goalArea: Scenario = {
  machine: goalAreaMachine,
  variants: [
    {
      label: 'the goals',
      cases: {
        ...says('goals.changed', { 'one was changed': {} }),
        ...says('dialog.succeeded', {
          'somebody was given one': {
            record: { id: idAt(9), goals: null, question: null },
            dialog: 'give',
            answer: { id: idAt(9), goals: 1, people: 1, left: [] },
          },
        }),
        // One at a time: each is kept by itself.
        ...Object.assign({}, ...kept.map((id) => breaks(id, isWhole))),
      },
    },
  ],
}

import type { AnyMachineSnapshot } from 'xstate'
import type { OccasionChoices, Occasions, SinceVisit } from '../../src/domain/home/news/nouns.ts'
import { newsAreaMachine } from '../../src/machines/home/news/newsArea.machine.ts'
import { occasionChoices, occasions, sinceVisit } from '../../src/machines/home/news/parts.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const none = { total: 0, people: [] } as const

export const oneBirthday: Occasions = {
  joined: none,
  starting: none,
  birthday: {
    total: 1,
    people: [
      {
        id: employeeIds.manager,
        fullName: samples.max.fullName,
        positionTitle: 'Foreman',
        department: null,
        avatarUrl: null,
        day: '2026-11-21',
        years: null,
      },
    ],
  },
  anniversary: none,
}

export const hidesNothing: OccasionChoices = { hidesBirthday: false, hidesAnniversary: false, told: 'both' }

export const occasionReading: Scenario = {
  machine: occasions.machine,
  variants: [
    {
      label: 'the home page',
      cases: {
        ...says('reading.opened', { 'it shows': {} }),
        ...answers('read', { 'a birthday': oneBirthday }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

export const oneNewPolicy: SinceVisit = {
  sinceUtc: '2026-11-19T04:05:00.000Z',
  newPeople: [],
  policies: [{ id: '00000000-0000-4000-8000-000000000018' as never, title: 'Lone working', versionNo: 2 }],
  changes: [],
  hasMore: false,
}

export const sinceReading: Scenario = {
  machine: sinceVisit.machine,
  variants: [
    {
      label: 'the home page',
      cases: {
        ...says('reading.opened', { 'it shows': {} }),
        ...answers('read', { 'a new version': oneNewPolicy }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

export const occasionChoice: Scenario = {
  machine: occasionChoices.machine,
  home: ['occasionChoices.resting'],
  variants: [
    {
      label: 'what others are told',
      cases: {
        ...says('setting.chosen', { 'not my birthday': { value: { ...hidesNothing, hidesBirthday: true } } }),
        ...answers('loadSetting', { 'it is there': hidesNothing }, anyFailure),
        ...answers('saveSetting', { 'it is kept': { ...hidesNothing, hidesBirthday: true } }, anyFailure),
      },
      project: ({ context: { value, failure } }) => [value !== null, failure !== null],
    },
  ],
}

/** One after another: together they are as many ways as there are sets of them. */
const isWhole = ({ value }: AnyMachineSnapshot) => Object.values(value).every((region) => region === 'running')

export const newsArea: Scenario = {
  machine: newsAreaMachine,
  variants: [
    {
      label: 'the home page',
      cases: { ...breaks('occasions', isWhole), ...breaks('since', isWhole), ...breaks('choices', isWhole) },
    },
  ],
}

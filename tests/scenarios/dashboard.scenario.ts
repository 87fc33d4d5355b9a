import type { AnyMachineSnapshot } from 'xstate'
import type { Dashboard, TileFigures } from '../../src/domain/home/dashboard/nouns.ts'
import { tileNames } from '../../src/domain/home/dashboard/tiles.ts'
import { dashboardChoice as choice, tileId, tileReading } from '../../src/machines/home/dashboard.ts'
import { dashboardAreaMachine } from '../../src/machines/home/dashboardArea.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, notFound, says } from './outcomes.ts'

export const aDashboard: Dashboard = { version: 1, tiles: ['headcount', 'goals', 'blockers'] }

export const blockerFigures: TileFigures = {
  name: 'blockers',
  today: '2026-11-21',
  figures: [
    { of: '0', label: 'Since today', part: '', count: 2, id: null },
    { of: '7', label: '7 days or more', part: '', count: 1, id: null },
  ],
}

export const dashboardChoice: Scenario = {
  machine: choice.machine,
  home: ['dashboardChoice.resting'],
  variants: [
    {
      label: 'my tiles',
      cases: {
        ...says('setting.chosen', { 'one is taken off': { value: { version: 1, tiles: ['headcount', 'goals'] } } }),
        ...answers('loadSetting', { 'they are there': aDashboard }, anyFailure),
        ...answers(
          'saveSetting',
          { 'they are kept': { ...aDashboard, version: 2 } },
          { ...changedMeanwhile, ...anyFailure },
        ),
      },
      project: ({ context: { value, failure } }) => [value !== null, failure !== null],
    },
  ],
}

export const dashboardTile: Scenario = {
  machine: tileReading.machine,
  variants: [
    {
      label: 'open blockers',
      cases: {
        ...says('reading.opened', { 'its tile shows': { subject: 'blockers' } }),
        ...answers('read', { 'they are there': blockerFigures }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found, failure } }) => [subject, found !== null, failure !== null],
    },
  ],
}

const children = ['choice', ...tileNames.map(tileId)]

/** One after another: together they are as many ways as there are sets of them. */
const isWhole = ({ value }: AnyMachineSnapshot) => Object.values(value).every((region) => region === 'running')

export const dashboardArea: Scenario = {
  machine: dashboardAreaMachine,
  variants: [
    {
      label: 'the dashboard',
      cases: Object.assign({}, ...children.map((id) => breaks(id, isWhole))),
    },
  ],
}

import type { ReportAnswer } from '../../src/domain/reports/nouns.ts'
import { reportMachine } from '../../src/machines/reports/report.machine.ts'
import { reportAreaMachine } from '../../src/machines/reports/reportArea.machine.ts'
import type { ReportOf } from '../../src/machines/reports/reports.ports.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'

export const headcount: ReportOf = { name: 'headcount', question: {} }
export const directory: ReportOf = { name: 'employeeDirectory', question: {} }

export const headcountAnswer: ReportAnswer = {
  name: 'headcount',
  generatedUtc: '2026-11-21T03:00:00.000Z',
  timeZone: 'Australia/Brisbane',
  asAt: null,
  from: '2025-12-01',
  until: '2026-11-21',
  columns: [
    { key: 'month', label: 'Month', kind: 'month' },
    { key: 'department', label: 'Department', kind: 'text' },
    { key: 'people', label: 'People', kind: 'number' },
    { key: 'joined', label: 'Joined', kind: 'number' },
    { key: 'left', label: 'Left', kind: 'number' },
  ],
  figures: [{ of: '2026-11', count: 12 }],
  departments: ['Site Operations'],
  named: [],
  count: 1,
  rows: [{ id: '2026-11:Site Operations', path: null, cells: ['2026-11', 'Site Operations', 12, 1, 0] }],
}

export const report: Scenario = {
  machine: reportMachine,
  variants: [
    {
      label: 'the headcount',
      cases: {
        ...says('report.opened', {
          'as its address says': { of: headcount },
          'of one department': { of: { ...headcount, question: { department: 'Site Operations' } } },
          'while somebody types': { of: { ...headcount, question: { search: 'site' } } },
          'another report': { of: directory },
        }),
        ...answers('load', { 'it is there': headcountAnswer }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { of, found, failure } }) => [of, found !== null, failure !== null],
    },
  ],
}

export const reportArea: Scenario = {
  machine: reportAreaMachine,
  variants: [
    {
      label: 'the reports',
      cases: { ...breaks('report', () => true), ...breaks('file', () => true) },
    },
  ],
}

import type { ItemId } from '../../src/domain/kernel/ids.ts'
import type { ReportAnswer, ReportSchedule } from '../../src/domain/reports/nouns.ts'
import { scheduleFields } from '../../src/domain/reports/schedule.fields.ts'
import { reportMachine } from '../../src/machines/reports/report.machine.ts'
import { reportAreaMachine } from '../../src/machines/reports/reportArea.machine.ts'
import type { ReportOf } from '../../src/machines/reports/reports.ports.ts'
import { reportSchedulesMachine, scheduleDialogsMachine, scheduleDraft } from '../../src/machines/reports/schedules.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, notFound, says } from './outcomes.ts'

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

const now = 3_600_000
export const scheduleId = '00000000-0000-4000-8000-000000000401' as ItemId

export const scheduledReport = { id: scheduleId, name: 'Crew', keepsDays: false, version: 0 }

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
      input: { now },
      cases: {
        ...says('dialog.succeeded', {
          'a report is mailed': {
            record: { id: scheduleId },
            dialog: 'schedule',
            answer: { id: scheduleId, ...scheduleFields.blank, version: 1 },
          },
        }),
        ...breaks('report', () => true),
        ...breaks('file', () => true),
        ...breaks('schedules', () => true),
        ...breaks('scheduleDialogs', () => true),
      },
    },
  ],
}

export const mailed = { id: scheduleId, ...scheduleFields.blank, version: 1 } satisfies ReportSchedule
const atMostWaiting = 2

export const reportSchedules: Scenario = {
  machine: reportSchedulesMachine,
  variants: [
    {
      label: 'the mails of one report',
      input: { first: [mailed], now },
      cases: {
        ...says('change.asked', ({ context: { pending } }) =>
          pending.length < atMostWaiting
            ? { 'its mails are to end': { change: { id: scheduleId, name: 'Crew' } } }
            : {},
        ),
        ...says('page.shown', ({ context: { askedAt } }) => ({
          'a moment after they were read': { now: askedAt + 1 },
          'long after': { now: askedAt + 600_001 },
        })),
        ...says('refresh.asked', ({ context: { askedAt } }) => ({ 'soon after they were read': { now: askedAt + 1 } })),
        ...says('item.arrived', { 'it is mailed otherwise': { item: mailed } }),
        ...says('item.left', { 'its mails have ended': { id: scheduleId } }),
        ...answers('load', { 'the mails': [mailed], none: [] }, anyFailure),
        ...answers('send', { 'they have ended': null }, { ...changedMeanwhile, ...anyFailure }),
      },
      project: ({ context: { pending } }) => pending.length,
    },
  ],
}

export const reportScheduleDialogs: Scenario = {
  machine: scheduleDialogsMachine,
  explained: { 'reportScheduleDialogs may drop record.selected': 'There is one dialog.' },
  variants: [
    {
      label: 'one saved report',
      cases: {
        ...says('record.selected', {
          'to be mailed': {
            record: scheduledReport,
            dialog: 'schedule',
            draft: scheduleDraft.inputOf(scheduleFields.blank),
          },
        }),
        ...says('dialog.confirmed', { 'every month': { form: { ...scheduleFields.blank, every: 'month' } } }),
        ...answers('run', { 'it is mailed': mailed }, { ...changedMeanwhile, ...anyFailure }),
      },
    },
  ],
}

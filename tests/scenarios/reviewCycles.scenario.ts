import type { AnyMachineSnapshot } from 'xstate'
import type { ReviewCycleId, ReviewId, ReviewTemplateId } from '../../src/domain/kernel/ids.ts'
import { type CycleDraft, cycleFields } from '../../src/domain/reviews/cycles/cycle.fields.ts'
import type { CycleCalibration, CycleMade, NewCycle, ReviewCycle } from '../../src/domain/reviews/cycles/nouns.ts'
import { cycleAreaMachine } from '../../src/machines/reviews/cycles/cycleArea.machine.ts'
import { cycleAskingMachine } from '../../src/machines/reviews/cycles/cycleAsking.machine.ts'
import { cycleForm as form } from '../../src/machines/reviews/cycles/cycleForm.ts'
import { cycleOutcome as outcomes } from '../../src/machines/reviews/cycles/cycleOutcome.ts'
import { cycleWorkMachine } from '../../src/machines/reviews/cycles/cycleWork.machine.ts'
import { cyclePlanning } from '../../src/machines/reviews/cycles/planning.ts'
import {
  askingPreviewReading,
  calibrationReading,
  cyclesReading,
  cyclePreviewReading as preview,
  cycleReading as reading,
} from '../../src/machines/reviews/cycles/readings.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, ends, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'

const id = '00000000-0000-4000-8000-0000000000c1' as ReviewCycleId
const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }

const asked: NewCycle & { readonly version: number } = {
  id,
  name: 'Yearly review',
  templateId: '00000000-0000-4000-8000-000000000011' as ReviewTemplateId,
  who: 'everybody',
  departmentIds: [],
  managerId: null,
  employeeIds: [],
  kind: 'byDates',
  from: '2026-11-24',
  dueDay: '2026-12-08',
  months: null,
  dueDays: null,
  reviewerId: null,
  version: 1,
}

export const cycleInScenario: ReviewCycle = {
  id,
  name: 'Yearly review',
  templateName: 'Yearly',
  kind: 'byDates',
  who: 'everybody',
  from: '2026-11-24',
  dueDay: '2026-12-08',
  months: null,
  dueDays: null,
  reviewer: null,
  state: 'Running',
  counts: { writing: 2, late: 1 },
  version: 1,
  submittedByReviewer: 1,
  asksOthers: true,
  departments: [{ id: null, name: null, counts: { writing: 2, late: 1 } }],
  reviewers: [{ id: eve.id, name: eve.fullName, counts: { writing: 2, late: 1 } }],
}

const skipped = {
  employee: eve,
  reviewer: null,
  occasion: null,
  scheduledDay: null,
  dueDay: null,
  because: 'noManager',
} as const
const made: CycleMade = { id, planned: 3, skipped: [skipped] }
const nothingMade: CycleMade = { id, planned: 0, skipped: [skipped] }
const takenBack = { removed: 3, kept: [], isGone: true }
const oneStays = {
  removed: 2,
  kept: [{ id: '00000000-0000-4000-8000-000000000021' as ReviewId, employee: eve, because: 'begun' as const }],
  isGone: false,
}

/** What only reads: opened with its page. */
const read = (
  machine: Scenario['machine'],
  { label, subjects, found }: { label: string; subjects: Readonly<Record<string, object>>; found: unknown },
): Scenario => ({
  machine,
  variants: [
    {
      label,
      cases: {
        ...says('reading.opened', subjects),
        ...answers('read', { 'it is there': found }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
})

export const reviewCycles = read(cyclesReading.machine, {
  label: 'the cycles there are',
  subjects: { 'a page asks': { subject: 'all' } },
  found: [cycleInScenario],
})

export const reviewCycle = read(reading.machine, {
  label: 'a cycle',
  subjects: { 'its page opens': { subject: { id } }, 'the page of another': { subject: { id: eve.id } } },
  found: cycleInScenario,
})

const nobody = { groups: [], outliers: [], outlierCount: 0 }
const calibration: CycleCalibration = {
  id,
  name: 'Yearly review',
  scale: [],
  whole: null,
  reviewer: nobody,
  department: nobody,
  reviews: [],
  shared: 0,
  without: { notSubmitted: 3, notRated: 0, own: 0 },
}

export const reviewCycleCalibration = read(calibrationReading.machine, {
  label: 'the scores of a cycle',
  subjects: { 'its page opens': { subject: { id } }, 'that of another': { subject: { id: eve.id } } },
  found: calibration,
})

export const reviewCyclePreview = read(preview.machine, {
  label: 'who would be in it',
  subjects: {
    'somebody has typed enough': { subject: asked },
    'and something else': { subject: { ...asked, who: 'people' } },
  },
  found: { rows: [skipped] },
})

const rules = { reports: true, peers: 3, proposals: true }

export const reviewCycleAskingPreview = read(askingPreviewReading.machine, {
  label: 'who would be asked',
  subjects: {
    'the dialog opens': { subject: { id, rules } },
    'and asks fewer': { subject: { id, rules: { ...rules, peers: 1 } } },
  },
  found: { rows: [], often: [], digest: 'one' },
})

export const reviewCycleAsking: Scenario = {
  machine: cycleAskingMachine,
  variants: [
    {
      label: 'an admin at a cycle',
      cases: {
        ...says('asking.opened', { 'of the cycle': { id } }),
        ...says('asking.changed', {
          'fewer peers': { change: { peers: '1' } },
          nobody: { change: { reports: false, proposals: false, peers: '0' } },
        }),
        ...says('asking.pressed', { 'as it was shown': { digest: 'one' } }),
        ...answers(
          'askOthers',
          { 'they are asked': { reviews: 2, people: 3, asked: 4, notAsked: [] } },
          { ...changedMeanwhile, ...notFound, ...anyFailure },
        ),
      },
      project: ({ context: { id: of, draft, refusal } }) => [of, draft.peers, draft.reports, refusal !== null],
    },
  ],
}

export const reviewCyclePlanning: Scenario = {
  machine: cyclePlanning.machine,
  variants: [
    {
      label: 'an admin who plans',
      role: 'admin',
      cases: {
        ...says('planning.closed', { 'the page is left': {} }),
        ...says('planning.opened', { 'the page opens': { id } }),
        ...ends('form', { planned: made, cancelled: null }),
      },
      project: ({ context: { opened } }) => [opened?.id],
    },
  ],
}

const theForm = (base: typeof asked | null, label: string) =>
  aForm<CycleDraft, typeof asked>(form, {
    label,
    scope: null,
    base,
    blank: {
      ...cycleFields.blank,
      name: 'Yearly review',
      templateId: asked.templateId,
      from: '2026-11-24',
    },
    typed: {
      'until when': { dueDay: '2026-12-15' },
      'no name': { name: '' },
      'the name as it was': { name: 'Yearly review' },
    },
    field: 'dueDay',
    saved: { ...asked, dueDay: '2026-12-15' },
    theirs: { ...asked, name: 'Half-yearly review', version: 2 },
  })

/** The page opens it over nothing; over one that is there it is what every form is. */
export const reviewCycleForm: Scenario = {
  machine: form.machine,
  variants: [theForm(null, 'a new cycle'), theForm(asked, 'over one that is there')],
}

const asking = (work: string) => ({ asked: { cycle: cycleInScenario, work } })

export const reviewCycleWork: Scenario = {
  machine: cycleWorkMachine,
  variants: [
    {
      label: 'an admin at a cycle',
      role: 'admin',
      cases: {
        ...says('work.asked', {
          'to pause it': asking('pause'),
          'to let it go on': asking('resume'),
          'to end it': asking('end'),
          'to remind all who are late': asking('nudge'),
          'to take it back': asking('takeBack'),
        }),
        ...says('work.left', { 'the page is left': {} }),
        ...ends('confirmation', {
          paused: { confirmed: true, answer: { kind: 'acted', act: 'pause' } },
          'reminded, one not': {
            confirmed: true,
            answer: {
              kind: 'nudged',
              id,
              nudged: { told: 2, notTold: [{ id: oneStays.kept[0]?.id, person: eve, because: 'toldToday' }] },
            },
          },
          'taken back': { confirmed: true, answer: { kind: 'takenBack', id, takenBack } },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { asked } }) => [asked?.work],
    },
  ],
}

export const reviewCycleOutcome: Scenario = {
  machine: outcomes.machine,
  variants: [
    {
      label: 'a cycle that was planned',
      role: 'admin',
      cases: {
        ...says('outcome.arrived', {
          'it is planned': { outcome: { kind: 'made', id, made } },
          'nobody could be': { outcome: { kind: 'made', id, made: nothingMade } },
        }),
        ...answers(
          'undo',
          {
            'it is taken back': { kind: 'takenBack', id, takenBack },
            'one stays': { kind: 'takenBack', id, takenBack: oneStays },
          },
          { ...changedMeanwhile, ...anyFailure },
        ),
      },
      project: ({ context: { outcome, isUndone, next } }) => [
        outcome?.kind,
        outcome?.made?.planned,
        isUndone,
        next?.made?.planned ?? null,
      ],
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const reviewCycleArea: Scenario = {
  machine: cycleAreaMachine,
  variants: [
    {
      label: 'the cycles',
      cases: {
        ...says('cycles.changed', { 'one was changed': { gone: null }, 'one is gone': { gone: id } }),
        // One at a time: each is kept by itself.
        ...Object.assign(
          {},
          ...['list', 'cycle', 'calibration', 'preview', 'planning', 'work', 'outcome'].map((child) =>
            breaks(child, isWhole),
          ),
        ),
      },
    },
  ],
}

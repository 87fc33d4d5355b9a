import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { EmployeeId } from '../../src/domain/kernel/ids.ts'
import type { OrgChartPerson } from '../../src/domain/orgChart/nouns.ts'
import type { ChartPlan } from '../../src/domain/orgChart/plans/nouns.ts'
import {
  type MovingDraft,
  movingFields,
  type PlanDraft,
  planFields,
} from '../../src/domain/orgChart/plans/plan.fields.ts'
import type { PlanBegun } from '../../src/machines/orgChart/plans/forms.ts'
import { planForm, planMoveForm } from '../../src/machines/orgChart/plans/forms.ts'
import { chartPlanAreaMachine } from '../../src/machines/orgChart/plans/planArea.machine.ts'
import { chartPlanWorkMachine } from '../../src/machines/orgChart/plans/planWork.machine.ts'
import { planReading, plansReading } from '../../src/machines/orgChart/plans/readings.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { aChartPlan, aPlanned, planId as id } from '../fixtures/chartPlans.ts'
import { answers, anyFailure, breaks, ends, notFound, notValid, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'

const { admin, manager, employee } = employeeIds
const ava = { id: admin, fullName: samples.ava.fullName }
const max = { id: manager, fullName: samples.max.fullName }
const eve = { id: employee, fullName: samples.eve.fullName }

const personOf = ({ id, fullName }: typeof ava, managerId: EmployeeId | null): OrgChartPerson => ({
  id,
  fullName,
  positionTitle: 'Clerk',
  department: null,
  note: '',
  tags: [],
  avatarUrl: null,
  isActive: true,
  managerId,
  isMovedUp: false,
  version: 1,
})
const people = [personOf(ava, null), personOf(max, admin), personOf(eve, manager)]

export const planInScenario: ChartPlan = aChartPlan({ moves: [aPlanned(eve, max, ava)] })

export const read = (
  machine: AnyStateMachine,
  { label, subjects, found }: { label: string; subjects: Record<string, object>; found: unknown },
): Scenario => ({
  machine,
  variants: [
    {
      label,
      role: 'admin',
      cases: {
        ...says('reading.opened', subjects),
        ...answers('read', { 'it is there': found }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
})

export const chartPlans = read(plansReading.machine, {
  label: 'the plans there are',
  subjects: { 'a page asks': { subject: 'all' } },
  found: [{ ...planInScenario, moves: 1 }],
})

export const chartPlan = read(planReading.machine, {
  label: 'a plan',
  subjects: { 'its page opens': { subject: { id } }, 'the page of another': { subject: { id: employee } } },
  found: planInScenario,
})

const asking = (act: string, day: string | null = null, stay: ReadonlyArray<string> = []) => ({
  asked: { plan: planInScenario, act, day, stay },
})

export const chartPlanWork: Scenario = {
  machine: chartPlanWorkMachine,
  variants: [
    {
      label: 'an admin at a plan',
      role: 'admin',
      cases: {
        ...says('plan.opened', { 'a new one': { id, base: null }, 'one that is there': { id, base: planInScenario } }),
        ...says('move.opened', { 'another move': { id, begun: { plan: planInScenario, people } } }),
        ...says('move.dropped', { 'of Eve': { plan: planInScenario, person: employee } }),
        ...says('move.renewed', { 'of Eve': { plan: planInScenario, person: employee } }),
        ...says('act.asked', {
          'to send it': asking('send'),
          'to approve it': asking('approve'),
          'to approve it for a day': asking('approve', '1 Dec 2026'),
          'to publish it': asking('publish'),
          'to make it a draft': asking('sendBack'),
          'to withdraw it': asking('withdraw'),
          'to revert it': asking('revert', null, ['Eve (Has been moved since)']),
        }),
        ...says('work.left', { 'the page is left': {} }),
        ...ends('form', { saved: planInScenario, cancelled: null }),
        ...ends('moveForm', { 'put in': planInScenario, cancelled: null }),
        ...answers('changeMoves', { changed: planInScenario }, { ...notFound, ...notValid, ...anyFailure }),
        ...ends('confirmation', {
          sent: { confirmed: true, answer: { ...planInScenario, state: 'InReview' } },
          published: { confirmed: true, answer: { ...planInScenario, state: 'Published' } },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { base, begun, changed, asked } }) => [
        base !== null,
        begun !== null,
        changed?.isKept,
        asked?.act,
        asked?.day,
      ],
    },
  ],
}

const planFormOver = (base: ChartPlan | null, label: string) =>
  aForm<PlanDraft, ChartPlan>(planForm, {
    label,
    scope: null,
    base,
    blank: planFields.blank,
    typed: {
      'a name and a day': { name: 'Three sites', effectiveDay: '2026-12-15' },
      'no name': { name: '' },
    },
    field: 'name',
    saved: { ...planInScenario, name: 'Three sites', version: 2 },
    theirs: { ...planInScenario, name: 'Four sites', version: 2 },
  })

export const chartPlanForm: Scenario = {
  machine: planForm.machine,
  variants: [planFormOver(null, 'a new plan'), planFormOver(planInScenario, 'one that is there')],
}

const begun: PlanBegun = { plan: planInScenario, people }

const moveFormOver = (base: ChartPlan | null, label: string) =>
  aForm<MovingDraft, ChartPlan>(planMoveForm, {
    label,
    scope: begun,
    base,
    blank: movingFields.blank,
    typed: {
      'whom, and to whom': { person: manager, manager: null, isTop: true },
      'whom alone': { person: manager, isTop: false },
      'nobody yet': { person: null, isTop: false },
    },
    field: 'person',
    saved: planInScenario,
    theirs: { ...planInScenario, version: 2 },
  })

/** The page opens it over nothing; over one that is there it is what every form is. */
export const chartPlanMoveForm: Scenario = {
  machine: planMoveForm.machine,
  variants: [moveFormOver(null, 'a new move'), moveFormOver(planInScenario, 'over one that is there')],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const chartPlanArea: Scenario = {
  machine: chartPlanAreaMachine,
  variants: [
    {
      label: 'the plans',
      cases: {
        ...says('plans.changed', { 'one was changed': { isMoved: false }, 'people were moved': { isMoved: true } }),
        ...says('people.changed', { 'somebody came': { count: 4 }, 'somebody was changed': { count: 3 } }),
        // One at a time: each is kept by itself.
        ...Object.assign(
          {},
          ...['list', 'plan', 'work', 'vacancies', 'vacancyWork', 'hiding', 'people'].map((child) =>
            breaks(child, isWhole),
          ),
        ),
      },
      project: ({ context: { people } }) => people,
    },
  ],
}

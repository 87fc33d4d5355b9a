import type { Failure } from '../../../domain/kernel/failure.ts'
import type { PlanAct } from '../../../domain/orgChart/plans/lifecycle.ts'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { actNames, sentences, wording } from '../../../domain/orgChart/plans/wording.ts'
import { type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import type { Port } from '../../kit/port.ts'
import type { PlanPorts } from './plans.ports.ts'

export interface PlanAsked {
  readonly plan: Pick<ChartPlan, 'id' | 'name' | 'version' | 'moves' | 'effectiveDay'>
  readonly act: PlanAct
  /** Approved now, it waits for its day; written out. Null: it is published at once. */
  readonly day: string | null
  /** Who would stay where they are, when it is reverted. */
  readonly stay: ReadonlyArray<string>
}

export const planQuestion = questionOf<PlanAsked, ChartPlan>()

export const questionAbout = (asked: PlanAsked): QuestionAbout<PlanAsked> => {
  const { plan, act, day, stay } = asked
  const about = { confirmLabel: actNames[act], failure: wording.actFailed, subject: asked }
  const people = sentences.people(plan.moves.length)
  switch (act) {
    case 'send':
      return {
        title: 'Send for approval',
        text: `${wording.approval} Until then the moves cannot be changed.`,
        ...about,
      }
    case 'approve':
      return day === null
        ? { title: 'Approve and publish', text: `It moves ${people} in the org chart at once.`, ...about }
        : { title: 'Approve', text: `It moves ${people} in the org chart in the morning of ${day}.`, ...about }
    case 'publish':
      return { title: 'Publish now', text: `It moves ${people} in the org chart at once, before its day.`, ...about }
    case 'sendBack':
      return { title: 'Back to draft', text: 'It can be changed again, and needs a new approval.', ...about }
    case 'withdraw':
      return {
        title: 'Withdraw the plan',
        text: 'Nobody is moved, and the plan stays in the list. This cannot be undone.',
        tone: 'danger',
        ...about,
      }
    case 'revert':
      return {
        title: 'Revert the plan',
        text: [
          `${sentences.people(plan.moves.length - stay.length)} will report to whom they reported to before.`,
          ...(stay.length === 0 ? [] : [`These stay where they are: ${stay.join('; ')}.`]),
        ].join(' '),
        tone: 'danger',
        ...about,
      }
  }
}

export const doingAsked =
  ({ actOnPlan }: Pick<PlanPorts, 'actOnPlan'>): Port<PlanAsked, ChartPlan, Failure> =>
  ({ plan: { id, version }, act }, signal) =>
    actOnPlan({ id, version, act }, signal)

import * as Result from 'effect/Result'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { CycleAct } from '../../../domain/reviews/cycles/lifecycle.ts'
import type { CycleSummary } from '../../../domain/reviews/cycles/nouns.ts'
import { actNames, wording } from '../../../domain/reviews/cycles/wording.ts'
import { type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import type { Port } from '../../kit/port.ts'
import { type CycleOutcome, takingBack } from './cycleOutcome.ts'
import type { CyclePorts } from './cycles.ports.ts'

/** What is done with a cycle, each behind a question. */
export type CycleWork = CycleAct | 'nudge' | 'takeBack'

export interface CycleAsked {
  readonly cycle: Pick<CycleSummary, 'id' | 'name' | 'version' | 'counts'>
  readonly work: CycleWork
}

export type CycleAnswer = CycleOutcome | { readonly kind: 'acted'; readonly act: CycleAct }

export const cycleQuestion = questionOf<CycleAsked, CycleAnswer>()

export const questionAbout = (asked: CycleAsked): QuestionAbout<CycleAsked> => {
  const { name, counts } = asked.cycle
  const about = { failure: wording.actFailed, subject: asked }
  switch (asked.work) {
    case 'pause':
      return {
        title: 'Pause the cycle',
        text: `While ${name} is paused, no reminders are sent, nothing becomes overdue and no reviews are planned. Reviews already started can still be written.`,
        confirmLabel: actNames.pause,
        ...about,
      }
    case 'resume':
      return {
        title: 'Resume the cycle',
        text: 'Reminders start again. Due dates move by the length of the pause.',
        confirmLabel: actNames.resume,
        ...about,
      }
    case 'end':
      return {
        title: 'End the cycle',
        text: `No more reviews are planned in ${name} and no more reminders are sent. Everything written is kept. This cannot be undone.`,
        confirmLabel: actNames.end,
        tone: 'danger',
        ...about,
      }
    case 'nudge':
      return {
        title: 'Remind everyone overdue',
        text: `${lateWords(counts.late ?? 0)} Each person gets one email per review. People already reminded today are skipped.`,
        confirmLabel: 'Send reminders',
        ...about,
        failure: wording.nudgeFailed,
      }
    case 'takeBack':
      return {
        title: 'Take back the cycle',
        text: 'Reviews no one has started or changed are deleted. If any others remain, the cycle is paused. This cannot be undone.',
        confirmLabel: 'Take back',
        tone: 'danger',
        ...about,
        failure: wording.takeBackFailed,
      }
  }
}

const lateWords = (late: number): string => (late === 1 ? '1 review is overdue.' : `${late} reviews are overdue.`)

type Ports = Pick<CyclePorts, 'actOnCycle' | 'nudge' | 'takeBack'>

/** One port for all questions. */
export const doingAsked =
  ({ actOnCycle, nudge, takeBack }: Ports): Port<CycleAsked, CycleAnswer, Failure> =>
  async ({ cycle: { id, version }, work }, signal) => {
    switch (work) {
      case 'nudge':
        return Result.map(await nudge({ id }, signal), (nudged) => ({ kind: 'nudged' as const, id, nudged }))
      case 'takeBack':
        return takingBack({ takeBack })({ id }, signal)
      default:
        return Result.map(await actOnCycle({ id, version, act: work }, signal), () => ({
          kind: 'acted' as const,
          act: work,
        }))
    }
  }

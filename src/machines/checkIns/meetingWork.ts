import * as Result from 'effect/Result'
import { sideOf } from '../../domain/checkIns/access.ts'
import { reasonFields } from '../../domain/checkIns/checkIn.fields.ts'
import { mayAct } from '../../domain/checkIns/lifecycle.ts'
import type { CheckIn, CheckInActAsked, CheckInComment, SeriesChange } from '../../domain/checkIns/nouns.ts'
import type { SeriesTask } from '../../domain/checkIns/series.fields.ts'
import { denials, wording } from '../../domain/checkIns/wording.ts'
import { type Failure, refusedHere } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { codeOf } from '../../domain/kernel/reasonCode.ts'
import { type Confirmed, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Port } from '../kit/port.ts'
import type { MeetingPorts } from './checkIns.ports.ts'

/** What is done at a press. */
export type Pressed =
  | { readonly kind: 'act'; readonly action: Exclude<CheckInActAsked['action'], 'reopen'> }
  | { readonly kind: 'series'; readonly act: Extract<SeriesChange['act'], { readonly kind: 'skip' | 'restore' }> }

/** What is done behind a question. */
export type Questioned =
  | { readonly kind: 'reopening' }
  | { readonly kind: 'removal' }
  | { readonly kind: 'commentRemoval'; readonly comment: CheckInComment }

/** The one piece of work under way. */
export type MeetingWork =
  | Pressed
  | Questioned
  | { readonly kind: 'plan' }
  | { readonly kind: 'seriesForm'; readonly task: SeriesTask }
  | { readonly kind: 'comment' }

export type DoPressed = Port<{ readonly checkIn: CheckIn; readonly work: Pressed }, CheckIn, Failure>

export const doingPressed =
  ({ act, changeSeries }: Pick<MeetingPorts, 'act' | 'changeSeries'>): DoPressed =>
  ({ checkIn: { id, version, series }, work }, signal) =>
    work.kind === 'act'
      ? act({ id, act: { version, action: work.action, reason: '' } }, signal)
      : changeSeries({ id, change: { version: series?.version ?? 0, act: work.act } }, signal)

export interface Asked {
  readonly checkIn: CheckIn
  /** Who is asked. */
  readonly person: EmployeeId
  readonly work: Questioned
}

/** Answers the check-in as it is then; null when it is gone. */
export const meetingQuestion = questionOf<Asked, CheckIn | null>()

export const questionAbout = (asked: Asked): QuestionAbout<Asked> => {
  const { checkIn, work } = asked
  switch (work.kind) {
    case 'reopening':
      return {
        title: 'Reopen',
        text: 'Answers and notes can be edited again. Everyone who can see this check-in sees your reason.',
        confirmLabel: 'Reopen',
        asksNotes: true,
        notesLabel: reasonFields.fields.reason.label,
        needsNotes: true,
        failure: wording.actFailed,
        subject: asked,
      }
    case 'removal':
      return {
        title: 'Delete check-in',
        text: `${checkIn.name} will be deleted with everything written in it. This cannot be undone.`,
        confirmLabel: 'Delete check-in',
        tone: 'danger',
        failure: wording.removeFailed,
        subject: asked,
      }
    case 'commentRemoval':
      return {
        title: 'Delete comment',
        text: 'The comment will be deleted for everyone. This cannot be undone.',
        confirmLabel: 'Delete comment',
        tone: 'danger',
        failure: wording.commentRemoveFailed,
        subject: asked,
      }
  }
}

/** One port for all questions. */
export const doingAsked =
  ({
    act,
    removeCheckIn,
    removeComment,
  }: Pick<MeetingPorts, 'act' | 'removeCheckIn' | 'removeComment'>): Confirmed<Asked, CheckIn | null> =>
  async ({ subject: { checkIn, person, work }, notes }, signal) => {
    const { id, version, employee, reviewer } = checkIn
    switch (work.kind) {
      case 'reopening': {
        const side = sideOf({ employeeId: person }, { employeeId: employee.id, reviewerId: reviewer.id })
        const may = mayAct(checkIn, { action: 'reopen', side, reason: notes })
        if (!may.allowed) return Result.fail(refusedHere(codeOf(may.because), denials[may.because]))
        const { reason: problem } = reasonFields.problems({ reason: notes })
        if (problem !== undefined) return Result.fail(refusedHere('not_valid', problem))
        return act({ id, act: { version, action: 'reopen', reason: notes } }, signal)
      }
      case 'removal':
        return Result.map(await removeCheckIn({ id, version }, signal), () => null)
      case 'commentRemoval':
        return removeComment({ id: work.comment.id }, signal)
    }
  }

export const doneMessage = ({ kind }: Questioned): string | null =>
  kind === 'removal' ? wording.removed : kind === 'commentRemoval' ? wording.commentRemoved : null

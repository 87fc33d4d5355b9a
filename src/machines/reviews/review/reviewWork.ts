import * as Result from 'effect/Result'
import { type Failure, refusedHere } from '../../../domain/kernel/failure.ts'
import type { ReviewId, ReviewSubmitId } from '../../../domain/kernel/ids.ts'
import { asksWhy, type ReviewAct, type SubmitAct } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview, ReviewFile } from '../../../domain/reviews/nouns.ts'
import { reasonFields } from '../../../domain/reviews/review.fields.ts'
import { actNames, denials, recordWording } from '../../../domain/reviews/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { type Confirmed, type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import type { Port } from '../../kit/port.ts'
import type { ReviewPorts } from './review.ports.ts'
import type { Making } from './reviewMaking.ts'

/** What is done at a press. */
export interface Pressed {
  readonly kind: 'act'
  readonly act: Extract<ReviewAct, 'begin' | 'discuss' | 'report' | 'complete'>
}

/** What is done behind a question. */
export type Questioned =
  | { readonly kind: 'step'; readonly act: Exclude<ReviewAct, Pressed['act']> }
  | { readonly kind: 'submit'; readonly submitId: ReviewSubmitId; readonly unanswered: number }
  | { readonly kind: 'withdraw'; readonly submitId: ReviewSubmitId }
  | { readonly kind: 'removal' }
  | { readonly kind: 'fileRemoval'; readonly file: ReviewFile }

/** The one piece of work under way. */
export type ReviewWork = Pressed | Making | Questioned | { readonly kind: 'plan' } | { readonly kind: 'files' }

export const isPressed = (work: ReviewWork | null): work is Pressed | Making =>
  work !== null && (work.kind === 'act' || work.kind === 'make' || work.kind === 'unmake')

/** What asks why, and what may be commented, stands behind a question. */
export const workOf = (act: ReviewAct): Pressed | Extract<Questioned, { kind: 'step' }> =>
  act === 'begin' || act === 'discuss' || act === 'report' || act === 'complete'
    ? { kind: 'act', act }
    : { kind: 'step', act }

/** What is done behind a question has dots. */
export const stepLabel = (act: ReviewAct): string => (isPressed(workOf(act)) ? actNames[act] : `${actNames[act]}…`)

export type DoPressed = Port<
  { readonly review: PerformanceReview; readonly work: Pressed | Making },
  PerformanceReview,
  Failure
>

export const doingPressed =
  (ports: ReviewPorts): DoPressed =>
  async ({ review, work }, signal) => {
    if (work.kind === 'act')
      return ports.act({ id: review.id, act: { version: review.version, act: work.act, reason: '' } }, signal)
    // Loaded with the first press: most reviews are only written and read.
    const { making } = await import('./reviewMaking.ts')
    return making(ports)({ review, work }, signal)
  }

export interface Asked {
  readonly review: PerformanceReview
  readonly work: Questioned
}

/** Answers the review as it is then; null when it is gone. */
export const reviewQuestion = questionOf<Asked, PerformanceReview | null>()

const steps: Record<Extract<Questioned, { kind: 'step' }>['act'], string> = {
  goOn: 'The review no longer waits for the missing step.',
  revise: 'It goes back one step, and that step can be edited again.',
  acknowledge: 'This confirms that you have read the report. It does not mean that you agree with all of it.',
  reopen: 'It goes back to the report. Everything written is kept.',
}

export const questionAbout = (asked: Asked): QuestionAbout<Asked> => {
  const { review, work } = asked
  const about = { failure: recordWording.actFailed, subject: asked }
  const why = { asksNotes: true, needsNotes: true, notesLabel: 'Why', notesHint: 'Both of you can read it.' }
  switch (work.kind) {
    case 'step':
      return {
        title: actNames[work.act],
        text: steps[work.act],
        confirmLabel: actNames[work.act],
        ...(asksWhy(work.act) ? why : { asksNotes: true, notesLabel: 'Comment (optional)' }),
        ...about,
      }
    case 'submit':
      return {
        title: 'Submit your answers',
        text: submitText(work.unanswered),
        confirmLabel: 'Submit',
        ...about,
      }
    case 'withdraw':
      return {
        title: 'Take back your answers',
        text: 'You can edit them until you submit again.',
        confirmLabel: 'Take back',
        ...why,
        ...about,
      }
    case 'removal':
      return {
        title: 'Delete review',
        text: `${review.name} will be deleted with everything written in it. This cannot be undone.`,
        confirmLabel: 'Delete review',
        tone: 'danger',
        ...about,
        failure: recordWording.removeFailed,
      }
    case 'fileRemoval':
      return {
        title: 'Delete file',
        text: `${work.file.fileName} will be deleted from ${review.name}. This cannot be undone.`,
        confirmLabel: 'Delete file',
        tone: 'danger',
        ...about,
        failure: recordWording.fileRemoveFailed,
      }
  }
}

const submitText = (unanswered: number): string => {
  const after = 'After this you can only change them by taking them back with a reason.'
  if (unanswered === 0) return after
  return unanswered === 1
    ? `1 question has no answer yet. ${after}`
    : `${unanswered} questions have no answer yet. ${after}`
}

/** One port for all questions. */
export const doingAsked =
  ({
    act,
    submit,
    removeReview,
    removeFile,
  }: Pick<ReviewPorts, 'act' | 'submit' | 'removeReview' | 'removeFile'>): Confirmed<Asked, PerformanceReview | null> =>
  async ({ subject: { review, work }, notes }, signal) => {
    const { id, version } = review
    const reason = notes.trim()
    switch (work.kind) {
      case 'step': {
        const problem = problemOfReason(work.act, reason)
        return problem === null
          ? act({ id, act: { version, act: work.act, reason } }, signal)
          : Result.fail(refusedHere('not_valid', problem))
      }
      case 'withdraw': {
        const problem = problemOfReason('withdraw', reason)
        if (problem !== null) return Result.fail(refusedHere('not_valid', problem))
        return submit({ id, submit: { submitId: work.submitId, act: 'withdraw', reason } }, signal)
      }
      case 'submit':
        return submit({ id, submit: { submitId: work.submitId, act: 'submit', reason: '' } }, signal)
      case 'removal':
        return Result.map(await removeReview({ id, version }, signal), () => null)
      case 'fileRemoval': {
        const files = review.files.filter((file) => file.id !== work.file.id)
        return Result.map(await removeFile({ id, file: work.file }, signal), () => ({ ...review, files }))
      }
    }
  }

const problemOfReason = (act: ReviewAct | SubmitAct, reason: string): string | null =>
  asksWhy(act) && reason === '' ? denials.reasonMissing : reasonFields.fields.reason.problem(reason)

export const doneMessage = ({ kind }: Questioned): string | null => {
  if (kind === 'removal') return recordWording.removed
  if (kind === 'submit') return recordWording.submitted
  if (kind === 'withdraw') return recordWording.withdrawn
  return kind === 'fileRemoval' ? recordWording.fileRemoved : null
}

/** Where it leads that it is done: what is submitted is read, what was taken back is written. */
export const ledTo = (id: ReviewId, work: Questioned): string | null => {
  if (work.kind === 'removal') return pathTo('prs')
  if (work.kind === 'submit') return pathTo('prSubmit', { id, submitId: work.submitId })
  return work.kind === 'withdraw' ? pathTo('prSubmitEdit', { id, submitId: work.submitId }) : null
}

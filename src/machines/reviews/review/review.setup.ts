import { assign, enqueueActions, raise, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { PerformanceReview, ReviewFile } from '../../../domain/reviews/nouns.ts'
import { recordWording } from '../../../domain/reviews/wording.ts'
import {
  actionKey,
  blankAction,
  blankPoint,
  type Stored,
  storedIn,
  type Written,
  withStored,
  writtenOf,
  writtenProblem,
} from '../../../domain/reviews/writing.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, isNotFound, isSaved, isUploaded, succeeded } from '../../kit/answers.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import { uploadOf } from '../../kit/fileUpload.machine.ts'
import type { KeepingPorts, KeptPart } from '../../kit/parts.ports.ts'
import { beginParts, closeParts, endPart, goOnWith, toParts, writePart } from '../../kit/parts.ts'
import { port } from '../../kit/port.ts'
import { tell } from '../../kit/tell.ts'
import type { OfReview, ReviewPorts } from './review.ports.ts'
import { reviewChangeForm } from './reviewChangeForm.ts'
import {
  type Added,
  closed,
  idIn,
  nothingTyped,
  questionedIn,
  type ReviewContext,
  type ReviewEvent,
  type ReviewInput,
  reviewIn,
} from './reviewContext.ts'
import { partInput, reviewPart } from './reviewPart.ts'
import { type DoPressed, doneMessage, isPressed, ledTo, type ReviewWork, reviewQuestion } from './reviewWork.ts'

/** How long what is written is waited for, before an act. */
export const PATIENCE_MS = 5_000
/** How long it stays open once its page is left, for the next of its pages. */
export const LINGER_MS = 1_000

export const reviewFileAddition = uploadOf<OfReview, ReadonlyArray<ReviewFile>>()

/** What is typed to be added, as it begins. */
const additionOf = ({ typed }: ReviewContext, kind: Added): Written => {
  const text = typed.points[kind].trim()
  return kind === 'action' ? blankAction(text) : blankPoint({ type: kind, text })
}

const ofParts = (context: ReviewContext) => ({ id: idIn(context), person: context.person })

/** What `review.machine.ts` asks, does and decides. */
export const reviewSetup = setup({
  types: {} as {
    context: ReviewContext
    events: ReviewEvent
    emitted: Toast
    input: ReviewInput
    tags: 'busy'
    children: {
      form: 'form'
      confirmation: 'confirmation'
      upload: 'upload'
      loadReview: 'loadReview'
      renewReview: 'renewReview'
      recallParts: 'recallParts'
      doPressed: 'doPressed'
    }
  },
  delays: { patience: PATIENCE_MS, linger: LINGER_MS },
  actors: {
    part: reviewPart.machine,
    form: reviewChangeForm.machine,
    confirmation: reviewQuestion.machine,
    upload: reviewFileAddition.machine,
    loadReview: port<ReviewPorts['loadReview']>('loadReview'),
    renewReview: port<ReviewPorts['loadReview']>('renewReview'),
    recallParts: port<KeepingPorts['recallParts']>('recallParts'),
    doPressed: port<DoPressed>('doPressed'),
  },
  guards: {
    succeeded,
    isNotFound,
    isSaved,
    isConfirmed,
    isUploaded,
    isSame: ({ context }: { context: ReviewContext }, { id }: { id: ReviewId }) => context.id === id,
    isThere: ({ context }) => context.review !== null,
    isAllSaved: ({ context }) => context.parts.length === 0,
    isAllSavedToPress: ({ context }) => context.parts.length === 0 && isPressed(context.work),
    isAddition: ({ context }: { context: ReviewContext }, { kind }: { kind: Added }) =>
      context.review !== null && writtenProblem(additionOf(context, kind)) === null,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign(({ context }, { id }: { id: ReviewId }) => ({
      ...closed(context, context.typed.of === id ? context.typed : nothingTyped(id)),
      id,
    })),
    close: enqueueActions(({ context, enqueue, system }) => {
      if (context.id !== null) closeParts({ context, enqueue, system }, `review/${context.id}`)
      enqueue.assign(closed(context, context.typed))
    }),
    take: enqueueActions(({ context, enqueue }, review: PerformanceReview | null) => {
      if (review === null) return
      enqueue.assign({ review, failure: null })
      // What could not be saved as it was may be saved as it is now.
      if (context.review !== null && context.review.stage !== review.stage)
        toParts({ context, enqueue }, context.parts, { type: 'retry.asked' })
    }),
    takeFiles: assign(({ context: { review } }, files: ReadonlyArray<ReviewFile>) => ({
      review: review && { ...review, files },
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    goOn: enqueueActions(({ context, enqueue }, kept: ReadonlyArray<KeptPart>) =>
      goOnWith({ context, enqueue }, kept, (part) => ({ ...ofParts(context), ...part })),
    ),
    write: enqueueActions(({ context, enqueue }, { key, content }: { key: string; content: Written }) =>
      writePart({ context, enqueue }, partInput(ofParts(context), reviewIn(context), key, content)),
    ),
    takeStored: assign(({ context: { review } }, { stored }: { stored: Stored }) => ({
      review: review && withStored(review, stored),
    })),
    dropPoint: assign(({ context: { review } }, { key }: { key: string }) => ({
      review: review && {
        ...review,
        points: review.points.filter(({ id }) => id !== key),
        actions: review.actions.filter(({ id }) => actionKey(id) !== key),
      },
    })),
    endPart: enqueueActions(({ context, enqueue }, { key }: { key: string }) => endPart({ context, enqueue }, key)),
    sendPart: enqueueActions(({ context, enqueue }, { key }: { key: string }) =>
      toParts({ context, enqueue }, [key], { type: 'save.asked' }),
    ),
    removePart: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      if (!context.parts.includes(key)) {
        const stored = storedIn(reviewIn(context), key)
        // Somebody else has taken it away meanwhile.
        if (stored === null) return
        beginParts({ context, enqueue }, [partInput(ofParts(context), reviewIn(context), key, writtenOf(stored))])
      }
      toParts({ context, enqueue }, [key], { type: 'removal.asked' })
    }),
    sendAll: enqueueActions(({ context, enqueue }) =>
      toParts({ context, enqueue }, context.parts, { type: 'save.asked' }),
    ),
    typeAddition: assign(({ context: { typed } }, { kind, text }: { kind: Added; text: string }) => ({
      typed: { ...typed, points: { ...typed.points, [kind]: text } },
    })),
    add: enqueueActions(({ context, enqueue }, { kind, key }: { kind: Added; key: string }) => {
      const { typed } = context
      const content = additionOf(context, kind)
      beginParts({ context, enqueue }, [partInput(ofParts(context), reviewIn(context), key, content)])
      toParts({ context, enqueue }, [key], { type: 'save.asked' })
      enqueue.assign({ typed: { ...typed, points: { ...typed.points, [kind]: '' } } })
    }),
    begin: assign((_, work: ReviewWork) => ({ work, refusal: null })),
    rest: assign({ work: null }),
    remember: assign(({ context: { work } }) => ({ made: work?.kind === 'make' ? work.action.id : null })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    sayNotAllSaved: assign({ refusal: recordWording.notAllSaved }),
    // With it the work on it ends as well.
    giveUp: raise({ type: 'review.closed' }),
    // What somebody else did may stand in the way.
    lookAgain: raise({ type: 'news.heard' }),
    tellTaken: raise({ type: 'record.taken' }),
    tellChanged: enqueueActions(({ enqueue, system }) => {
      tell({ enqueue, system }, 'reviews', { type: 'reviews.changed' })
      // A step may close the feedback of others, or share it.
      tell({ enqueue, system }, 'reviewFeedback', { type: 'news.heard' })
    }),
    tellFormClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: reviewChangeForm.machine.id }),
    ),
    tellDone: enqueueActions(({ context, ...speaking }) => {
      const text = doneMessage(questionedIn(context))
      if (text !== null) announce(speaking, { kind: 'success', text })
    }),
    leadBack: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to: pathTo('pr', { id: idIn(context) }) }),
    ),
    leadOn: enqueueActions(({ context, enqueue, system }) => {
      const to = ledTo(idIn(context), questionedIn(context))
      if (to !== null) tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
  },
})

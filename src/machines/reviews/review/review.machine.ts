import type { ActorRefFrom } from 'xstate'
import { reviewFileRule } from '../../../domain/reviews/files.ts'
import type { PerformanceReview, ReviewFile } from '../../../domain/reviews/nouns.ts'
import { planFields } from '../../../domain/reviews/planning.ts'
import { recordWording } from '../../../domain/reviews/wording.ts'
import { concluding } from '../../kit/concluding.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import type { FileUploadOutput } from '../../kit/fileUpload.machine.ts'
import { loadingStates } from '../../kit/loading.ts'
import { settling, withAnswer, withEvent } from '../../kit/settling.ts'
import type { ReviewPorts } from './review.ports.ts'
import { reviewSetup } from './review.setup.ts'
import { reviewChangeForm } from './reviewChangeForm.ts'
import { closed, idIn, questionedIn, type ReviewContext, reviewIn } from './reviewContext.ts'
import type { Making } from './reviewMaking.ts'
import { type DoPressed, type Pressed, questionAbout } from './reviewWork.ts'

/**
 * One performance review, while each side writes, while both discuss it, and as it is read (§ 2.1, § 3, `areas.md` 1.7): the
 * record, what is written in it, and one piece of work at a time.
 *
 * Rules it keeps: what is not there, or not for the caller, is simply not found; each answer and note is written in an actor
 * of its own (`kit/part.machine.ts`), and the record that is read again meanwhile never takes its place; what an earlier
 * visit could not send goes on from where it was; before anything is done that ends the writing, all that is written has
 * arrived; taking something back asks why; a point is added once and stays typed until then; from one of its pages to another
 * it stays open; a plan leads back to the record, and what is submitted to where it is read. Who may do what is the domain's (`access.ts`, `lifecycle.ts`): the view
 * asks it before it offers anything.
 *
 * Events: `review.opened {id}`, `review.closed`, `retry.asked`, `news.heard`; `part.typed {key, content}`,
 * `addition.typed {kind, text}`, `addition.entered {kind, key}`, `action.saved {key, content}`, `removal.asked {key}`; `work.asked {work}`, `plan.asked`, `files.asked`. From its
 * parts: `part.stored {stored}`, `part.removed {key}`, `part.settled {key}`, `part.stuck`.
 * Reads: `context.{review, failure, typed, refusal, work, made, parts}`; `matches({ reading })`, `matches({ working })`;
 * `children.{form, confirmation, upload}`, and a part by `partId`. Emits `toast`. Tells `reviews.changed` to the area.
 * System id: `reviewRecord`.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: ({ input }) => closed(input),
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'review.opened': [
          { guard: withEvent('isSame'), actions: [] },
          { target: '.loading', actions: ['close', withEvent('open')] },
        ],
        'review.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        ...loadingStates<ReviewPorts['loadReview']>()({
          load: 'loadReview',
          input: ({ context }: { context: ReviewContext }) => ({ id: idIn(context) }),
          to: 'recalling',
          keep: 'take',
          missing: 'notFound',
        }),
        recalling: {
          invoke: {
            id: 'recallParts',
            src: 'recallParts',
            input: ({ context }) => ({ id: idIn(context), person: context.person }),
            onDone: { target: 'showing', actions: withAnswer('goOn') },
            // A browser that gives nothing has kept nothing.
            onError: 'showing',
          },
        },
        showing: { on: { 'news.heard': 'renewing', 'review.closed': 'left' } },
        // From one of its pages to another: what is there is shown at once, and what is written goes on being saved.
        left: {
          on: {
            'review.opened': [
              { guard: withEvent('isSame'), target: 'renewing' },
              { target: 'loading', actions: ['close', withEvent('open')] },
            ],
            'review.closed': { target: 'closed', actions: 'close' },
          },
          after: { linger: { actions: 'giveUp' } },
        },
        renewing: {
          // What has arrived meanwhile may be missing in what is being read.
          on: {
            'review.closed': 'left',
            'news.heard': { target: 'renewing', reenter: true },
            'part.stored': { target: 'renewing', reenter: true },
            'part.removed': { target: 'renewing', reenter: true },
            'record.taken': { target: 'renewing', reenter: true },
          },
          invoke: {
            id: 'renewReview',
            src: 'renewReview',
            input: ({ context }) => ({ id: idIn(context) }),
            ...settling<ReviewPorts['loadReview']>()({
              to: 'showing',
              keep: 'take',
              missing: 'notFound',
              otherwise: 'showing',
            }),
          },
        },
      },
    },
    writing: {
      on: {
        'part.stored': { actions: withEvent('takeStored') },
        'part.removed': { actions: withEvent('dropPoint') },
        'part.settled': { actions: withEvent('endPart') },
        'part.typed': [{ guard: 'isThere', actions: withEvent('write') }, {}],
        'action.saved': [{ guard: 'isThere', actions: [withEvent('write'), withEvent('sendPart')] }, {}],
        'removal.asked': [{ guard: 'isThere', actions: withEvent('removePart') }, {}],
        'addition.typed': { actions: withEvent('typeAddition') },
        'addition.entered': [{ guard: withEvent('isAddition'), actions: withEvent('add') }, {}],
      },
    },
    working: {
      initial: 'resting',
      on: {
        // Work is on the review that is open.
        'review.opened': [{ guard: withEvent('isSame'), actions: [] }, { target: '.resting' }],
        'review.closed': '.resting',
      },
      states: {
        resting: {
          entry: 'rest',
          on: {
            'work.asked': [
              { guard: 'isThere', target: 'saving', actions: { type: 'begin', params: ({ event }) => event.work } },
              {},
            ],
            'plan.asked': [
              { guard: 'isThere', target: 'planning', actions: { type: 'begin', params: { kind: 'plan' } } },
              {},
            ],
            'files.asked': [
              { guard: 'isThere', target: 'addingFiles', actions: { type: 'begin', params: { kind: 'files' } } },
              {},
            ],
          },
        },
        saving: {
          tags: 'busy',
          entry: 'sendAll',
          always: [
            { guard: 'isAllSavedToPress', target: 'acting' },
            { guard: 'isAllSaved', target: 'asking' },
          ],
          on: { 'part.stuck': { target: 'resting', actions: 'sayNotAllSaved' } },
          after: { patience: { target: 'resting', actions: 'sayNotAllSaved' } },
        },
        acting: {
          tags: 'busy',
          invoke: {
            id: 'doPressed',
            src: 'doPressed',
            input: ({ context }) => ({ review: reviewIn(context), work: context.work as Pressed | Making }),
            ...settling<DoPressed>()({
              to: 'resting',
              keep: 'take',
              and: ['remember', 'tellChanged', 'tellTaken'],
              otherwise: 'resting',
              why: 'sayWhy',
              also: 'lookAgain',
            }),
          },
        },
        asking: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => questionAbout({ review: reviewIn(context), work: questionedIn(context) }),
            ...concluding<ConfirmOutput<PerformanceReview | null>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: 'take',
              and: ['tellDone', 'leadOn', 'tellChanged', 'tellTaken'],
              otherwise: 'resting',
              failed: recordWording.actFailed,
            }),
          },
        },
        planning: {
          exit: 'tellFormClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => {
              const base = reviewIn(context)
              return reviewChangeForm.inputOf({ scope: null, id: base.id, base, blank: planFields.blank })
            },
            ...concluding<PerformanceReview | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: ['tellChanged', 'tellTaken', 'leadBack'],
              otherwise: 'resting',
              also: 'leadBack',
              failed: recordWording.saveFailed,
            }),
          },
        },
        addingFiles: {
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({
              rule: reviewFileRule,
              failure: recordWording.uploadFailed,
              subject: { id: idIn(context) },
            }),
            ...concluding<FileUploadOutput<ReadonlyArray<ReviewFile>>>()({
              when: 'isUploaded',
              to: 'resting',
              keep: 'takeFiles',
              and: 'tellTaken',
              otherwise: 'resting',
              failed: recordWording.uploadFailed,
            }),
          },
        },
      },
    },
  },
})

export type ReviewActor = ActorRefFrom<typeof reviewMachine>

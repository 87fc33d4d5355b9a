import type { ActorRefFrom } from 'xstate'
import type { CheckIn } from '../../domain/checkIns/nouns.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { loadingStates } from '../kit/loading.ts'
import { settling, withAnswer, withEvent } from '../kit/settling.ts'
import type { MeetingPorts } from './checkIns.ports.ts'
import { meetingSetup } from './meeting.setup.ts'
import { checkInIn, closed, idIn, type MeetingContext, type PresenceHeard, workIn } from './meetingContext.ts'
import { commentSent, planInput, seriesInput } from './meetingInputs.ts'
import { type DoPressed, type Pressed, type Questioned, questionAbout } from './meetingWork.ts'

/**
 * One check-in, while two prepare it, hold it and write in it (`areas.md` 1.6): the record, what is written in it, who else
 * is there, and one piece of work at a time.
 *
 * Rules it keeps: what is not there, or not for the caller, is simply not found; each text and item is written in an actor
 * of its own (`kit/part.machine.ts`), and the record that is read again meanwhile never takes its place; what an earlier
 * visit could not send goes on from where it was; when somebody has changed it meanwhile it is read again
 * (`meetingPresence.machine.ts`); before it is held or complete, all that is written has arrived,
 * because nothing can be written any more then; opening it again asks why; a comment is sent once and stays typed until it
 * has arrived.
 * Who may do what is the domain's (`access.ts`, `lifecycle.ts`): the view asks it before it offers anything.
 *
 * Events: `meeting.opened {id}`, `meeting.closed`, `retry.asked`, `presence.heard {updatedDateUtc}`; `part.typed {key, content}`,
 * `addition.typed {kind, text}`,
 * `addition.entered {kind, key}`, `item.saved {key, content}`, `item.removed {key}`; `press.asked {work}`, `reopening.asked`, `removal.asked`,
 * `commentRemoval.asked {comment}`, `plan.asked`, `series.asked {task}`, `comment.typed {id, text}`, `comment.sent`.
 * From its parts: `part.stored {stored}`, `part.removed {key}`, `part.settled {key}`, `part.stuck`.
 * Reads: `context.{checkIn, failure, typed, refusal, work, parts}`; `matches({ reading })`, `matches({ working })`;
 * `children.form`, `children.series`, `children.confirmation`, and a part by `partId`. Emits `toast`.
 * System id: `checkInMeeting`.
 */
export const meetingMachine = meetingSetup.createMachine({
  id: 'meeting',
  context: ({ input }) => closed(input),
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'meeting.opened': [
          { guard: withEvent('isSame'), actions: [] },
          { target: '.loading', actions: ['close', withEvent('open')] },
        ],
        'meeting.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        ...loadingStates<MeetingPorts['loadCheckIn']>()({
          load: 'loadCheckIn',
          input: ({ context }: { context: MeetingContext }) => ({ id: idIn(context) }),
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
        showing: {
          on: {
            'news.heard': 'renewing',
            'presence.heard': [{ guard: withEvent('isNews'), target: 'renewing' }, {}],
          },
        },
        renewing: {
          // What has arrived meanwhile may be missing in what is being read.
          on: {
            'news.heard': { target: 'renewing', reenter: true },
            'part.stored': { target: 'renewing', reenter: true },
            'part.removed': { target: 'renewing', reenter: true },
            'record.taken': { target: 'renewing', reenter: true },
          },
          invoke: {
            id: 'renewCheckIn',
            src: 'renewCheckIn',
            input: ({ context }) => ({ id: idIn(context) }),
            ...settling<MeetingPorts['loadCheckIn']>()({
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
        'part.removed': { actions: withEvent('dropItem') },
        'part.settled': { actions: withEvent('endPart') },
      },
      initial: 'open',
      states: {
        open: {
          on: {
            'part.typed': [{ guard: 'isThere', actions: withEvent('write') }, {}],
            'addition.typed': { actions: withEvent('typeAddition') },
            'addition.entered': [{ guard: withEvent('isAddition'), actions: withEvent('add') }, {}],
            'item.saved': [{ guard: 'isThere', actions: [withEvent('write'), withEvent('sendPart')] }, {}],
            'item.removed': [{ guard: 'isThere', actions: withEvent('removePart') }, {}],
          },
        },
      },
    },
    working: {
      initial: 'resting',
      on: {
        'comment.typed': { actions: withEvent('type') },
        // Work is on the check-in that is open.
        'meeting.opened': [{ guard: withEvent('isSame'), actions: [] }, { target: '.resting' }],
        'meeting.closed': '.resting',
      },
      states: {
        resting: {
          entry: 'rest',
          on: {
            'press.asked': [
              {
                guard: 'isThere',
                target: 'saving',
                actions: { type: 'begin', params: ({ event }) => event.work },
              },
              {},
            ],
            'reopening.asked': [
              {
                guard: 'isThere',
                target: 'asking',
                actions: { type: 'begin', params: { kind: 'reopening' } },
              },
              {},
            ],
            'removal.asked': [
              {
                guard: 'isThere',
                target: 'asking',
                actions: { type: 'begin', params: { kind: 'removal' } },
              },
              {},
            ],
            'commentRemoval.asked': [
              {
                guard: 'isThere',
                target: 'asking',
                actions: {
                  type: 'begin',
                  params: ({ event }) => ({ kind: 'commentRemoval', comment: event.comment }),
                },
              },
              {},
            ],
            'plan.asked': [
              {
                guard: 'isThere',
                target: 'planning',
                actions: { type: 'begin', params: { kind: 'plan' } },
              },
              {},
            ],
            'series.asked': [
              {
                guard: 'isOfSeries',
                target: 'arranging',
                actions: { type: 'begin', params: ({ event }) => ({ kind: 'seriesForm', task: event.task }) },
              },
              {},
            ],
            'comment.sent': [
              {
                guard: 'isTyped',
                target: 'commenting',
                actions: { type: 'begin', params: { kind: 'comment' } },
              },
              {},
            ],
          },
        },
        saving: {
          tags: 'busy',
          entry: 'sendAll',
          always: { guard: 'isAllSaved', target: 'acting' },
          on: { 'part.stuck': { target: 'resting', actions: 'sayNotAllSaved' } },
          after: { patience: { target: 'resting', actions: 'sayNotAllSaved' } },
        },
        acting: {
          tags: 'busy',
          invoke: {
            id: 'doPressed',
            src: 'doPressed',
            input: ({ context }) => ({ checkIn: checkInIn(context), work: workIn(context) as Pressed }),
            ...settling<DoPressed>()({
              to: 'resting',
              keep: 'take',
              and: ['tellChanged', 'tellTaken'],
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
            input: ({ context }) =>
              questionAbout({
                checkIn: checkInIn(context),
                person: context.person,
                work: workIn(context) as Questioned,
              }),
            ...concluding<ConfirmOutput<CheckIn | null>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: 'take',
              and: ['tellDone', 'leaveRemoved', 'tellChanged', 'tellTaken'],
              otherwise: 'resting',
              failed: wording.actFailed,
            }),
          },
        },
        planning: {
          exit: 'tellFormClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => planInput(context),
            ...concluding<CheckIn | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: ['tellChanged', 'tellTaken'],
              otherwise: 'resting',
              failed: wording.saveFailed,
            }),
          },
        },
        arranging: {
          invoke: {
            id: 'series',
            src: 'series',
            input: ({ context }) => seriesInput(context),
            ...concluding<CheckIn | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: ['tellChanged', 'tellTaken'],
              otherwise: 'resting',
              also: 'lookAgain',
              failed: wording.seriesFailed,
            }),
          },
        },
        commenting: {
          tags: 'busy',
          invoke: {
            id: 'addComment',
            src: 'addComment',
            input: ({ context }) => commentSent(context),
            ...settling<MeetingPorts['addComment']>()({
              to: 'resting',
              keep: 'take',
              and: ['forgetComment', 'tellTaken'],
              otherwise: 'resting',
              why: 'sayWhy',
              also: { type: 'announce', params: { kind: 'error', text: wording.commentFailed } },
            }),
          },
          // What is being sent is not typed over.
          on: { 'comment.typed': {} },
        },
      },
    },
  },
})

export type MeetingActor = ActorRefFrom<typeof meetingMachine>

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly checkInMeeting: PresenceHeard
  }
}

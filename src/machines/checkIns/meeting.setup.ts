import { assign, enqueueActions, raise, setup } from 'xstate'
import { commentFields } from '../../domain/checkIns/checkIn.fields.ts'
import { isComplete } from '../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../domain/checkIns/nouns.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import {
  blankItem,
  type Stored,
  storedIn,
  type Written,
  type WrittenItem,
  withoutItem,
  withStored,
  writtenOf,
  writtenProblem,
} from '../../domain/checkIns/writing.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInCommentId, CheckInId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isNotFound, isSaved, succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import type { KeepingPorts, KeptPart } from '../kit/parts.ports.ts'
import { beginParts, closeParts, endPart, goOnWith, toParts, type Writing, writePart } from '../kit/parts.ts'
import { port } from '../kit/port.ts'
import { tell } from '../kit/tell.ts'
import type { MeetingPorts } from './checkIns.ports.ts'
import {
  checkInIn,
  closed,
  idIn,
  type MeetingContext,
  type MeetingEvent,
  type MeetingInput,
  nothingTyped,
  type PresenceHeard,
  workIn,
} from './meetingContext.ts'
import { meetingPlanForm, meetingSeriesForm } from './meetingForms.ts'
import { meetingPart, partInput } from './meetingPart.ts'
import { type DoPressed, doneMessage, type MeetingWork, meetingQuestion, type Questioned } from './meetingWork.ts'

/** How long what is written is waited for, before an act. */
export const PATIENCE_MS = 5_000

const ofParts = (context: MeetingContext) => ({ id: idIn(context), person: context.person })

/** The record as it is now. What could not be saved while it was complete can be when it is opened again. */
const taking = (writing: Writing<MeetingContext>, checkIn: CheckIn | null): void => {
  if (checkIn === null) return
  const { context, enqueue } = writing
  enqueue.assign({ checkIn, failure: null })
  if (context.checkIn !== null && isComplete(context.checkIn) && !isComplete(checkIn))
    toParts(writing, context.parts, { type: 'retry.asked' })
}

/** What `meeting.machine.ts` asks, does and decides. */
export const meetingSetup = setup({
  types: {} as {
    context: MeetingContext
    events: MeetingEvent
    emitted: Toast
    input: MeetingInput
    tags: 'busy'
    children: {
      form: 'form'
      series: 'series'
      confirmation: 'confirmation'
      loadCheckIn: 'loadCheckIn'
      renewCheckIn: 'renewCheckIn'
      recallParts: 'recallParts'
      doPressed: 'doPressed'
      addComment: 'addComment'
    }
  },
  delays: { patience: PATIENCE_MS },
  actors: {
    part: meetingPart.machine,
    form: meetingPlanForm.machine,
    series: meetingSeriesForm.machine,
    confirmation: meetingQuestion.machine,
    loadCheckIn: port<MeetingPorts['loadCheckIn']>('loadCheckIn'),
    renewCheckIn: port<MeetingPorts['loadCheckIn']>('renewCheckIn'),
    recallParts: port<KeepingPorts['recallParts']>('recallParts'),
    doPressed: port<DoPressed>('doPressed'),
    addComment: port<MeetingPorts['addComment']>('addComment'),
  },
  guards: {
    succeeded,
    isNotFound,
    isSaved,
    isConfirmed,
    isSame: ({ context }: { context: MeetingContext }, { id }: { id: CheckInId }) => context.id === id,
    isThere: ({ context }) => context.checkIn !== null,
    // The one is told more exactly than the other.
    isNews: ({ context: { checkIn } }: { context: MeetingContext }, { updatedDateUtc }: PresenceHeard) =>
      checkIn !== null && Date.parse(updatedDateUtc) !== Date.parse(checkIn.updatedDateUtc),
    isAllSaved: ({ context }) => context.parts.length === 0,
    isOfSeries: ({ context }) => context.checkIn?.series != null,
    isTyped: ({ context: { typed } }) =>
      typed.comment !== null && commentFields.problems(typed.comment).text === undefined,
    isAddition: ({ context }: { context: MeetingContext }, { kind }: { kind: WrittenItem['kind'] }) =>
      context.checkIn !== null && writtenProblem(blankItem(kind, context.typed[kind])) === null,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign(({ context }, { id }: { id: CheckInId }) => ({
      ...closed(context, context.typed.of === id ? context.typed : nothingTyped(id)),
      id,
    })),
    close: enqueueActions(({ context, enqueue, system }) => {
      if (context.id !== null) closeParts({ context, enqueue, system }, `checkIn/${context.id}`)
      enqueue.assign(closed(context, context.typed))
    }),
    take: enqueueActions(({ context, enqueue }, checkIn: CheckIn | null) => taking({ context, enqueue }, checkIn)),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    goOn: enqueueActions(({ context, enqueue }, kept: ReadonlyArray<KeptPart>) =>
      goOnWith({ context, enqueue }, kept, (part) => ({ ...ofParts(context), ...part })),
    ),
    write: enqueueActions(({ context, enqueue }, { key, content }: { key: string; content: Written }) =>
      writePart({ context, enqueue }, partInput(ofParts(context), checkInIn(context), key, content)),
    ),
    sendPart: enqueueActions(({ context, enqueue }, { key }: { key: string }) =>
      toParts({ context, enqueue }, [key], { type: 'save.asked' }),
    ),
    removePart: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const writing: Writing = { context, enqueue }
      const checkIn = checkInIn(context)
      const stored = storedIn(checkIn, key)
      if (!context.parts.includes(key)) {
        if (stored === null) return
        beginParts(writing, [partInput(ofParts(context), checkIn, key, writtenOf(stored))])
      }
      toParts(writing, [key], { type: 'removal.asked' })
    }),
    takeStored: assign(({ context: { checkIn } }, { stored }: { stored: Stored }) => ({
      checkIn: checkIn && withStored(checkIn, stored),
    })),
    dropItem: assign(({ context: { checkIn } }, { key }: { key: string }) => ({
      checkIn: checkIn && withoutItem(checkIn, key),
    })),
    endPart: enqueueActions(({ context, enqueue }, { key }: { key: string }) => endPart({ context, enqueue }, key)),
    sendAll: enqueueActions(({ context, enqueue }) =>
      toParts({ context, enqueue }, context.parts, { type: 'save.asked' }),
    ),
    begin: assign((_, work: MeetingWork) => ({ work, refusal: null })),
    rest: assign({ work: null }),
    type: assign(({ context: { typed } }, { id, text }: { id: CheckInCommentId; text: string }) => ({
      typed: { ...typed, comment: { id: typed.comment?.id ?? id, text } },
      refusal: null,
    })),
    forgetComment: assign(({ context: { typed } }) => ({ typed: { ...typed, comment: null } })),
    typeAddition: assign(({ context: { typed } }, { kind, text }: { kind: WrittenItem['kind']; text: string }) => ({
      typed: { ...typed, [kind]: text },
    })),
    add: enqueueActions(({ context, enqueue }, { kind, key }: { kind: WrittenItem['kind']; key: string }) => {
      const writing: Writing = { context, enqueue }
      const content = blankItem(kind, context.typed[kind].trim())
      beginParts(writing, [partInput(ofParts(context), checkInIn(context), key, content)])
      toParts(writing, [key], { type: 'save.asked' })
      enqueue.assign({ typed: { ...context.typed, [kind]: '' } })
    }),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    sayNotAllSaved: assign({ refusal: wording.notAllSaved }),
    // What somebody else did may stand in the way.
    lookAgain: raise({ type: 'news.heard' }),
    tellTaken: raise({ type: 'record.taken' }),
    tellChanged: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'checkIns', { type: 'checkIns.changed' }),
    ),
    tellFormClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: meetingPlanForm.machine.id }),
    ),
    tellDone: enqueueActions(({ context, ...speaking }) => {
      const text = doneMessage(workIn(context) as Questioned)
      if (text !== null) announce(speaking, { kind: 'success', text })
    }),
    leaveRemoved: enqueueActions(({ context, enqueue, system }) => {
      if (workIn(context).kind === 'removal')
        tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to: pathTo('checkIns'), replace: true })
    }),
  },
})

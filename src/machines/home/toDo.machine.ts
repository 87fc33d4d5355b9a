import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { InPlaceKind } from '../../domain/home/inPlace.ts'
import type { ToDoDone, ToDoItem, ToDoSnoozed } from '../../domain/home/nouns.ts'
import { inPlaceWords, toDoWording } from '../../domain/home/toDoWording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { ToDoPorts } from './toDo.ports.ts'

/** The question behind which something is done from the list. */
export const doingQuestion = questionOf<ToDoDone, void>()

/**
 * What somebody does with an item of their to-do list without leaving it: the act itself, or putting it off.
 *
 * Rules it keeps: an act is asked about, and what it means is said; it is done once, whatever is pressed twice; a failure
 * is said and leaves the item as it is; whatever showed the item is read anew.
 *
 * Events: `act.asked {item}`, `snooze.asked {item, until}` with null to bring it back. Reads: `children.confirmation`;
 * `hasTag('busy')`. Emits `toast`. System id: `home/toDo`.
 */
interface Context {
  /** The last one that something was asked of. */
  readonly acted: Acted | null
  readonly snoozed: ToDoSnoozed | null
}

type Acted = ToDoDone & Pick<ToDoItem, 'detail' | 'title'>

type Event =
  | { readonly type: 'act.asked'; readonly item: Acted }
  | { readonly type: 'snooze.asked'; readonly item: Pick<ToDoItem, 'type' | 'id'>; readonly until: Day | null }

const questionAbout = ({ acted }: Context): QuestionAbout<ToDoDone> => {
  const { type, id, version, ...said } = acted as Acted
  return { ...inPlaceWords[type].question(said), failure: toDoWording.doFailed, subject: { type, id, version } }
}

/** Who else shows it. */
const shownIn: Readonly<Partial<Record<InPlaceKind, 'certificationWindows' | 'assetWindows' | 'assetsHeld'>>> = {
  certificationToVerify: 'certificationWindows',
  assetToAccept: 'assetsHeld',
}

export const toDoMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { confirmation: 'confirmation'; snooze: 'snooze' }
  },
  actors: { confirmation: doingQuestion.machine, snooze: port<ToDoPorts['snoozeToDo']>('snooze') },
  guards: { succeeded, isConfirmed },
  actions: {
    announce: enqueueActions(announce),
    choose: assign((_, { item: { type, id, version, detail, title } }: { item: Acted }) => ({
      acted: { type, id, version, detail, title },
    })),
    putOff: assign((_, { item: { type, id }, until }: SnoozeAsked) => ({
      snoozed: { type, id: id as ToDoSnoozed['id'], until },
    })),
    spread: enqueueActions(({ context: { acted }, enqueue, system }) => {
      const speaking = { enqueue, system }
      const name = acted && shownIn[acted.type]
      if (name) tell(speaking, name, { type: 'news.heard' })
      refresh(speaking, 'toDo', 'bootstrap', 'policies')
    }),
    readAnew: enqueueActions((speaking) => refresh(speaking, 'toDo')),
    sayDone: enqueueActions(({ context: { acted }, enqueue, system }) => {
      if (acted) announce({ enqueue, system }, { kind: 'success', text: inPlaceWords[acted.type].done })
    }),
    sayBack: enqueueActions(({ context: { snoozed }, enqueue, system }) => {
      if (snoozed?.until === null) announce({ enqueue, system }, { kind: 'success', text: toDoWording.back })
    }),
    sayWhy: enqueueActions(({ enqueue, system }, failure: Failure) =>
      announce({ enqueue, system }, { kind: 'error', text: failedBecause(toDoWording.snoozeFailed, failure) }),
    ),
  },
}).createMachine({
  id: 'toDo',
  context: { acted: null, snoozed: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'act.asked': { target: 'asking', actions: withEvent('choose') },
        'snooze.asked': { target: 'snoozing', actions: withEvent('putOff') },
      },
    },
    asking: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => questionAbout(context),
        ...concluding<ConfirmOutput<void>>()({
          when: 'isConfirmed',
          to: 'resting',
          and: ['spread', 'sayDone'],
          otherwise: 'resting',
          failed: toDoWording.doFailed,
        }),
      },
    },
    snoozing: {
      tags: 'busy',
      invoke: {
        id: 'snooze',
        src: 'snooze',
        input: ({ context }) => context.snoozed as ToDoSnoozed,
        ...settling<ToDoPorts['snoozeToDo']>()({
          to: 'resting',
          and: ['readAnew', 'sayBack'],
          otherwise: 'resting',
          why: 'sayWhy',
          also: 'readAnew',
        }),
      },
    },
  },
})

type SnoozeAsked = Extract<Event, { type: 'snooze.asked' }>

export type ToDoActor = ActorRefFrom<typeof toDoMachine>

import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { CalendarFeed, FeedAsked, FeedMade } from '../../domain/calendar/nouns.ts'
import { endingQuestion, replacingQuestion, wording } from '../../domain/calendar/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling } from '../kit/settling.ts'
import type { CalendarPorts } from './calendar.ports.ts'

/** The questions behind which the address is replaced, and turned off. */
export const feedReplacement = questionOf<FeedAsked, FeedMade>()
export const feedEnding = questionOf<FeedAsked, void>()

/**
 * The address at which calendar programs fetch somebody's calendar.
 *
 * Rules it keeps: whether there is one is read each time the panel opens; the address itself is here only from its making
 * until the panel is closed, because nobody can tell it again; where there is one, making another is asked about, and so is
 * turning it off; after what could not be
 * done, and what was not, what is there now is read.
 *
 * Events: `feed.opened`, `feed.closed`, `making.asked`, `ending.asked`, `copy.asked`, `retry.asked`.
 * Reads: `context.{feed, address, failure}`; `children.{replacement, ending}`; `hasTag('busy')`; `matches('closed' |
 * 'loading' | 'none' | 'there' | 'failed')`. Emits `toast`. System id: `calendarFeed`.
 */
interface Context {
  readonly feed: CalendarFeed | null
  readonly address: string | null
  readonly failure: Failure | null
}

type Event = {
  readonly type: 'feed.opened' | 'feed.closed' | 'making.asked' | 'ending.asked' | 'copy.asked' | 'retry.asked'
}

const nothing: Context = { feed: null, address: null, failure: null }

const asked = ({ feed }: Context): FeedAsked => ({ version: feed?.version ?? 0 })

const replacing = (context: Context): QuestionAbout<FeedAsked> => ({
  ...replacingQuestion,
  failure: wording.makeFailed,
  subject: asked(context),
})

const turningOff = (context: Context): QuestionAbout<FeedAsked> => ({
  ...endingQuestion,
  tone: 'danger',
  failure: wording.endFailed,
  subject: asked(context),
})

export const calendarFeedMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { replacement: 'replacement'; ending: 'ending'; make: 'make'; copy: 'copy' }
  },
  actors: {
    loadFeed: port<CalendarPorts['loadFeed']>('loadFeed'),
    make: port<CalendarPorts['makeFeed']>('makeFeed'),
    copy: port<CalendarPorts['copy']>('copy'),
    replacement: feedReplacement.machine,
    ending: feedEnding.machine,
  },
  guards: {
    succeeded,
    isConfirmed,
    isThere: ({ context }) => context.feed !== null,
    isShown: ({ context }) => context.address !== null,
  },
  actions: {
    announce: enqueueActions(announce),
    forget: assign(nothing),
    keep: assign(({ context }, feed: CalendarFeed | null) => ({
      feed,
      // Another was made elsewhere: this one no longer holds.
      address: feed?.version === context.feed?.version ? context.address : null,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepMade: assign((_, { feed, address }: FeedMade) => ({ feed, address })),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.makeFailed, failure) }),
    ),
  },
}).createMachine({
  id: 'calendarFeed',
  context: nothing,
  initial: 'closed',
  on: { 'feed.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: { on: { 'feed.opened': 'loading' } },
    ...loadingStates<CalendarPorts['loadFeed']>()({ load: 'loadFeed', to: 'resting', keep: 'keep' }),
    resting: { always: [{ guard: 'isThere', target: 'there' }, { target: 'none' }] },
    none: { on: { 'making.asked': 'making' } },
    there: {
      initial: 'entering',
      on: { 'making.asked': 'replacing', 'ending.asked': 'ending' },
      states: {
        entering: { always: [{ guard: 'isShown', target: 'shown' }, { target: 'kept' }] },
        kept: {},
        shown: { on: { 'copy.asked': '#calendarFeed.copying' } },
      },
    },
    making: {
      tags: 'busy',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context }) => asked(context),
        ...settling<CalendarPorts['makeFeed']>()({
          to: 'resting',
          keep: 'keepMade',
          and: { type: 'announce', params: { kind: 'success', text: wording.made } },
          otherwise: 'loading',
          why: 'sayWhy',
        }),
      },
    },
    replacing: {
      invoke: {
        id: 'replacement',
        src: 'replacement',
        input: ({ context }) => replacing(context),
        ...concluding<ConfirmOutput<FeedMade>>()({
          when: 'isConfirmed',
          to: 'resting',
          keep: 'keepMade',
          and: { type: 'announce', params: { kind: 'success', text: wording.made } },
          otherwise: 'loading',
          failed: wording.makeFailed,
        }),
      },
    },
    ending: {
      invoke: {
        id: 'ending',
        src: 'ending',
        input: ({ context }) => turningOff(context),
        ...concluding<ConfirmOutput<void>>()({
          when: 'isConfirmed',
          to: 'resting',
          and: ['forget', { type: 'announce', params: { kind: 'success', text: wording.ended } }],
          otherwise: 'loading',
          failed: wording.endFailed,
        }),
      },
    },
    copying: {
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => context.address ?? '',
        ...settling<CalendarPorts['copy']>()({
          to: 'resting',
          and: { type: 'announce', params: { kind: 'success', text: wording.copied } },
          otherwise: 'resting',
          also: { type: 'announce', params: { kind: 'error', text: wording.copyFailed } },
        }),
      },
    },
  },
})

export type CalendarFeedActor = ActorRefFrom<typeof calendarFeedMachine>

import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate'
import type { AssetAudit } from '../../domain/assets/audits/nouns.ts'
import { type Sighting, sightingOf } from '../../domain/assets/audits/sighting.ts'
import { auditWording } from '../../domain/assets/audits/wording.ts'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { AssetAuditId, AssetLocationId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { failureOf, isConfirmed, isNotFound, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { failedBecause, failureSentence } from '../kit/failureSentence.ts'
import { loadingStates } from '../kit/loading.ts'
import { type PortInput, port } from '../kit/port.ts'
import { settling, withEvent, withFailure, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { AssetPorts } from './assets.ports.ts'

/**
 * One round through a place: what should be there, what was seen, and how it ends; and a new round that is begun.
 *
 * Rules it keeps: what is scanned while the one before is still being sent waits its turn and is sent after it, in its
 * order; what each scan came to is said at once; what does not reach the server waits until it is tried again; a round that
 * was closed elsewhere says so and is read again; closing asks first, with how many were not seen.
 *
 * Events: `audit.opened {id}`, `audit.left`, `retry.asked`; `number.typed {text}`, `number.sent`, `asset.ticked {number, isSeen}`,
 * `closing.asked`; `location.chosen {id}`, `start.asked {id}`. Reads: `context.{audit, failure, typed, last, refusal, locationId}`;
 * `matches({ reading })`, `matches({ working })` (`offline`: what waits is to be tried again); `children.closing`. Emits `toast`. System id: `assetAudit`.
 */
interface Tick {
  readonly number: string
  readonly isSeen: boolean
}

interface Context {
  readonly id: AssetAuditId | null
  readonly audit: AssetAudit | null
  readonly failure: Failure | null
  /** What is being typed, or scanned, and not sent. */
  readonly typed: string
  /** What is to be sent, the first of them now. */
  readonly waiting: ReadonlyArray<Tick>
  /** What the last scan came to. */
  readonly last: Sighting | null
  /** Why the last thing asked for did not happen. */
  readonly refusal: string | null
  /** Where a new round is to go. */
  readonly locationId: AssetLocationId | null
}

type AssetAuditEvent =
  | { readonly type: 'audit.opened'; readonly id: AssetAuditId }
  | { readonly type: 'audit.left' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'number.typed'; readonly text: string }
  | { readonly type: 'number.sent' }
  | ({ readonly type: 'asset.ticked' } & Tick)
  | { readonly type: 'closing.asked' }
  | { readonly type: 'location.chosen'; readonly id: AssetLocationId | null }
  | { readonly type: 'start.asked'; readonly id: AssetAuditId }
  | { readonly type: 'closed.elsewhere' }

type Closed = PortInput<AssetPorts['closeAudit']>

export const auditClosing = questionOf<Closed, AssetAudit>()

const auditIn = ({ audit }: Context): AssetAudit => audit as AssetAudit

const closingQuestion = (context: Context): QuestionAbout<Closed> => {
  const { id, version, rows } = auditIn(context)
  const missing = rows.filter(({ isExpected, seenUtc }) => isExpected && seenUtc === null).length
  return {
    title: auditWording.close,
    text: auditWording.closing(missing),
    confirmLabel: auditWording.close,
    failure: auditWording.closeFailed,
    subject: { auditId: id, version },
  }
}

const nothing: Context = {
  id: null,
  audit: null,
  failure: null,
  typed: '',
  waiting: [],
  last: null,
  refusal: null,
  locationId: null,
}

export const assetAuditMachine = setup({
  types: {} as {
    context: Context
    events: AssetAuditEvent
    emitted: Toast
    tags: 'busy'
    children: { closing: 'closing'; loadAudit: 'loadAudit'; tickAsset: 'tickAsset'; startAudit: 'startAudit' }
  },
  actors: {
    closing: auditClosing.machine,
    loadAudit: port<AssetPorts['loadAudit']>('loadAudit'),
    tickAsset: port<AssetPorts['tickAsset']>('tickAsset'),
    startAudit: port<AssetPorts['startAudit']>('startAudit'),
  },
  guards: {
    succeeded,
    isNotFound,
    isConfirmed,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: AssetAuditId }) => context.id === id,
    isThere: ({ context }) => context.audit !== null,
    isTyped: ({ context }) => context.audit !== null && context.typed.trim() !== '',
    isWaiting: ({ context }) => context.waiting.length > 0,
    isUnreachable: (_: unknown, answer: Result.Result<AssetAudit, Failure>) => failureOf(answer)._tag === 'Unreachable',
    isClosedElsewhere: (_: unknown, answer: Result.Result<AssetAudit, Failure>) =>
      refusedWith(failureOf(answer), 'audit_closed'),
    hasPlace: ({ context }) => context.locationId !== null,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: AssetAuditId }) => ({ ...nothing, id })),
    leave: assign(nothing),
    keep: assign((_, audit: AssetAudit) => ({ audit, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    type: assign((_, { text }: { text: string }) => ({ typed: text })),
    queueTyped: assign(({ context: { typed, waiting } }) => ({
      typed: '',
      waiting: [...waiting, { number: typed.trim(), isSeen: true }],
    })),
    queue: assign(({ context: { waiting } }, { number, isSeen }: Tick) => ({
      waiting: [...waiting, { number, isSeen }],
    })),
    /** Said by what the round held before. */
    keepSighting: assign(({ context }, audit: AssetAudit) => {
      const [tick, ...waiting] = context.waiting
      return { audit, waiting, refusal: null, last: tick ? sightingOf(tick, context.audit, audit) : null }
    }),
    saySighting: assign(({ context: { waiting } }, failure: Failure) => ({
      waiting: waiting.slice(1),
      last: null,
      refusal: `${waiting[0]?.number ?? ''}: ${failureSentence(failure)}`,
    })),
    sayUnreached: assign((_, failure: Failure) => ({ last: null, refusal: failureSentence(failure) })),
    dropWaiting: assign({ waiting: [] }),
    readAgain: raise({ type: 'closed.elsewhere' }),
    choose: assign((_, { id }: { id: AssetLocationId | null }) => ({ locationId: id, refusal: null })),
    begin: assign((_, { id }: { id: AssetAuditId }) => ({ id })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failedBecause(auditWording.startFailed, failure) })),
    leadToIt: enqueueActions(({ context: { id }, enqueue, system }, _audit: AssetAudit) => {
      tell({ enqueue, system }, 'assetAudits', { type: 'news.heard' })
      tell({ enqueue, system }, 'navigation', {
        type: 'navigation.asked',
        to: pathTo('assetAudit', { auditId: id ?? '' }),
      })
    }),
    tellClosed: enqueueActions((speaking) => {
      announce(speaking, { kind: 'success', text: auditWording.closed })
      tell(speaking, 'assetAudits', { type: 'news.heard' })
    }),
  },
}).createMachine({
  id: 'assetAudit',
  context: nothing,
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'audit.opened': [
          { guard: withEvent('isOpenAlready'), target: '.loading' },
          { target: '.loading', actions: withEvent('open') },
        ],
        'audit.left': { target: '.closed', actions: 'leave' },
      },
      states: {
        closed: {},
        ...loadingStates<AssetPorts['loadAudit']>()({
          load: 'loadAudit',
          input: ({ context }: { context: Context }) => ({ auditId: context.id as AssetAuditId }),
          keep: 'keep',
          missing: 'notFound',
        }),
        showing: { on: { 'closed.elsewhere': 'renewing' } },
        renewing: {
          invoke: {
            id: 'loadAudit',
            src: 'loadAudit',
            input: ({ context }) => ({ auditId: context.id as AssetAuditId }),
            ...settling<AssetPorts['loadAudit']>()({ to: 'showing', keep: 'keep', otherwise: 'showing' }),
          },
        },
      },
    },
    working: {
      initial: 'resting',
      on: {
        'number.typed': { actions: withEvent('type') },
        'location.chosen': { actions: withEvent('choose') },
        'audit.opened': [{ guard: withEvent('isOpenAlready'), actions: [] }, { target: '.resting' }],
        'audit.left': '.resting',
      },
      states: {
        resting: {
          always: { guard: 'isWaiting', target: 'ticking' },
          on: {
            'number.sent': [{ guard: 'isTyped', actions: 'queueTyped' }, {}],
            'asset.ticked': [{ guard: 'isThere', actions: withEvent('queue') }, {}],
            'closing.asked': [{ guard: 'isThere', target: 'closing' }, {}],
            'start.asked': [{ guard: 'hasPlace', target: 'starting', actions: withEvent('begin') }, {}],
          },
        },
        ticking: {
          on: {
            'number.sent': [{ guard: 'isTyped', actions: 'queueTyped' }, {}],
            'asset.ticked': { actions: withEvent('queue') },
          },
          invoke: {
            id: 'tickAsset',
            src: 'tickAsset',
            input: ({ context }) => ({
              auditId: auditIn(context).id,
              ...(context.waiting[0] ?? { number: '', isSeen: true }),
            }),
            ...settling<AssetPorts['tickAsset']>()({
              to: 'resting',
              keep: 'keepSighting',
              or: [
                { guard: withOutput('isUnreachable'), target: 'offline', actions: withFailure('sayUnreached') },
                {
                  guard: withOutput('isClosedElsewhere'),
                  target: 'resting',
                  actions: [withFailure('saySighting'), 'dropWaiting', 'readAgain'],
                },
              ],
              otherwise: 'resting',
              why: 'saySighting',
            }),
          },
        },
        offline: {
          on: {
            'retry.asked': 'ticking',
            'number.sent': [{ guard: 'isTyped', target: 'ticking', actions: 'queueTyped' }, {}],
            'asset.ticked': { target: 'ticking', actions: withEvent('queue') },
          },
        },
        closing: {
          invoke: {
            id: 'closing',
            src: 'closing',
            input: ({ context }) => closingQuestion(context),
            ...concluding<ConfirmOutput<AssetAudit>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: 'keep',
              and: 'tellClosed',
              otherwise: 'resting',
              failed: auditWording.closeFailed,
            }),
          },
        },
        starting: {
          tags: 'busy',
          invoke: {
            id: 'startAudit',
            src: 'startAudit',
            input: ({ context: { id, locationId } }) => ({
              audit: { id: id as AssetAuditId, locationId: locationId as AssetLocationId },
            }),
            ...settling<AssetPorts['startAudit']>()({
              to: 'resting',
              keep: ['keep', 'leadToIt'],
              otherwise: 'resting',
              why: 'sayWhy',
            }),
          },
        },
      },
    },
  },
})

export type AssetAuditActor = ActorRefFrom<typeof assetAuditMachine>

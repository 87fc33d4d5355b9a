import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ReportAnswer } from '../../domain/reports/nouns.ts'
import { isNotFound, succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import type { ReportOf, ReportPorts } from './reports.ports.ts'

/**
 * A report, as its parameters ask for it.
 *
 * Rules it keeps: what is shown stays until what was asked for last has come, and an answer to what was asked before is not
 * heard any more; who types is asked about when they pause; another report begins with nothing; what could not be read
 * can be tried again, and is not told as if it were what was asked for.
 *
 * Events: `report.opened {of}`, `report.closed`, `retry.asked`. Reads: `context.{of, found, failure}`;
 * `matches('notFound')`, `hasTag('loading')`. System id: `report`.
 */
interface Context {
  readonly of: ReportOf | null
  readonly found: ReportAnswer | null
  readonly failure: Failure | null
}

type Event =
  | { readonly type: 'report.opened'; readonly of: ReportOf }
  | { readonly type: 'report.closed' }
  | { readonly type: 'retry.asked' }

const nothing: Context = { of: null, found: null, failure: null }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const withoutSearch = ({ name, question }: ReportOf) => ({ name, question: { ...question, search: '' } })

export const reportMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'loading' },
  actors: { load: port<ReportPorts['loadReport']>('loadReport') },
  delays: { pause: 200 },
  guards: {
    succeeded,
    isNotFound,
    isAsked: ({ context }, { of }: { of: ReportOf }) => isSame(context.of, of),
    isTyping: ({ context }, { of }: { of: ReportOf }) =>
      context.of !== null && isSame(withoutSearch(context.of), withoutSearch(of)),
  },
  actions: {
    ask: assign(({ context }, { of }: { of: ReportOf }) => ({
      of,
      found: context.of?.name === of.name ? context.found : null,
      failure: null,
    })),
    keep: assign((_, found: ReportAnswer) => ({ found, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    close: assign(nothing),
  },
}).createMachine({
  id: 'report',
  context: nothing,
  initial: 'closed',
  on: {
    'report.opened': [
      { guard: withEvent('isAsked'), actions: [] },
      { guard: withEvent('isTyping'), target: '.pausing', reenter: true, actions: withEvent('ask') },
      { target: '.loading', reenter: true, actions: withEvent('ask') },
    ],
    'report.closed': { target: '.closed', actions: 'close' },
  },
  states: {
    closed: {},
    pausing: { tags: 'loading', after: { pause: 'loading' } },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }: { context: Context }) => context.of as ReportOf,
        ...settling<ReportPorts['loadReport']>()({
          to: 'showing',
          keep: 'keep',
          missing: 'notFound',
          otherwise: 'failed',
          why: 'keepFailure',
        }),
      },
    },
    showing: {},
    notFound: {},
    failed: { on: { 'retry.asked': 'loading' } },
  },
})

export type ReportActor = ActorRefFrom<typeof reportMachine>

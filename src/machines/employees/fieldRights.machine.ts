import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { FieldRights } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import type { FieldRightsPorts } from './fieldRights.ports.ts'

/**
 * What a client decides about who sees what of a person: a switch that takes effect at once.
 *
 * Rules it keeps: what is chosen shows before the server has answered, and what was before stands again when it refuses;
 * one change at a time; what is known stays on the screen while it is read anew.
 *
 * Events: `page.shown`, `retry.asked`, `rights.changed {rights}`. Reads: `context.rights` (null until it is known);
 * `matches('loading' | 'resting' | 'saving' | 'failed')`. Emits `toast`. System id: `employees/fieldRights`.
 */
interface Context {
  readonly rights: FieldRights | null
  /** What the server has last said. */
  readonly saved: FieldRights | null
}

type Event =
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'rights.changed'; readonly rights: FieldRights }

export const fieldRightsMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast },
  actors: {
    loadFieldRights: port<FieldRightsPorts['loadFieldRights']>('loadFieldRights'),
    saveFieldRights: port<FieldRightsPorts['saveFieldRights']>('saveFieldRights'),
  },
  guards: { succeeded, isKnown: ({ context }) => context.saved !== null },
  actions: {
    keep: assign((_, saved: FieldRights) => {
      return { saved, rights: saved }
    }),
    choose: assign((_, { rights }: { rights: FieldRights }) => ({ rights })),
    putBack: assign({ rights: ({ context }) => context.saved }),
    announce: enqueueActions(announce),
  },
}).createMachine({
  id: 'fieldRights',
  context: { rights: null, saved: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadFieldRights',
        src: 'loadFieldRights',
        ...settling<FieldRightsPorts['loadFieldRights']>()({ to: 'resting', keep: 'keep', otherwise: 'failed' }),
      },
      on: {
        'rights.changed': [{ guard: 'isKnown', target: 'saving', actions: withEvent('choose') }, {}],
      },
    },
    failed: { on: { 'retry.asked': 'loading', 'page.shown': 'loading' } },
    resting: {
      on: {
        'page.shown': 'loading',
        'rights.changed': { target: 'saving', actions: withEvent('choose') },
      },
    },
    saving: {
      invoke: {
        id: 'saveFieldRights',
        src: 'saveFieldRights',
        input: ({ context: { rights } }) => ({ rights: rights as FieldRights }),
        ...settling<FieldRightsPorts['saveFieldRights']>()({
          to: 'resting',
          keep: 'keep',
          otherwise: 'resting',
          also: ['putBack', { type: 'announce', params: { kind: 'error', text: wording.fieldRightsFailed } }],
        }),
      },
    },
  },
})

export type FieldRightsActor = ActorRefFrom<typeof fieldRightsMachine>

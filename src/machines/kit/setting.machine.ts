import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { succeeded } from './answers.ts'
import { failureSentence } from './failureSentence.ts'
import { loadingStates } from './loading.ts'
import { type Port, port, provided } from './port.ts'
import { settling, withEvent } from './settling.ts'

/**
 * Something that is chosen for oneself, and counts from the press on.
 *
 * Rules it keeps: read each time its page opens; what is chosen shows before the server has answered; one choice at a time;
 * when it is not taken, that is said, and what is there now is read and stands again.
 *
 * Events: `setting.opened`, `setting.chosen {value}`, `retry.asked`.
 * Reads: `context.value` (by `settingOf`'s `valueIn`; null until it is known), `context.failure`;
 * `matches('closed' | 'loading' | 'resting' | 'saving' | 'failed')`. Emits `toast`.
 */
interface Context {
  readonly value: unknown
  readonly failure: Failure | null
}

export type SettingEvent =
  | { readonly type: 'setting.opened' }
  | { readonly type: 'setting.chosen'; readonly value: unknown }
  | { readonly type: 'retry.asked' }

type Load = Port<void, unknown, Failure>
type Save = Port<unknown, unknown, Failure>

const machineOf = (id: string) =>
  setup({
    types: {} as { context: Context; events: SettingEvent; emitted: Toast; tags: 'busy' },
    actors: { loadSetting: port<Load>(`${id}.load`), saveSetting: port<Save>(`${id}.save`) },
    guards: { succeeded },
    actions: {
      keep: assign((_, value: unknown) => ({ value, failure: null })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      choose: assign((_, { value }: { value: unknown }) => ({ value })),
      sayWhy: enqueueActions((speaking, failure: Failure) =>
        announce(speaking, { kind: 'error', text: failureSentence(failure) }),
      ),
    },
  }).createMachine({
    id,
    context: { value: null, failure: null },
    initial: 'closed',
    states: {
      closed: { on: { 'setting.opened': 'loading' } },
      ...loadingStates<Load>()({ load: 'loadSetting', to: 'resting', keep: 'keep' }),
      resting: {
        on: {
          'setting.opened': 'loading',
          'setting.chosen': { target: 'saving', actions: withEvent('choose') },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'saveSetting',
          src: 'saveSetting',
          input: ({ context }: { context: Context }) => context.value,
          ...settling<Save>()({ to: 'resting', keep: 'keep', otherwise: 'loading', why: 'sayWhy' }),
        },
      },
    },
  })

type SettingMachine = ReturnType<typeof machineOf>
export type SettingActor = ActorRefFrom<SettingMachine>

/** A setting under its own types. */
export const settingOf = <Value>(id: string) => {
  const machine = machineOf(id)
  return {
    machine,
    provide: (load: Port<void, Value, Failure>, save: Port<Value, Value, Failure>) =>
      machine.provide({
        actors: { loadSetting: provided(load as Load), saveSetting: provided(save as Save) },
      }),
    valueIn: ({ context }: { readonly context: Context }) => context.value as Value | null,
    chosen: (value: Value): SettingEvent => ({ type: 'setting.chosen', value }),
  }
}

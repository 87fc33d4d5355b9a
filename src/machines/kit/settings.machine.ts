import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Draft, Fields, RecordOf } from '../../domain/kernel/record.ts'
import { announce, type Toast } from './announce.ts'
import { isSaved, succeeded } from './answers.ts'
import { concluding } from './concluding.ts'
import { loadingStates } from './loading.ts'
import { type Port, port, provided } from './port.ts'
import type { RecordFormMachine } from './recordForm.machine.ts'
import { recordForm } from './recordForm.ts'
import type { FormInput, FormRecord } from './recordFormShape.ts'
import type { Retyped } from './retyped.ts'
import { withEvent } from './settling.ts'
import { tell } from './tell.ts'

/**
 * Something of which there is one, with its form, while its page is open: how things are at a client, somebody's own entry of
 * a day (the subject).
 *
 * Rules it keeps: read each time the page opens; what was saved is what is changed next; somebody else's change is laid
 * beside; whoever goes by them hears of a change.
 *
 * Events: `settings.opened {subject}`, `settings.left`, `retry.asked`. Reads: `context.failure`, `children.form`,
 * `matches('closed' | 'loading' | 'editing' | 'failed')`. Emits `toast`.
 */
interface Context {
  /** Which of them, where there are several. */
  readonly subject: unknown
  /** As they are saved; null until they are read. */
  readonly settings: FormRecord | null
  readonly failure: Failure | null
}

type Event =
  | { readonly type: 'settings.opened'; readonly subject?: unknown }
  | { readonly type: 'settings.left' }
  | { readonly type: 'retry.asked' }

type Load = Port<unknown, FormRecord, Failure>
type AnyForm = Retyped<RecordFormMachine, FormInput<object, FormRecord, unknown>, FormRecord | null>

interface MachineShape {
  readonly id: string
  readonly form: AnyForm
  readonly blank: object
  readonly failed: string
  readonly spread: (speaking: Parameters<typeof tell>[0], saved: FormRecord) => void
}

const machineOf = ({ id, form, blank, failed, spread }: MachineShape) =>
  setup({
    types: {} as {
      context: Context
      events: Event
      emitted: Toast
      children: { form: 'form'; loadSettings: 'loadSettings' }
    },
    actors: { form, loadSettings: port<Load>(`${id}.load`) },
    guards: { succeeded, isSaved },
    actions: {
      announce: enqueueActions(announce),
      open: assign((_, { subject }: { readonly subject?: unknown }) => ({ subject: subject ?? null })),
      keep: assign((_, settings: FormRecord) => ({ settings, failure: null })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      keepSaved: enqueueActions(({ enqueue, system }, settings: FormRecord | null) => {
        if (settings === null) return
        enqueue.assign({ settings })
        spread({ enqueue, system }, settings)
      }),
      // An actor that is stopped has no last word.
      tellClosed: enqueueActions((speaking) => tell(speaking, 'navigation', { type: 'unsaved.ended', by: form.id })),
    },
  }).createMachine({
    id,
    context: { subject: null, settings: null, failure: null },
    initial: 'closed',
    on: { 'settings.left': '.closed' },
    states: {
      closed: { on: { 'settings.opened': { target: 'loading', actions: withEvent('open') } } },
      ...loadingStates<Load>()({
        load: 'loadSettings',
        input: ({ context }: { readonly context: Context }) => context.subject,
        to: 'editing',
        keep: 'keep',
      }),
      editing: {
        exit: 'tellClosed',
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context: { settings, subject } }: { context: Context }) => ({
            scope: subject,
            id: theOne,
            base: settings,
            blank,
          }),
          ...concluding<FormRecord | null>()({
            when: 'isSaved',
            to: 'saved',
            keep: 'keepSaved',
            otherwise: 'loading',
            failed,
          }),
        },
      },
      // The form begins anew, on what was saved.
      saved: { always: 'editing' },
    },
  })

export type SettingsActor = ActorRefFrom<ReturnType<typeof machineOf>>

/** There is one of a client. */
const theOne = 'settings'

interface Versioned {
  readonly version: number
}

interface SettingsShape<F extends Fields, Settings> {
  readonly id: string
  readonly formId: string
  readonly fields: RecordOf<F> & { readonly draftOf: (settings: Settings) => Draft<F> }
  readonly messages: { readonly saved: string; readonly failed: string }
  /** Tells whoever goes by them. */
  readonly spread?: (speaking: Parameters<typeof tell>[0], saved: Settings) => void
}

/** The settings of one kind, and their form, under its own types. */
export const settingsOf = <F extends Fields, Settings extends Versioned, Subject = void>({
  id,
  formId,
  fields,
  messages,
  spread,
}: SettingsShape<F, Settings>) => {
  type Kept = Settings & { readonly id: string }
  const form = recordForm<Draft<F>, Kept, Subject, Kept>({ id: formId, ...fields, messages })
  const machine = machineOf({
    id,
    form: form.machine as unknown as AnyForm,
    blank: fields.blank,
    failed: messages.failed,
    spread: (speaking, saved) => spread?.(speaking, saved as unknown as Settings),
  })
  const asRecord = (settings: Settings): Kept => ({ ...settings, id: theOne })
  return {
    form,
    machine,
    provide: (load: Port<Subject, Settings, Failure>, save: Port<Settings, Settings, Failure>) => {
      const loadKept: Port<Subject, Kept, Failure> = async (subject, signal) =>
        Result.map(await load(subject, signal), asRecord)
      return machine.provide({
        actors: {
          form: form.provide({
            save: async ({ base, draft }, signal) =>
              Result.map(
                await save({ ...fields.toSaved(draft), version: base?.version ?? 0 } as unknown as Settings, signal),
                asRecord,
              ),
            loadTheirs: async ({ scope }, signal) =>
              Result.map(await loadKept(scope, signal), (record) => ({ record, answer: record })),
          }) as unknown as AnyForm,
          loadSettings: provided(loadKept as unknown as Load),
        },
      })
    },
  }
}

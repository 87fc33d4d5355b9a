import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { announce, type Toast } from './announce.ts'
import { isSaved } from './answers.ts'
import { concluding } from './concluding.ts'
import type { RecordFormMachine } from './recordForm.machine.ts'
import { nobodyElses, type recordForm } from './recordForm.ts'
import type { FormDraft, FormInput, FormRecord, SaveRecord } from './recordFormShape.ts'
import type { Retyped } from './retyped.ts'
import { withEvent } from './settling.ts'
import { tell } from './tell.ts'

/**
 * The page on which something new is planned, while it is open.
 *
 * Rules it keeps: what is planned is planned once, whatever is pressed twice, and leads on as its shape says; what is being
 * typed is asked about before it is left (§ 2.3).
 *
 * Events: `planning.opened {id}` and what else the page knows, `planning.closed`. Reads: `context.opened`,
 * `children.form`. Emits `toast`.
 */
export interface Opened {
  /** Made by the opener. */
  readonly id: string
}

interface Context<O extends Opened> {
  readonly opened: O | null
}

type Event<O extends Opened> = ({ readonly type: 'planning.opened' } & O) | { readonly type: 'planning.closed' }

type Speaking = Parameters<typeof announce>[0] & Parameters<typeof tell>[0]

/** What a kind of plans says of itself. */
interface PlanningShape<O extends Opened, Draft extends FormDraft, Kept extends FormRecord, Planned> {
  readonly id: string
  readonly form: ReturnType<typeof recordForm<Draft, Kept, null, Planned | null>>
  readonly blankOf: (opened: O) => Draft
  /** Says that it was planned, tells the area, and leads to where it is. */
  readonly planned: (speaking: Speaking, planned: Planned) => void
  readonly failed: string
}

type AnyShape = PlanningShape<Opened, object, FormRecord, object>
type AnyForm = Retyped<RecordFormMachine, FormInput<object, FormRecord, null>, object | null>

const machineOf = ({ id, form, blankOf, planned, failed }: AnyShape) =>
  setup({
    types: {} as {
      context: Context<Opened>
      events: Event<Opened>
      emitted: Toast
      children: { form: 'form' }
    },
    actors: { form: form.machine as AnyForm },
    guards: { isSaved },
    actions: {
      announce: enqueueActions(announce),
      open: assign((_, opened: Opened) => ({ opened })),
      close: assign({ opened: null }),
      tellPlanned: enqueueActions((speaking, answer: object) => planned(speaking, answer)),
      // An actor that is stopped has no last word.
      tellClosed: enqueueActions(({ context: { opened }, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `${form.machine.id}/${opened?.id}` }),
      ),
    },
  }).createMachine({
    id,
    context: { opened: null },
    initial: 'closed',
    states: {
      closed: { on: { 'planning.opened': { target: 'writing', actions: withEvent('open') } } },
      writing: {
        exit: 'tellClosed',
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context: { opened } }) =>
            form.inputOf({ scope: null, id: opened?.id ?? '', base: null, blank: blankOf(opened as Opened) }),
          ...concluding<object | null>()({
            when: 'isSaved',
            to: 'closed',
            keep: 'tellPlanned',
            otherwise: 'closed',
            failed,
          }),
        },
        on: { 'planning.closed': { target: 'closed', actions: 'close' } },
      },
    },
  })

type PlanningMachine<O extends Opened> = Retyped<
  ReturnType<typeof machineOf>,
  undefined,
  undefined,
  Event<O>,
  Context<O>
>
export type PlanningActor<O extends Opened = Opened> = ActorRefFrom<PlanningMachine<O>>

/** The plans of one kind, under its own types. */
export const planningOf = <O extends Opened, Draft extends FormDraft, Kept extends FormRecord, Planned>(
  shape: PlanningShape<O, Draft, Kept, Planned>,
) => {
  const machine = machineOf(shape as unknown as AnyShape)
  return {
    machine: machine as unknown as PlanningMachine<O>,
    provide: (save: SaveRecord<Draft, Kept, null, Planned | null>) =>
      machine.provide({
        actors: { form: shape.form.provide({ save, loadTheirs: nobodyElses }) as unknown as AnyForm },
      }) as unknown as PlanningMachine<O>,
  }
}

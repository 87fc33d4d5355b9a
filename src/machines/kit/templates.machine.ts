import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { byText } from '../../domain/kernel/order.ts'
import { announce, type Toast } from './announce.ts'
import { isConfirmed, isSaved, succeeded } from './answers.ts'
import { concluding } from './concluding.ts'
import type { ConfirmOutput, QuestionAbout, questionOf } from './confirm.machine.ts'
import { type Library, refresh } from './library.ts'
import { loadingStates } from './loading.ts'
import { type Port, port, provided } from './port.ts'
import type { RecordFormMachine } from './recordForm.machine.ts'
import type { recordForm } from './recordForm.ts'
import type { FormDraft, FormInput, FormRecord } from './recordFormShape.ts'
import type { Retyped } from './retyped.ts'
import { withEvent } from './settling.ts'
import { tell } from './tell.ts'

/**
 * The templates of an area, which some look after and others choose from.
 *
 * Rules it keeps: read each time a page wants them, and shown by name; one is added and changed in a form; what else is done
 * to one stands behind a question; what the server answers takes its place in the list; where
 * what is written has a page of its own, that leads back to the list.
 *
 * Events: `templates.opened`, `retry.asked`, `templates.arrived {templates}` of what became of some elsewhere; `addition.asked {id, like}`, `change.asked {template}`, `act.asked {act}`,
 * `templates.left`.
 * Reads: `context.{templates, failure, chosen, newId}` (by `templatesOf`'s `templatesIn` and `chosenIn`);
 * `matches({ reading: 'closed' | 'loading' | 'showing' | 'failed' })`, `matches({ working })`; `children.form`,
 * `children.confirmation`. Emits `toast`.
 */
interface Context {
  readonly templates: ReadonlyArray<FormRecord>
  readonly failure: Failure | null
  /** What is changed; null for a new one. */
  readonly chosen: FormRecord | null
  readonly newId: string | null
  /** What the new one begins as. */
  readonly like: FormRecord | null
  readonly act: ActOn<FormRecord> | null
}

/** What is done to a template behind a question. */
export interface ActOn<Template> {
  readonly kind: string
  readonly template: Template
}

export interface TemplatesArrived {
  readonly type: 'templates.arrived'
  readonly templates: ReadonlyArray<FormRecord>
}

type Event =
  | { readonly type: 'templates.opened' }
  | { readonly type: 'templates.left' }
  | { readonly type: 'retry.asked' }
  | TemplatesArrived
  | { readonly type: 'addition.asked'; readonly id: string; readonly like?: FormRecord | undefined }
  | { readonly type: 'change.asked'; readonly template: FormRecord }
  | { readonly type: 'act.asked'; readonly act: ActOn<FormRecord> }

type Load = Port<void, ReadonlyArray<FormRecord>, Failure>

type FormOf<Template extends FormRecord, Draft extends FormDraft> = ReturnType<
  typeof recordForm<Draft, Template, null, Template | null>
>
/** What the form asks of the server; one in which a text has to be its own asks for that too. */
type UsualPorts<Template extends FormRecord, Draft extends FormDraft> = Parameters<
  FormOf<Template, Draft>['provide']
>[0]

/** What a kind of templates says of itself. */
interface TemplatesShape<
  Template extends FormRecord,
  Draft extends FormDraft,
  Act extends ActOn<Template>,
  Asked,
  FormPorts = UsualPorts<Template, Draft>,
> {
  readonly id: string
  readonly form: Omit<FormOf<Template, Draft>, 'provide'> & {
    readonly provide: (ports: FormPorts) => FormOf<Template, Draft>['machine']
  }
  readonly blank: Draft
  /** A draft like one there is. */
  readonly copied?: (template: Template) => Draft
  /** The part of the library that holds them too. */
  readonly part?: keyof Library
  /** The address of the list, where what is written has a page of its own. */
  readonly leadsTo?: string
  readonly nameOf: (template: Template) => string
  readonly question: ReturnType<typeof questionOf<Asked, Template | null>>
  readonly questionAbout: (act: Act) => QuestionAbout<Asked>
  readonly done: (act: Act) => string
  readonly failed: string
}

type AnyShape = TemplatesShape<FormRecord, object, ActOn<FormRecord>, unknown>
type AnyQuestion = AnyShape['question']['machine']
type AnyForm = Retyped<RecordFormMachine, FormInput<object, FormRecord, null>, FormRecord | null>

/** While something is done behind a question it is there. */
const actIn = ({ act }: Context): ActOn<FormRecord> => act as ActOn<FormRecord>

const machineOf = (shape: AnyShape) => {
  const { id, form, blank, copied, part, leadsTo, nameOf, question, questionAbout, done, failed } = shape
  const sorted = (templates: ReadonlyArray<FormRecord>) =>
    [...templates].sort((one, other) => byText(nameOf(one), nameOf(other)))
  const without = (templates: ReadonlyArray<FormRecord>, gone: string) => templates.filter((one) => one.id !== gone)
  const withTemplate = (templates: ReadonlyArray<FormRecord>, template: FormRecord) =>
    sorted([...without(templates, template.id), template])
  return setup({
    types: {} as {
      context: Context
      events: Event
      emitted: Toast
      children: { form: 'form'; confirmation: 'confirmation'; loadTemplates: 'loadTemplates' }
    },
    actors: {
      form: form.machine as AnyForm,
      confirmation: question.machine,
      loadTemplates: port<Load>(`${id}.loadTemplates`),
    },
    guards: { succeeded, isSaved, isConfirmed },
    actions: {
      announce: enqueueActions(announce),
      keep: assign((_, templates: ReadonlyArray<FormRecord>) => ({ templates: sorted(templates), failure: null })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      beginNew: assign((_, { id, like = null }: { id: string; like?: FormRecord | null | undefined }) => ({
        newId: id,
        like,
      })),
      begin: assign((_, { template }: { template: FormRecord }) => ({ chosen: template })),
      beginAct: assign((_, { act }: { act: ActOn<FormRecord> }) => ({ act })),
      rest: assign({ chosen: null, newId: null, like: null, act: null }),
      take: enqueueActions(({ context, enqueue, system }, template: FormRecord) => {
        enqueue.assign({ templates: withTemplate(context.templates, template) })
        if (part !== undefined) refresh({ enqueue, system }, part)
      }),
      takeDone: enqueueActions(({ context, enqueue, system }, template: FormRecord | null) => {
        enqueue.assign({
          templates:
            template === null
              ? without(context.templates, actIn(context).template.id)
              : withTemplate(context.templates, template),
        })
        if (part !== undefined) refresh({ enqueue, system }, part)
      }),
      takeArrived: enqueueActions(({ context, enqueue, system }, { templates }: TemplatesArrived) => {
        enqueue.assign({ templates: templates.reduce<Context['templates']>(withTemplate, context.templates) })
        if (part !== undefined) refresh({ enqueue, system }, part)
      }),
      tellDone: enqueueActions(({ context, ...speaking }) =>
        announce(speaking, { kind: 'success', text: done(actIn(context)) }),
      ),
      leadBack: enqueueActions((speaking) => {
        if (leadsTo !== undefined)
          tell(speaking, 'navigation', { type: 'navigation.asked', to: leadsTo, replace: true })
      }),
      // An actor that is stopped has no last word.
      tellClosed: enqueueActions((speaking) =>
        tell(speaking, 'navigation', { type: 'unsaved.ended', by: form.machine.id }),
      ),
    },
  }).createMachine({
    id,
    context: { templates: [], failure: null, chosen: null, newId: null, like: null, act: null },
    type: 'parallel',
    states: {
      reading: {
        initial: 'closed',
        on: { 'templates.left': '.closed' },
        states: {
          closed: { on: { 'templates.opened': 'loading' } },
          ...loadingStates<Load>()({ load: 'loadTemplates', keep: 'keep' }),
          showing: { on: { 'templates.arrived': { actions: withEvent('takeArrived') } } },
        },
      },
      working: {
        initial: 'resting',
        on: { 'templates.left': '.resting' },
        states: {
          resting: {
            entry: 'rest',
            on: {
              'addition.asked': { target: 'editing', actions: withEvent('beginNew') },
              'change.asked': { target: 'editing', actions: withEvent('begin') },
              'act.asked': { target: 'asking', actions: withEvent('beginAct') },
            },
          },
          editing: {
            exit: 'tellClosed',
            invoke: {
              id: 'form',
              src: 'form',
              input: ({ context: { chosen: base, newId, like } }) =>
                form.inputOf({
                  scope: null,
                  id: base?.id ?? newId ?? '',
                  base,
                  blank: like === null || copied === undefined ? blank : copied(like),
                }),
              ...concluding<FormRecord | null>()({
                when: 'isSaved',
                to: 'resting',
                keep: 'take',
                and: 'leadBack',
                otherwise: 'resting',
                also: 'leadBack',
                failed,
              }),
            },
          },
          asking: {
            invoke: {
              id: 'confirmation',
              src: 'confirmation',
              input: ({ context }) => questionAbout(actIn(context)),
              ...concluding<ConfirmOutput<FormRecord | null>>()({
                when: 'isConfirmed',
                to: 'resting',
                keep: ['takeDone'],
                and: 'tellDone',
                otherwise: 'resting',
                failed,
              }),
            },
          },
        },
      },
    },
  })
}

export type TemplatesMachine = ReturnType<typeof machineOf>
export type TemplatesActor = ActorRefFrom<TemplatesMachine>

interface Holding {
  readonly context: Context
}

/** The templates of one kind, under its own types. */
export const templatesOf = <
  Template extends FormRecord,
  Draft extends FormDraft,
  Act extends ActOn<Template>,
  Asked,
  FormPorts = UsualPorts<Template, Draft>,
>(
  shape: TemplatesShape<Template, Draft, Act, Asked, FormPorts>,
) => {
  const machine = machineOf(shape as unknown as AnyShape)
  return {
    machine,
    nameOf: shape.nameOf,
    templatesIn: ({ context }: Holding) => context.templates as ReadonlyArray<Template>,
    chosenIn: ({ context }: Holding) => context.chosen as Template | null,
    adding: (id: Template['id'], like?: Template): Event => ({ type: 'addition.asked', id, like }),
    changing: (template: Template): Event => ({ type: 'change.asked', template }),
    asking: (act: Act): Event => ({ type: 'act.asked', act }),
    provide: (ports: {
      readonly form: FormPorts
      readonly act: Port<Asked, Template | null, Failure>
      readonly load: Port<void, ReadonlyArray<Template>, Failure>
    }) =>
      machine.provide({
        actors: {
          form: shape.form.provide(ports.form) as unknown as AnyForm,
          confirmation: shape.question.provide(ports.act) as unknown as AnyQuestion,
          loadTemplates: provided(ports.load as Load),
        },
      }),
  }
}

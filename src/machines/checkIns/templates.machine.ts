import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import { templateFields } from '../../domain/checkIns/template.fields.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CheckInTemplateId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { PlanningPorts } from './checkIns.ports.ts'
import { templateForm } from './templateForm.ts'
import { doneMessage, questionAbout, type TemplateAct, templateQuestion, withTemplate } from './templateQuestions.ts'

/**
 * The templates of check-ins, which admins look after and everybody chooses from.
 *
 * Rules it keeps: read each time a page wants them; one is added and changed in a form; archived,
 * brought back and removed behind a question; what the server answers takes its place in the list.
 *
 * Events: `templates.opened`, `retry.asked`; `addition.asked {id}`, `change.asked {template}`, `act.asked {act}`,
 * `templates.left`.
 * Reads: `context.{templates, failure, chosen, newId}`; `matches({ reading: 'closed' | 'loading' | 'showing' | 'failed' })`,
 * `matches({ working })`; `children.form`, `children.confirmation`. Emits `toast`. System id: `checkInTemplates`.
 */
interface Context {
  readonly templates: ReadonlyArray<CheckInTemplate>
  readonly failure: Failure | null
  /** What is changed; null for a new one. */
  readonly chosen: CheckInTemplate | null
  readonly newId: CheckInTemplateId | null
  readonly act: TemplateAct | null
}

type Event =
  | { readonly type: 'templates.opened' }
  | { readonly type: 'templates.left' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'addition.asked'; readonly id: CheckInTemplateId }
  | { readonly type: 'change.asked'; readonly template: CheckInTemplate }
  | { readonly type: 'act.asked'; readonly act: TemplateAct }

/** While something is done behind a question it is there. */
const actIn = ({ act }: Context): TemplateAct => act as TemplateAct

export const templatesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { form: 'form'; confirmation: 'confirmation'; loadTemplates: 'loadTemplates' }
  },
  actors: {
    form: templateForm.machine,
    confirmation: templateQuestion.machine,
    loadTemplates: port<PlanningPorts['loadTemplates']>('loadTemplates'),
  },
  guards: { succeeded, isSaved, isConfirmed },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, templates: ReadonlyArray<CheckInTemplate>) => ({ templates, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    beginNew: assign((_, { id }: { id: CheckInTemplateId }) => ({ newId: id })),
    begin: assign((_, { template }: { template: CheckInTemplate }) => ({ chosen: template })),
    beginAct: assign((_, { act }: { act: TemplateAct }) => ({ act })),
    rest: assign({ chosen: null, newId: null, act: null }),
    take: assign(({ context }, template: CheckInTemplate) => ({
      templates: withTemplate(context.templates, template),
    })),
    takeDone: assign(({ context }, template: CheckInTemplate | null) => ({
      templates:
        template === null
          ? context.templates.filter(({ id }) => id !== actIn(context).template.id)
          : withTemplate(context.templates, template),
    })),
    tellDone: enqueueActions(({ context, ...speaking }) =>
      announce(speaking, { kind: 'success', text: doneMessage(actIn(context)) }),
    ),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions((speaking) =>
      tell(speaking, 'navigation', { type: 'unsaved.ended', by: templateForm.machine.id }),
    ),
  },
}).createMachine({
  id: 'checkInTemplates',
  context: { templates: [], failure: null, chosen: null, newId: null, act: null },
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: { 'templates.left': '.closed' },
      states: {
        closed: { on: { 'templates.opened': 'loading' } },
        ...loadingStates<PlanningPorts['loadTemplates']>()({ load: 'loadTemplates', keep: 'keep' }),
        showing: {},
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
            input: ({ context: { chosen: base, newId } }) =>
              templateForm.inputOf({ scope: null, id: base?.id ?? newId ?? '', base, blank: templateFields.blank }),
            ...concluding<CheckInTemplate | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              otherwise: 'resting',
              failed: wording.templateFailed,
            }),
          },
        },
        asking: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => questionAbout(actIn(context)),
            ...concluding<ConfirmOutput<CheckInTemplate | null>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: ['takeDone'],
              and: 'tellDone',
              otherwise: 'resting',
              failed: wording.templateFailed,
            }),
          },
        },
      },
    },
  },
})

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>

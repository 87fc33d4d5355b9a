import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { HrDocumentId, ItemId } from '../../domain/kernel/ids.ts'
import { POLICY_FILE_MAX_BYTES } from '../../domain/policies/files.ts'
import { headingFields, type PolicyHeading } from '../../domain/policies/heading.fields.ts'
import { POLICY_TYPE } from '../../domain/policies/kinds.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument, HrDocumentType } from '../../domain/policies/nouns.ts'
import type { PolicyTemplate } from '../../domain/policies/templates/nouns.ts'
import { emptyContent, isSaveable } from '../../domain/policies/writing.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isUploaded, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { type FileUploadOutput, uploadOf } from '../kit/fileUpload.machine.ts'
import { refresh } from '../kit/library.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { NewFile, PolicyEditorPorts } from './policyEditor.ports.ts'

/**
 * A new policy, or document (§ 2.1 hrDocumentCreate, § 3 type), and its three ways to begin: written, uploaded, or from a template of the
 * marketplace.
 *
 * Rules it keeps: the id is made once, so asking twice makes one policy; whatever the way, a draft is made and the person
 * goes on with it on its own page; a template is read before it is used; what failed keeps what was typed or chosen, and
 * it is not left unasked (§ 2.3).
 *
 * Events: `kind.chosen {kind}`; `way.chosen {way}`, `way.left`; `heading.changed {change}`, `creation.asked`; `template.opened {id}`,
 * `template.closed`, `use.asked`; `retry.asked`.
 * Reads: `context.{kind, heading, wasAsked, refusal, templates, opened}`; `matches(…)`; `children.upload`; `hasTag('busy')`.
 * Emits `toast`.
 */
export interface BeginningInput {
  /** Of the policy to be. */
  readonly id: HrDocumentId
}

export type Way = 'write' | 'upload' | 'template'

interface Context extends BeginningInput {
  /** § 3 Its type, which stays. */
  readonly kind: HrDocumentType
  readonly heading: PolicyHeading
  readonly wasAsked: boolean
  readonly refusal: string | null
  readonly templates: ReadonlyArray<PolicyTemplate>
  readonly failure: Failure | null
  /** The template that is read. */
  readonly opened: ItemId | null
}

type Event =
  | { readonly type: 'kind.chosen'; readonly kind: HrDocumentType }
  | { readonly type: 'way.chosen'; readonly way: Way }
  | { readonly type: 'way.left' }
  | { readonly type: 'heading.changed'; readonly change: Partial<PolicyHeading> }
  | { readonly type: 'creation.asked' }
  | { readonly type: 'template.opened'; readonly id: ItemId }
  | { readonly type: 'template.closed' }
  | { readonly type: 'use.asked' }
  | { readonly type: 'retry.asked' }

export const openedTemplate = ({ templates, opened }: Pick<Context, 'templates' | 'opened'>) =>
  templates.find(({ id }) => id === opened) ?? null

/** What a way begins with: nothing, or what stands in the template. */
const offered = (context: Pick<Context, 'templates' | 'opened'>): PolicyHeading => {
  const template = openedTemplate(context)
  return template === null ? headingFields.blank : headingFields.draftOf(template)
}

const isTyped = (context: Context): boolean => {
  const before = offered(context)
  return context.heading.title !== before.title || context.heading.category !== before.category
}

export const policyUpload = uploadOf<NewFile, HrDocument>()

export const policyBeginningMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: BeginningInput
    tags: 'busy' | 'typing'
    children: {
      unsaved: 'unsaved'
      upload: 'upload'
      createPolicy: 'createPolicy'
      loadTemplates: 'loadTemplates'
      useTemplate: 'useTemplate'
    }
  },
  actors: {
    unsaved: unsavedGuard,
    upload: policyUpload.machine,
    createPolicy: port<PolicyEditorPorts['createPolicy']>('createPolicy'),
    loadTemplates: port<PolicyEditorPorts['loadTemplates']>('loadTemplates'),
    useTemplate: port<PolicyEditorPorts['useTemplate']>('useTemplate'),
  },
  guards: {
    succeeded,
    isWriting: (_: unknown, { way }: { way: Way }) => way === 'write',
    isUpload: (_: unknown, { way }: { way: Way }) => way === 'upload',
    hasTemplates: ({ context }: { context: Context }, { way }: { way: Way }) =>
      way === 'template' && context.templates.length > 0,
    isSaveable: ({ context }) => isSaveable(context.heading),
    isOpened: ({ context }) => openedTemplate(context) !== null && isSaveable(context.heading),
    isUploaded,
  },
  actions: {
    announce: enqueueActions(announce),
    chooseKind: assign((_, { kind }: { kind: HrDocumentType }) => ({ kind })),
    changeHeading: assign(({ context }, { change }: { change: Partial<PolicyHeading> }) => ({
      heading: { ...context.heading, ...change },
      refusal: null,
    })),
    showProblems: assign({ wasAsked: true }),
    forgetWhy: assign({ refusal: null, wasAsked: true }),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    sayNotUsed: assign((_, failure: Failure) => ({
      refusal: `${messages.templateNotUsed}. ${failureSentence(failure)}`,
    })),
    begin: assign({ heading: headingFields.blank, wasAsked: false, refusal: null, opened: null }),
    keepTemplates: assign((_, templates: ReadonlyArray<PolicyTemplate>) => ({
      templates,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    open: assign(({ context }, { id }: { id: ItemId }) => {
      return {
        opened: id,
        heading: offered({ ...context, opened: id }),
        refusal: null,
        wasAsked: false,
      }
    }),
    close: assign({ opened: null, refusal: null }),
    goOn: enqueueActions(({ context, enqueue, system }) => {
      refresh({ enqueue, system }, 'policies')
      // In the place of this page: going back leads to where one came from.
      const to = pathTo('hrDocumentEdit', { id: context.id })
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
  },
}).createMachine({
  id: 'policyBeginning',
  context: ({ input }) => ({
    ...input,
    kind: POLICY_TYPE,
    heading: headingFields.blank,
    wasAsked: false,
    refusal: null,
    templates: [],
    failure: null,
    opened: null,
  }),
  initial: 'choosing',
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: {
      by: 'policyBeginning',
      isUnsaved: (snapshot) => snapshot.hasTag('typing') && isTyped(snapshot.context),
      leave: { type: 'way.left' },
    },
    onError: {},
  },
  on: { 'way.left': { target: '.choosing', actions: 'begin' } },
  states: {
    choosing: {
      on: {
        'kind.chosen': { actions: withEvent('chooseKind') },
        'way.chosen': [
          { guard: withEvent('isWriting'), target: 'writing' },
          { guard: withEvent('isUpload'), target: 'uploading' },
          { guard: withEvent('hasTemplates'), target: 'browsing' },
          { target: 'loadingTemplates' },
        ],
      },
    },
    writing: {
      tags: 'typing',
      on: {
        'heading.changed': { actions: withEvent('changeHeading') },
        'creation.asked': [{ guard: 'isSaveable', target: 'creating' }, { actions: 'showProblems' }],
      },
    },
    creating: {
      tags: ['busy', 'typing'],
      entry: 'forgetWhy',
      invoke: {
        id: 'createPolicy',
        src: 'createPolicy',
        input: ({ context: { id, kind, heading } }) => ({
          policy: { id, type: kind, ...headingFields.toSaved(heading), content: emptyContent },
        }),
        ...settling<PolicyEditorPorts['createPolicy']>()({ to: 'begun', otherwise: 'writing', why: 'sayWhy' }),
      },
      on: { 'way.left': {} },
    },
    uploading: {
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { id, kind } }) => ({
          rule: { kinds: ['pdf'], maxBytes: POLICY_FILE_MAX_BYTES },
          subject: { id, type: kind },
        }),
        ...concluding<FileUploadOutput<unknown>>()({
          when: 'isUploaded',
          to: 'begun',
          otherwise: 'choosing',
          failed: messages.notUploaded,
        }),
      },
    },
    loadingTemplates: {
      invoke: {
        id: 'loadTemplates',
        src: 'loadTemplates',
        ...settling<PolicyEditorPorts['loadTemplates']>()({
          to: 'browsing',
          keep: 'keepTemplates',
          otherwise: 'notLoaded',
          why: 'keepFailure',
        }),
      },
    },
    notLoaded: { on: { 'retry.asked': 'loadingTemplates' } },
    browsing: {
      on: { 'template.opened': { target: 'reading', actions: withEvent('open') } },
    },
    reading: {
      tags: 'typing',
      on: {
        'template.closed': { target: 'browsing', actions: 'close' },
        'heading.changed': { actions: withEvent('changeHeading') },
        'use.asked': [{ guard: 'isOpened', target: 'using' }, { actions: 'showProblems' }],
      },
    },
    using: {
      tags: ['busy', 'typing'],
      entry: 'forgetWhy',
      invoke: {
        id: 'useTemplate',
        src: 'useTemplate',
        input: ({ context: { id, kind, heading, opened } }) => ({
          templateId: opened as ItemId,
          use: { id, type: kind, ...headingFields.toSaved(heading) },
        }),
        ...settling<PolicyEditorPorts['useTemplate']>()({ to: 'begun', otherwise: 'reading', why: 'sayNotUsed' }),
      },
      on: { 'way.left': {} },
    },
    begun: { tags: 'busy', entry: 'goOn', on: { 'way.left': {} } },
  },
})

export type PolicyBeginningActor = ActorRefFrom<typeof policyBeginningMachine>

import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { typeFields } from '../../domain/certifications/certificationType.fields.ts'
import type { CertificationType } from '../../domain/certifications/nouns.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { CertificationPorts } from './certifications.ports.ts'
import { archiving, archivingQuestion, withType } from './typeArchiving.ts'
import { certificationTypeForm } from './typeForm.ts'

/**
 * The types of certifications an admin looks after, and everybody chooses from.
 *
 * Rules it keeps: read as soon as the area is there, since every form offers them; a type is added and changed in a form;
 * it is archived, or brought back, behind a question that says what holds on to it, and never lost; what the server
 * answers takes its place in the list, and the matrix of requirements is told.
 *
 * Events: `retry.asked`, `news.heard`; `addition.asked {id}`, `change.asked {certificationType}`, `archiving.asked {certificationType}`.
 * Reads: `context.{types, failure, chosen}`; `matches({ reading: 'loading' | 'showing' | 'renewing' | 'failed' })`,
 * `matches({ working })`; `children.form`, `children.confirmation`. Emits `toast`. System id: `certificationTypes`.
 */
interface Context {
  readonly types: ReadonlyArray<CertificationType>
  readonly failure: Failure | null
  /** What is changed, archived or brought back; null for a new one. */
  readonly chosen: CertificationType | null
  readonly newId: CertificationTypeId | null
}

type Event =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'addition.asked'; readonly id: CertificationTypeId }
  | { readonly type: 'change.asked'; readonly certificationType: CertificationType }
  | { readonly type: 'archiving.asked'; readonly certificationType: CertificationType }

interface Choice {
  readonly certificationType: CertificationType
}

export const certificationTypesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { form: 'form'; confirmation: 'confirmation'; loadTypes: 'loadTypes' }
  },
  actors: {
    form: certificationTypeForm.machine,
    /** A confirmation that archives a type, or brings it back. */
    confirmation: archiving.machine,
    loadTypes: port<CertificationPorts['loadTypes']>('loadTypes'),
  },
  guards: {
    succeeded,
    isSaved,
    isConfirmed,
  },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, types: ReadonlyArray<CertificationType>) => ({
      types,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, { certificationType }: Choice) => ({ chosen: certificationType, newId: null })),
    beginNew: assign((_, { id }: { id: CertificationTypeId }) => ({ chosen: null, newId: id })),
    rest: assign({ chosen: null, newId: null }),
    take: assign(({ context }, type: CertificationType) => ({ types: withType(context.types, type) })),
    tellArchived: enqueueActions(({ context, ...speaking }) => {
      const text = context.chosen?.isDeleted ? wording.typeUnarchived : wording.typeArchived
      announce(speaking, { kind: 'success', text })
    }),
    tellOthers: enqueueActions((speaking) => tell(speaking, 'certificationMatrix', { type: 'news.heard' })),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions((speaking) =>
      tell(speaking, 'navigation', { type: 'unsaved.ended', by: certificationTypeForm.machine.id }),
    ),
  },
}).createMachine({
  id: 'certificationTypes',
  context: { types: [], failure: null, chosen: null, newId: null },
  type: 'parallel',
  states: {
    reading: {
      initial: 'loading',
      states: {
        ...loadingStates<CertificationPorts['loadTypes']>()({
          load: 'loadTypes',
          keep: 'keep',
        }),
        showing: { on: { 'news.heard': 'renewing' } },
        renewing: {
          on: { 'news.heard': { target: 'renewing', reenter: true } },
          invoke: {
            id: 'loadTypes',
            src: 'loadTypes',
            ...settling<CertificationPorts['loadTypes']>()({ to: 'showing', keep: 'keep', otherwise: 'showing' }),
          },
        },
      },
    },
    working: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'rest',
          on: {
            'addition.asked': { target: 'editing', actions: withEvent('beginNew') },
            'change.asked': { target: 'editing', actions: withEvent('begin') },
            'archiving.asked': { target: 'archiving', actions: withEvent('begin') },
          },
        },
        editing: {
          exit: 'tellClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { chosen: base, newId } }) =>
              certificationTypeForm.inputOf({
                scope: null,
                id: base?.id ?? newId ?? '',
                base,
                blank: typeFields.blank,
              }),
            ...concluding<CertificationType | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: 'tellOthers',
              otherwise: 'resting',
              failed: wording.typeUpdateFailed,
            }),
          },
        },
        archiving: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context: { chosen } }) => archivingQuestion(chosen as CertificationType),
            onDone: [
              {
                guard: withOutput('isConfirmed'),
                target: 'resting',
                actions: [
                  'tellArchived',
                  { type: 'take', params: ({ event }) => event.output.answer as CertificationType },
                  'tellOthers',
                ],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: wording.typeArchiveFailed } },
            },
          },
        },
      },
    },
  },
})

export type CertificationTypesActor = ActorRefFrom<typeof certificationTypesMachine>

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly certificationTypes: Event
  }
}

import { assign, enqueueActions, raise, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { HrDocument, HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { tell } from '../kit/tell.ts'
import { agreementMachine } from './agreement.machine.ts'
import type { PolicyPorts } from './policies.ports.ts'
import {
  draftDeletion,
  type FileOpened,
  type PoliciesContext,
  type PoliciesEvent,
  type PoliciesInput,
  policyDownload,
  withoutDuty,
  withPolicy,
} from './policiesContext.ts'
import { policyCategoriesMachine } from './policyCategories.machine.ts'
import { policyComplianceMachine } from './policyCompliance.machine.ts'
import { policyFileMachine } from './policyFile.machine.ts'
import { policyVersionsMachine } from './policyVersions.machine.ts'

/** What the policies ask, decide and do (`policies.machine.ts`). */
export const policiesSetup = setup({
  types: {} as {
    context: PoliciesContext
    events: PoliciesEvent
    emitted: Toast
    input: PoliciesInput
    children: {
      loadPolicies: 'loadPolicies'
      agreement: 'agreement'
      versions: 'versions'
      people: 'people'
      file: 'file'
      categories: 'categories'
      deletion: 'deletion'
      download: 'download'
    }
  },
  actors: {
    loadPolicies: port<PolicyPorts['loadPolicies']>('loadPolicies'),
    agreement: agreementMachine,
    versions: policyVersionsMachine,
    people: policyComplianceMachine,
    file: policyFileMachine,
    categories: policyCategoriesMachine,
    /** A confirmation that deletes a draft. */
    deletion: draftDeletion.machine,
    download: policyDownload.machine,
  },
  guards: {
    succeeded,
    isConfirmed,
    isOpenAlready: ({ context }: { context: PoliciesContext }, { id }: { id: HrDocumentId }) => context.id === id,
    isNeverPublished: (_: unknown, { document }: { document: HrDocument }) => document.versionNo === 0,
  },
  actions: {
    announce: enqueueActions(announce),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepList: assign((_, policies: ReadonlyArray<HrDocumentSummary>) => ({
      policies,
      failure: null,
    })),
    overtake: raise({ type: 'list.overtaken' }),
    open: assign((_, { id }: { id: HrDocumentId }) => ({ id, title: '' })),
    close: assign({ id: null, title: '' }),
    keepTitle: assign((_, { title }: { title: string }) => ({ title })),
    keepFile: assign((_, { id, versionNo, name }: FileOpened) => ({ file: { id, versionNo, name } })),
    take: assign(({ context }, policy: HrDocumentSummary) => ({ policies: withPolicy(context.policies, policy) })),
    choose: assign((_, { document }: { document: HrDocument }) => ({ chosen: document })),
    forget: assign({ chosen: null }),
    drop: assign(({ context }) => ({ policies: context.policies.filter(({ id }) => id !== context.chosen?.id) })),
    tellList: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'readiness', {
        type: 'part.changed',
        part: 'policies',
        data: context.policies,
      }),
    ),
    tellDone: enqueueActions(({ enqueue, system }, { id }: HrDocumentSummary) => {
      const toDo = system.get('readiness')?.getSnapshot().context.parts.toDo ?? []
      tell({ enqueue, system }, 'readiness', { type: 'part.changed', part: 'toDo', data: withoutDuty(toDo, id) })
    }),
    // What is published may ask whoever published it, too.
    askDuties: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'readiness', { type: 'part.refreshAsked', part: 'toDo' }),
    ),
    showArrived: enqueueActions(({ context, enqueue }, { document }: { document: HrDocument }) => {
      if (document.id === context.id) enqueue.sendTo('agreement', { type: 'document.arrived', document })
    }),
    leaveDeleted: enqueueActions(({ context, enqueue, system }) => {
      announce({ enqueue, system }, { kind: 'success', text: `${context.chosen?.title ?? ''} was deleted` })
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to: pathTo('hrDocuments'), replace: true })
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly hrDocuments: PoliciesEvent
  }
}

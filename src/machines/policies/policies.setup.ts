import { assign, enqueueActions, setup } from 'xstate'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed } from '../kit/answers.ts'
import { tell } from '../kit/tell.ts'
import { agreementMachine } from './agreement.machine.ts'
import {
  draftDeletion,
  type FileOpened,
  type PoliciesContext,
  type PoliciesEvent,
  type PoliciesInput,
  policyDownload,
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
    isConfirmed,
    isOpenAlready: ({ context }: { context: PoliciesContext }, { id }: { id: HrDocumentId }) => context.id === id,
    isNeverPublished: (_: unknown, { document }: { document: HrDocument }) => document.versionNo === 0,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: HrDocumentId }) => ({ id, title: '' })),
    close: assign({ id: null, title: '' }),
    keepTitle: assign((_, { title }: { title: string }) => ({ title })),
    keepFile: assign((_, { id, versionNo, name }: FileOpened) => ({ file: { id, versionNo, name } })),
    choose: assign((_, { document }: { document: HrDocument }) => ({ chosen: document })),
    forget: assign({ chosen: null }),
    showArrived: enqueueActions(({ context, enqueue }, { document }: { document: HrDocument }) => {
      if (document.id === context.id) enqueue.sendTo('agreement', { type: 'document.arrived', document })
    }),
    leaveDeleted: enqueueActions(({ context, enqueue, system }) => {
      const { id, title } = context.chosen as HrDocument
      announce({ enqueue, system }, { kind: 'success', text: `${title} was deleted` })
      tell({ enqueue, system }, 'readiness', { type: 'record.left', part: 'policies', id })
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to: pathTo('hrDocuments'), replace: true })
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly policies: PoliciesEvent
  }
}

import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { PolicyCategory } from '../../domain/policies/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { questionOf } from '../kit/confirm.machine.ts'
import { refresh } from '../kit/library.ts'
import { loadingStates } from '../kit/loading.ts'
import { type PortInput, port } from '../kit/port.ts'
import { withEvent, withOutput } from '../kit/settling.ts'
import type { PolicyPorts } from './policies.ports.ts'

/**
 * The categories of policies (§ 7 hrDocuments/categories): each comes with the first policy that names it.
 *
 * Rules it keeps: one that no policy has is removed behind a question, of one in use the person is told why it stays;
 * a removal is told to the readiness, so that nobody is offered the category any more.
 *
 * Events: `retry.asked`, `removal.asked {category}`. Reads: `context.{categories, failure, category}`;
 * `matches('loading' | 'shown' | 'failed' | 'removing')`; `children.confirmation`. Emits `toast`.
 */
interface Context {
  readonly categories: ReadonlyArray<PolicyCategory>
  readonly failure: Failure | null
  /** The one that is asked about. */
  readonly category: PolicyCategory | null
}

type Event = { readonly type: 'retry.asked' } | { readonly type: 'removal.asked'; readonly category: PolicyCategory }

export const categoryRemoval = questionOf<PortInput<PolicyPorts['removeCategory']>, void>()

export const policyCategoriesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { loadCategories: 'loadCategories'; confirmation: 'confirmation' }
  },
  actors: {
    loadCategories: port<PolicyPorts['loadCategories']>('loadCategories'),
    /** A confirmation that removes a category. */
    confirmation: categoryRemoval.machine,
  },
  guards: {
    succeeded,
    isConfirmed,
    isUnused: (_: unknown, { category }: { category: PolicyCategory }) => category.uses === 0,
  },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, categories: ReadonlyArray<PolicyCategory>) => ({
      categories,
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, { category }: { category: PolicyCategory }) => ({ category })),
    forget: assign({ category: null }),
    drop: enqueueActions(({ context: { categories, category }, enqueue, system }) => {
      enqueue.assign({ categories: categories.filter(({ id }) => id !== category?.id), category: null })
      announce({ enqueue, system }, { kind: 'success', text: `Category ${category?.name ?? ''} removed` })
      refresh({ enqueue, system }, 'bootstrap')
    }),
  },
}).createMachine({
  id: 'policyCategories',
  context: { categories: [], failure: null, category: null },
  initial: 'loading',
  states: {
    ...loadingStates<PolicyPorts['loadCategories']>()({
      load: 'loadCategories',
      keep: 'keep',
      to: 'shown',
    }),
    shown: {
      on: {
        'removal.asked': [
          {
            guard: withEvent('isUnused'),
            target: 'removing',
            actions: withEvent('choose'),
          },
          {},
        ],
      },
    },
    removing: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { category } }) => ({
          title: 'Remove category',
          text: `${category?.name ?? ''} will no longer be offered for HR documents.`,
          confirmLabel: 'Remove category',
          tone: 'danger' as const,
          subject: { name: category?.name ?? '' },
        }),
        onDone: [
          {
            guard: withOutput('isConfirmed'),
            target: 'shown',
            actions: 'drop',
          },
          // Somebody may have begun to use it meanwhile.
          { target: 'loading', actions: 'forget' },
        ],
        onError: {
          target: 'shown',
          actions: ['forget', { type: 'announce', params: { kind: 'error', text: messages.categoryNotRemoved } }],
        },
      },
    },
  },
})

export type PolicyCategoriesActor = ActorRefFrom<typeof policyCategoriesMachine>

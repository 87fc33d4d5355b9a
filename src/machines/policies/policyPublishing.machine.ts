import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { undescribed } from '../../domain/policies/content/imagesIn.ts'
import { editorWording } from '../../domain/policies/editorWording.ts'
import { changeFields } from '../../domain/policies/heading.fields.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument, PolicyReview } from '../../domain/policies/nouns.ts'
import { needsNote, outcomesOf, reviewedVersion } from '../../domain/policies/writing.ts'
import { succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { OfPolicy } from './policies.ports.ts'
import type { PolicyEditorPorts } from './policyEditor.ports.ts'

/**
 * The review of a policy (§ 7 POST {id}/review): one actor for each time the dialog is opened.
 *
 * Rules it keeps: a first publication is a change of substance, and there is nothing to choose; after that somebody has to
 * choose, because it decides whether people are asked again; people who are asked again are told why; every image says
 * what it shows or that it decorates; a failure keeps
 * the dialog and its note, and says what the server said (§ 8); what was chosen or written is not left unasked (§ 2.3).
 *
 * Events: `outcome.chosen {outcome}`, `note.typed {note}`, `review.confirmed`, `dialog.cancelled`.
 * Reads: `context.{document, outcome, note, wasAsked, refusal}` by `publishingProblems`; `hasTag('busy')`.
 * Output: the document as it is now; null when nothing was published.
 */
export interface PublishingInput extends OfPolicy {
  readonly document: HrDocument
}

interface Context extends PublishingInput {
  readonly outcome: PolicyReview['outcome'] | null
  readonly note: string
  /** Confirming was tried: from then on what is missing is said. */
  readonly wasAsked: boolean
  readonly refusal: string | null
  readonly answer: HrDocument | null
}

type Event =
  | { readonly type: 'outcome.chosen'; readonly outcome: PolicyReview['outcome'] }
  | { readonly type: 'note.typed'; readonly note: string }
  | { readonly type: 'review.confirmed' }
  | { readonly type: 'dialog.cancelled' }

/** What is still missing, by where it stands. */
export const publishingProblems = ({
  document,
  outcome,
  note,
}: Pick<Context, 'document' | 'outcome' | 'note'>): {
  readonly outcome?: string
  readonly note?: string
  readonly images?: string
} => {
  if (outcome === null) return { outcome: editorWording.outcomeMissing }
  if (needsNote(outcome, document.versionNo) && note.trim() === '') return { note: editorWording.noteMissing }
  const wrong = changeFields.fields.changeNote.problem(note)
  if (wrong !== null) return { note: wrong }
  const images = imagesProblem(document)
  return images === null ? {} : { images }
}

/** Which images of what is to be published do not say what they show; null when all do. */
export const imagesProblem = ({ draft }: Pick<HrDocument, 'draft'>): string | null => {
  const found = draft === null || draft.content === null ? [] : undescribed(draft.content)
  return found.length === 0 ? null : editorWording.imagesUndescribed(found)
}

/** Where there is nothing to choose. */
const onlyOutcome = ({ document }: PublishingInput): PolicyReview['outcome'] | null => {
  const [usual, other] = outcomesOf(document)
  return other === undefined ? (usual ?? null) : null
}

const isBegun = (context: Context): boolean => context.note.trim() !== '' || context.outcome !== onlyOutcome(context)

export const policyPublishingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: PublishingInput
    output: HrDocument | null
    tags: 'busy'
    children: { unsaved: 'unsaved'; reviewPolicy: 'reviewPolicy' }
  },
  actors: { unsaved: unsavedGuard, reviewPolicy: port<PolicyEditorPorts['reviewPolicy']>('reviewPolicy') },
  guards: {
    succeeded,
    isReady: ({ context }) => Object.keys(publishingProblems(context)).length === 0,
    isOffered: ({ context }: { context: Context }, { outcome }: { outcome: PolicyReview['outcome'] }) =>
      outcomesOf(context.document).includes(outcome),
  },
  actions: {
    choose: assign((_, { outcome }: { outcome: PolicyReview['outcome'] }) => ({ outcome, refusal: null })),
    type: assign((_, { note }: { note: string }) => ({ note, refusal: null })),
    showProblems: assign({ wasAsked: true }),
    forgetWhy: assign({ refusal: null }),
    keepAnswer: assign((_, answer: HrDocument) => ({ answer })),
    sayWhy: assign((_, failure: Failure) => ({
      refusal: failure._tag === 'Refused' ? failure.message : `${messages.notReviewed}. ${failureSentence(failure)}`,
    })),
  },
}).createMachine({
  id: 'policyPublishing',
  context: ({ input }) => ({
    ...input,
    outcome: onlyOutcome(input),
    note: '',
    wasAsked: false,
    refusal: null,
    answer: null,
  }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: {
      by: 'policyPublishing',
      isUnsaved: ({ context }) => isBegun(context),
      leave: { type: 'dialog.cancelled' },
    },
    onError: {},
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'outcome.chosen': [
          {
            guard: withEvent('isOffered'),
            actions: withEvent('choose'),
          },
          {},
        ],
        'note.typed': { actions: withEvent('type') },
        'review.confirmed': [{ guard: 'isReady', target: 'reviewing' }, { actions: 'showProblems' }],
        'dialog.cancelled': 'closed',
      },
    },
    reviewing: {
      tags: 'busy',
      entry: 'forgetWhy',
      invoke: {
        id: 'reviewPolicy',
        src: 'reviewPolicy',
        input: ({ context }) => {
          const { id, document, note } = context
          const outcome = context.outcome as PolicyReview['outcome']
          return {
            id,
            review: { outcome, changeNote: note.trim(), version: reviewedVersion(document, outcome) },
          }
        },
        ...settling<PolicyEditorPorts['reviewPolicy']>()({
          to: 'closed',
          keep: 'keepAnswer',
          otherwise: 'choosing',
          why: 'sayWhy',
        }),
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.answer,
})

export type PolicyPublishingActor = ActorRefFrom<typeof policyPublishingMachine>

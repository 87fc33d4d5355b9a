import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { answerOf, failureOf, succeeded } from './answers.ts'
import { failureSentence } from './failureSentence.ts'
import { port } from './port.ts'
import type {
  FormDraft,
  FormInput,
  FormProblems,
  FormRecord,
  FormShape,
  LoadTheirs,
  SaveRecord,
  Theirs,
} from './recordFormShape.ts'
import { settling, withAnswer, withEvent, withFailure, withOutput } from './settling.ts'
import { tell } from './tell.ts'

/** The machine is written over these; whoever makes one of a shape, provides for it and reads it knows which they are. */
export type AnyDraft = Readonly<Record<string, unknown>>
type AnyInput = FormInput<AnyDraft, FormRecord, unknown>
type AnyTheirs = Theirs<FormRecord, object | null>

/**
 * The form of one record, new or old, from the first key to the saved answer: one actor for each time it is opened.
 *
 * Rules it keeps: unsaved is what would be saved differently (typing a letter and taking it back is nothing); nothing
 * invalid is sent; a second save while one runs is ignored; whatever the answer, what was typed stays: a refusal is shown
 * where it belongs, a lost connection can be tried again, a record that somebody else has changed is fetched and laid
 * beside, and one that somebody has removed leaves the typed text to be read. Unsaved edits are known to the navigation,
 * which asks before they are left (§ 2.3).
 *
 * Events: `field.changed {change}`, `field.left {field}`, `save.asked`, `retry.asked`, `form.abandoned`; in a conflict
 * `theirs.taken` or `mine.kept`. Reads: `context.{draft, base, theirs, refusal}` by the readings of
 * `recordForm`; tags `dirty`, `busy`, `offline`, `conflict`, `gone`. Emits `toast`.
 * Output: what saving (or fetching theirs) answered, or null when nothing was saved.
 */
interface Context extends AnyInput {
  readonly draft: AnyDraft
  /** The fields somebody has been in: only there is a problem shown before saving was tried. */
  readonly visited: ReadonlyArray<string>
  readonly triedToSave: boolean
  /** What the server had against single fields. */
  readonly refusedFields: FormProblems
  /** What the server said no to, in one sentence. */
  readonly refusal: string | null
  readonly theirs: AnyTheirs | null
  readonly answer: object | null
}

type Event =
  | { readonly type: 'field.changed'; readonly change: FormDraft }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'save.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'form.abandoned' }
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'mine.kept' }

/** What the navigation knows a form by; ending the kind ends all forms of it. */
const formName = (kind: string, { id }: AnyInput): string => `${kind}/${id}`

export const machineOf = (shape: FormShape<AnyDraft, FormRecord, unknown>) => {
  const fromBase = ({ base, blank, scope }: AnyInput): AnyDraft => (base === null ? blank : shape.draftOf(base, scope))

  /** The fields somebody changed stay as typed; all others become those of the newer record. */
  const carriedOver = (context: Context): AnyDraft => {
    const record = context.theirs?.record as FormRecord
    const mine = shape.changes(fromBase(context), context.draft).map((field) => [field, context.draft[field]])
    return { ...shape.draftOf(record, context.scope), ...Object.fromEntries(mine) }
  }

  const withRefusal = (failure: Failure) => {
    const details = failure._tag === 'Refused' ? failure.errors : []
    return {
      refusal: failureSentence(failure),
      refusedFields: Object.fromEntries(details.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
    }
  }

  const machine = setup({
    types: {} as {
      context: Context
      events: Event
      emitted: Toast
      input: AnyInput
      output: object | null
      tags: 'dirty' | 'busy' | 'offline' | 'conflict' | 'gone'
    },
    actors: {
      save: port<SaveRecord<AnyDraft, FormRecord, unknown, object | null>>(`${shape.id}.save`),
      loadTheirs: port<LoadTheirs<FormRecord, unknown, object | null>>(`${shape.id}.loadTheirs`),
    },
    guards: {
      succeeded,
      isUnchanged: ({ context }) => shape.changes(fromBase(context), context.draft).length === 0,
      isValid: ({ context }) => Object.keys(shape.problems(context.draft)).length === 0,
      isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
        refusedWith(failureOf(answer), 'changed_meanwhile'),
      isGone: (_: unknown, answer: Result.Result<unknown, Failure>) => refusedWith(failureOf(answer), 'not_found'),
      isUnreachable: (_: unknown, answer: Result.Result<unknown, Failure>) => failureOf(answer)._tag === 'Unreachable',
      isThere: (_: unknown, answer: Result.Result<AnyTheirs, Failure>) =>
        succeeded(_, answer) && answerOf(answer).record !== null,
    },
    actions: {
      change: assign(({ context }, { change }: { change: FormDraft }) => ({
        draft: { ...context.draft, ...change },
        refusal: null,
        refusedFields: Object.fromEntries(
          Object.entries(context.refusedFields).filter(([field]) => !(field in change)),
        ),
      })),
      visit: assign(({ context }, { field }: { field: string }) => ({
        visited: context.visited.includes(field) ? context.visited : [...context.visited, field],
      })),
      showProblems: assign({ triedToSave: true }),
      forgetRefusal: assign({ refusal: null, refusedFields: {}, triedToSave: true }),
      keepRefusal: assign((_, failure: Failure) => withRefusal(failure)),
      refuse: enqueueActions(({ context, enqueue, system }, failure: Failure) => {
        enqueue.assign(withRefusal(failure))
        const { addFailed, failed: saveFailed } = shape.told
        const text = context.base === null ? (addFailed ?? saveFailed) : saveFailed
        announce({ enqueue, system }, { kind: 'error', text })
      }),
      keepTheirs: assign((_, theirs: AnyTheirs) => ({ theirs, answer: theirs.answer })),
      keepMine: assign(({ context }) => ({
        base: context.theirs?.record ?? null,
        draft: carriedOver(context),
        theirs: null,
      })),
      keepAnswer: enqueueActions(({ context, enqueue, system }, answer: object | null) => {
        enqueue.assign({ answer })
        const text = context.base === null ? shape.told.added : shape.told.saved
        announce({ enqueue, system }, { kind: 'success', text })
      }),
      tellUnsaved: enqueueActions(({ context, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.began', by: formName(shape.id, context) }),
      ),
      tellSettled: enqueueActions(({ context, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: formName(shape.id, context) }),
      ),
    },
  }).createMachine({
    id: shape.id,
    context: ({ input }) => ({
      ...input,
      draft: fromBase(input),
      visited: [],
      triedToSave: false,
      refusedFields: {},
      refusal: null,
      theirs: null,
      answer: null,
    }),
    initial: 'clean',
    on: { 'field.left': { actions: withEvent('visit') } },
    states: {
      clean: {
        on: {
          'field.changed': { target: 'dirty', actions: withEvent('change') },
          'form.abandoned': 'closed',
        },
      },
      dirty: {
        tags: 'dirty',
        entry: 'tellUnsaved',
        exit: 'tellSettled',
        initial: 'editing',
        on: {
          'field.changed': { target: '.editing', actions: withEvent('change') },
          'save.asked': [{ guard: 'isValid', target: '.saving' }, { actions: 'showProblems' }],
          'form.abandoned': 'closed',
        },
        states: {
          editing: { always: { guard: 'isUnchanged', target: `#${shape.id}.clean` } },
          saving: {
            tags: 'busy',
            entry: 'forgetRefusal',
            invoke: {
              id: 'save',
              src: 'save',
              input: ({ context: { scope, id, base, draft } }) => ({ scope, id, base, draft }),
              ...settling<SaveRecord<AnyDraft, FormRecord, unknown, object | null>>()({
                to: `#${shape.id}.closed`,
                keep: 'keepAnswer',
                or: [
                  {
                    guard: withOutput('isChangedMeanwhile'),
                    target: 'conflicting',
                  },
                  { guard: withOutput('isGone'), target: 'conflicting' },
                  {
                    guard: withOutput('isUnreachable'),
                    target: 'offline',
                    actions: withFailure('keepRefusal'),
                  },
                ],
                otherwise: 'refused',
                why: 'refuse',
              }),
            },
            // The form is closed to typing and to a second save while one is under way.
            on: { 'field.changed': {}, 'save.asked': {}, 'form.abandoned': {} },
          },
          refused: {},
          offline: { tags: 'offline', on: { 'retry.asked': 'saving' } },
          conflicting: {
            tags: 'conflict',
            initial: 'fetching',
            // First it is decided whose stays.
            on: { 'field.changed': {}, 'save.asked': {} },
            states: {
              fetching: {
                invoke: {
                  id: 'loadTheirs',
                  src: 'loadTheirs',
                  input: ({ context: { scope, id } }) => ({ scope, id }),
                  ...settling<LoadTheirs<FormRecord, unknown, object | null>>()({
                    to: 'gone',
                    keep: 'keepTheirs',
                    first: {
                      guard: withOutput('isThere'),
                      target: 'comparing',
                      actions: withAnswer('keepTheirs'),
                    },
                    otherwise: 'unfetched',
                    why: 'keepRefusal',
                  }),
                },
              },
              unfetched: { on: { 'retry.asked': 'fetching' } },
              comparing: {
                on: {
                  'theirs.taken': `#${shape.id}.closed`,
                  'mine.kept': { target: `#${shape.id}.dirty.saving`, actions: 'keepMine' },
                },
              },
              gone: { tags: 'gone' },
            },
          },
        },
      },
      closed: { type: 'final' },
    },
    output: ({ context }) => context.answer,
  })

  const problemsIn = ({ context }: { readonly context: Context }): FormProblems => {
    const problems: FormProblems = { ...context.refusedFields, ...shape.problems(context.draft) }
    if (context.triedToSave) return problems
    return Object.fromEntries(Object.entries(problems).filter(([field]) => context.visited.includes(field)))
  }

  return { machine, carriedOver, problemsIn }
}

export type RecordFormMachine = ReturnType<typeof machineOf>['machine']
export type RecordFormActor = ActorRefFrom<RecordFormMachine>
export type RecordFormSnapshot = ReturnType<RecordFormActor['getSnapshot']>

import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { answerOf, failureOf, succeeded } from './answers.ts'
import { port } from './port.ts'
import { type AnyDraft, type AnyInput, type AnyTheirs, type FormContext, formRules } from './recordFormRules.ts'
import type { FormDraft, FormRecord, FormShape, LoadTheirs, SaveRecord } from './recordFormShape.ts'
import { settling, withAnswer, withEvent, withFailure, withOutput } from './settling.ts'
import { tell, tellChild } from './tell.ts'
import { type TextKnown, uniquenessMachine } from './uniqueness.machine.ts'
import { type Guarded, unsavedGuard } from './unsaved.ts'

/**
 * The form of one record, new or old, from the first key to the saved answer: one actor for each time it is opened.
 *
 * Rules it keeps: unsaved is what would be saved differently (typing a letter and taking it back is nothing); nothing
 * invalid is sent; a second save while one runs is ignored; whatever the answer, what was typed stays: a refusal is shown
 * where it belongs, a lost connection can be tried again, a record that somebody else has changed is fetched and laid
 * beside, and one that somebody has removed leaves the typed text to be read (§ 5, § 8); a token refresh that fails during a
 * save is a refusal when the session is over, a lost connection when the provider cannot be reached, and a question before
 * the browser leaves to sign in again (§ 4, § 7). What may be said by one record alone is known to be another's while it is
 * typed (`uniqueness.machine.ts`). Unsaved edits are known to the navigation, which asks before they are left (§ 2.3); in a
 * dialog also before it closes (`unsaved.ts`).
 *
 * Events: `field.changed {change}`, `field.left {field}`, `save.asked {also?}`, `retry.asked`, `form.abandoned`; in a
 * conflict `theirs.taken` or `mine.kept`; `record.arrived {record}`: saved elsewhere on the same page. `also`: what is
 * done with the record in the same breath, in its kind's own word.
 * Reads: `context.{draft, base, theirs, refusal}` by the readings of `recordForm`; tags `dirty`, `busy`, `offline`,
 * `conflict`, `gone`. Emits `toast`.
 * Output: what saving (or fetching theirs) answered, or null when nothing was saved.
 */
type Event =
  | { readonly type: 'field.changed'; readonly change: FormDraft }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'save.asked'; readonly also?: string }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'form.abandoned' }
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'mine.kept' }
  | { readonly type: 'record.arrived'; readonly record: FormRecord }
  | TextKnown

export const machineOf = (shape: FormShape<AnyDraft, FormRecord, unknown>) => {
  const { unique } = shape
  const rules = formRules(shape)
  const { fromBase, changesIn, isTaken, ownProblemsIn, messagesIn, nameOf, carriedOver, withRefusal } = rules
  const changing = unique ? [withEvent('change'), withEvent('askWhetherTaken')] : withEvent('change')

  const machine = setup({
    types: {} as {
      context: FormContext
      events: Event
      emitted: Toast
      input: AnyInput
      output: object | null
      tags: 'dirty' | 'busy' | 'offline' | 'conflict' | 'gone'
    },
    actors: {
      save: port<SaveRecord<AnyDraft, FormRecord, unknown, object | null>>(`${shape.id}.save`),
      loadTheirs: port<LoadTheirs<FormRecord, unknown, object | null>>(`${shape.id}.loadTheirs`),
      uniqueness: uniquenessMachine,
      unsaved: unsavedGuard,
    },
    guards: {
      succeeded,
      isUnchanged: ({ context }) => changesIn(context).length === 0,
      isValid: ({ context }) => Object.keys(ownProblemsIn(context)).length === 0,
      /** Another form of it was saved: what is typed here stands on a newer version. */
      isOfOtherFields: ({ context }: { context: FormContext }, { record }: { record: FormRecord }) =>
        shape.changes(fromBase(context), shape.draftOf(record, context.scope), context.scope).length === 0,
      isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
        refusedWith(failureOf(answer), 'changed_meanwhile'),
      /** A new one was never there: where it was to go is closed to the person. */
      isGone: ({ context }: { context: FormContext }, answer: Result.Result<unknown, Failure>) =>
        context.base !== null && refusedWith(failureOf(answer), 'not_found'),
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
      keepAlso: assign((_, { also = null }: { also?: string | null }) => ({ also })),
      showProblems: assign({ triedToSave: true }),
      forgetRefusal: assign({ refusal: null, refusedFields: {}, triedToSave: true }),
      keepRefusal: assign(({ context }, failure: Failure) => withRefusal(context, failure)),
      refuse: enqueueActions(({ context, enqueue, system }, failure: Failure) => {
        const refused = withRefusal(context, failure)
        enqueue.assign(refused)
        const { addFailed, failed } = messagesIn(context)
        const said = context.base === null ? (addFailed ?? failed) : failed
        const why = unique?.afterFailed ? `${said} ${unique.sentence}` : refused.refusal
        announce({ enqueue, system }, { kind: 'error', text: 'taken' in refused ? why : said })
      }),
      keepTheirs: assign((_, theirs: AnyTheirs) => ({ theirs, answer: theirs.answer })),
      keepMine: assign(({ context }) => ({
        base: context.theirs?.record ?? null,
        draft: carriedOver(context, context.theirs?.record as FormRecord),
        theirs: null,
      })),
      rebase: assign(({ context }, { record }: { record: FormRecord }) => ({
        base: record,
        draft: carriedOver(context, record),
      })),
      askWhetherTaken: enqueueActions(({ context, enqueue, self }, { change }: { change: FormDraft }) => {
        if (!unique || !(unique.field in change)) return
        const text = context.draft[unique.field] as string
        const isOwn = unique.isSame(text, fromBase(context)[unique.field] as string)
        const isWrong = shape.fields[unique.field]?.problem(text) !== null
        tellChild(
          { enqueue, self },
          'uniqueness',
          isOwn || isWrong || isTaken(context, text) ? { type: 'text.dropped' } : { type: 'text.typed', text },
        )
      }),
      keepTaken: assign((_, { text, isTaken }: TextKnown) => (isTaken ? { taken: text } : {})),
      keepAnswer: enqueueActions(({ context, enqueue, system }, answer: object | null) => {
        enqueue.assign({ answer })
        const { added, saved } = messagesIn(context)
        const text = context.base === null ? added : saved
        if (text !== undefined) announce({ enqueue, system }, { kind: 'success', text })
      }),
      tellUnsaved: enqueueActions(({ context, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.began', by: nameOf(context) }),
      ),
      tellSettled: enqueueActions(({ context, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: nameOf(context) }),
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
      taken: null,
      also: null,
      answer: null,
    }),
    initial: 'clean',
    invoke: [
      ...(unique
        ? [
            {
              id: 'uniqueness' as const,
              src: 'uniqueness' as const,
              input: ({ context: { scope, id, base } }: { readonly context: FormContext }) => ({
                scope,
                id: base === null ? null : id,
              }),
              // Saving finds it as well.
              onError: {},
            },
          ]
        : []),
      ...(shape.isDialog
        ? [
            {
              id: 'unsaved' as const,
              src: 'unsaved' as const,
              input: ({ context }: { readonly context: FormContext }): Guarded => ({
                by: nameOf(context),
                isUnsaved: (snapshot) => snapshot.hasTag('dirty'),
                leave: { type: 'form.abandoned' },
              }),
              onError: {},
            },
          ]
        : []),
    ],
    on: {
      'field.left': { actions: withEvent('visit') },
      // Somebody else's change of these very fields is left to saving, which lays both beside each other.
      ...(shape.partOf && {
        'record.arrived': [{ guard: withEvent('isOfOtherFields'), actions: withEvent('rebase') }, {}],
      }),
      ...(unique && { 'text.known': { actions: withEvent('keepTaken') } }),
    },
    states: {
      clean: {
        on: {
          'field.changed': { target: 'dirty', actions: changing },
          ...(shape.partOf && { 'record.arrived': { actions: withEvent('rebase') } }),
          'form.abandoned': 'closed',
        },
      },
      dirty: {
        tags: 'dirty',
        ...(!shape.isDialog && { entry: 'tellUnsaved' as const, exit: 'tellSettled' as const }),
        initial: 'editing',
        on: {
          'field.changed': { target: '.editing', actions: changing },
          'save.asked': [
            { guard: 'isValid', target: '.saving', actions: withEvent('keepAlso') },
            { actions: 'showProblems' },
          ],
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
              input: ({ context: { scope, id, base, draft, also } }) => ({ scope, id, base, draft, also }),
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

  return { machine, carriedOver, problemsIn: rules.problemsIn }
}

export type RecordFormMachine = ReturnType<typeof machineOf>['machine']
export type RecordFormActor = ActorRefFrom<RecordFormMachine>
export type RecordFormSnapshot = ReturnType<RecordFormActor['getSnapshot']>

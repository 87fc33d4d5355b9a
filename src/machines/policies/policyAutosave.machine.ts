import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { PolicyHeading } from '../../domain/policies/heading.fields.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { headingOf, isSaveable } from '../../domain/policies/writing.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { failureOf, succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withAnswer, withEvent, withOutput } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import { savedOnLeaving } from '../kit/unsaved.ts'
import type { PolicyEditorPorts } from './policyEditor.ports.ts'
import {
  backOffMs,
  beginning,
  changeNow,
  type ReadText,
  type TextContext,
  type TextInput,
  textNow,
  withMine,
  withTheirs,
} from './policyText.ts'

/**
 * The text of a policy on its way to the server while it is typed (§ 7 PUT hrDocuments/{id}).
 *
 * Rules it keeps: what is typed is kept in this browser after the shortest pause, and sent after a longer one; what is
 * typed while it is sent goes with the next sending; without a connection it is tried again, with longer and longer
 * pauses, for as long as it takes; a draft that somebody else has saved is laid beside, and nobody's text is lost; without
 * a title nothing is sent. The editor holds the text: the machine hears that something was typed, and reads it when it
 * needs it. Only what the server does not have yet is unsaved to the navigation (§ 2.3), and it is sent at once when the
 * page is left.
 *
 * Events: `editor.opened {read}`, `text.changed`, `heading.changed {change}`, `save.asked`, `retry.asked`,
 * `document.changed {document}` (from its parent); in a conflict `theirs.taken`, `mine.kept`.
 * Reads: `context.{document, heading, shown, refusal, theirs}`; tags `dirty`, `busy`, `offline`, `conflict`, `gone`,
 * `refused`. Emits `toast`. Tells its parent `text.began`, `text.settled {document}` and `text.stuck`.
 */
export const KEEP_AFTER_MS = 400
export const SEND_AFTER_MS = 1_100

type Event =
  | { readonly type: 'editor.opened'; readonly read: ReadText }
  | { readonly type: 'text.changed' }
  | { readonly type: 'heading.changed'; readonly change: Partial<PolicyHeading> }
  | { readonly type: 'document.changed'; readonly document: HrDocument }
  | { readonly type: 'save.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'mine.kept' }

const navigationName = ({ id }: TextContext): string => `policyText/${id}`

export const policyAutosaveMachine = setup({
  types: {} as {
    context: TextContext
    events: Event
    emitted: Toast
    input: TextInput
    tags: 'dirty' | 'busy' | 'offline' | 'conflict' | 'gone' | 'refused'
    children: {
      saveDraft: 'saveDraft'
      loadTheirs: 'loadTheirs'
      keepText: 'keepText'
      forgetText: 'forgetText'
      savedOnLeaving: 'savedOnLeaving'
    }
  },
  delays: {
    keepAfter: KEEP_AFTER_MS,
    sendAfter: SEND_AFTER_MS,
    backOff: ({ context }) => backOffMs(context.attempt),
  },
  actors: {
    saveDraft: port<PolicyEditorPorts['saveDraft']>('saveDraft'),
    loadTheirs: port<PolicyEditorPorts['loadPolicy']>('loadTheirs'),
    keepText: port<PolicyEditorPorts['keepText']>('keepText'),
    forgetText: port<PolicyEditorPorts['forgetText']>('forgetText'),
    savedOnLeaving,
  },
  guards: {
    isBehind: ({ context }) => context.changes !== context.sent,
    isSaveable: ({ context }) => isSaveable(context.heading),
    isAllSaved: ({ context }: { context: TextContext }, answer: Result.Result<unknown, unknown>) =>
      succeeded(null, answer) && context.changes === context.sent,
    succeeded,
    isUnreachable: (_: unknown, answer: Result.Result<unknown, Failure>) => failureOf(answer)._tag === 'Unreachable',
    isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
      refusedWith(failureOf(answer), 'changed_meanwhile'),
    isGone: (_: unknown, answer: Result.Result<unknown, Failure>) => refusedWith(failureOf(answer), 'not_found'),
  },
  actions: {
    keepReader: assign((_, { read }: { read: ReadText }) => ({ read })),
    countChange: assign(({ context }) => ({ changes: context.changes + 1, refusal: null })),
    changeHeading: assign(({ context }, { change }: { change: Partial<PolicyHeading> }) => ({
      heading: { ...context.heading, ...change },
      changes: context.changes + 1,
      refusal: null,
    })),
    // A file was put in the place of another, or the settings were saved: what is typed stays.
    keepDocument: assign((_, { document }: { document: HrDocument }) => ({
      document,
      draftVersion: document.draft?.version ?? null,
    })),
    followHeading: assign(({ context }) => ({ heading: headingOf(context.document) })),
    countSent: assign(({ context }) => ({ sent: context.changes, refusal: null })),
    takeSaved: assign((_, document: HrDocument) => ({
      document,
      draftVersion: document.draft?.version ?? null,
      attempt: 0,
    })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, sent: -1 })),
    tryAtOnce: assign({ attempt: 0 }),
    keepRefusal: assign((_, failure: Failure) => ({ refusal: failureSentence(failure), sent: -1 })),
    sayNotUpdated: enqueueActions(({ enqueue, system }) =>
      announce({ enqueue, system }, { kind: 'error', text: messages.notUpdated }),
    ),
    keepTheirs: assign((_, theirs: HrDocument) => ({
      theirs,
      sent: -1,
      refusal: null,
    })),
    takeTheirs: assign(({ context }) => withTheirs(context)),
    keepMine: assign(({ context }) => withMine(context)),
    tellUnsaved: enqueueActions(({ context, enqueue, system, self }) => {
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.began', by: navigationName(context), savesItself: true })
      tellParent({ enqueue, self }, { type: 'text.began' })
    }),
    tellNothingUnsaved: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: navigationName(context) }),
    ),
    tellSettled: enqueueActions(({ context, enqueue, self }) =>
      tellParent({ enqueue, self }, { type: 'text.settled', document: context.document }),
    ),
    tellStuck: enqueueActions(({ enqueue, system, self }) => {
      tell({ enqueue, system }, 'navigation', { type: 'saving.stuck' })
      tellParent({ enqueue, self }, { type: 'text.stuck' })
    }),
  },
}).createMachine({
  id: 'policyAutosave',
  context: ({ input }) => beginning(input),
  initial: 'beginning',
  on: {
    'editor.opened': { actions: withEvent('keepReader') },
    'document.changed': { actions: withEvent('keepDocument') },
  },
  states: {
    beginning: { always: [{ guard: 'isBehind', target: 'unsaved' }, { target: 'saved' }] },
    saved: {
      // On the way in, when what the server answered is there.
      entry: 'tellSettled',
      initial: 'tidying',
      on: {
        'text.changed': { target: 'unsaved', actions: 'countChange' },
        'heading.changed': { target: 'unsaved', actions: withEvent('changeHeading') },
        'document.changed': {
          actions: [withEvent('keepDocument'), 'followHeading'],
        },
      },
      states: {
        tidying: {
          invoke: {
            id: 'forgetText',
            src: 'forgetText',
            input: ({ context: { id, person } }) => ({ id, person }),
            onDone: 'settled',
            // A copy too many is only asked about once more.
            onError: 'settled',
          },
        },
        settled: {},
      },
    },
    unsaved: {
      tags: 'dirty',
      entry: 'tellUnsaved',
      exit: 'tellNothingUnsaved',
      // Without it the navigation asks after a while.
      invoke: { id: 'savedOnLeaving', src: 'savedOnLeaving', onError: {} },
      initial: 'pausing',
      on: {
        'text.changed': { target: '.pausing', actions: 'countChange' },
        'heading.changed': { target: '.pausing', actions: withEvent('changeHeading') },
        'save.asked': '.checking',
        'retry.asked': { target: '.checking', actions: 'tryAtOnce' },
      },
      states: {
        pausing: { after: { keepAfter: 'keeping' } },
        keeping: {
          invoke: {
            id: 'keepText',
            src: 'keepText',
            input: ({ context }) => ({
              id: context.id,
              person: context.person,
              text: { heading: context.heading, content: textNow(context), draftVersion: context.draftVersion },
            }),
            onDone: 'waiting',
            // A browser that keeps nothing is no reason not to send it.
            onError: 'waiting',
          },
        },
        waiting: { after: { sendAfter: 'checking' } },
        checking: { always: [{ guard: 'isSaveable', target: 'sending' }, { target: 'untitled' }] },
        untitled: { entry: 'tellStuck' },
        sending: {
          tags: 'busy',
          entry: 'countSent',
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context }) => ({ id: context.id, change: changeNow(context) }),
            ...settling<PolicyEditorPorts['saveDraft']>()({
              to: 'pausing',
              keep: 'takeSaved',
              first: {
                guard: withOutput('isAllSaved'),
                target: '#policyAutosave.saved',
                actions: withAnswer('takeSaved'),
              },
              or: [
                { guard: withOutput('isUnreachable'), target: 'offline', actions: 'countAttempt' },
                { guard: withOutput('isChangedMeanwhile'), target: 'fetching' },
                { guard: withOutput('isGone'), target: 'gone' },
              ],
              otherwise: 'refused',
              why: 'keepRefusal',
              also: 'sayNotUpdated',
            }),
          },
          on: {
            'text.changed': { actions: 'countChange' },
            'heading.changed': { actions: withEvent('changeHeading') },
            'save.asked': {},
            'retry.asked': {},
          },
        },
        // What is typed meanwhile is kept in the browser as ever.
        offline: { tags: 'offline', entry: 'tellStuck', after: { backOff: 'checking' } },
        refused: { tags: 'refused', entry: 'tellStuck' },
        fetching: {
          tags: 'conflict',
          invoke: {
            id: 'loadTheirs',
            src: 'loadTheirs',
            input: ({ context: { id } }) => ({ id }),
            ...settling<PolicyEditorPorts['loadPolicy']>()({
              to: 'comparing',
              keep: 'keepTheirs',
              otherwise: 'unfetched',
              why: 'keepRefusal',
            }),
          },
          // First it is decided whose stays.
          on: { 'text.changed': {}, 'heading.changed': {}, 'save.asked': {}, 'retry.asked': {} },
        },
        unfetched: {
          tags: 'conflict',
          entry: 'tellStuck',
          on: {
            'text.changed': {},
            'heading.changed': {},
            'save.asked': { actions: 'tellStuck' },
            'retry.asked': 'fetching',
          },
        },
        comparing: {
          tags: 'conflict',
          entry: 'tellStuck',
          on: {
            'theirs.taken': { target: '#policyAutosave.saved', actions: 'takeTheirs' },
            'mine.kept': { target: 'checking', actions: 'keepMine' },
            'text.changed': {},
            'heading.changed': {},
            'save.asked': { actions: 'tellStuck' },
            'retry.asked': {},
          },
        },
        gone: {
          tags: 'gone',
          entry: 'tellStuck',
          on: { 'text.changed': {}, 'heading.changed': {}, 'save.asked': { actions: 'tellStuck' }, 'retry.asked': {} },
        },
      },
    },
  },
})

export type PolicyAutosaveActor = ActorRefFrom<typeof policyAutosaveMachine>
export type PolicyAutosaveSnapshot = ReturnType<PolicyAutosaveActor['getSnapshot']>

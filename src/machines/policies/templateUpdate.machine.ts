import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { editorWording } from '../../domain/policies/editorWording.ts'
import { changeFields } from '../../domain/policies/heading.fields.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { failureOf, isNotFound, succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { OfPolicy } from './policies.ports.ts'
import type { Compared, PolicyEditorPorts } from './policyEditor.ports.ts'
import type { ReadText } from './policyText.ts'
import { tellArrived } from './policyWork.ts'

/**
 * A policy from a template, brought up to the template's newest version (§ 4, § 7 PUT useTemplate/{id}).
 *
 * Rules it keeps: one's own changes, the template's, and the two put together stand side by side, and what is put together
 * can still be written in; nothing is published before somebody says so, with a note for those who are asked to agree
 * again (§ 4: it requires re-acknowledgement); somebody else's change meanwhile is no reason to lose the text; what was
 * written here is known to the navigation.
 *
 * Events: `retry.asked`; `editor.opened {read}`, `text.changed`, `note.typed {note}`, `update.asked`.
 * Reads: `context.{compared, note, wasAsked, refusal, failure}`; `matches(…)`; `hasTag('busy')`. Emits `toast`.
 */
interface Context extends OfPolicy {
  readonly compared: Compared | null
  readonly failure: Failure | null
  readonly read: ReadText | null
  readonly note: string
  readonly wasAsked: boolean
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'editor.opened'; readonly read: ReadText }
  | { readonly type: 'text.changed' }
  | { readonly type: 'note.typed'; readonly note: string }
  | { readonly type: 'update.asked' }

export const updateNoteProblem = (note: string): string | null =>
  note.trim() === '' ? editorWording.noteMissing : changeFields.fields.changeNote.problem(note)

const comparedIn = ({ compared }: Context): Compared => compared as Compared

export const templateUpdateMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: OfPolicy
    tags: 'busy'
    children: { compareTemplate: 'compareTemplate'; updateToTemplate: 'updateToTemplate' }
  },
  actors: {
    compareTemplate: port<PolicyEditorPorts['compareTemplate']>('compareTemplate'),
    updateToTemplate: port<PolicyEditorPorts['updateToTemplate']>('updateToTemplate'),
  },
  guards: {
    succeeded,
    isNotFound,
    isNothingNew: (_: unknown, answer: Result.Result<unknown, Failure>) => {
      const failure = failureOf(answer)
      return failure._tag === 'Refused' && failure.status === 409 && !refusedWith(failure, 'changed_meanwhile')
    },
    isReady: ({ context }) => updateNoteProblem(context.note) === null,
  },
  actions: {
    announce: enqueueActions(announce),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepCompared: assign((_, compared: Compared) => ({
      compared,
      failure: null,
    })),
    keepReader: assign((_, { read }: { read: ReadText }) => ({ read })),
    type: assign((_, { note }: { note: string }) => ({ note, refusal: null })),
    showProblems: assign({ wasAsked: true }),
    forgetWhy: assign({ refusal: null }),
    sayWhy: assign((_, failure: Failure) => ({
      refusal: `${messages.notUpdatedToTemplate}. ${failureSentence(failure)}`,
    })),
    tellUnsaved: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.began', by: `templateUpdate/${context.id}` }),
    ),
    tellSettled: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `templateUpdate/${context.id}` }),
    ),
    tellArrived: enqueueActions(({ enqueue, system }, answer: HrDocument) => tellArrived({ enqueue, system }, answer)),
    showPolicy: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', {
        type: 'navigation.asked',
        to: pathTo('hrDocument', { id: context.id }),
      }),
    ),
  },
}).createMachine({
  id: 'templateUpdate',
  context: ({ input }) => ({
    ...input,
    compared: null,
    failure: null,
    read: null,
    note: '',
    wasAsked: false,
    refusal: null,
  }),
  initial: 'comparing',
  on: { 'editor.opened': { actions: withEvent('keepReader') } },
  states: {
    comparing: {
      invoke: {
        id: 'compareTemplate',
        src: 'compareTemplate',
        input: ({ context: { id } }) => ({ id }),
        ...settling<PolicyEditorPorts['compareTemplate']>()({
          to: 'compared',
          keep: 'keepCompared',
          or: [
            { guard: withOutput('isNotFound'), target: 'notFound' },
            { guard: withOutput('isNothingNew'), target: 'nothingNew' },
          ],
          otherwise: 'failed',
          why: 'keepFailure',
        }),
      },
    },
    notFound: { on: { 'retry.asked': 'comparing' } },
    nothingNew: { on: { 'retry.asked': 'comparing' } },
    failed: { on: { 'retry.asked': 'comparing' } },
    compared: {
      initial: 'untouched',
      on: { 'update.asked': [{ guard: 'isReady', target: '.updating' }, { actions: 'showProblems' }] },
      states: {
        untouched: {
          on: {
            'text.changed': 'edited',
            'note.typed': { target: 'edited', actions: withEvent('type') },
          },
        },
        edited: {
          entry: 'tellUnsaved',
          exit: 'tellSettled',
          on: {
            'text.changed': {},
            'note.typed': { actions: withEvent('type') },
          },
        },
        updating: {
          tags: 'busy',
          entry: 'forgetWhy',
          invoke: {
            id: 'updateToTemplate',
            src: 'updateToTemplate',
            input: ({ context }) => {
              const { id, note, read } = context
              const { document, comparison } = comparedIn(context)
              return {
                id,
                update: {
                  version: document.version,
                  draftVersion: document.draft?.version ?? null,
                  templateVersion: comparison.latestVersion,
                  content: read?.() ?? comparison.merged,
                  changeNote: note.trim(),
                  requireReacknowledgement: true,
                },
              }
            },
            ...settling<PolicyEditorPorts['updateToTemplate']>()({
              to: '#templateUpdate.updated',
              keep: 'tellArrived',
              otherwise: 'edited',
              why: 'sayWhy',
            }),
          },
          on: { 'update.asked': {} },
        },
      },
    },
    updated: {
      tags: 'busy',
      entry: [{ type: 'announce', params: { kind: 'success', text: editorWording.broughtUp } }, 'showPolicy'],
    },
  },
})

export type TemplateUpdateActor = ActorRefFrom<typeof templateUpdateMachine>

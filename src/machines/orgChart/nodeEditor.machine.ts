import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { wording as employeeWording } from '../../domain/employees/wording.ts'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { type NodeDraft, nodeFields } from '../../domain/orgChart/node.fields.ts'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { wording } from '../../domain/orgChart/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { failureOf, succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { OrgChartPorts } from './orgChart.ports.ts'

/**
 * The dialog over one node of the org chart: its note and its tags.
 *
 * Rules it keeps: nothing invalid is sent; it closes only on success or when it is cancelled; whatever the answer, what
 * was typed stays, and is not left unasked (§ 2.3). What somebody else changed meanwhile is read and laid beside, and saving again is then a choice.
 *
 * Events: `draft.changed {change}`, `dialog.confirmed`, `dialog.cancelled`.
 * Reads: `context.{person, draft, theirs, refusal}`; `hasTag('busy')`.
 * Output: the person as saved, or null; and the chart, where it had to be read. Emits `toast`.
 */
export interface NodeEditorInput {
  readonly person: OrgChartPerson
}

export interface NodeEdited {
  readonly person: OrgChartPerson | null
  readonly people: ReadonlyArray<OrgChartPerson> | null
}

interface Context extends NodeEditorInput {
  readonly draft: NodeDraft
  /** The person as somebody else has saved them since the dialog was opened. */
  readonly theirs: OrgChartPerson | null
  readonly refusal: string | null
  readonly saved: OrgChartPerson | null
  readonly people: ReadonlyArray<OrgChartPerson> | null
}

type Event =
  | { readonly type: 'draft.changed'; readonly change: Partial<NodeDraft> }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

const isChanged = ({ person, draft }: Context): boolean =>
  nodeFields.changes(nodeFields.draftOf(person), draft).length > 0

const latest = ({ person, theirs }: Context): OrgChartPerson => theirs ?? person

export const nodeEditorMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: NodeEditorInput
    output: NodeEdited
    tags: 'busy'
    children: { unsaved: 'unsaved'; loadChart: 'loadChart'; updateNode: 'updateNode' }
  },
  actors: {
    unsaved: unsavedGuard,
    loadChart: port<OrgChartPorts['loadChart']>('loadChart'),
    updateNode: port<OrgChartPorts['updateNode']>('updateNode'),
  },
  guards: {
    succeeded,
    isValid: ({ context }) => Object.keys(nodeFields.problems(context.draft)).length === 0,
    isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
      refusedWith(failureOf(answer), 'changed_meanwhile'),
    isGone: ({ context }) => context.theirs === null,
  },
  actions: {
    announce: enqueueActions(announce),
    change: assign(({ context }, { change }: { change: Partial<NodeDraft> }) => ({
      draft: { ...context.draft, ...change },
      refusal: null,
    })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    sayChanged: assign({ refusal: employeeWording.changedMeanwhile }),
    keepSaved: assign((_, saved: OrgChartPerson) => ({ saved })),
    keepTheirs: assign(({ context }, people: ReadonlyArray<OrgChartPerson>) => ({
      people,
      theirs: people.find(({ id }) => id === context.person.id) ?? null,
    })),
  },
}).createMachine({
  id: 'nodeEditor',
  context: ({ input }) => ({
    ...input,
    draft: nodeFields.draftOf(input.person),
    theirs: null,
    refusal: null,
    saved: null,
    people: null,
  }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: { by: 'nodeEditor', isUnsaved: ({ context }) => isChanged(context), leave: { type: 'dialog.cancelled' } },
    onError: {},
  },
  initial: 'typing',
  states: {
    typing: {
      on: {
        'draft.changed': { actions: withEvent('change') },
        'dialog.confirmed': [{ guard: 'isValid', target: 'sending' }, {}],
        'dialog.cancelled': 'closed',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'updateNode',
        src: 'updateNode',
        input: ({ context }) => ({
          id: context.person.id,
          change: { version: latest(context).version, ...nodeFields.toSaved(context.draft) },
        }),
        ...settling<OrgChartPorts['updateNode']>()({
          to: 'closed',
          keep: 'keepSaved',
          or: { guard: withOutput('isChangedMeanwhile'), target: 'fetching' },
          otherwise: 'typing',
          why: 'sayWhy',
        }),
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        ...settling<OrgChartPorts['loadChart']>()({
          to: 'fetched',
          keep: 'keepTheirs',
          otherwise: 'typing',
          why: 'sayWhy',
        }),
      },
    },
    fetched: {
      always: [
        {
          guard: 'isGone',
          target: 'closed',
          actions: { type: 'announce', params: { kind: 'error', text: wording.gone } },
        },
        { target: 'typing', actions: 'sayChanged' },
      ],
    },
    closed: { type: 'final' },
  },
  output: ({ context: { saved, people } }) => ({ person: saved, people }),
})

export type NodeEditorActor = ActorRefFrom<typeof nodeEditorMachine>

import type { ActorRefFrom } from 'xstate'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { defect, failed } from '../kit/answers.ts'
import { attempted, moveBegun, movesOf, nodeIn, opened, stepsAsked } from './arranging.ts'

import { orgChartSetup } from './orgChart.setup.ts'

/**
 * The org chart: who stands below whom, what of it is open, and moving people to another manager.
 *
 * Rules it keeps: a chart grown older than a minute is read again when its page is shown, and stays on the screen
 * meanwhile; a move the domain refuses is not sent, and its reason is said; one that is sent is drawn at once and taken
 * back when the server refuses; what somebody else changed meanwhile is fetched first, then asked about; a move can be
 * taken back as long as nobody has moved the same people since. Whatever follows for other lists is told to those who
 * keep them.
 *
 * Events: `page.shown {now, actor}`, `retry.asked`, `node.toggled {id}`, `all.expanded`, `all.collapsed`,
 * `person.selected {id}`, `person.sought {id}`, `move.asked {id, managerId, leavesTeam?}`, `undo.asked`,
 * `choosing.opened {id}`, `editing.opened {id}`; in a conflict `mine.kept` or `theirs.taken`.
 * Reads: `context.{members, expanded, selected, subject, attempt, failure}`, `treeIn` and `undoDenial` of `arranging.ts`; tags `loading`,
 * `saving`, `choosing`, `conflict`; `children.nodeEditor` while a node is edited, `children.draft` (`moveDraft`) while a
 * manager is chosen.
 * Emits `toast`, and `person.sought {id}` when somebody is to be brought into view. System id: `orgChart`.
 */
export const orgChartMachine = orgChartSetup.createMachine({
  id: 'orgChart',
  context: ({ input }) => opened(input),
  on: {
    'page.shown': { actions: { type: 'keepActor', params: ({ event }) => event } },
    'node.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
    'all.expanded': { actions: 'expandAll' },
    'all.collapsed': { actions: 'collapseAll' },
    'person.selected': { actions: { type: 'select', params: ({ event }) => event } },
    'person.sought': {
      actions: [
        { type: 'seek', params: ({ event }) => event },
        { type: 'tellSought', params: ({ event }) => event },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        input: ({ context: { tenantId } }) => ({ tenantId }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'browsing',
            actions: { type: 'keepPeople', params: ({ event }) => event.output },
          },
          { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'unread', actions: { type: 'keepFailure', params: defect } },
      },
    },
    unread: {
      on: {
        'retry.asked': 'loading',
        'page.shown': { target: 'loading', actions: { type: 'keepVisit', params: ({ event }) => event } },
      },
    },
    browsing: {
      on: {
        'page.shown': [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepVisit', params: ({ event }) => event },
          },
          { actions: { type: 'keepActor', params: ({ event }) => event } },
        ],
        'move.asked': [
          { guard: { type: 'changesNothing', params: ({ event }) => event } },
          {
            guard: { type: 'mayMove', params: ({ context, event }) => stepsAsked(context, event) },
            target: 'saving',
            actions: { type: 'attempt', params: ({ event }) => event },
          },
          { actions: { type: 'sayDenied', params: ({ context, event }) => stepsAsked(context, event) } },
        ],
        'undo.asked': [{ guard: 'mayUndo', target: 'saving', actions: 'attemptUndo' }, {}],
        'choosing.opened': [
          {
            guard: { type: 'mayEdit', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'openDialog', params: ({ event }) => event },
          },
          {},
        ],
        'editing.opened': [
          {
            guard: { type: 'mayEdit', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'openDialog', params: ({ event }) => event },
          },
          {},
        ],
      },
    },
    choosing: {
      tags: 'choosing',
      invoke: {
        id: 'draft',
        src: 'draft',
        input: moveBegun,
        onDone: { target: 'browsing', actions: 'closeDialog' },
        onError: { target: 'browsing', actions: 'closeDialog' },
      },
      on: {
        'move.asked': [
          {
            guard: { type: 'changesNothing', params: ({ event }) => event },
            target: 'browsing',
            actions: 'closeDialog',
          },
          {
            guard: { type: 'mayMove', params: ({ context, event }) => stepsAsked(context, event) },
            target: 'saving',
            actions: { type: 'attempt', params: ({ event }) => event },
          },
          { actions: { type: 'sayDenied', params: ({ context, event }) => stepsAsked(context, event) } },
        ],
      },
    },
    saving: {
      tags: 'saving',
      entry: 'draw',
      invoke: {
        id: 'rearrange',
        src: 'rearrange',
        input: ({ context }) => ({ tenantId: context.tenantId, moves: movesOf(context) }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'browsing',
            actions: ['tellMoved', { type: 'keepMoved', params: ({ event }) => event.output }, 'tellOthers'],
          },
          {
            guard: { type: 'isChangedMeanwhile', params: ({ event }) => event.output },
            target: 'conflicting',
          },
          {
            target: 'browsing',
            actions: ['takeBack', { type: 'sayMoveFailed', params: ({ event }) => failed(event.output) }],
          },
        ],
        onError: { target: 'browsing', actions: ['takeBack', { type: 'sayMoveFailed', params: defect }] },
      },
    },
    conflicting: {
      initial: 'fetching',
      states: {
        fetching: {
          tags: 'saving',
          invoke: {
            id: 'loadChart',
            src: 'loadChart',
            input: ({ context: { tenantId } }) => ({ tenantId }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'asking',
                actions: { type: 'drawTheirs', params: ({ event }) => event.output },
              },
              {
                target: '#orgChart.browsing',
                actions: ['takeBack', { type: 'sayMoveFailed', params: ({ event }) => failed(event.output) }],
              },
            ],
            onError: { target: '#orgChart.browsing', actions: ['takeBack', { type: 'sayMoveFailed', params: defect }] },
          },
        },
        asking: {
          tags: 'conflict',
          on: {
            'mine.kept': [
              {
                guard: { type: 'mayMove', params: ({ context }) => attempted(context) },
                target: '#orgChart.saving',
              },
              {
                target: '#orgChart.browsing',
                actions: [{ type: 'sayDenied', params: ({ context }) => attempted(context) }, 'takeBack'],
              },
            ],
            'theirs.taken': { target: '#orgChart.browsing', actions: 'takeBack' },
          },
        },
      },
    },
    editing: {
      invoke: {
        id: 'nodeEditor',
        src: 'nodeEditor',
        input: ({ context }) => ({
          tenantId: context.tenantId,
          person: nodeIn(context, context.subject)?.person as OrgChartPerson,
        }),
        onDone: {
          target: 'browsing',
          actions: [{ type: 'keepEdited', params: ({ event }) => event.output }, 'closeDialog', 'tellOthers'],
        },
        onError: { target: 'browsing', actions: 'closeDialog' },
      },
    },
  },
})

export type OrgChartActor = ActorRefFrom<typeof orgChartMachine>

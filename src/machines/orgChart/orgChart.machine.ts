import type { ActorRefFrom } from 'xstate'
import { nodeFields } from '../../domain/orgChart/node.fields.ts'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { wording } from '../../domain/orgChart/wording.ts'
import { defect } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { settling, withEvent, withFailure, withOutput } from '../kit/settling.ts'
import { attempted, moveInput, movesOf, nodeIn, opened, stepsAsked } from './moves.ts'
import { type NodeEdited, nodeForm } from './nodeForm.ts'
import type { OrgChartPorts } from './orgChart.ports.ts'
import { orgChartSetup } from './orgChart.setup.ts'

/**
 * The org chart: who stands below whom, what of it is open, and moving people to another manager.
 *
 * Rules it keeps: a chart grown older than a minute is read again when its page is shown, and stays on the screen
 * meanwhile; a move the domain refuses is not sent, and its reason is said; one that is sent is drawn at once and taken
 * back when the server refuses; what somebody else changed meanwhile is fetched first, then asked about; a move can be
 * taken back as long as nobody has moved the same people since. What changes in the list of people is told
 * to the readiness.
 *
 * Events: `page.shown {now, actor}`, `retry.asked`, `vacancies.heard {vacant}`, `node.toggled {id}`, `all.expanded`, `all.collapsed`,
 * `person.selected {id}`, `person.sought {id}`, `move.asked {id, managerId, leavesTeam?}`, `undo.asked`,
 * `choosing.opened {id}`, `editing.opened {id}`; in a conflict `mine.kept` or `theirs.taken`.
 * Reads: `context.{members, expanded, selected, subject, attempt, failure}`, `treeIn`, `shownTreeIn` and `undoDenial` of `moves.ts`; tags `loading`,
 * `refreshing`, `saving`, `choosing`, `conflict`; `children.form` (`nodeForm`) while a node is edited, `children.draft` (`moveDraft`) while a
 * manager is chosen.
 * Emits `toast`, and `person.sought {id}` when somebody is to be brought into view. System id: `orgChart`.
 */
export const orgChartMachine = orgChartSetup.createMachine({
  id: 'orgChart',
  context: ({ input }) => opened(input),
  on: {
    'page.shown': { actions: withEvent('keepActor') },
    'vacancies.heard': { actions: withEvent('keepVacant') },
    'node.toggled': { actions: withEvent('toggle') },
    'all.expanded': { actions: 'expandAll' },
    'all.collapsed': { actions: 'collapseAll' },
    'person.selected': { actions: withEvent('select') },
    'person.sought': {
      actions: [withEvent('seek'), withEvent('tellSought')],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        ...settling<OrgChartPorts['loadChart']>()({
          to: 'browsing',
          keep: 'keepPeople',
          otherwise: 'unread',
          why: 'keepFailure',
        }),
      },
    },
    unread: {
      on: {
        'retry.asked': 'loading',
        'page.shown': { target: 'loading', actions: withEvent('keepVisit') },
      },
    },
    browsing: {
      initial: 'current',
      states: {
        current: {
          on: {
            'news.heard': 'refreshing',
            'page.shown': [
              {
                guard: withEvent('isStale'),
                target: 'refreshing',
                actions: withEvent('keepVisit'),
              },
              { actions: withEvent('keepActor') },
            ],
          },
        },
        // A move that is saved is news to this page too: whoever takes it back at once need not wait until it is read.
        refreshing: {
          tags: 'refreshing',
          invoke: {
            id: 'loadChart',
            src: 'loadChart',
            ...settling<OrgChartPorts['loadChart']>()({
              to: 'current',
              keep: 'keepPeople',
              otherwise: '#orgChart.unread',
              why: 'keepFailure',
            }),
          },
        },
      },
      on: {
        'move.asked': [
          { guard: withEvent('changesNothing') },
          {
            guard: { type: 'mayMove', params: ({ context, event }) => stepsAsked(context, event) },
            target: 'saving',
            actions: withEvent('attempt'),
          },
          { actions: { type: 'sayDenied', params: ({ context, event }) => stepsAsked(context, event) } },
        ],
        'undo.asked': [{ guard: 'mayUndo', target: 'saving', actions: 'attemptUndo' }, {}],
        'choosing.opened': [
          {
            guard: withEvent('mayEdit'),
            target: 'choosing',
            actions: withEvent('openDialog'),
          },
          {},
        ],
        'editing.opened': [
          {
            guard: withEvent('mayEdit'),
            target: 'editing',
            actions: withEvent('openDialog'),
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
        input: moveInput,
        onDone: { target: 'browsing', actions: 'closeDialog' },
        onError: { target: 'browsing', actions: 'closeDialog' },
      },
      on: {
        'move.asked': [
          {
            guard: withEvent('changesNothing'),
            target: 'browsing',
            actions: 'closeDialog',
          },
          {
            guard: { type: 'mayMove', params: ({ context, event }) => stepsAsked(context, event) },
            target: 'saving',
            actions: withEvent('attempt'),
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
        input: ({ context }) => ({ moves: movesOf(context) }),
        onDone: [
          {
            guard: withOutput('succeeded'),
            target: 'browsing',
            actions: ['tellMoved', withOutput('keepMoved'), 'tellOthers'],
          },
          {
            guard: withOutput('isChangedMeanwhile'),
            target: 'conflicting',
          },
          {
            target: 'browsing',
            actions: ['takeBack', withFailure('sayMoveFailed')],
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
            onDone: [
              {
                guard: withOutput('succeeded'),
                target: 'asking',
                actions: withOutput('drawTheirs'),
              },
              {
                target: '#orgChart.browsing',
                actions: ['takeBack', withFailure('sayMoveFailed')],
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
        id: 'form',
        src: 'form',
        input: ({ context }) => {
          const base = nodeIn(context, context.subject)?.person as OrgChartPerson
          return nodeForm.inputOf({ scope: null, id: base.id, base, blank: nodeFields.blank })
        },
        ...concluding<NodeEdited | null>()({
          when: 'isSaved',
          to: 'browsing',
          keep: 'keepEdited',
          and: ['closeDialog', 'tellOthers'],
          otherwise: 'browsing',
          also: 'closeDialog',
          failed: wording.nodeFailed,
        }),
      },
    },
  },
})

export type OrgChartActor = ActorRefFrom<typeof orgChartMachine>

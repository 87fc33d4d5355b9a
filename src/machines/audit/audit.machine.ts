import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { TimelineGroup } from '../../domain/audit/timeline.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { type AuditPorts, timelineOf } from './audit.ports.ts'
import { entryPagesMachine } from './entryPages.machine.ts'

/**
 * The record of changes: the tenant's trail with its export, and the timeline of one person.
 *
 * Rules it keeps: each is read when it is opened and forgotten when it is closed, so that it is never an old one; one export
 * at a time, of just what the filter lets through when it is asked for, and it goes on when the page is left.
 *
 * Events: `trail.opened {filter}`, `trail.closed`, `export.asked {filter}`, `timeline.opened {person, group?}`, `timeline.closed`.
 * Reads: `children.trail` and `children.timeline` (entryPages) while open; `hasTag('exporting')`. Emits `toast`.
 * System id: `audit`, given by the root when the area opens.
 */
interface Context {
  /** What the trail was opened with. */
  readonly filter: AuditFilter
  readonly person: EmployeeId | null
  /** What of the person's timeline it begins with. */
  readonly group: TimelineGroup | undefined
  /** What is being exported. */
  readonly wanted: AuditFilter
}

type Event =
  | { readonly type: 'trail.opened'; readonly filter: AuditFilter }
  | { readonly type: 'trail.closed' }
  | { readonly type: 'export.asked'; readonly filter: AuditFilter }
  | { readonly type: 'timeline.opened'; readonly person: EmployeeId; readonly group?: TimelineGroup | undefined }
  | { readonly type: 'timeline.closed' }

export const auditMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'exporting'
    children: { trail: 'trail'; timeline: 'timeline' }
  },
  actors: {
    trail: entryPagesMachine,
    timeline: entryPagesMachine,
    exportTrail: port<AuditPorts['exportTrail']>('exportTrail'),
  },
  guards: { succeeded },
  actions: {
    announce: enqueueActions(announce),
    tellFailed: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: `Failed to export the audit. ${failureSentence(failure)}` }),
    ),
    keepFilter: assign((_, { filter }: { filter: AuditFilter }) => ({ filter })),
    keepWanted: assign((_, { filter }: { filter: AuditFilter }) => ({ wanted: filter })),
    keepPerson: assign((_, { person, group }: { person: EmployeeId; group?: TimelineGroup | undefined }) => ({
      person,
      group,
    })),
    forgetPerson: assign({ person: null }),
  },
}).createMachine({
  id: 'audit',
  context: { filter: {}, person: null, group: undefined, wanted: {} },
  type: 'parallel',
  states: {
    trail: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'trail.opened': { target: 'open', actions: withEvent('keepFilter') } },
        },
        open: {
          invoke: {
            id: 'trail',
            src: 'trail',
            input: ({ context: { filter } }) => ({ filter }),
            onError: 'closed',
          },
          on: { 'trail.closed': 'closed' },
        },
      },
    },
    timeline: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'timeline.opened': { target: 'open', actions: withEvent('keepPerson') },
          },
        },
        open: {
          invoke: {
            id: 'timeline',
            src: 'timeline',
            input: ({ context: { person, group } }) => ({ filter: timelineOf(person as EmployeeId, group) }),
            onError: { target: 'closed', actions: 'forgetPerson' },
          },
          on: {
            'timeline.opened': {
              target: 'open',
              reenter: true,
              actions: withEvent('keepPerson'),
            },
            'timeline.closed': { target: 'closed', actions: 'forgetPerson' },
          },
        },
      },
    },
    export: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'export.asked': { target: 'exporting', actions: withEvent('keepWanted') },
          },
        },
        exporting: {
          tags: 'exporting',
          invoke: {
            id: 'exportTrail',
            src: 'exportTrail',
            input: ({ context: { wanted } }) => ({ filter: wanted }),
            ...settling<AuditPorts['exportTrail']>()({
              to: 'resting',
              and: { type: 'announce', params: { kind: 'success', text: 'The audit was exported' } },
              otherwise: 'resting',
              why: 'tellFailed',
            }),
          },
        },
      },
    },
  },
})

export type AuditActor = ActorRefFrom<typeof auditMachine>

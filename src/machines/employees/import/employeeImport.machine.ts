import type { ActorRefFrom } from 'xstate'
import type { EmployeeImport } from '../../../domain/employees/import/nouns.ts'
import { importWording } from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { answered, defect, failed } from '../../kit/answers.ts'
import { importSetup } from './import.setup.ts'
import { empty, fileIn, revertQuestion } from './importing.ts'

/**
 * Import of people by CSV (§ 5, § 7, § 8): choosing → mapping → validating → reviewing → importing → done or reverted.
 *
 * Rules it keeps: nothing is created as long as a line is wrong or something was changed since the lines were checked;
 * what somebody mapped or put right stays whatever the answer; a long import is followed, also when the page was left or
 * loaded anew; asking again after a lost answer imports once; what an import made can be taken back, now or later, after
 * a question. Whoever has the list or the readiness is told that there are other people now.
 *
 * Events: `page.opened`, `files.offered {files, id}` (a new UUID), `import.opened {id}`, `encoding.chosen`, `dateOrder.chosen`,
 * `column.mapped {column, field}`, `mapping.confirmed`, `mapping.reopened`, `cell.changed {line, column, value}`,
 * `check.asked`, `import.asked`, `revert.asked`, `file.discarded`, `another.asked`.
 * Reads: `context`; states below; `hasTag('busy')`; `children.revert` (confirm), `children.template` and
 * `children.failedRows` (download). Emits `toast`. System id: `employeeImport`.
 */
export const employeeImportMachine = importSetup.createMachine({
  id: 'employeeImport',
  context: ({ input }) => empty(input),
  invoke: [
    { id: 'template', src: 'template', input: { failure: wording.downloadFailed }, onError: { actions: 'forgetWhy' } },
    {
      id: 'failedRows',
      src: 'failedRows',
      input: { failure: wording.downloadFailed },
      onError: { actions: 'forgetWhy' },
    },
  ],
  initial: 'waiting',
  states: {
    // Its code may be here for somebody who may not open its page: nothing is asked before that is shown.
    waiting: { on: { 'page.opened': 'resuming' } },
    resuming: {
      invoke: {
        id: 'loadImports',
        src: 'loadImports',
        input: ({ context: { tenantId } }) => ({ tenantId }),
        onDone: [
          {
            guard: { type: 'hasRunning', params: ({ event }) => event.output },
            target: 'importing.pausing',
            actions: [
              { type: 'keepImports', params: ({ event }) => event.output },
              { type: 'keepRunning', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepImports', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'sayWhyNotListed', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'choosing', actions: { type: 'sayWhyNotListed', params: defect } },
      },
    },
    choosing: {
      on: {
        'files.offered': [
          {
            guard: { type: 'isTakeable', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'take', params: ({ event }) => event } },
        ],
        'import.opened': [
          {
            guard: { type: 'is', params: ({ event }) => ({ id: event.id, status: 'failed' as const }) },
            target: 'failed',
            actions: { type: 'open', params: ({ event }) => event },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ id: event.id, status: 'reverted' as const }) },
            target: 'reverted',
            actions: { type: 'open', params: ({ event }) => event },
          },
          { target: 'done', actions: { type: 'open', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      tags: 'busy',
      entry: 'forgetWhy',
      invoke: {
        id: 'readFile',
        src: 'validateFile',
        input: ({ context }) => fileIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'mapping',
            actions: { type: 'judge', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: ['discard', { type: 'sayWhy', params: ({ event }) => failed(event.output) }],
          },
        ],
        onError: { target: 'choosing', actions: ['discard', { type: 'sayWhy', params: defect }] },
      },
    },
    mapping: {
      on: {
        'column.mapped': { actions: { type: 'mapColumn', params: ({ event }) => event } },
        'dateOrder.chosen': { actions: { type: 'chooseOrder', params: ({ event }) => event } },
        'encoding.chosen': { target: 'reading', actions: { type: 'chooseEncoding', params: ({ event }) => event } },
        'mapping.confirmed': [{ guard: 'isMapped', target: 'validating' }, {}],
        'file.discarded': { target: 'choosing', actions: 'discard' },
      },
    },
    validating: {
      tags: 'busy',
      entry: 'forgetWhy',
      on: {
        // A check need not be waited for: not by whoever puts a line right meanwhile, whom it no longer answers,
        'cell.changed': { target: 'reviewing', actions: { type: 'changeCell', params: ({ event }) => event } },
        // and not by whoever has seen that it is the wrong file.
        'file.discarded': { target: 'choosing', actions: 'discard' },
      },
      invoke: {
        id: 'validateFile',
        src: 'validateFile',
        input: ({ context }) => fileIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: [
              { type: 'tellChecked', params: ({ event }) => event.output },
              { type: 'judge', params: ({ event }) => event.output },
            ],
          },
          { target: 'mapping', actions: { type: 'sayWhy', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'mapping', actions: { type: 'sayWhy', params: defect } },
      },
    },
    reviewing: {
      on: {
        'cell.changed': { actions: { type: 'changeCell', params: ({ event }) => event } },
        'check.asked': 'validating',
        'mapping.reopened': 'mapping',
        'import.asked': [{ guard: 'isReady', target: 'importing' }, {}],
        'file.discarded': { target: 'choosing', actions: 'discard' },
      },
    },
    importing: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: {
          entry: 'forgetWhy',
          invoke: {
            id: 'createFromFile',
            src: 'createFromFile',
            input: ({ context }) => ({ ...fileIn(context), id: context.importId as ItemId }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'following',
                actions: { type: 'keepMade', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: '#employeeImport.validating',
              },
              {
                target: '#employeeImport.reviewing',
                actions: [
                  { type: 'sayWhy', params: ({ event }) => failed(event.output) },
                  { type: 'announce', params: { kind: 'error', text: wording.importFailed } },
                ],
              },
            ],
            onError: {
              target: '#employeeImport.reviewing',
              actions: [
                { type: 'sayWhy', params: defect },
                { type: 'announce', params: { kind: 'error', text: wording.importFailed } },
              ],
            },
          },
        },
        following: {
          always: [
            { guard: 'isRunning', target: 'pausing' },
            {
              guard: 'isDone',
              target: '#employeeImport.done',
              actions: [{ type: 'announce', params: { kind: 'success', text: wording.imported } }, 'tellPeopleChanged'],
            },
            {
              target: '#employeeImport.failed',
              actions: { type: 'announce', params: { kind: 'error', text: wording.importFailed } },
            },
          ],
        },
        pausing: { after: { pollPause: 'polling' } },
        polling: {
          invoke: {
            id: 'loadImport',
            src: 'loadImport',
            input: ({ context: { tenantId, current } }) => ({ tenantId, id: (current as EmployeeImport).id }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'following',
                actions: { type: 'keepCurrent', params: ({ event }) => answered(event.output) },
              },
              // It goes on without being watched; so it is asked for again.
              { target: 'pausing', actions: { type: 'sayWhy', params: ({ event }) => failed(event.output) } },
            ],
            onError: { target: 'pausing', actions: { type: 'sayWhy', params: defect } },
          },
        },
      },
    },
    done: {
      on: {
        'revert.asked': 'reverting',
        'another.asked': { target: 'resuming', actions: 'discard' },
      },
    },
    failed: {
      on: {
        'check.asked': [{ guard: 'hasFile', target: 'validating' }, {}],
        'another.asked': { target: 'resuming', actions: 'discard' },
      },
    },
    reverting: {
      invoke: {
        id: 'revert',
        src: 'revert',
        input: ({ context }) => revertQuestion(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'reverted',
            actions: [
              { type: 'keepCurrent', params: ({ event }) => event.output.answer as EmployeeImport },
              { type: 'announce', params: { kind: 'success', text: importWording.reverted } },
              'tellPeopleChanged',
            ],
          },
          { guard: { type: 'isLeftReverted', params: ({ event }) => event.output }, target: 'reverted' },
          { target: 'done' },
        ],
        onError: {
          target: 'done',
          actions: { type: 'announce', params: { kind: 'error', text: importWording.revertFailed } },
        },
      },
    },
    reverted: {
      on: {
        'revert.asked': 'reverting',
        'another.asked': { target: 'resuming', actions: 'discard' },
      },
    },
  },
})

export type EmployeeImportActor = ActorRefFrom<typeof employeeImportMachine>

import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import type { AnyImport, AnyReport } from '../../../domain/kernel/import/nouns.ts'
import { defect } from '../answers.ts'
import { concluding } from '../concluding.ts'
import type { ConfirmOutput } from '../confirm.machine.ts'
import { localeNow } from '../localeNow.ts'
import { provided } from '../port.ts'
import { settling, withAnswer, withEvent, withFailure, withOutput } from '../settling.ts'
import type { ImportPorts } from './import.ports.ts'
import { failedRowsDownload, type ImportShape, importRevert, importSetup, templateDownload } from './import.setup.ts'
import { empty, fileIn } from './importing.ts'

/**
 * Import of records of one kind by CSV (§ 5, § 7, § 8): choosing → mapping → validating → reviewing → importing → done or reverted.
 *
 * Rules it keeps: nothing is created as long as a line is wrong or something was changed since the lines were checked;
 * what somebody mapped, put right or left out stays whatever the answer; a long import is followed, also when the page was left or
 * loaded anew; asking again after a lost answer imports once; what an import made can be taken back, now or later, after
 * a question. Machines that hold what an import makes are told that there is something else now.
 *
 * Events: `page.opened`, `files.offered {files, id}` (a new UUID), `import.opened {id}`, `encoding.chosen`, `dateOrder.chosen`,
 * `column.mapped {column, field}`, `mapping.confirmed`, `mapping.reopened`, `cell.changed {line, column, value}`,
 * `line.leftOut {line}`, `line.putBack {line}`, `problems.leftOut`, `check.asked`, `import.asked`, `revert.asked`, `file.discarded`, `another.asked`.
 * Reads: `context`; states below; `hasTag('busy')`; `children.revert` (confirm), `children.template` and
 * `children.failedRows` (download). Emits `toast`. System ids: `employees/import`, `assets/import`, `goals/import`.
 */
const machineOf = (shape: ImportShape<AnyImport, AnyReport>) => {
  const { id, messages, revertQuestion } = shape
  return importSetup(shape).createMachine({
    id,
    context: empty,
    invoke: [
      {
        id: 'template',
        src: 'template',
        input: { failure: messages.downloadFailed },
        onError: { actions: 'forgetWhy' },
      },
      {
        id: 'failedRows',
        src: 'failedRows',
        input: { failure: messages.downloadFailed },
        onError: { actions: 'forgetWhy' },
      },
    ],
    initial: 'waiting',
    states: {
      // The code may be loaded for a person who may not open the page, so nothing is asked before it is shown.
      waiting: { on: { 'page.opened': 'resuming' } },
      resuming: {
        invoke: {
          id: 'loadImports',
          src: 'loadImports',
          ...settling<ImportPorts['loadImports']>()({
            to: 'choosing',
            keep: 'keepImports',
            first: {
              guard: withOutput('hasRunning'),
              target: 'importing.pausing',
              actions: [withAnswer('keepImports'), withAnswer('keepRunning')],
            },
            otherwise: 'choosing',
            why: 'sayWhyNotListed',
          }),
        },
      },
      choosing: {
        on: {
          'files.offered': [
            {
              guard: withEvent('isTakeable'),
              target: 'reading',
              actions: withEvent('take'),
            },
            { actions: withEvent('take') },
          ],
          'import.opened': { target: 'opening', actions: withEvent('ask') },
        },
      },
      // A list of imports does not say all of each.
      opening: {
        initial: 'asking',
        states: {
          asking: {
            entry: 'forgetWhy',
            invoke: {
              id: 'openImport',
              src: 'loadImport',
              input: ({ context }) => ({ id: context.asked as ItemId }),
              ...settling<ImportPorts['loadImport']>()({
                to: 'opened',
                keep: 'keepCurrent',
                otherwise: `#${id}.choosing`,
                why: 'sayWhy',
              }),
            },
          },
          opened: {
            always: [
              { guard: 'isRunning', target: `#${id}.importing.pausing` },
              { guard: 'isDone', target: `#${id}.done` },
              { guard: 'isReverted', target: `#${id}.reverted` },
              { target: `#${id}.failed` },
            ],
          },
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
              guard: withOutput('succeeded'),
              target: 'mapping',
              actions: withAnswer('judge'),
            },
            {
              target: 'choosing',
              actions: ['discard', withFailure('sayWhy')],
            },
          ],
          onError: { target: 'choosing', actions: ['discard', { type: 'sayWhy', params: defect }] },
        },
      },
      mapping: {
        on: {
          'column.mapped': { actions: withEvent('mapColumn') },
          'dateOrder.chosen': { actions: withEvent('chooseOrder') },
          'encoding.chosen': { target: 'reading', actions: withEvent('chooseEncoding') },
          'mapping.confirmed': [{ guard: 'isMapped', target: 'validating' }, {}],
          'file.discarded': { target: 'choosing', actions: 'discard' },
        },
      },
      validating: {
        tags: 'busy',
        entry: 'forgetWhy',
        on: {
          // A check need not be waited for: not by someone who corrects a line meanwhile, whom it no longer answers,
          'cell.changed': { target: 'reviewing', actions: withEvent('changeCell') },
          'line.leftOut': { target: 'reviewing', actions: withEvent('leaveOut') },
          'line.putBack': { target: 'reviewing', actions: withEvent('putBack') },
          'mapping.reopened': 'mapping',
          // nor by someone who leaves out what the check before found, with which the lines are checked anew,
          'problems.leftOut': { target: 'validating', reenter: true, actions: 'leaveOutProblems' },
          // and not by someone who has seen that it is the wrong file.
          'file.discarded': { target: 'choosing', actions: 'discard' },
        },
        invoke: {
          id: 'validateFile',
          src: 'validateFile',
          input: ({ context }) => fileIn(context),
          ...settling<ImportPorts['validateFile']>()({
            to: 'reviewing',
            keep: ['tellChecked', 'judge'],
            otherwise: 'mapping',
            why: 'sayWhy',
          }),
        },
      },
      reviewing: {
        on: {
          'cell.changed': { actions: withEvent('changeCell') },
          'line.leftOut': { actions: withEvent('leaveOut') },
          'line.putBack': { actions: withEvent('putBack') },
          'problems.leftOut': { target: 'validating', actions: 'leaveOutProblems' },
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
              ...settling<ImportPorts['createFromFile']>()({
                to: 'following',
                keep: 'keepMade',
                or: {
                  guard: withOutput('isOvertaken'),
                  target: `#${id}.validating`,
                },
                otherwise: `#${id}.reviewing`,
                why: 'sayWhy',
                also: { type: 'announce', params: { kind: 'error', text: messages.failed } },
              }),
            },
          },
          following: {
            always: [
              { guard: 'isRunning', target: 'pausing' },
              {
                guard: 'isDone',
                target: `#${id}.done`,
                actions: [{ type: 'announce', params: { kind: 'success', text: messages.imported } }, 'tellChanged'],
              },
              {
                target: `#${id}.failed`,
                actions: { type: 'announce', params: { kind: 'error', text: messages.failed } },
              },
            ],
          },
          pausing: { after: { pollPause: 'polling' } },
          polling: {
            invoke: {
              id: 'loadImport',
              src: 'loadImport',
              input: ({ context: { current } }) => ({ id: (current as AnyImport).id }),
              ...settling<ImportPorts['loadImport']>()({
                to: 'following',
                keep: 'keepCurrent',
                otherwise: 'pausing',
                why: 'sayWhy',
              }),
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
          input: ({ context, self }) => {
            const made = context.current as AnyImport
            return importRevert.ask({ ...revertQuestion(localeNow(self), made), subject: { id: made.id } })
          },
          ...concluding<ConfirmOutput<AnyImport>>()({
            when: 'isConfirmed',
            to: 'reverted',
            keep: 'keepCurrent',
            and: [{ type: 'announce', params: { kind: 'success', text: messages.reverted } }, 'tellChanged'],
            or: { guard: withOutput('isLeftReverted'), target: 'reverted' },
            otherwise: 'done',
            failed: messages.revertFailed,
          }),
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
}

type ImportMachine = ReturnType<typeof machineOf>
export type ImportActor = ActorRefFrom<ImportMachine>
export type ImportSnapshot = SnapshotFrom<ImportMachine>

/** An import of one kind, under its own types. */
export const importOf = <Made extends AnyImport, Report extends AnyReport>(shape: ImportShape<Made, Report>) => {
  const machine = machineOf(shape as unknown as ImportShape<AnyImport, AnyReport>)
  return {
    shape,
    machine,
    provide: (ports: ImportPorts<Made, Report>): ImportMachine => provide(machine, ports),
  }
}

const provide = (machine: ImportMachine, ports: ImportPorts): ImportMachine =>
  machine.provide({
    actors: {
      validateFile: provided(ports.validateFile),
      createFromFile: provided(ports.createFromFile),
      loadImports: provided(ports.loadImports),
      loadImport: provided(ports.loadImport),
      revert: importRevert.provide(ports.revertImport),
      template: templateDownload.provide(ports.saveTemplate),
      failedRows: failedRowsDownload.provide(ports.saveFailedRows),
    },
  })

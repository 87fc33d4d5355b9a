import type { Result } from 'effect'
import { assign, enqueueActions, setup } from 'xstate'
import { mayBeMapped } from '../../../domain/employees/import/mapping.ts'
import type {
  DateOrder,
  EmployeeImport,
  ImportAnswer,
  ImportEdit,
  ImportEncoding,
} from '../../../domain/employees/import/nouns.ts'
import { wording } from '../../../domain/employees/wording.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { answerOf, failureOf, isConfirmed, succeeded } from '../../kit/answers.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import { downloadOf } from '../../kit/download.machine.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import { refresh } from '../../kit/library.ts'
import { type PortInput, port } from '../../kit/port.ts'
import type { ImportPorts } from './import.ports.ts'
import {
  type ColumnMapped,
  discarded,
  type ImportContext,
  type ImportInput,
  importRevert,
  isOvertaken,
  isReady,
  isTakeable,
  judgedBy,
  type Offer,
  readAnew,
  runningAmong,
  taken,
  whyNot,
  withCell,
  withColumn,
  withCurrent,
} from './importing.ts'

const pollPauseMs = 1_000

type Event =
  | { readonly type: 'page.opened' }
  | ({ readonly type: 'files.offered' } & Offer)
  | { readonly type: 'import.opened'; readonly id: ItemId }
  | { readonly type: 'encoding.chosen'; readonly encoding: ImportEncoding }
  | { readonly type: 'dateOrder.chosen'; readonly dateOrder: DateOrder }
  | ({ readonly type: 'column.mapped' } & ColumnMapped)
  | { readonly type: 'mapping.confirmed' }
  | { readonly type: 'mapping.reopened' }
  | ({ readonly type: 'cell.changed' } & ImportEdit)
  | { readonly type: 'check.asked' }
  | { readonly type: 'import.asked' }
  | { readonly type: 'revert.asked' }
  | { readonly type: 'file.discarded' }
  | { readonly type: 'another.asked' }

type Listed = Result.Result<ReadonlyArray<EmployeeImport>, Failure>

const statusOf = (context: ImportContext, id: ItemId) => context.imports.find((one) => one.id === id)?.status

export const templateDownload = downloadOf<PortInput<ImportPorts['saveTemplate']>>()
export const failedRowsDownload = downloadOf<PortInput<ImportPorts['saveFailedRows']>>()

/** What the import machine is made of; its states stand in `employeeImport.machine.ts`. */
export const importSetup = setup({
  types: {} as {
    context: ImportContext
    events: Event
    emitted: Toast
    input: ImportInput
    tags: 'busy'
    children: { template: 'template'; failedRows: 'failedRows'; revert: 'revert' }
  },
  delays: { pollPause: pollPauseMs },
  actors: {
    validateFile: port<ImportPorts['validateFile']>('validateFile'),
    createFromFile: port<ImportPorts['createFromFile']>('createFromFile'),
    loadImports: port<ImportPorts['loadImports']>('loadImports'),
    loadImport: port<ImportPorts['loadImport']>('loadImport'),
    revert: importRevert.machine,
    template: templateDownload.machine,
    failedRows: failedRowsDownload.machine,
  },
  guards: {
    succeeded,
    isTakeable: (_: unknown, offer: Offer) => isTakeable(offer),
    isMapped: ({ context }) => context.mapping !== null && mayBeMapped(context.mapping).allowed,
    isReady: ({ context }) => isReady(context),
    hasRunning: (_: unknown, answer: Listed) => succeeded(null, answer) && runningAmong(answerOf(answer)) !== undefined,
    isRunning: ({ context }: { context: ImportContext }) => context.current?.status === 'importing',
    isDone: ({ context }: { context: ImportContext }) => context.current?.status === 'done',
    isLeftReverted: ({ context }: { context: ImportContext }, { confirmed }: ConfirmOutput) =>
      !confirmed && context.current?.status === 'reverted',
    hasFile: ({ context }: { context: ImportContext }) => context.file !== null,
    isOvertaken: (_: unknown, answer: Result.Result<ImportAnswer, Failure>) => isOvertaken(failureOf(answer)),
    is: ({ context }: { context: ImportContext }, { id, status }: { id: ItemId; status: EmployeeImport['status'] }) =>
      statusOf(context, id) === status,
    isConfirmed,
  },
  actions: {
    announce: enqueueActions(announce),
    take: assign(({ context }, offer: Offer) => taken(context, offer)),
    discard: assign(({ context }) => discarded(context)),
    keepImports: assign((_, imports: ReadonlyArray<EmployeeImport>) => ({ imports, listRefusal: null })),
    keepRunning: assign((_, imports: ReadonlyArray<EmployeeImport>) => ({ current: runningAmong(imports) ?? null })),
    sayWhyNotListed: assign((_, failure: Failure) => ({ listRefusal: failureSentence(failure) })),
    judge: assign((_, answer: ImportAnswer) => judgedBy(answer)),
    chooseEncoding: assign((_, { encoding }: { encoding: ImportEncoding }) => readAnew(encoding)),
    chooseOrder: assign((_, { dateOrder }: { dateOrder: DateOrder }) => ({ dateOrder, isChanged: true })),
    mapColumn: assign(({ context }, mapped: ColumnMapped) => withColumn(context, mapped)),
    changeCell: assign(({ context }, { line, column, value }: ImportEdit) =>
      withCell(context, { line, column, value }),
    ),
    sayWhy: assign((_, failure: Failure) => whyNot(failure)),
    forgetWhy: assign({ refusal: null }),
    tellChecked: enqueueActions((speaking, { report }: ImportAnswer) => {
      const isRight = report.problemCount === 0 && report.missing.length === 0
      announce(speaking, {
        kind: isRight ? 'success' : 'error',
        text: isRight ? wording.validated : wording.importFailed,
      })
    }),
    keepMade: assign(({ context }, { made }: ImportAnswer) => (made === null ? {} : withCurrent(context, made))),
    keepCurrent: assign(({ context }, current: EmployeeImport) => withCurrent(context, current)),
    open: assign(({ context }, { id }: { id: ItemId }) => ({
      current: context.imports.find((one) => one.id === id) ?? null,
      problem: null,
      refusal: null,
    })),
    /** Other people are here now: the list and whatever stands on it are read anew. */
    tellPeopleChanged: enqueueActions(({ enqueue, system }) => {
      refresh({ enqueue, system }, 'employees', 'bootstrap')
    }),
  },
})

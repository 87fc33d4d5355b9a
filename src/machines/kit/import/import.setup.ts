import type { Result } from 'effect'
import { assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import type { AnyMapping } from '../../../domain/kernel/import/mapping.ts'
import type {
  AnyImport,
  AnyReport,
  DateOrder,
  ImportEdit,
  ImportEncoding,
} from '../../../domain/kernel/import/nouns.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { announce, type Toast } from '../announce.ts'
import { answerOf, failureOf, isConfirmed, succeeded } from '../answers.ts'
import { type ConfirmOutput, type Question, questionOf } from '../confirm.machine.ts'
import { downloadOf } from '../download.machine.ts'
import { failureSentence } from '../failureSentence.ts'
import { type PortInput, port } from '../port.ts'
import type { tell } from '../tell.ts'
import type { ImportPorts, OfImport } from './import.ports.ts'
import {
  type Answer,
  type ColumnMapped,
  discarded,
  type ImportContext,
  isOvertaken,
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
  withLine,
  withoutProblems,
} from './importing.ts'

/** What an import of one kind says about itself. */
export interface ImportShape<Made extends AnyImport, Report extends AnyReport> {
  readonly id: string
  /** Why lines cannot be checked with these columns; undefined when they can. */
  readonly mappingDenied: (mapping: AnyMapping) => string | undefined
  /** Why nothing can be imported as it stands; undefined when it can. */
  readonly importDenied: (report: Report) => string | undefined
  readonly messages: Readonly<
    Record<'imported' | 'validated' | 'wrong' | 'failed' | 'reverted' | 'revertFailed' | 'downloadFailed', string>
  >
  readonly revertQuestion: (locale: Locale, made: Made) => Question
  /** Tells the machines that hold what an import makes that there is something else now. */
  readonly tellChanged: (telling: Parameters<typeof tell>[0]) => void
}

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
  | { readonly type: 'line.leftOut'; readonly line: number }
  | { readonly type: 'line.putBack'; readonly line: number }
  | { readonly type: 'problems.leftOut' }
  | { readonly type: 'check.asked' }
  | { readonly type: 'import.asked' }
  | { readonly type: 'revert.asked' }
  | { readonly type: 'file.discarded' }
  | { readonly type: 'another.asked' }

type Listed = Result.Result<ReadonlyArray<AnyImport>, Failure>

export const importRevert = questionOf<OfImport, AnyImport>()
export const templateDownload = downloadOf<PortInput<ImportPorts['saveTemplate']>>()
export const failedRowsDownload = downloadOf<PortInput<ImportPorts['saveFailedRows']>>()

/** What an import's machine is made of; its states stand in `import.machine.ts`. */
export const importSetup = ({
  messages,
  mappingDenied,
  importDenied,
  tellChanged,
}: ImportShape<AnyImport, AnyReport>) =>
  setup({
    types: {} as {
      context: ImportContext
      events: Event
      emitted: Toast
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
      isMapped: ({ context }) => context.mapping !== null && mappingDenied(context.mapping) === undefined,
      isReady: ({ context: { report, isChanged } }) =>
        report !== null && !isChanged && importDenied(report) === undefined,
      hasRunning: (_: unknown, answer: Listed) =>
        succeeded(null, answer) && runningAmong(answerOf(answer)) !== undefined,
      isRunning: ({ context }: { context: ImportContext }) => context.current?.status === 'importing',
      isDone: ({ context }: { context: ImportContext }) => context.current?.status === 'done',
      isLeftReverted: ({ context }: { context: ImportContext }, { confirmed }: ConfirmOutput) =>
        !confirmed && context.current?.status === 'reverted',
      hasFile: ({ context }: { context: ImportContext }) => context.file !== null,
      isOvertaken: (_: unknown, answer: Result.Result<Answer, Failure>) => isOvertaken(failureOf(answer)),
      isReverted: ({ context }: { context: ImportContext }) => context.current?.status === 'reverted',
      isConfirmed,
    },
    actions: {
      announce: enqueueActions(announce),
      take: assign(({ context }, offer: Offer) => taken(context, offer)),
      discard: assign(({ context }) => discarded(context)),
      keepImports: assign((_, imports: ReadonlyArray<AnyImport>) => ({ imports, listRefusal: null })),
      keepRunning: assign((_, imports: ReadonlyArray<AnyImport>) => ({ current: runningAmong(imports) ?? null })),
      sayWhyNotListed: assign((_, failure: Failure) => ({ listRefusal: failureSentence(failure) })),
      judge: assign((_, answer: Answer) => judgedBy(answer)),
      chooseEncoding: assign((_, { encoding }: { encoding: ImportEncoding }) => readAnew(encoding)),
      chooseOrder: assign((_, { dateOrder }: { dateOrder: DateOrder }) => ({ dateOrder, isChanged: true })),
      mapColumn: assign(({ context }, mapped: ColumnMapped) => withColumn(context, mapped)),
      changeCell: assign(({ context }, { line, column, value }: ImportEdit) =>
        withCell(context, { line, column, value }),
      ),
      leaveOut: assign(({ context }, { line }: { line: number }) => withLine(context, line, true)),
      putBack: assign(({ context }, { line }: { line: number }) => withLine(context, line, false)),
      leaveOutProblems: assign(({ context }) => withoutProblems(context)),
      sayWhy: assign((_, failure: Failure) => whyNot(failure)),
      forgetWhy: assign({ refusal: null }),
      tellChecked: enqueueActions((speaking, { report }: Answer) => {
        const isRight = report.problemCount === 0 && report.missing.length === 0
        announce(speaking, {
          kind: isRight ? 'success' : 'error',
          text: isRight ? messages.validated : messages.wrong,
        })
      }),
      keepMade: assign(({ context }, { made }: Answer) => (made === null ? {} : withCurrent(context, made))),
      keepCurrent: assign(({ context }, current: AnyImport) => withCurrent(context, current)),
      ask: assign((_, { id }: { id: ItemId }) => ({ asked: id, problem: null })),
      tellChanged: enqueueActions(({ enqueue, system }) => tellChanged({ enqueue, system })),
    },
  })

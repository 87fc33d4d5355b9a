import { Array as Arr, Effect, type FileSystem, type Scope, Stream } from 'effect'
import { narrowed, reportOf } from '../../domain/reports/answering.ts'
import type { ReportAnswer, ReportRow } from '../../domain/reports/nouns.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import type { ReportShape } from '../../domain/reports/shapes.ts'
import type { Database } from '../store/database.ts'
import type { Asking, Source } from './source.ts'

/** What a page shows of a report. */
export type Shown = Pick<ReportAnswer, 'figures' | 'departments' | 'named' | 'count' | 'rows'>

/** How a report is read: for a page, and whole, in parts, for a file that is written while it is sent. */
export interface Reading {
  readonly shown: (asking: Asking, question: ReportQuestion) => Effect.Effect<Shown, never, Database>
  readonly parts: (
    asking: Asking,
    question: ReportQuestion,
  ) => Effect.Effect<
    Stream.Stream<ReadonlyArray<ReportRow>, never, Database>,
    never,
    Database | FileSystem.FileSystem | Scope.Scope
  >
}

const PART = 1_000

/** Of a report whose rows are gathered before they are counted. */
export const gathered = (shape: ReportShape, source: Source): Reading => ({
  shown: (asking, question) => Effect.map(source(asking), (rows) => reportOf(shape, rows, question)),
  parts: (asking, question) =>
    Effect.map(source(asking), (rows) => Stream.fromIterable(Arr.chunksOf(narrowed(shape, rows, question), PART))),
})

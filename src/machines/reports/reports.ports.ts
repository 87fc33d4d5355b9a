import type { Failure } from '../../domain/kernel/failure.ts'
import type { ReportAnswer } from '../../domain/reports/nouns.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import type { Download } from '../kit/download.machine.ts'
import type { Port } from '../kit/port.ts'

export interface ReportOf {
  /** As its address says it. */
  readonly name: string
  readonly question: ReportQuestion
}

export type ReportPorts = {
  loadReport: Port<ReportOf, ReportAnswer, Failure>
  /** Hands the file to the browser. */
  saveReport: Download<ReportOf>
}

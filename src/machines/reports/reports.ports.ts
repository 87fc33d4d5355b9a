import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { ReportAnswer, ReportSchedule, ReportScheduleSaved } from '../../domain/reports/nouns.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import type { Download } from '../kit/download.machine.ts'
import type { Port } from '../kit/port.ts'

export interface ReportOf {
  /** As its address says it. */
  readonly name: string
  readonly question: ReportQuestion
}

interface OfSchedule {
  readonly id: ItemId
}

export type ReportPorts = {
  loadReport: Port<ReportOf, ReportAnswer, Failure>
  /** Hands the file to the browser. */
  saveReport: Download<ReportOf>
  loadSchedules: Port<void, ReadonlyArray<ReportSchedule>, Failure>
  saveSchedule: Port<OfSchedule & { readonly schedule: ReportScheduleSaved }, ReportSchedule, Failure>
  removeSchedule: Port<OfSchedule & { readonly version: number }, void, Failure>
}

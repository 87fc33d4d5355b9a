import * as Result from 'effect/Result'
import { reportNamed } from '../../domain/reports/catalogue.ts'
import type { ReportPorts } from '../../machines/reports/reports.ports.ts'
import { expecting, type Run } from '../http/run.ts'

/** `save` hands a file to the browser's own downloads. */
export const reportsGateway = (run: Run, save: (content: Blob, name: string) => void): ReportPorts => ({
  loadReport: ({ name, question }, signal) => run('reports', 'read', { params: { name }, query: question, signal }),
  saveReport: async ({ name, question }, signal) =>
    Result.map(await run.bytes('reports', 'csv', { params: { name }, query: question, signal }), (content) =>
      save(content, `${reportNamed(name)?.friendlyName ?? name}.csv`),
    ),
  loadSchedules: (_, signal) => run('reports', 'schedules', { signal }),
  saveSchedule: ({ schedule, ...params }, signal) =>
    run('reports', 'saveSchedule', { params, payload: schedule, signal }),
  removeSchedule: async ({ version, ...params }, signal) =>
    Result.map(
      await run('reports', 'removeSchedule', { params, headers: expecting(version), signal }),
      () => undefined,
    ),
})

import * as Result from 'effect/Result'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import { isTimelineGroup } from '../../domain/audit/timeline.ts'
import type { AuditPorts } from '../../machines/audit/audit.ports.ts'
import type { Run } from '../http/run.ts'

/** `saved` hands a file to the browser's own downloads. */
export const auditGateway = (run: Run, saved: (content: Blob, name: string) => void): AuditPorts => ({
  loadTrail: ({ filter, before }, signal) => run('audit', 'list', { query: { ...filter, ...from(before) }, signal }),
  loadTimeline: async ({ filter: { person, kind }, before }, signal) => {
    if (person === undefined) throw new Error('A timeline is somebody’s')
    return run('history', 'timeline', {
      params: { id: person },
      query: { ...from(before), ...(isTimelineGroup(kind) ? { group: kind } : {}) },
      signal,
    })
  },
  exportTrail: async ({ filter }, signal) =>
    Result.map(await run.bytes('audit', 'csv', { query: filter, signal }), (file) => saved(file, nameFor(filter))),
})

const from = (before: number | null) => (before === null ? {} : { before: String(before) })

const nameFor = ({ from, to }: AuditFilter): string =>
  `audit${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` until ${to}`}.csv`

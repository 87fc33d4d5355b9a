import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditPage } from '../../domain/audit/nouns.ts'
import type { TimelineGroup } from '../../domain/audit/timeline.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

/** A page of what is asked for: the changes before `before`, or the newest. */
export interface PageAsked {
  readonly filter: AuditFilter
  readonly before: number | null
}

export type LoadPage = Port<PageAsked, AuditPage, Failure>

export type AuditPorts = {
  loadTrail: LoadPage
  /** The timeline of `filter.person`. */
  loadTimeline: LoadPage
  /** Hands the file to the browser. */
  exportTrail: Port<{ readonly filter: AuditFilter }, void, Failure>
}

/** Whose timeline it is, and what of it: the kind is then a group of them. */
export const timelineOf = (person: EmployeeId, group?: TimelineGroup): AuditFilter =>
  group === undefined ? { person } : { person, kind: group }

import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { VacantPlace } from '../../domain/orgChart/tree.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { MoveAsked } from './moves.ts'

/** A chart read longer ago than this is read again when its page is shown. Ours. */
export const staleAfterMs = 60_000

export type OrgChartEvent =
  | { readonly type: 'page.shown'; readonly now: number; readonly actor: Actor }
  | { readonly type: 'retry.asked' }
  /** People have been moved elsewhere. */
  | { readonly type: 'news.heard' }
  | { readonly type: 'vacancies.heard'; readonly vacant: ReadonlyArray<VacantPlace> }
  | { readonly type: 'node.toggled'; readonly id: EmployeeId }
  | { readonly type: 'all.expanded' }
  | { readonly type: 'all.collapsed' }
  | { readonly type: 'person.selected'; readonly id: EmployeeId | null }
  | { readonly type: 'person.sought'; readonly id: EmployeeId }
  | ({ readonly type: 'move.asked' } & MoveAsked)
  | { readonly type: 'undo.asked' }
  | { readonly type: 'choosing.opened'; readonly id: EmployeeId }
  | { readonly type: 'editing.opened'; readonly id: EmployeeId }
  | { readonly type: 'mine.kept' }
  | { readonly type: 'theirs.taken' }

/** Somebody is to be brought into view. */
export interface Sought {
  readonly type: 'person.sought'
  readonly id: EmployeeId
}

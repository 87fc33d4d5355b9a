import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { mayAccess, mayEdit } from '../../domain/employees/access.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode, OrgTree } from '../../domain/orgChart/tree.ts'
import { denials } from '../../domain/orgChart/wording.ts'
import { isAdmin, isManager } from '../../domain/permissions/access.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { pathTo } from '../../domain/session/places.ts'
import { shownTreeIn, treeIn } from '../../machines/orgChart/moves.ts'
import type { OrgChartActor } from '../../machines/orgChart/orgChart.machine.ts'
import { useApp } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { useClock } from '../kit/clock.ts'

/** The area's machine, which runs once the page has opened it. */
export const useOrgChart = (): OrgChartActor => useApp().system.get('orgChart') as OrgChartActor

export const useOrgChartState = <A>(select: (snapshot: ReturnType<OrgChartActor['getSnapshot']>) => A): A =>
  useSelector(useOrgChart(), select)

/** While a page shows the chart: it is read, or read anew. */
export const useChartShown = (): void => {
  const chart = useOrgChart()
  const actor = useActor()
  const clock = useClock()
  useEffect(() => chart.send({ type: 'page.shown', now: clock.now(), actor }), [chart, actor, clock])
}

/** Of people alone. */
export const useTree = (): OrgTree => useOrgChartState(({ context }) => treeIn(context))

/** With the vacancies. */
export const useShownTree = (): OrgTree => useOrgChartState(({ context }) => shownTreeIn(context))

export const useExpanded = (): ReadonlySet<EmployeeId> => useOrgChartState(({ context }) => context.expanded)

export const useSelected = (): EmployeeId | null => useOrgChartState(({ context }) => context.selected)

/** Others are told of none (decision 0061). */
export const seesVacancies = (actor: Actor): boolean => isAdmin(actor) || isManager(actor)

/** While an answer is awaited nothing else is begun. */
export const useWaiting = (): string | undefined =>
  useOrgChartState((snapshot) =>
    snapshot.hasTag('loading') || snapshot.hasTag('saving') ? 'Wait until the chart is up to date.' : undefined,
  )

/** The person's page, for whom it opens. */
export const hrefOf = (actor: Actor, { person, vacancy }: OrgNode): string | undefined =>
  vacancy === undefined && mayAccess(actor, person.id).allowed ? pathTo('employee', { id: person.id }) : undefined

/** Why somebody can be neither moved nor edited; undefined when they can. */
export const editDenied = (actor: Actor, id: EmployeeId): string | undefined => {
  const may = mayEdit(actor, id)
  return may.allowed ? undefined : denials[may.because]
}

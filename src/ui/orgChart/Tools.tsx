import { ChevronsDownUp, ChevronsUpDown, Maximize, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { Suspense, useCallback } from 'react'
import type { VacantPlace } from '../../domain/orgChart/tree.ts'
import { denials, wording } from '../../domain/orgChart/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { undoDenial } from '../../machines/orgChart/moves.ts'
import { useMayOpen } from '../app/menu.ts'
import { useActor } from '../app/session.ts'
import { viewHref } from '../app/viewAddress.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { seesVacancies, useOrgChart, useOrgChartState, useWaiting } from './area.ts'
import { focusStop } from './barFocus.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { FindPerson } from './FindPerson.tsx'
import type { Stage } from './stage.ts'

/** Above the chart and the outline; only the chart can be zoomed. */
export const Tools = ({ stage, search }: { readonly stage: Stage | null; readonly search: string }) => {
  const chart = useOrgChart()
  return (
    <div className={slot('table', 'toolbar')} role="toolbar" aria-label="Org chart tools">
      <div className={slot('chart', 'seek')}>
        <FindPerson
          label="Find a person"
          labelHidden
          placeholder="Find a person"
          chosen=""
          onFound={({ person }) => {
            chart.send({ type: 'person.sought', id: person.id })
            // Once the chart or the outline has been drawn with them.
            setTimeout(focusStop)
          }}
        />
      </div>
      <IconButton
        label="Expand all"
        icon={<ChevronsUpDown />}
        tone="outline"
        onClick={() => chart.send({ type: 'all.expanded' })}
      />
      <IconButton
        label="Collapse all"
        icon={<ChevronsDownUp />}
        tone="outline"
        onClick={() => chart.send({ type: 'all.collapsed' })}
      />
      {stage === null ? null : (
        <>
          <IconButton label="Zoom out" icon={<ZoomOut />} tone="outline" onClick={() => stage.zoom(1 / 1.25)} />
          <IconButton label="Zoom in" icon={<ZoomIn />} tone="outline" onClick={() => stage.zoom(1.25)} />
          <IconButton label="Fit to screen" icon={<Maximize />} tone="outline" onClick={() => stage.fit()} />
        </>
      )}
      <Undo />
      <ExportMenu />
      <LinkButton href={viewHref(pathTo('orgChart'), stage === null ? 'chart' : 'outline', search)}>
        {stage === null ? 'Show as chart' : 'Show as outline'}
      </LinkButton>
      <Vacancies />
    </div>
  )
}

/** For whoever may open them. */
export const Plans = () =>
  useMayOpen('orgChartPlans') ? (
    <LinkButton href={pathTo('orgChartPlans')}>{places.orgChartPlans.title}</LinkButton>
  ) : null

const InChart = laterTab<{ readonly onRead: (vacant: ReadonlyArray<VacantPlace>) => void }>(
  async () => (await import('../employees/vacancies/later.tsx')).vacancies.InChart,
  'orgChart/plans',
)

/** Comes after the chart, which is all there without it. */
const Vacancies = () => {
  const chart = useOrgChart()
  const onRead = useCallback(
    (vacant: ReadonlyArray<VacantPlace>) => chart.send({ type: 'vacancies.heard', vacant }),
    [chart],
  )
  return seesVacancies(useActor()) ? (
    <Suspense fallback={null}>
      <InChart onRead={onRead} />
    </Suspense>
  ) : null
}

const Undo = () => {
  const chart = useOrgChart()
  const waiting = useWaiting()
  const denial = useOrgChartState(({ context }) => undoDenial(context))
  const denied =
    denial === 'nothing'
      ? wording.nothingToUndo
      : denial === 'elsewhere'
        ? wording.undoneElsewhere
        : denial === null
          ? waiting
          : denials[denial]
  return (
    <IconButton
      label="Undo the last move"
      icon={<Undo2 />}
      tone="outline"
      denied={denied}
      onClick={() => chart.send({ type: 'undo.asked' })}
    />
  )
}

import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/kit/Banner.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import { SwitchField } from '../../ui/kit/SwitchField.tsx'
import { isWithoutLines, mostBoxes, nearest, opened, shownAs } from '../draw/foldings.ts'
import { showHeat, useHeating } from '../heat/heating.ts'
import { useHeat } from '../heat/useHeat.ts'
import type { Chart } from '../model/chart.ts'
import type { Drawing } from '../model/exhibit.ts'
import { goTo, hrefOf, useAddress } from './address.ts'
import { Canvas } from './chart/Canvas.tsx'
import type { Marks } from './chart/marks.ts'
import { Details } from './details/Details.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import type { ViewProps } from './view.ts'

/** The drawing, and beside it what is known of the state or transition that was clicked. */
export const ChartView = ({ exhibit, listed }: ViewProps) => {
  const { chart, drawings } = exhibit
  const { chosen } = useAddress()
  const [folded, setFolded] = useState(drawings[0]?.folded ?? [])
  const { isOn } = useHeating()
  const seen = useHeat(chart)
  const state = chart.states.find(({ id }) => id === chosen) ?? null
  const transition = chart.transitions.find(({ id }) => id === chosen) ?? null
  const sought = state?.id ?? transition?.source ?? null
  // What the address names is to be seen: what it is hidden in is opened.
  const wanted = sought === null ? folded : opened(chart, folded, sought)
  const drawing = nearest(chart, drawings, wanted)
  const choose = (id: string | null) => goTo(hrefOf({ exhibit: exhibit.id, chosen: id }), 'replace')
  const fold = (next: ReadonlyArray<string>) => {
    const closed = nearest(chart, drawings, next)?.folded ?? []
    setFolded(closed)
    // What is chosen would have to be opened again to be seen.
    if (sought !== null && shownAs(chart, closed, sought) !== sought) choose(null)
  }

  if (drawing === undefined)
    return (
      <EmptyState title={`${listed.title} has no drawing`}>Outline and decisions say all of it in words.</EmptyState>
    )
  return (
    <div className="chart-view">
      <div className="chart-side">
        <div className="chart-toolbar">
          {drawings.length > 1 ? (
            <>
              <Button size="sm" onClick={() => fold(overviewOf(drawings))}>
                <ChevronsDownUp aria-hidden="true" />
                Overview
              </Button>
              <Button
                size="sm"
                onClick={() => fold([])}
                denied={
                  drawings.some((one) => one.folded.length === 0)
                    ? undefined
                    : `More than ${mostBoxes} boxes at once are no picture any more. Open one state at a time.`
                }
              >
                <ChevronsUpDown aria-hidden="true" />
                Open everything
              </Button>
            </>
          ) : null}
          <ExportMenu chart={chart} drawing={drawing} title={listed.title} heat={seen.map} />
          {listed.kind === 'machine' ? <SwitchField label="Heat" checked={isOn} onChange={showHeat} /> : null}
        </div>
        {chart.states.length > mostBoxes ? <Banner tone="warning">{largeInWords(chart, drawing)}</Banner> : null}
        <Canvas
          chart={chart}
          drawing={drawing}
          label={`Chart of ${listed.title}`}
          marks={marksOf(chart, chosen)}
          heat={seen.map}
          sought={sought}
          onPick={choose}
        />
      </div>
      <Details
        exhibit={exhibit}
        listed={listed}
        state={state}
        transition={transition}
        seen={isOn && listed.kind === 'machine' ? seen : null}
        folded={drawing.folded}
        canUnfold={(id) => !nearest(chart, drawings, without(drawing.folded, id))?.folded.includes(id)}
        onFold={(id) => fold([...drawing.folded, id])}
        onUnfold={(id) => fold(without(drawing.folded, id))}
      />
    </div>
  )
}

const without = (folded: ReadonlyArray<string>, id: string) => folded.filter((one) => one !== id)

/** What of a chart that is too large for one picture is not in this one. */
const largeInWords = (chart: Chart, drawing: Drawing): string =>
  isWithoutLines(chart, drawing)
    ? `This chart has ${chart.states.length} states beside each other, too many to draw the lines between them. Click a state to read what leads on from it; the outline says all of it.`
    : `This chart has ${chart.states.length} states, so it begins with states closed. Click a state with a thick border to open it; the outline says all of it.`

/** Where a chart begins with states closed, that; and otherwise the drawing that shows the fewest. */
const overviewOf = (drawings: ReadonlyArray<Drawing>): ReadonlyArray<string> => {
  const first = drawings[0]?.folded ?? []
  if (first.length > 0) return first
  return drawings.toSorted((one, other) => one.geometry.states.length - other.geometry.states.length)[0]?.folded ?? []
}

/** A chosen state lights the arrows that leave it; a chosen arrow lights where it leads. */
const marksOf = (chart: Chart, chosen: string | null): Marks => {
  if (chosen === null) return {}
  const transition = chart.transitions.find(({ id }) => id === chosen)
  if (transition)
    return {
      states: Object.fromEntries(transition.targets.map((id) => [id, 'walked'])),
      transitions: { [chosen]: 'chosen' },
    }
  const leaving = chart.transitions.filter(({ source }) => source === chosen)
  return {
    states: { [chosen]: 'chosen' },
    transitions: Object.fromEntries(leaving.map(({ id }) => [id, 'leaving'])),
  }
}

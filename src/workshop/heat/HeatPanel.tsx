import { SelectField } from '../../ui/kit/SelectField.tsx'
import type { Chart } from '../model/chart.ts'
import { type CoverageSource, coverageSources, type Heat, type HeatMap } from '../model/heat.ts'
import { transitionInWords } from '../model/words.ts'
import { hrefOf } from '../page/address.ts'
import { AddedRuns } from './AddedRuns.tsx'
import { countsInWords, heatInWords, levelWording, reachInWords, sourceTitle } from './heatInWords.ts'
import { showHeatFrom } from './heating.ts'
import type { SeenHeat } from './useHeat.ts'
import './heat.css'

interface HeatPanelProps {
  readonly chart: Chart
  readonly seen: SeenHeat
}

/** The heat map in words: what the colours mean, what nobody has ever taken, and how often everything else was. */
export const HeatPanel = ({ chart, seen: { map, runs, failure } }: HeatPanelProps) => {
  if (map === null) return <p role="status">Counting …</p>
  const never = arrowsOf(chart, map).filter(({ heat }) => heat.count === 0)
  const taken = arrowsOf(chart, map).filter(({ heat }) => heat.count > 0)
  return (
    <div className="details-text heat">
      <SelectField
        label="Taken by"
        value={map.from}
        choices={coverageSources.map((source) => ({ value: source, label: sourceTitle[source] }))}
        onChange={(source) => showHeatFrom(source as CoverageSource)}
      />
      <p role="status">{heatInWords(map)}</p>
      {failure === null ? null : <p role="alert">{failure}</p>}
      {runs.length === 0 ? (
        <p>
          Nothing has been kept of it yet: run its tests, then <code>node scripts/charts/accept.ts coverage</code>.
        </p>
      ) : (
        <ul className="heat-sources" aria-label="Where the numbers are from">
          {coverageSources.map((source) => (
            <li key={source}>{reachInWords(map, source)}</li>
          ))}
        </ul>
      )}
      <ul className="heat-legend" aria-label="What the colours mean">
        {(Object.keys(levelWording) as ReadonlyArray<Heat['level']>).map((level) => (
          <li key={level} data-level={level}>
            {levelWording[level]}
          </li>
        ))}
      </ul>
      <Arrows chart={chart} title={`Never taken (${never.length})`} arrows={never} />
      <Arrows chart={chart} title={`Taken (${taken.length})`} arrows={taken} />
      {map.unknown.length === 0 ? null : (
        <p>{`${map.unknown.length} more were taken in another version of this chart, and are in it no more.`}</p>
      )}
      <AddedRuns machine={chart.id} runs={runs} />
    </div>
  )
}

type HeatedArrow = { readonly arrow: Chart['transitions'][number]; readonly heat: Heat }

const arrowsOf = ({ transitions }: Chart, map: HeatMap): ReadonlyArray<HeatedArrow> =>
  transitions.flatMap((arrow) => {
    const heat = map.transitions.get(arrow.id)
    return heat === undefined ? [] : [{ arrow, heat }]
  })

interface ArrowsProps {
  readonly chart: Chart
  readonly title: string
  readonly arrows: ReadonlyArray<HeatedArrow>
}

const Arrows = ({ chart, title, arrows }: ArrowsProps) =>
  arrows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="heat-arrows" aria-label={title}>
        {arrows.map(({ arrow, heat }) => (
          <li key={arrow.id} data-level={heat.level}>
            <a href={hrefOf({ exhibit: chart.id, chosen: arrow.id })}>{transitionInWords(arrow)}</a>
            <small>{countsInWords(heat)}</small>
          </li>
        ))}
      </ul>
    </>
  )

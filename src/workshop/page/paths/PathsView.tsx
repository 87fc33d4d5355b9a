import { useDeferredValue, useState } from 'react'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { ProgressBar } from '../../../ui/kit/ProgressBar.tsx'
import { SelectField } from '../../../ui/kit/SelectField.tsx'
import { TextField } from '../../../ui/kit/TextField.tsx'
import { nearest, opened } from '../../draw/foldings.ts'
import { type Strategy, strategies, strategyWording } from '../../model/strategies.ts'
import { stateInWords } from '../../model/words.ts'
import { Canvas } from '../chart/Canvas.tsx'
import type { ViewProps } from '../view.ts'
import { CaseList } from './CaseList.tsx'
import { EffortLine } from './EffortLine.tsx'
import { PathExports } from './PathExports.tsx'
import { marksOfCase, type Pointed } from './pointed.ts'
import { SearchLine } from './SearchLine.tsx'
import { useOffered, usePaths } from './usePaths.ts'

const most = 200

/** What a tester wants walked, what it costs, and each walk in plain words; pointing at a step shows it on the chart. */
export const PathsView = ({ exhibit: { chart, drawings }, listed }: ViewProps) => {
  const [strategy, setStrategy] = useState<Strategy>('transitions')
  const [variant, setVariant] = useState('')
  const [to, setTo] = useState('')
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const number = Number(typed)
  const isRight = typed === '' || (Number.isInteger(number) && number >= 1 && number <= most)
  const longest = useDeferredValue(isRight && typed !== '' ? number : null)
  const offered = useOffered(chart.id)
  const wish = { machine: chart.id, strategy, variant: variant || null, to: to || null, longest }
  const paths = usePaths(wish)
  const cases = paths.found?.cases ?? []
  const sought = pointed?.sought ?? null
  const drawing = nearest(chart, drawings, sought === null ? [] : opened(chart, [], sought))

  if (offered === undefined)
    return (
      <EmptyState title={`${listed.title} cannot be tried yet`}>
        Nobody has written down the situations it is tried in (tests/scenarios).
      </EmptyState>
    )
  return (
    <div className="paths">
      <ProgressBar active={paths.isLooking} label="Looking for paths" />
      <div className="paths-side">
        <div className="paths-wish">
          <SelectField
            label="Cover"
            value={strategy}
            choices={strategies.map((one) => ({ value: one, label: strategyWording[one].title }))}
            onChange={(value) => setStrategy(value as Strategy)}
          />
          <SelectField
            label="Situation"
            value={variant}
            placeholder="All of them"
            choices={(offered?.variants ?? []).map((label) => ({ value: label, label }))}
            onChange={setVariant}
          />
          <SelectField
            label="Only the way to"
            value={to}
            placeholder="Everywhere"
            choices={chart.states.slice(1).map(({ id }) => ({ value: id, label: stateInWords(id) }))}
            onChange={setTo}
          />
          <TextField
            label="Steps at most"
            type="number"
            min="1"
            max={`${most}`}
            placeholder="As many as it takes"
            value={typed}
            onChange={setTyped}
            error={isRight ? undefined : `A whole number from 1 to ${most}, or nothing`}
          />
        </div>
        <p className="paths-means">{to === '' ? strategyWording[strategy].means : 'By the shortest way there is.'}</p>
        <SearchLine search={paths} />
        {paths.failure === null ? null : (
          <EmptyState tone="danger" title="No paths could be found">
            {paths.failure}.
          </EmptyState>
        )}
        {paths.found === null ? null : (
          <>
            <EffortLine found={paths.found} />
            <PathExports listed={listed} cases={cases} wish={wish} hasDriver={offered?.hasDriver ?? false} />
            <CaseList cases={cases} pointed={pointed} onPoint={setPointed} />
          </>
        )}
      </div>
      {drawing === undefined ? null : (
        <Canvas
          chart={chart}
          drawing={drawing}
          label={`Chart of ${listed.title}`}
          marks={marksOfCase(pointed, cases)}
          sought={sought}
        />
      )}
    </div>
  )
}

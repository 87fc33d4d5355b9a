import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import type { Chart } from '../../model/chart.ts'
import { type Cell, stateTableOf } from '../../model/stateTable.ts'
import type { ChartTransition } from '../../model/transitions.ts'
import { eventInWords, inWords, stateInWords } from '../../model/words.ts'
import { hrefOf } from '../address.ts'
import type { ViewProps } from '../view.ts'

/** More cells than this help nobody, and hold the browser up. */
const mostCells = 20_000

/** The chart as a table: what each event does in each state. */
export const TableView = ({ exhibit: { chart }, listed }: ViewProps) => {
  const table = stateTableOf(chart)
  if (table.rows.length * table.events.length > mostCells)
    return (
      <EmptyState title="Too large for a table">
        {listed.title} has {table.rows.length} states and {table.events.length} events. Decisions show one event at a
        time, the outline one state after the other.
      </EmptyState>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" aria-label={`${listed.title}: states and events`} tabIndex={0}>
      <table className="state-table">
        <caption>
          What each event does in each state. What the states around it answer is grey; an empty cell ignores the event.
        </caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            {table.events.map((event) => (
              <th key={event} scope="col">
                <a href={hrefOf({ exhibit: chart.id, view: 'decisions', event })}>{eventInWords(event)}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ state, depth, cells }) => (
            <tr key={state.id}>
              <th scope="row" data-depth={Math.min(depth, 5)}>
                <a href={hrefOf({ exhibit: chart.id, chosen: state.id })}>{inWords(state.name)}</a>
              </th>
              {cells.map((cell, index) => (
                <td key={table.events[index]}>
                  <CellWords chart={chart} cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CellWords = ({ chart, cell: { own, inherited } }: { readonly chart: Chart; readonly cell: Cell }) => (
  <>
    {own.map((one) => (
      <div key={one.id}>
        <Where chart={chart} transition={one} />
      </div>
    ))}
    {inherited.map((one) => (
      <div key={one.id} className="table-inherited">
        <Where chart={chart} transition={one} />
        <span className="sr-only"> (as in {stateInWords(one.source)})</span>
      </div>
    ))}
  </>
)

const Where = ({ chart, transition }: { readonly chart: Chart; readonly transition: ChartTransition }) => (
  <a href={hrefOf({ exhibit: chart.id, chosen: transition.id })}>
    {transition.guard === null ? '' : `[${inWords(transition.guard)}] `}
    {transition.targets.length === 0
      ? transition.actions.map(inWords).join(', ') || 'nothing'
      : `→ ${transition.targets.map(stateInWords).join(' + ')}`}
  </a>
)

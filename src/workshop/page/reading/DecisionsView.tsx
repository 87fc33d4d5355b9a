import { SelectField } from '../../../ui/kit/SelectField.tsx'
import { decisionsOf } from '../../model/decisions.ts'
import { eventsOf } from '../../model/stateTable.ts'
import { eventInWords, inWords, stateInWords } from '../../model/words.ts'
import { goTo, hrefOf, useAddress } from '../address.ts'
import { StateLink } from '../details/links.tsx'
import type { ViewProps } from '../view.ts'

/** One event as a decision table: in each state, which condition is asked first, and where it leads. */
export const DecisionsView = ({ exhibit: { chart } }: ViewProps) => {
  const asked = useAddress().event
  const events = eventsOf(chart)
  const event = events.find((one) => one === asked) ?? events[0]
  if (event === undefined) return <p className="decisions">No event decides anything here.</p>
  return (
    <div className="decisions">
      <SelectField
        label="Event"
        value={event}
        choices={events.map((one) => ({ value: one, label: eventInWords(one) }))}
        onChange={(value) => goTo(hrefOf({ exhibit: chart.id, view: 'decisions', event: value }), 'replace')}
      />
      {decisionsOf(chart, event).map(({ source, candidates, mayBeIgnored }) => (
        <div key={source} className="decisions-state">
          <table className="decision-table">
            <caption>
              In <StateLink chart={chart} id={source} />
            </caption>
            <thead>
              <tr>
                <th scope="col">Asked</th>
                <th scope="col">If</th>
                <th scope="col">Leads to</th>
                <th scope="col">Does</th>
              </tr>
            </thead>
            <tbody>
              {candidates.map(({ id, guard, targets, actions }, index) => (
                <tr key={id}>
                  <td>{index + 1}</td>
                  <td>{guard === null ? (index === 0 ? 'Always' : 'Otherwise') : inWords(guard)}</td>
                  <td>
                    <a href={hrefOf({ exhibit: chart.id, chosen: id })}>
                      {targets.map(stateInWords).join(' and ') || 'stays'}
                    </a>
                  </td>
                  <td>{actions.map(inWords).join(', ') || 'nothing'}</td>
                </tr>
              ))}
              {mayBeIgnored ? (
                <tr>
                  <td>{candidates.length + 1}</td>
                  <td>Otherwise</td>
                  <td>what the states around it say, or nothing</td>
                  <td />
                </tr>
              ) : null}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}

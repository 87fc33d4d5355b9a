import { Badge } from '../../ui/kit/Badge.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { Scenario } from '../model/scenario.ts'
import type { ChartTransition } from '../model/transitions.ts'
import { eventInWords, inWords, stateInWords } from '../model/words.ts'
import { hrefOf } from '../page/address.ts'
import type { RolePair } from './RoleChoice.tsx'
import { type Reason, type Role, rolesOf, type StateDifference } from './roles.ts'

interface RoleDifferenceProps {
  readonly scenario: Scenario
  readonly choice: RolePair
  readonly found: ReadonlyArray<StateDifference>
}

/** State by state what the one can do and the other cannot, and which condition stops them. */
export const RoleDifference = ({ scenario, choice, found }: RoleDifferenceProps) => {
  const { can, cannot } = choice
  const missing = [can, cannot].filter((role) => !rolesOf(scenario).includes(role))
  if (missing.length > 0) {
    return <Text tone="muted">{`It has not been described what ${missing.join(' and ')} can do here.`}</Text>
  }
  if (found.length === 0) return <Text tone="muted">Nothing: each arrow and each state is open to both.</Text>
  const machine = scenario.machine.id
  return (
    <ul className="role-states">
      {found.map(({ state, isReachable, transitions }) => (
        <li key={state}>
          <a href={hrefOf({ exhibit: machine, chosen: state })}>{stateInWords(state)}</a>
          {isReachable ? null : <Badge tone="warning">{`never reached by the ${cannot}`}</Badge>}
          <ul className="changes">
            {transitions.map(({ arrow, because }) => (
              <li key={arrow.id}>
                <a href={hrefOf({ exhibit: machine, chosen: arrow.id })}>{arrowInWords(arrow)}</a>
                {because.kind === 'unreachable' ? null : <Badge>{reasonInWords(because, cannot)}</Badge>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Without its state, which stands above it. */
const arrowInWords = ({ event, guard, targets }: ChartTransition): string => {
  const condition = guard === null ? '' : `, if it ${inWords(guard)}`
  const where = targets.length === 0 ? '' : `: to ${targets.map(stateInWords).join(' and ')}`
  return `${eventInWords(event)}${condition}${where}`
}

const reasonInWords = (reason: Reason, role: Role): string =>
  reason.kind === 'refused' && reason.guards.length > 0
    ? `“${reason.guards.map(inWords).join('”, “')}” says no to the ${role}`
    : `never offered to the ${role}`

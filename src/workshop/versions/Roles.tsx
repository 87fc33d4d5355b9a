import { useMemo } from 'react'
import { scenarios } from 'workshop/scenarios'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import type { ViewProps } from '../page/view.ts'
import { RoleChoice, useRoleChoice } from './RoleChoice.tsx'
import { RoleDifference } from './RoleDifference.tsx'
import { beyond, rolesOf } from './roles.ts'
import './versions.css'

/** What one role can do with this machine that another cannot. */
export const Roles = ({ exhibit }: ViewProps) => {
  const scenario = scenarios.find(({ machine }) => machine.id === exhibit.id)
  const [choice, choose] = useRoleChoice()
  const found = useMemo(() => (scenario ? beyond(scenario, choice) : []), [scenario, choice])
  if (!scenario || rolesOf(scenario).length < 2) {
    return (
      <EmptyState title="This machine is the same for everybody">
        Its situations do not differ by who is there.
      </EmptyState>
    )
  }
  return (
    <div className="versions">
      <RoleChoice choice={choice} onChoose={choose} />
      <RoleDifference scenario={scenario} choice={choice} found={found} />
    </div>
  )
}

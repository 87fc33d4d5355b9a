import { EyeOff } from 'lucide-react'
import { type EmployeeState, stateOf } from '../../domain/employees/lifecycle.ts'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { Badge } from '../kit/Badge.tsx'
import { DateText } from '../kit/DateText.tsx'

type Marked = Pick<EmployeeSummary, 'isAdmin' | 'hideFromEmployeeDirectory'>

/** In a list only what is unusual is said. */
export const SummaryBadges = ({
  person,
}: {
  readonly person: Marked & Pick<EmployeeSummary, 'isActive' | 'lastDay'>
}) => (
  <>
    {person.isActive ? null : <Badge>Inactive</Badge>}
    {person.lastDay === undefined ? null : <LastDay day={person.lastDay} />}
    <Marks person={person} />
  </>
)

const stateBadges: Record<Exclude<EmployeeState, 'removed'>, React.ReactNode> = {
  active: <Badge tone="success">Active</Badge>,
  inactive: <Badge>Inactive</Badge>,
  terminated: <Badge tone="danger">Terminated</Badge>,
}

export const ProfileBadges = ({ employee }: { readonly employee: Employee }) => (
  <>
    {stateBadges[stateOf(employee)]}
    {employee.leaving === null ? null : <LastDay day={employee.leaving.lastDay} />}
    <Marks person={employee} />
  </>
)

const LastDay = ({ day }: { readonly day: Day }) => (
  <Badge tone="warning">
    Last day <DateText value={day} />
  </Badge>
)

const Marks = ({ person }: { readonly person: Marked }) => (
  <>
    {person.isAdmin ? <Badge tone="accent">Admin</Badge> : null}
    {person.hideFromEmployeeDirectory ? <Badge icon={<EyeOff aria-hidden="true" />}>Hidden</Badge> : null}
  </>
)

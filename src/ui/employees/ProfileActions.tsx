import { Ellipsis, Pencil, Trash2, UserCheck, UserMinus, UserX } from 'lucide-react'
import { stateOf } from '../../domain/employees/lifecycle.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Menu, type MenuEntry } from '../kit/Menu.tsx'
import type { Offers } from './offers.ts'

interface ProfileActionsProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly offers: Offers
  /** Where editing happens, and where who may not edit their own record asks for a change; null when one is there. */
  readonly detailsHref: string | null
}

export const ProfileActions = ({ profile, employee, offers, detailsHref }: ProfileActionsProps) => (
  <>
    {detailsHref === null ? null : (
      <LinkButton href={detailsHref}>
        <Pencil aria-hidden="true" />
        {offers.edit === undefined ? 'Edit details' : 'Ask for a change'}
      </LinkButton>
    )}
    <Menu
      label="More actions"
      icon={<Ellipsis />}
      tone="outline"
      align="end"
      items={entries(profile, employee, offers)}
    />
  </>
)

const entries = (profile: EmployeeProfileActor, employee: Employee, offers: Offers): ReadonlyArray<MenuEntry> => [
  ...actionsByState[stateOf(employee)](profile, offers),
  {
    id: 'terminate',
    label: employee.leaving === null ? 'Terminate…' : 'Change last day…',
    icon: <UserX aria-hidden="true" />,
    denied: offers.terminate,
    onSelect: () => profile.send({ type: 'termination.asked' }),
  },
  ...(employee.leaving === null
    ? []
    : [
        {
          id: 'keep',
          label: 'Keep employed…',
          icon: <UserCheck aria-hidden="true" />,
          denied: offers.keep,
          onSelect: () => profile.send({ type: 'keeping.asked' }),
        },
      ]),
  'separator',
  {
    id: 'remove',
    label: 'Delete…',
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    denied: offers.remove,
    onSelect: () => profile.send({ type: 'removal.asked' }),
  },
]

type Entries = (profile: EmployeeProfileActor, offers: Offers) => ReadonlyArray<MenuEntry>

const actionsByState: Record<ReturnType<typeof stateOf>, Entries> = {
  active: (profile, offers) => [
    {
      id: 'deactivate',
      label: 'Deactivate…',
      icon: <UserMinus aria-hidden="true" />,
      denied: offers.deactivate,
      onSelect: () => profile.send({ type: 'deactivation.asked' }),
    },
  ],
  inactive: (profile, offers) => [
    {
      id: 'reactivate',
      label: 'Reactivate…',
      icon: <UserCheck aria-hidden="true" />,
      denied: offers.activate,
      onSelect: () => profile.send({ type: 'reactivation.asked' }),
    },
  ],
  terminated: () => [],
}

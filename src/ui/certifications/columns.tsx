import { Ellipsis } from 'lucide-react'
import type { CertificationType } from '../../domain/certifications/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { pathTo } from '../app/paths.ts'
import { DateText } from '../kit/DateText.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { Column } from '../kit/table/columns.ts'
import { actionsOf } from './actions.tsx'
import type { PeopleById } from './area.ts'
import { Expiry } from './Expiry.tsx'
import type { CertificationRow } from './rows.ts'
import { ShownBadge } from './StandingBadge.tsx'

export const columnIds = ['person', 'type', 'standing', 'expiry', 'reminded', 'actions']

interface Makings {
  readonly byId: PeopleById
  readonly types: ReadonlyArray<CertificationType>
  readonly actor: Actor
  readonly certifications: CertificationsActor
  readonly timeZone: string
}

export const columnsOf = ({
  byId,
  types,
  actor,
  certifications,
  timeZone,
}: Makings): ReadonlyArray<Column<CertificationRow>> => [
  {
    id: 'person',
    header: 'Person',
    card: 'primary',
    hideable: false,
    width: 180,
    grow: 1.5,
    sortValue: ({ certification }) => certification.employeeName,
    lead: ({ certification: { employeeId, employeeName } }) => (
      <PersonAvatar person={byId.get(employeeId) ?? { fullName: employeeName, avatarUrl: null }} />
    ),
    cell: ({ certification }) => certification.employeeName,
  },
  {
    id: 'type',
    header: 'Type',
    card: 'secondary',
    width: 160,
    grow: 1.5,
    sortValue: ({ certification }) => certification.typeName,
    filter: {
      kind: 'choice',
      choices: types.map(({ id, name, isDeleted }) => ({ value: id, label: isDeleted ? `${name} (archived)` : name })),
      value: ({ certification }) => certification.certificationTypeId,
    },
    cell: ({ certification }) => certification.typeName,
  },
  {
    id: 'standing',
    header: 'Standing',
    card: 'aside',
    width: 170,
    cell: ({ shown }) => <ShownBadge shown={shown} />,
  },
  {
    id: 'expiry',
    header: 'Expires',
    width: 130,
    sortValue: ({ certification }) => certification.expiryDate,
    cell: ({ certification }) => <Expiry expiryDate={certification.expiryDate} />,
  },
  {
    id: 'reminded',
    header: 'Last reminder',
    width: 200,
    sortValue: ({ certification }) => certification.lastReminderUtc,
    cell: ({ certification: { lastReminderUtc, lastReminderBy } }) =>
      lastReminderUtc === null ? null : (
        <>
          <DateText value={lastReminderUtc} timeZone={timeZone} relativeTo={new Date()} />
          {lastReminderBy === null ? null : ` by ${lastReminderBy}`}
        </>
      ),
  },
  {
    id: 'actions',
    header: '',
    hideable: false,
    width: 40,
    grow: 0,
    align: 'end',
    cell: ({ certification }) => (
      <Menu
        label={`Actions for ${certification.typeName} of ${certification.employeeName}`}
        icon={<Ellipsis />}
        size="sm"
        tone="ghost"
        align="end"
        items={actionsOf(certifications, certification, actor)}
      />
    ),
  },
]

export const rowId = ({ certification: { id } }: CertificationRow): string => id
export const rowLabel = ({ certification: { typeName, employeeName } }: CertificationRow): string =>
  `${typeName} of ${employeeName}`
export const rowHref = ({ certification: { employeeId, id } }: CertificationRow): string =>
  pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: id })

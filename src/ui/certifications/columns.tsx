import { Ellipsis } from 'lucide-react'
import type { Keeper } from '../../domain/certifications/access.ts'
import type { Certification, CertificationType } from '../../domain/certifications/nouns.ts'
import { pathToCertification } from '../../domain/session/places.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { DateText } from '../kit/DateText.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { Column } from '../kit/table/columns.ts'
import { actionsOf } from './actions.tsx'
import type { PeopleById } from './area.ts'
import { CertificationBadge } from './CertificationBadge.tsx'
import { Expiry } from './Expiry.tsx'

export const columnIds = ['person', 'type', 'standing', 'expiry', 'reminded', 'actions']

interface Makings {
  readonly byId: PeopleById
  readonly types: ReadonlyArray<CertificationType>
  readonly keeper: Keeper
  readonly certifications: CertificationsActor
  readonly timeZone: string
}

export const columnsOf = ({
  byId,
  types,
  keeper,
  certifications,
  timeZone,
}: Makings): ReadonlyArray<Column<Certification>> => [
  {
    id: 'person',
    header: 'Person',
    card: 'primary',
    hideable: false,
    width: 162,
    grow: 1.5,
    wraps: true,
    sortable: true,
    lead: ({ employeeId, employeeName }) => (
      <PersonAvatar person={byId.get(employeeId) ?? { fullName: employeeName, avatarUrl: null }} />
    ),
    cell: ({ employeeName }) => employeeName,
  },
  {
    id: 'type',
    header: 'Type',
    card: 'secondary',
    width: 144,
    grow: 1.5,
    wraps: true,
    sortable: true,
    filter: {
      kind: 'choice',
      choices: types.map(({ id, name, isDeleted }) => ({ value: id, label: isDeleted ? `${name} (archived)` : name })),
    },
    cell: ({ typeName }) => typeName,
  },
  {
    id: 'standing',
    header: 'Status',
    card: 'aside',
    width: 112,
    upTo: 136,
    cell: (certification) => <CertificationBadge certification={certification} />,
  },
  {
    id: 'expiry',
    header: 'Expires',
    card: 'secondary',
    width: 106,
    upTo: 144,
    wraps: true,
    sortable: true,
    cell: ({ expiryDate }) => <Expiry expiryDate={expiryDate} />,
  },
  {
    id: 'reminded',
    header: 'Last reminder',
    width: 124,
    grow: 1.4,
    wraps: true,
    sortable: true,
    cell: ({ lastReminderUtc, lastReminderBy }) =>
      lastReminderUtc === null ? null : (
        <>
          <DateText value={lastReminderUtc} timeZone={timeZone} relative />
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
    cell: (certification) => (
      <Menu
        label={`Actions for ${certification.typeName} of ${certification.employeeName}`}
        icon={<Ellipsis />}
        size="sm"
        tone="ghost"
        align="end"
        items={actionsOf(certifications, certification, keeper)}
      />
    ),
  },
]

export const rowId = ({ id }: Certification): string => id
export const rowLabel = ({ typeName, employeeName }: Certification): string => `${typeName} of ${employeeName}`
export const rowHref = ({ employeeId, id }: Certification): string => pathToCertification(employeeId, id)

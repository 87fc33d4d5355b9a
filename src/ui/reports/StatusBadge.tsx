import {
  Archive,
  BadgeCheck,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  Hourglass,
  type LucideIcon,
  RefreshCw,
  TriangleAlert,
  Undo2,
  UserRound,
  Warehouse,
  Wrench,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '../kit/Badge.tsx'

type Look = readonly [NonNullable<ComponentProps<typeof Badge>['tone']>, LucideIcon?]

/** As in the lists of each area. What is no status, as the month somebody last met in, stays plain words. */
const looks: Readonly<Record<string, Look>> = {
  missing: ['danger', CircleDashed],
  expired: ['danger', CircleAlert],
  late: ['danger', CircleAlert],
  overdue: ['danger', CircleAlert],
  failed: ['danger', CircleAlert],
  expiringSoon: ['warning', Clock],
  owed: ['warning', Clock],
  outdated: ['warning', RefreshCw],
  atRisk: ['warning', TriangleAlert],
  dueSoon: ['warning', CalendarClock],
  awaitingAcceptance: ['warning', Hourglass],
  inService: ['warning', Wrench],
  current: ['success', CircleCheck],
  done: ['success', CircleCheck],
  inStock: ['success', Warehouse],
  Done: ['success'],
  Complete: ['success'],
  submitted: ['accent', Hourglass],
  assigned: ['accent', UserRound],
  accepted: ['accent', BadgeCheck],
  onTrack: ['accent'],
  Writing: ['accent'],
  Submitted: ['accent'],
  Discussing: ['accent'],
  Report: ['accent'],
  Approved: ['accent'],
  Acknowledged: ['accent'],
  open: ['neutral'],
  planned: ['neutral'],
  Draft: ['neutral'],
  Cancelled: ['neutral'],
  Scheduled: ['neutral'],
  returned: ['neutral', Undo2],
  retired: ['neutral', Archive],
}

/** Of the same word in two areas: with the column it stands in. */
const looksIn: Readonly<Record<string, Look>> = { 'Description Acknowledged': ['success'] }

/** In px: what its longest badge needs. */
export const badgeWidth = (names: Readonly<Record<string, string>> = {}): number =>
  Math.max(0, ...Object.entries(names).map(([value, name]) => (value in looks ? Math.ceil(name.length * 6.3) + 34 : 0)))

interface StatusBadgeProps {
  /** The heading of its column. */
  readonly of: string
  readonly value: string
  /** What it is called. */
  readonly name: string
}

export const StatusBadge = ({ of, value, name }: StatusBadgeProps) => {
  const look = looksIn[`${of} ${value}`] ?? looks[value]
  if (look === undefined) return name
  const [tone, Icon] = look
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden="true" />}>
      {name}
    </Badge>
  )
}

import { Archive, BadgeCheck, CalendarClock, Hourglass, Undo2, UserRound, Warehouse, Wrench } from 'lucide-react'
import type { AssetState } from '../../domain/assets/lifecycle.ts'
import type { AssetRow, Holder } from '../../domain/assets/nouns.ts'
import { serviceStatus, warrantyStatus } from '../../domain/assets/service.ts'
import { serviceNames, stateNames, warrantyNames } from '../../domain/assets/wording.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { Badge } from '../kit/Badge.tsx'
import { DateText } from '../kit/DateText.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Text } from '../kit/Text.tsx'

const looks = {
  inStock: { tone: 'success', Icon: Warehouse },
  assigned: { tone: 'accent', Icon: UserRound },
  awaitingAcceptance: { tone: 'warning', Icon: Hourglass },
  accepted: { tone: 'accent', Icon: BadgeCheck },
  inService: { tone: 'warning', Icon: Wrench },
  returned: { tone: 'neutral', Icon: Undo2 },
  retired: { tone: 'neutral', Icon: Archive },
} as const satisfies Record<AssetState, object>

export const StateBadge = ({ state }: Pick<AssetRow, 'state'>) => {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {stateNames[state]}
    </Badge>
  )
}

/** Until when the warranty holds, and whether that is soon or over. */
export const Warranty = ({ day, today }: { readonly day: Day | null; readonly today: Day }) => {
  const status = warrantyStatus(day, today)
  if (status === 'none') return null
  return (
    <Text as="span" tone={status === 'ended' ? 'muted' : status === 'endingSoon' ? 'warning' : undefined}>
      <DateText value={day} />
      {status === 'running' ? null : ` · ${warrantyNames[status]}`}
    </Text>
  )
}

/** When it has to be serviced next. */
export const Due = ({ asset, today }: { readonly asset: AssetRow; readonly today: Day }) => {
  const status = serviceStatus(asset, today)
  if (status === 'none') return null
  if (status === 'planned') return asset.dueDay === null ? null : <DateText value={asset.dueDay} />
  const Icon = status === 'overdue' ? Wrench : CalendarClock
  return (
    <Badge tone={status === 'overdue' ? 'danger' : 'warning'} icon={<Icon aria-hidden="true" />}>
      {serviceNames[status]} {asset.dueDay === null ? null : <DateText value={asset.dueDay} />}
    </Badge>
  )
}

/** Who or what has it, as a link where there is a page for it. */
export const HolderText = ({ holder }: { readonly holder: Holder | null }) => {
  if (holder === null) return null
  switch (holder.kind) {
    case 'employee':
      return <TextLink href={`${pathTo('employee', { id: holder.id })}?tab=assets`}>{holder.name}</TextLink>
    case 'asset':
      return <TextLink href={pathTo('asset', { id: holder.id })}>{holder.name}</TextLink>
    default:
      return holder.name
  }
}

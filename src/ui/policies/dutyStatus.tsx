import { CircleAlert, CircleCheck, Clock, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { policyStatusNames } from '../../domain/policies/lifecycleWords.ts'
import type { DutyStatus, HrDocumentSummary, PolicyStatus } from '../../domain/policies/nouns.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { useNow } from '../kit/clock.ts'
import { DateText } from '../kit/DateText.tsx'
import { Text } from '../kit/Text.tsx'

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

interface Mark {
  readonly label: string
  readonly tone: Tone
  readonly icon: ReactNode
}

/** The same words wherever it is said how somebody stands. */
export const dutyStatuses: Record<DutyStatus, Mark> = {
  agreed: { label: 'Agreed', tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  owed: { label: 'To agree', tone: 'warning', icon: <Clock aria-hidden="true" /> },
  outdated: { label: 'To agree again', tone: 'warning', icon: <RefreshCw aria-hidden="true" /> },
  late: { label: 'Overdue', tone: 'danger', icon: <CircleAlert aria-hidden="true" /> },
}

/** The same, said to the person it is about. */
const yours: Record<DutyStatus, string> = {
  agreed: 'You have agreed',
  owed: 'Please agree',
  outdated: 'Please agree again',
  late: 'Overdue',
}

interface DutyStatusBadgeProps {
  readonly status: DutyStatus
  readonly isYours?: boolean
}

export const DutyStatusBadge = ({ status, isYours = false }: DutyStatusBadgeProps) => {
  const { label, tone, icon } = dutyStatuses[status]
  return (
    <Badge tone={tone} icon={icon}>
      {isYours ? yours[status] : label}
    </Badge>
  )
}

export const statuses: Record<PolicyStatus, { readonly label: string; readonly tone: Tone }> = {
  draft: { label: policyStatusNames.draft, tone: 'neutral' },
  published: { label: policyStatusNames.published, tone: 'success' },
  archived: { label: policyStatusNames.archived, tone: 'neutral' },
}

export const StatusBadges = ({ policy }: { readonly policy: HrDocumentSummary }) => {
  const { label, tone } = statuses[policy.status]
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {policy.hasDraft && policy.status !== 'draft' ? (
        <>
          {' '}
          <Badge tone="accent">Draft changes</Badge>
        </>
      ) : null}
      {policy.newVersionAvailable ? (
        <>
          {' '}
          <Badge tone="warning">Template update</Badge>
        </>
      ) : null}
    </>
  )
}

interface DueProps {
  readonly dueUtc: InstantUtc | null
  readonly style?: 'small' | 'body'
}

/** By when, and whether that is over. */
export const Due = ({ dueUtc, style = 'small' }: DueProps) => {
  const timeZone = useTimeZone()
  const now = useNow()
  if (dueUtc === null) return null
  const isOver = Date.parse(dueUtc) < now
  return (
    <Text as="span" style={style} tone={isOver ? 'danger' : 'muted'}>
      {isOver ? 'Was due ' : 'Due '}
      <DateText value={dueUtc} timeZone={timeZone} relative />
    </Text>
  )
}

import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, History, Hourglass, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Certification, ComplianceItem } from '../../domain/certifications/nouns.ts'
import { type CertificationStatus, certificationStatus } from '../../domain/certifications/status.ts'
import { complianceNames, statusNames } from '../../domain/certifications/wording.ts'
import { Badge } from '../kit/Badge.tsx'
import { useNow } from '../kit/clock.ts'

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** What a certification, or a duty, is called in one word: where it stands, or why it does not count. */
export type Shown = CertificationStatus | ComplianceItem['standing']

const shownNames: Record<Shown, string> = { ...complianceNames, ...statusNames }

const looks: Record<Shown, readonly [Tone, ReactNode]> = {
  missing: ['danger', <CircleDashed key="missing" aria-hidden="true" />],
  expired: ['danger', <CircleAlert key="expired" aria-hidden="true" />],
  expiringSoon: ['warning', <Clock key="expiringSoon" aria-hidden="true" />],
  submitted: ['accent', <Hourglass key="submitted" aria-hidden="true" />],
  current: ['success', <CircleCheck key="current" aria-hidden="true" />],
  agreed: ['success', <CircleCheck key="agreed" aria-hidden="true" />],
  owed: ['warning', <Clock key="owed" aria-hidden="true" />],
  outdated: ['warning', <RefreshCw key="outdated" aria-hidden="true" />],
  late: ['danger', <CircleAlert key="late" aria-hidden="true" />],
  declined: ['danger', <CircleX key="declined" aria-hidden="true" />],
  replaced: ['neutral', <History key="replaced" aria-hidden="true" />],
  deleted: ['neutral', <CircleX key="deleted" aria-hidden="true" />],
}

export const ShownBadge = ({ shown }: { readonly shown: Shown }) => {
  const [tone, icon] = looks[shown]
  return (
    <Badge tone={tone} icon={icon}>
      {shownNames[shown]}
    </Badge>
  )
}

export const CertificationBadge = ({ certification }: { readonly certification: Certification }) => (
  <ShownBadge shown={certificationStatus(certification, useNow())} />
)

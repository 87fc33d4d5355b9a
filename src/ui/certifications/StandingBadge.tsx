import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, History, Hourglass, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Certification, ComplianceItem } from '../../domain/certifications/nouns.ts'
import { standing } from '../../domain/certifications/standing.ts'
import { complianceNames, standingNames, verificationNames } from '../../domain/certifications/wording.ts'
import { Badge } from '../kit/Badge.tsx'

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** What a certification, or a duty, is called in one word: where it stands, or why it does not count. */
export type Shown = 'deleted' | 'renewed' | 'declined' | ComplianceItem['standing']

export type ShownCertification =
  | 'deleted'
  | 'renewed'
  | 'declined'
  | 'submitted'
  | 'expired'
  | 'expiringSoon'
  | 'current'

export const shownAs = (certification: Certification, now: number): ShownCertification => {
  const { isDeleted, isRenewed, verification } = certification
  if (isDeleted) return 'deleted'
  if (verification !== 'verified') return verification
  return isRenewed ? 'renewed' : standing(certification, now)
}

export const shownNames: Record<Shown, string> = {
  ...complianceNames,
  deleted: standingNames.deleted,
  renewed: 'Renewed',
  declined: verificationNames.declined,
}

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
  renewed: ['neutral', <History key="renewed" aria-hidden="true" />],
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

export const StandingBadge = ({ certification }: { readonly certification: Certification }) => (
  <ShownBadge shown={shownAs(certification, Date.now())} />
)

import { Star } from 'lucide-react'
import type { Position, PositionStatus } from '../../../domain/employees/nouns.ts'
import { positionStatusNames } from '../../../domain/employees/positionWording.ts'
import { Badge } from '../../kit/Badge.tsx'

const tones: Record<PositionStatus, 'neutral' | 'accent' | 'success'> = {
  Draft: 'neutral',
  Approved: 'accent',
  Acknowledged: 'success',
}

/** How far the description has come, and whether it is the position the person holds now. */
export const PositionBadges = ({ position: { status, isCurrent } }: { readonly position: Position }) => (
  <>
    {isCurrent ? <Badge icon={<Star aria-hidden="true" />}>Current</Badge> : null}
    <Badge tone={tones[status]}>{positionStatusNames[status]}</Badge>
  </>
)

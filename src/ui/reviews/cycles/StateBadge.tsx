import { CircleStop, Pause, Play } from 'lucide-react'
import type { CycleState } from '../../../domain/reviews/cycles/lifecycle.ts'
import { cycleStateNames } from '../../../domain/reviews/wording.ts'
import { Badge } from '../../kit/Badge.tsx'

const looks = {
  Running: { tone: 'success', icon: <Play aria-hidden="true" /> },
  Paused: { tone: 'warning', icon: <Pause aria-hidden="true" /> },
  Ended: { tone: 'neutral', icon: <CircleStop aria-hidden="true" /> },
} as const

export const StateBadge = ({ state }: { readonly state: CycleState }) => (
  <Badge {...looks[state]}>{cycleStateNames[state]}</Badge>
)

import { CalendarClock, Check, CircleSlash, Hourglass, Pencil, Undo2 } from 'lucide-react'
import type { PlanState } from '../../../domain/orgChart/plans/lifecycle.ts'
import { stateNames } from '../../../domain/orgChart/plans/wording.ts'
import { Badge } from '../../kit/Badge.tsx'

const looks = {
  Draft: { tone: 'neutral', icon: <Pencil aria-hidden="true" /> },
  InReview: { tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  Scheduled: { tone: 'accent', icon: <CalendarClock aria-hidden="true" /> },
  Published: { tone: 'success', icon: <Check aria-hidden="true" /> },
  Reverted: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  Withdrawn: { tone: 'neutral', icon: <CircleSlash aria-hidden="true" /> },
} as const

export const StateBadge = ({ state }: { readonly state: PlanState }) => (
  <Badge {...looks[state]}>{stateNames[state]}</Badge>
)

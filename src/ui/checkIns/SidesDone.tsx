import { CircleCheck } from 'lucide-react'
import { type Side, sideNames, sides } from '../../domain/checkIns/access.ts'
import { Badge } from '../kit/Badge.tsx'
import { look } from '../kit/classes.ts'

interface SidesDoneProps {
  readonly by: Readonly<Record<Side, boolean>>
}

/** Which of the two has done their part; who they are stands beside it. */
export const SidesDone = ({ by }: SidesDoneProps) => {
  const done = sides.filter((side) => by[side])
  const [one] = done
  return one === undefined ? (
    <span className={look('text', { tone: 'subtle' })}>No one yet</span>
  ) : (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      <span>{done.length === sides.length ? 'Both' : sideNames[one]}</span>
    </Badge>
  )
}

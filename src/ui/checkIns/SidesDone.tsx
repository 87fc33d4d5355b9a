import { CircleCheck } from 'lucide-react'
import { type Side, sides } from '../../domain/checkIns/access.ts'
import type { PersonRef } from '../../domain/employees/nouns.ts'
import { Badge } from '../kit/Badge.tsx'
import { look } from '../kit/classes.ts'

interface SidesDoneProps {
  readonly of: Readonly<Record<Side, PersonRef>>
  readonly by: Readonly<Record<Side, boolean>>
}

/** Which of the two has done their part: one by name, or both. */
export const SidesDone = ({ of, by }: SidesDoneProps) => {
  const done = sides.filter((side) => by[side])
  const [one] = done
  return one === undefined ? (
    <span className={look('text', { tone: 'subtle' })}>No one yet</span>
  ) : (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      <span>{done.length === sides.length ? 'Both' : of[one].fullName}</span>
    </Badge>
  )
}

import { Circle, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { StepState } from '../../../domain/employees/starting/progress.ts'
import { slot } from '../../kit/classes.ts'

const marks: Record<StepState, typeof Circle> = {
  done: CircleCheck,
  waiting: Clock,
  open: Circle,
  optional: CircleDashed,
}

const said: Record<StepState, string> = { done: 'Done', waiting: 'Waiting', open: 'To do', optional: 'Optional' }

/** How a step stands: by its shape, its colour, and its word for who sees neither. */
export const Mark = ({ state }: { readonly state: StepState }) => {
  const Icon = marks[state]
  return (
    <span className={slot('start', 'mark')} data-state={state} role="img" aria-label={said[state]}>
      <Icon aria-hidden="true" />
    </span>
  )
}

import { Plus } from 'lucide-react'
import { PLANS_MAX } from '../../domain/assets/limits.ts'
import { Button } from '../kit/Button.tsx'
import { Row } from '../kit/Stack.tsx'

interface AddPlanProps {
  /** How many there are. */
  readonly count: number
  readonly onAdd: () => void
}

/** One more service plan, of an asset or of a category. */
export const AddPlan = ({ count, onAdd }: AddPlanProps) => (
  <Row>
    <Button size="sm" denied={count >= PLANS_MAX ? `At most ${PLANS_MAX} plans.` : undefined} onClick={onAdd}>
      <Plus aria-hidden="true" />
      Add service plan
    </Button>
  </Row>
)

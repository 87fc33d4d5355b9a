import { pathTo, places } from '../../domain/session/places.ts'
import { Tabs } from '../kit/Tabs.tsx'

/** Between the goals of everybody one may see, one's own, and how they serve each other. */
export const GoalTabs = ({
  current,
  panelId,
}: {
  readonly current: 'goals' | 'myGoals' | 'goalTree'
  readonly panelId: string
}) => (
  <Tabs
    label="Goals"
    tabs={[
      { href: pathTo('goals'), label: 'Everyone I can see' },
      { href: pathTo('myGoals'), label: places.myGoals.title },
      { href: pathTo('goalTree'), label: places.goalTree.title },
    ]}
    current={pathTo(current)}
    panelId={panelId}
  />
)

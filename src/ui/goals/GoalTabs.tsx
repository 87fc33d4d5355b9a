import { pathTo, places } from '../../domain/session/places.ts'
import { Tabs } from '../kit/Tabs.tsx'

/** Between the goals of everybody one may see, and one's own. */
export const GoalTabs = ({ current, panelId }: { readonly current: 'goals' | 'myGoals'; readonly panelId: string }) => (
  <Tabs
    label="Goals"
    tabs={[
      { href: pathTo('goals'), label: 'Everybody I may see' },
      { href: pathTo('myGoals'), label: places.myGoals.title },
    ]}
    current={pathTo(current)}
    panelId={panelId}
  />
)

import { useId } from 'react'
import { places } from '../../domain/session/places.ts'
import { useUser } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { Page } from '../kit/Page.tsx'
import { GoalsPanel } from './GoalsPanel.tsx'
import { GoalTabs } from './GoalTabs.tsx'
import { RemindersSection } from './RemindersSection.tsx'

/** § 2.1 One's own goals. */
export const MyGoalsPage = () => {
  const panel = useId()
  return (
    <Page title={places.myGoals.title}>
      <GoalTabs current="myGoals" panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={places.myGoals.title} className={slot('page', 'panel')}>
        <GoalsPanel employee={useUser()} />
        <RemindersSection />
      </div>
    </Page>
  )
}

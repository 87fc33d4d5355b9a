import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { FoundGoalPage } from './FoundGoalPage.tsx'
import { GoalPage } from './GoalPage.tsx'
import { GoalsPage } from './GoalsPage.tsx'
import { GoalsPanel } from './GoalsPanel.tsx'
import { MyGoalsPage } from './MyGoalsPage.tsx'

export const pages: PagesOf<'goals'> = {
  employeeGoal: inArea('goals', GoalPage),
  goals: inArea('goals', GoalsPage),
  myGoals: inArea('goals', MyGoalsPage),
  goal: inArea('goals', FoundGoalPage),
}

export const panel = GoalsPanel

import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { laterTab } from '../employees/laterTab.tsx'
import { GoalPage } from './GoalPage.tsx'
import { GoalsPanel } from './GoalsPanel.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('goals', Page)

export const pages: PagesOf<'goals'> = {
  employeeGoal: inArea('goals', GoalPage),
  goals: opened(laterTab(async () => (await import('./GoalsPage.tsx')).GoalsPage)),
  myGoals: opened(laterTab(async () => (await import('./MyGoalsPage.tsx')).MyGoalsPage)),
  goalTemplates: opened(laterTab(async () => (await import('./TemplatesPage.tsx')).TemplatesPage)),
  goalTree: opened(laterTab(async () => (await import('./tree/GoalTreePage.tsx')).GoalTreePage)),
  goal: opened(laterTab(async () => (await import('./FoundGoalPage.tsx')).FoundGoalPage)),
}

export const panel = GoalsPanel

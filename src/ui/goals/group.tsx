import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { GoalPage } from './GoalPage.tsx'
import { GoalsPanel } from './GoalsPanel.tsx'

export const pages: PagesOf<'goals'> = { employeeGoal: inArea('goals', GoalPage) }

export const panel = GoalsPanel

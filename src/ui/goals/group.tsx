import { inArea } from '../app/area.tsx'
import type { Pages } from '../app/pages.ts'
import { GoalPage } from './GoalPage.tsx'
import { GoalsPanel } from './GoalsPanel.tsx'

export const pages: Pages = { employeeGoal: inArea('goals', GoalPage) }

export const panel = GoalsPanel

import type { GoalReminders } from '../../domain/goals/nouns.ts'
import { settingOf } from '../kit/setting.machine.ts'

/** How often somebody is asked how their goals stand. System id: `goalReminders`. */
export const goalReminders = settingOf<GoalReminders>('goalReminders')

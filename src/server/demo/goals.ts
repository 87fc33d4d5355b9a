import type { Progress } from '../../domain/goals/progress.ts'
import type { DemoGoal, DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

export const percent = (current: number): Progress => ({ kind: 'percent', start: 0, current, target: 100, unit: '' })
export const achieved = (isIt: boolean): Progress => ({
  kind: 'yesNo',
  start: 0,
  current: isIt ? 1 : 0,
  target: 1,
  unit: '',
})
export const counted = (start: number, current: number, target: number, unit: string): Progress => ({
  kind: 'number',
  start,
  current,
  target,
  unit,
})
export const dollars = (current: number, target: number): Progress => ({
  kind: 'money',
  start: 0,
  current,
  target,
  unit: 'AUD',
})

/** What was said about it; where nothing was, but it has come forward, that it did. */
const updatesOf = ({ of, progress, updates }: DemoGoal): NonNullable<DemoGoal['updates']> =>
  updates ?? (progress.current === progress.start ? [] : [[of, 20, progress.current, '']])

export const goalRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const idOf = ({ of, title }: DemoGoal) => idIn(tenant, 'goal', `${of}/${title}`)
  return [
    {
      table: 'goal_templates',
      rows: (tenant.goalTemplates ?? []).map(({ name, description, isArchived, goals }) => ({
        id: idIn(tenant, 'goal template', name),
        content: {
          name,
          description,
          isArchived: isArchived === true,
          goals: goals.map(([title, { current: _, ...progress }, dueInDays]) => ({
            id: idIn(tenant, 'goal of a template', `${name}/${title}`),
            title,
            description: '',
            dueInDays,
            ...progress,
          })),
        },
      })),
    },
    {
      table: 'goals',
      rows: (tenant.goals ?? []).map((goal) => ({
        id: idOf(goal),
        employee_id: idIn(tenant, 'employee', goal.of),
        title: goal.title,
        description: goal.description ?? '',
        state: goal.state,
        due_date: goal.dueInDays === undefined ? null : moments.days(goal.dueInDays).slice(0, 10),
        progress: goal.progress,
        serves_id: goal.serves === undefined ? null : idIn(tenant, 'goal', goal.serves),
        shared_with: goal.isShared ? 'company' : 'manager',
        version: 1,
        started_day: goal.state === 'Draft' ? null : moments.days(-60).slice(0, 10),
        created_utc: moments.days(-60),
        updated_utc: moments.days(-5),
      })),
    },
    {
      table: 'goal_progress',
      rows: (tenant.goals ?? []).flatMap((goal) =>
        updatesOf(goal).map(([by, daysAgo, current, note]) => ({
          id: idIn(tenant, 'goal progress', `${goal.of}/${goal.title}/${daysAgo}`),
          goal_id: idOf(goal),
          author_id: idIn(tenant, 'employee', by),
          day: moments.days(-daysAgo).slice(0, 10),
          current,
          note,
          at_utc: moments.days(-daysAgo),
        })),
      ),
    },
    {
      table: 'goal_comments',
      rows: (tenant.goals ?? []).flatMap((goal) =>
        (goal.comments ?? []).map(([by, daysAgo, text]) => ({
          id: idIn(tenant, 'goal comment', `${goal.of}/${goal.title}/${by}/${daysAgo}`),
          goal_id: idOf(goal),
          author_id: idIn(tenant, 'employee', by),
          text,
          created_utc: moments.days(-daysAgo),
        })),
      ),
    },
  ]
}

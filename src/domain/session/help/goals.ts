/** Help with goals (§ 2.3 help widget). The texts are ours. */
import type { Requirement } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

const needs: Requirement = { module: 'goals' }

export const goals: ReadonlyArray<Article> = [
  {
    id: 'goals',
    title: 'Set a goal and say how far it has come',
    about: ['goals', 'myGoals', 'goal', 'employeeGoal', 'employee'],
    needs,
    body: [
      [
        'Open My goals, or a person’s profile and there the tab Goals, and choose Add goal.',
        'Say what is to be reached, by when, and how it is measured: in percent, by a number, by money, or by yes or no.',
        'Choose Start once the work begins, and Mark done at its end.',
      ],
      'On the page of the goal, write how far it is now and what happened. Each update is kept with its day and who wrote it; nobody can change one later.',
      'You see your own goals and those of the people who report to you. Administrators see all of them.',
    ],
  },
  {
    id: 'goalStanding',
    title: 'What “At risk” and “Overdue” mean',
    about: ['goals', 'goal', 'employeeGoal'],
    needs,
    body: [
      'Nobody sets them: they follow from the goal. It is overdue from the day after its due day.',
      'It is at risk once less has been done than the time that has passed asks for, by more than a quarter of the way. A goal that is achieved all at once is at risk in the last quarter of its time.',
      'On the Goals page, the list can be narrowed to them, and grouped by person, department or state.',
    ],
  },
]

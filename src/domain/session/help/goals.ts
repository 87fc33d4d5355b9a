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
    id: 'goalsForMany',
    title: 'Give the same goals to many people',
    about: ['goals', 'goalTemplates'],
    needs,
    body: [
      'An administrator writes templates: on the Goals page, under More, choose Templates. Each holds goals with how they are measured and how many days they take. An archived one can no longer be given, and can be brought back.',
      [
        'On the Goals page choose Give goals. Managers may give goals to the people who report to them.',
        'Choose templates, and people: by name, all your reports, a whole department, or everybody whose goals are in the list as it is filtered. Whom the list is narrowed to is chosen already.',
        'Look at the due days, and press Give.',
      ],
      'Above the list stands what was given, with Undo: it takes all of it back in one go. What somebody has worked on since stays.',
    ],
  },
  {
    id: 'importingGoals',
    title: 'Add or change many goals with a CSV file',
    about: ['goals', 'goalImport'],
    needs,
    body: [
      [
        'On the Goals page choose More, then Download this list. Change it in a spreadsheet, and add lines for new goals: whose they are, what they are called, when they are due.',
        'Choose More, then Import goals, and the file. Say which column is which. What is left out stays as it is.',
        'Put right what is wrong, line by line, or download those lines with the reasons and choose the file again.',
        'Choose Import: goals that are here are changed, new ones are added. Nothing happens before every line is right.',
      ],
      'Administrators import goals for everybody, managers for themselves and the people who report to them. Where Now differs, the goal gets an update with your name, today’s day and the name of the file.',
      'An import can be reverted as a whole, also later. What somebody has worked on since stays.',
    ],
  },
  {
    id: 'goalsNextPeriod',
    title: 'Go on with goals in the next period',
    about: ['goals'],
    needs,
    body: [
      [
        'Select goals on the Goals page and choose Copy to the next period, or under More copy all that the list shows.',
        'Say how much later they are due, and whether they are started right away.',
      ],
      'Each goal is there once more, from its start and without comments. The old ones stay as they are. Undo takes the copies back in one go.',
    ],
  },
  {
    id: 'goalAlignment',
    title: 'Say what a goal serves, and who sees it',
    about: ['goalTree', 'goals', 'goal', 'employeeGoal'],
    needs,
    body: [
      'A goal can serve another one. Under Goals, the page Alignment shows which serve which, up to the company vision, as a chart or as an outline. The arrow keys walk through it, typing letters goes to a goal, and Enter opens it.',
      [
        'Edit the goal, and choose under Serves which one it helps to reach.',
        'Under Who sees it, choose whether everybody in the company sees it. They see what is to be reached, by whom, by when and how far it has come; what is said about it stays between the person, their manager and administrators.',
      ],
      'A goal can serve one that everybody in the company sees, or another of the same person: nobody’s goal hangs on one that is hidden from them. A goal that only few see shows nobody else that it is there.',
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

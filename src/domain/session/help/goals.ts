/** Help with goals (§ 2.3 help widget). The texts are ours. */
import type { Requirement } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

const needs: Requirement = { module: 'goals' }

export const goals: ReadonlyArray<Article> = [
  {
    id: 'goals',
    title: 'Set a goal and update its progress',
    about: ['goals', 'myGoals', 'goal', 'employeeGoal', 'employee'],
    needs,
    body: [
      [
        'Open My goals, or the Goals tab of a person’s profile, and choose Add goal.',
        'Enter the goal, its due date and how it is measured: percent, a number, money, or yes or no.',
        'Choose Start when the work starts, and Mark done when it is finished.',
      ],
      'On the page of the goal, enter the current value and what happened. Each update is kept with its date and author and cannot be changed.',
      'You can see your own goals and those of your reports. Administrators can see all goals.',
    ],
  },
  {
    id: 'goalsForMany',
    title: 'Assign the same goals to many people',
    about: ['goals', 'goalTemplates'],
    needs,
    body: [
      'Administrators write templates: on the Goals page, under More, choose Templates. Each has goals with their measures and days to complete. Archived templates can no longer be assigned; you can unarchive them.',
      [
        'On the Goals page, choose Assign goals. Managers can assign goals to their reports.',
        'Choose templates and people: by name, all your reports, a whole department, or everyone in the filtered list. If you filtered the list by people, they are already selected.',
        'Check the due dates and choose Assign.',
      ],
      'A message above the list shows what was assigned. Choose Undo to remove it all at once. Goals updated since are kept.',
    ],
  },
  {
    id: 'importingGoals',
    title: 'Add or change many goals with a CSV file',
    about: ['goals', 'goalImport'],
    needs,
    body: [
      [
        'On the Goals page, choose More, then Download this list. Edit it in a spreadsheet and add lines for new goals with person, title and due date.',
        'Choose More, then Import goals, and choose the file. Match the columns. Skipped columns are not changed.',
        'Fix the problems line by line, or download those lines with the reasons, fix them and choose the file again.',
        'Choose Import. Existing goals are updated and new ones added. Nothing is saved until every line is valid.',
      ],
      'Administrators can import goals for everyone, managers for themselves and their reports. If the Now value differs, the goal gets an update with your name, today’s date and the file name.',
      'You can revert a whole import at any time. Goals updated since are kept.',
    ],
  },
  {
    id: 'goalsNextPeriod',
    title: 'Continue goals in the next period',
    about: ['goals'],
    needs,
    body: [
      [
        'Select goals on the Goals page and choose Copy to the next period, or under More copy all that the list shows.',
        'Enter how much later they are due, and whether they start right away.',
      ],
      'Copies start from zero and without comments. The old goals stay as they are. Choose Undo to remove all copies at once.',
    ],
  },
  {
    id: 'goalAlignment',
    title: 'Set what a goal supports and who can see it',
    about: ['goalTree', 'goals', 'goal', 'employeeGoal'],
    needs,
    body: [
      'A goal can support another goal. Under Goals, the Alignment page shows how goals support each other, up to the company vision, as a chart or an outline. Use the arrow keys to move, type letters to jump to a goal, and press Enter to open it.',
      [
        'Edit the goal and choose the goal it contributes to under Supports.',
        'Under Visible to, choose whether everyone in the company can see it. They see the goal, the person, the due date and the progress. Comments are visible only to the person, their manager and administrators.',
      ],
      'A goal can support one that everyone in the company can see, or another goal of the same person. Goals with limited visibility stay hidden from everyone else.',
    ],
  },
  {
    id: 'goalStanding',
    title: 'What “At risk” and “Overdue” mean',
    about: ['goals', 'goal', 'employeeGoal'],
    needs,
    body: [
      'They are set automatically. A goal is overdue from the day after its due date.',
      'A goal is at risk when its progress is more than a quarter behind the time that has passed. A yes-or-no goal is at risk in the last quarter of its time.',
      'On the Goals page, you can filter by them and group by person, department or status.',
    ],
  },
]

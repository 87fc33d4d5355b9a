/** Help with check-ins (§ 2.3 help widget). The texts are ours. */
import type { Requirement } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

const needs: Requirement = { module: 'checkIns' }

export const checkIns: ReadonlyArray<Article> = [
  {
    id: 'checkIns',
    title: 'Plan a check-in, or a series of them',
    about: ['checkIns', 'checkInCreate', 'checkIn'],
    needs,
    body: [
      [
        'Open Check Ins and choose New check-in.',
        'Choose the people. Managers can choose all their reports at once; each person gets their own check-in.',
        'Choose the first date, and under Repeats how often it repeats.',
      ],
      'A series adds the check-ins of the next six weeks to the list, then more each morning. The dates show below the field.',
      'You can plan for yourself and people who report to you, directly or indirectly. Administrators can plan for everyone.',
    ],
  },
  {
    id: 'checkInsSeen',
    title: 'Who can see a check-in',
    about: ['checkIns', 'checkIn'],
    needs,
    body: [
      'The employee, the reviewer, the managers above the employee and administrators can see a check-in. No one else can.',
      'Pending shows upcoming and incomplete check-ins. Completed ones are under Completed.',
      'A check-in is overdue when its due date has passed and it is not complete.',
    ],
  },
  {
    id: 'checkInTemplates',
    title: 'Ask the same questions in every check-in',
    about: ['checkInTemplates', 'checkInCreate'],
    needs,
    body: [
      [
        'On the Check-ins page, choose Templates, then Add template.',
        'Add sections and questions. Choose who each question is for and how it is answered.',
        'Reorder sections and questions: drag the handle, or focus it and use the arrow keys.',
      ],
      'You choose a template when you plan a check-in. The check-in keeps the questions as they are then, even if the template changes later.',
      'Administrators write templates. Archived templates can no longer be chosen; you can unarchive them.',
    ],
  },
]

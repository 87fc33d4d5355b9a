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
        'Choose with whom. A manager chooses all their reports in one press; each has a check-in of their own.',
        'Say when it is first, and under Repeats how often it comes round.',
      ],
      'Of a series, the check-ins of the coming six weeks are on the list, and each morning those that follow. Under the field stands which days they fall on.',
      'You plan for yourself and for the people who report to you, directly or further down. Administrators plan for everybody.',
    ],
  },
  {
    id: 'checkInsSeen',
    title: 'Who sees a check-in',
    about: ['checkIns', 'checkIn'],
    needs,
    body: [
      'A check-in is seen by the employee, the reviewer, the people above the employee, and administrators. To everybody else it is not there.',
      'Under Pending stand those to come and those that are not complete yet. What is complete stands under Completed, as a record.',
      'A check-in is overdue when the day it is due has passed and it is not complete.',
    ],
  },
  {
    id: 'checkInTemplates',
    title: 'Ask the same questions in every check-in',
    about: ['checkInTemplates', 'checkInCreate'],
    needs,
    body: [
      [
        'On the Check-ins page choose Templates, and there Add template.',
        'Add sections, and in each the questions. Say of whom each is asked, and how it is answered.',
        'Put sections and questions in order: drag them by their handle, or press the arrow keys on it.',
      ],
      'A template is chosen when a check-in is planned. The questions are taken over as they are then: a later change of the template leaves check-ins that are planned as they are.',
      'Administrators write templates. An archived one can no longer be chosen, and can be brought back.',
    ],
  },
]

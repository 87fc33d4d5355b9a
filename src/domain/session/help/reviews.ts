/** Help with performance reviews (§ 2.3 help widget). The texts are ours. */
import type { Requirement } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

const needs: Requirement = { module: 'performanceReviews' }

export const reviews: ReadonlyArray<Article> = [
  {
    id: 'reviews',
    title: 'Plan a performance review',
    about: ['prs', 'prCreate', 'pr', 'prEdit'],
    needs,
    body: [
      [
        'Open Performance Reviews and choose New performance review.',
        'Choose whom it is about. Their manager reviews, unless you choose somebody else.',
        'Say when it begins and until when both write, and choose a template.',
      ],
      'Administrators start reviews of everybody; managers of those who report to them, directly or further down, unless only administrators start reviews at your company. Nobody starts their own.',
      'A review is seen by the employee, the reviewer, the people above the employee, and administrators. What a side writes is its own until it submits.',
      'In the morning of its day a review begins by itself, and those who have to write are told by email. Either of the two, the people above the employee or an administrator may begin it sooner. It does not begin while its cycle is paused, or where one of the two does not work here any more: then its page says so.',
      'When one side submits, takes back what it submitted, or the report is written, the other is told by email, never with what was written.',
      'Under Pending stand those under way; a review is late when the day it is due has passed. What is complete stands under Completed, as a record.',
    ],
  },
  {
    id: 'reviewEvidence',
    title: 'Write a review with evidence',
    about: ['prSubmitEdit', 'prSubmit', 'prDiscussion'],
    needs,
    body: [
      [
        'Choose Evidence below what you are writing. It shows what happened with the employee since their last completed review, or in the last twelve months: goals, check-ins and their action items, certifications, policies that were agreed to, and positions.',
        'Choose a month of the axis to get to what stands in it, or a kind to see nothing else.',
        'Choose Cite: a line is added at the end of what you are writing, and saved with it. Take out removes it again.',
      ],
      'You see there what you may see on the records themselves, and nobody sees more because of the review.',
    ],
  },
  {
    id: 'reviewTemplates',
    title: 'Say what a performance review asks',
    about: ['prTemplates', 'prTemplate', 'prTemplateEdit', 'prTemplateCreate'],
    needs,
    body: [
      [
        'On the Performance reviews page choose Templates, and there Add template.',
        'Add sections, and in each the questions. Say of whom each is asked, and how it is answered: in words, on a scale, by choosing one, or about each goal, core value or position.',
        'Put sections, questions and steps in order: drag them by their handle, or press the arrow keys on it.',
      ],
      'A weight says how much a rated question counts in the score. Duplicate begins a new template with the questions of one there is.',
      'A review takes the questions over as they are when it is planned: a later change of the template leaves it as it is. An archived template can no longer be chosen, and can be brought back.',
    ],
  },
  {
    id: 'reviewCycles',
    title: 'Plan the reviews of many people as a cycle',
    about: ['prCycles', 'prCycleCreate', 'prCycle'],
    needs: { ...needs, role: 'admin' },
    body: [
      [
        'On the Performance reviews page choose Cycles, and there New cycle.',
        'Say who is in it, and when: on one day for everybody, by the day each person started, or again and again after each person’s last review.',
        'Look below who would be in it, and who not and why. Then choose Plan cycle.',
      ],
      'Each person’s manager reviews, unless you choose one reviewer for everybody. Of somebody without a manager no review is planned until there is one. Those who come later are taken in by themselves, of a morning.',
      'On the page of a cycle a bar shows how far the reviews of each department and each reviewer are. Press a part of it to see those below. Remind all who are late sends one email about each review to everybody it waits for; nobody is written to twice on a day.',
      'Ask others for feedback, under More actions, asks direct reports, peers of the same team and whom employees have proposed, in all reviews that are being written. Look first at whom it would ask; who is asked already is not asked again.',
      'While a cycle is paused nobody is asked or told of it, and nothing becomes overdue: when it goes on, what was due is due as many days later. What was begun can be written all the while. A cycle that has ended stays so.',
    ],
  },
  {
    id: 'reviewCalibration',
    title: 'Hold the scores of a cycle beside each other before they are shared',
    about: ['prCycleCalibration'],
    needs: { ...needs, role: 'admin' },
    body: [
      [
        'Open a cycle and choose Calibrate. It is there once a reviewer has submitted.',
        'Read what stands out, by reviewer or by department. Each sentence and each dot leads to the review.',
        'Ask the reviewer of one that is not shared yet to take it back, and to submit it anew.',
      ],
      'A score is what the report shows of the reviewer’s answers. It counts here once the reviewer has submitted, before the employee reads it; of your own review you learn no sooner than anybody. What was written is not shown here.',
      'A full dot is shared with the employee: both have submitted, or neither waits for the other. A review stands out when it lies far outside the middle half of the same reviewer’s, or of the same department; a group, when its median is clearly away from that of the whole. Fewer than five reviews are not judged as a group.',
    ],
  },
  {
    id: 'reviewFeedback',
    title: 'Ask others for feedback in a review, or give it',
    about: ['prFeedback'],
    needs,
    body: [
      'A template may ask peers and direct reports as well: choose under Feedback of others, at each question, who answers it.',
      [
        'Once the review has begun, open it and choose people under Feedback of others. Each gets an email, and finds it on their to-do list.',
        'The employee may propose people there, and say why, unless your company does not want it. Whoever manages the review asks each of them, or leaves them out.',
        'They answer on a page of their own, where each answer saves itself, and submit once; or they decline.',
        'Who has done neither is reminded by email, on the days that the settings name.',
        'Close the feedback to read what was said. It closes by itself when both have submitted the review.',
      ],
      'Nobody learns who has answered, or who said what, administrators included, unless your company shows names: then each is told before they write. Of a group in which too few people answer nothing is shown. The employee reads what was said once it is closed and the review is shared with them.',
    ],
  },
  {
    id: 'reviewSettings',
    title: 'Say who starts reviews, and who reads what when',
    about: ['prSettings', 'defaultDiscussionPoints'],
    needs: { ...needs, role: 'admin' },
    body: [
      'On the Performance reviews page choose Settings. There an administrator says who starts reviews, and whether neither side reads the other before both have submitted. Reviews that are planned already keep the promise under which they were begun.',
      'Under Company Settings, Default discussion points hold what every discussion begins with. A point only for managers never reaches the employee.',
    ],
  },
  {
    id: 'reviewReport',
    title: 'Read the report of a review, and acknowledge it',
    about: ['prReport', 'pr'],
    needs,
    body: [
      'The report holds what both sides wrote, what was discussed and agreed, and the scores. Once it is shared, the employee reads it and chooses Acknowledge, with a comment if there is something to add. Acknowledging says that it was read, not that one agrees.',
      'Download PDF gives it with the company’s logo. What was agreed stands in the next review as well.',
    ],
  },
]

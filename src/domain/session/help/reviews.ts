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
        'Choose the employee. Their manager is the reviewer, unless you choose someone else.',
        'Choose the start date, the due date and a template.',
      ],
      'Administrators can start reviews for everyone, and managers for people who report to them, unless your company allows only administrators. No one can start their own.',
      'The employee, the reviewer, the managers above the employee and administrators can see a review. What you write is private until you submit.',
      'A review starts automatically on the morning of its date, and the people who need to write get an email. The employee, the reviewer, the managers above or an administrator can start it earlier. It does not start while its cycle is paused, or if one of the two has left. Its page then says so.',
      'When one person submits or takes back their answers, or the report is written, the other gets an email. It never includes the answers.',
      'Pending shows reviews in progress. A review is overdue when its due date has passed. Completed ones are under Completed.',
    ],
  },
  {
    id: 'reviewEvidence',
    title: 'Write a review with evidence',
    about: ['prSubmitEdit', 'prSubmit', 'prDiscussion'],
    needs,
    body: [
      [
        'Choose Evidence below your text. It shows the employee’s goals, check-ins, action items, certifications, policy agreements and positions since their last completed review, or in the last twelve months.',
        'Choose a month on the axis to see its items, or a type to filter by it.',
        'Choose Cite to add a line to the end of your text. Choose Remove to take it out again.',
      ],
      'You only see records you already have access to. A review does not give anyone more access.',
    ],
  },
  {
    id: 'reviewTemplates',
    title: 'Set up performance review questions',
    about: ['prTemplates', 'prTemplate', 'prTemplateEdit', 'prTemplateCreate'],
    needs,
    body: [
      [
        'On the Performance reviews page, choose Templates, then Add template.',
        'Add sections and questions. Choose who each question is for and how it is answered: text, rating, choice, or about each goal, core value or position.',
        'Reorder sections, questions and steps: drag the handle, or focus it and use the arrow keys.',
      ],
      'A weight sets how much a rated question counts in the score. Duplicate creates a new template with the same questions.',
      'A review keeps the questions as they were when it was planned, even if the template changes. Archived templates can no longer be chosen; you can unarchive them.',
    ],
  },
  {
    id: 'reviewCycles',
    title: 'Plan reviews for many people with a cycle',
    about: ['prCycles', 'prCycleCreate', 'prCycle'],
    needs: { ...needs, role: 'admin' },
    body: [
      [
        'On the Performance reviews page, choose Cycles, then New cycle.',
        'Choose who is included and when: one date for everyone, by start date, or repeatedly after each person’s last review.',
        'Check the preview of who is included, and who is not and why. Then choose Plan cycle.',
      ],
      'The reviewer is each person’s manager, unless you choose one reviewer for everyone. People without a manager get no review until they have one. New people are added automatically each morning.',
      'On the page of a cycle, bars show the progress of each department and reviewer. Select part of a bar to see those reviews below. Remind everyone overdue sends one email per review, at most once a day.',
      'Under More actions, choose Ask others for feedback to ask direct reports, peers and people employees proposed, in all reviews being written. Preview who would be asked first. No one is asked twice.',
      'While a cycle is paused, no reminders are sent and nothing becomes overdue. When it resumes, due dates move by the length of the pause. Reviews already started can still be written. An ended cycle cannot be resumed.',
    ],
  },
  {
    id: 'reviewCalibration',
    title: 'Compare the scores of a cycle before they are shared',
    about: ['prCycleCalibration'],
    needs: { ...needs, role: 'admin' },
    body: [
      [
        'Open a cycle and choose Calibrate. It is there once a reviewer has submitted.',
        'See what stands out, by reviewer or department. Select a sentence or a dot to open the review.',
        'If a review is not shared yet, ask the reviewer to take it back and submit it again.',
      ],
      'The score comes from the reviewer’s ratings. It shows here once the reviewer has submitted, before the employee can see it. Your own score stays hidden until it is shared with you. Written answers are not shown here.',
      'A full dot means the review is shared with the employee. A review stands out when it is far outside the middle half of the same reviewer or department, and a group when its median differs clearly from the overall median. Groups of fewer than five reviews are ignored.',
    ],
  },
  {
    id: 'reviewFeedback',
    title: 'Ask others for feedback in a review, or give it',
    about: ['prFeedback'],
    needs,
    body: [
      'A template can also have questions for peers and direct reports: under Feedback from others, choose who answers each question.',
      [
        'Once the review has started, open it and choose people under Feedback from others. Each person gets an email and a to-do item.',
        'The employee can propose people there with a reason, if your company allows it. The review’s manager asks or declines each proposal.',
        'They answer on a separate page, where answers are saved automatically, and submit once. Or they decline.',
        'People who do neither get email reminders on the days set in the settings.',
        'Close the feedback to read it. It closes automatically when both have submitted the review.',
      ],
      'Feedback is anonymous, even for administrators, unless your company shows names; people are told before they write. If too few people in a group answer, nothing is shown. The employee can read the feedback once it is closed and the review is shared with them.',
    ],
  },
  {
    id: 'reviewSettings',
    title: 'Set who can start reviews and when answers are visible',
    about: ['prSettings', 'defaultDiscussionPoints'],
    needs: { ...needs, role: 'admin' },
    body: [
      'On the Performance reviews page, choose Settings. Administrators set who can start reviews and whether answers are hidden until both have submitted. Reviews already planned are not affected.',
      'Under Company Settings, Default discussion points lists the points every discussion starts with. Employees never see points for managers.',
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

import { DOCUMENT_TYPE } from '../../../domain/policies/kinds.ts'
import type { DemoPolicy } from '../demoTenant.ts'
import { emergencyPlan } from '../policyTexts/atWork.ts'
import { leaveBeingRewritten, textOf, withMore } from '../policyTexts/texts.ts'

const drugAndAlcohol = textOf('Drug and Alcohol')

/** One policy for each state a person can be asked about, and a document that nobody is asked about. The audience is the 46 active people unless named. */
export const policies: readonly DemoPolicy[] = [
  { title: 'Code of Conduct', category: 'Conduct', publishedDaysAgo: 420, joinersHaveDays: 14, agreed: 'everybody' },
  { title: 'Workplace Behaviour', category: 'Conduct', publishedDaysAgo: 400, agreed: 'everybody' },
  // 28 of 46: 61%.
  {
    title: 'Work Health and Safety',
    category: 'Health & Safety',
    publishedDaysAgo: 25,
    renewEveryMonths: 12,
    agreed: 28,
    notYet: ['max'],
  },
  // Reworded, then changed in substance: everybody agreed to version 1, few to version 3 so far.
  {
    title: 'Drug and Alcohol',
    category: 'Health & Safety',
    earlier: [
      { daysAgo: 606, text: drugAndAlcohol },
      {
        daysAgo: 210,
        text: withMore(
          drugAndAlcohol,
          'Whom to ask',
          'Questions go to Safety & Quality, room 2.4, or to any first aider.',
        ),
        isEditorial: true,
        note: 'Says whom to ask.',
      },
    ],
    text: withMore(
      textOf('Drug and Alcohol', 2),
      'Whom to ask',
      'Questions go to Safety & Quality, room 2.4, or to any first aider.',
    ),
    note: 'New limits for plant operators, and random tests on every site.',
    publishedDaysAgo: 6,
    dueInDays: 20,
    remindEveryDays: 7,
    agreed: 9,
    notYet: ['eve', 'max', 'ava'],
  },
  {
    title: 'Heat and Sun',
    category: 'Health & Safety',
    publishedDaysAgo: 11,
    dueInDays: 3,
    agreed: 30,
    notYet: ['eve', 'yuri'],
  },
  {
    title: 'Psychosocial Safety',
    category: 'Health & Safety',
    publishedDaysAgo: 45,
    dueInDays: -9,
    joinersHaveDays: 14,
    remindEveryDays: 7,
    agreed: 41,
    notYet: ['eve', 'john.smith2'],
  },
  {
    title: 'Emergency Response Plan',
    category: 'Health & Safety',
    publishedDaysAgo: 150,
    file: emergencyPlan,
    agreed: 'everybody',
  },
  {
    title: 'Mobile Plant',
    category: 'Vehicles & Plant',
    publishedDaysAgo: 60,
    onlyFor: ['bronwyn.griffiths', 'yuri', 'tariq.rahmani', 'sam.whitlock', 'sione.taufa', 'pita.henare'],
    agreed: 4,
    notYet: ['yuri'],
  },
  // Agreed to more than a year ago: to be given again.
  {
    title: 'Workshop and Yard',
    category: 'Vehicles & Plant',
    publishedDaysAgo: 380,
    onlyForDepartment: 'Plant & Fleet',
    renewEveryMonths: 12,
    joinersHaveDays: 30,
    agreed: 'everybody',
  },
  {
    title: 'Right to Disconnect',
    category: 'Leave & Hours',
    publishedDaysAgo: 380,
    templateVersion: 1,
    text: withMore(
      textOf('Right to Disconnect'),
      'On our sites',
      'The site supervisor on call has the site phone; nobody else is rung after 6 pm, except in an emergency.',
    ),
    agreed: 'everybody',
  },
  { title: 'Leave', category: 'Leave & Hours', publishedDaysAgo: 700, draft: leaveBeingRewritten, agreed: 'everybody' },
  { title: 'Privacy', category: 'Privacy & IT', publishedDaysAgo: 650, agreed: 'everybody' },
  {
    title: 'Use of AI Tools',
    category: 'Privacy & IT',
    publishedDaysAgo: 1,
    dueInDays: 30,
    templateVersion: 1,
    agreed: 'nobody',
  },
  { title: 'Remuneration and Overtime', category: 'Employment', publishedDaysAgo: 300, agreed: 'everybody' },
  {
    title: 'Working from Home',
    category: 'Employment',
    publishedDaysAgo: 0,
    isNeverPublished: true,
    draft: textOf('Working from Home'),
    agreed: 'nobody',
  },
  {
    title: 'Company Mobile Phones',
    category: 'Privacy & IT',
    publishedDaysAgo: 900,
    archivedDaysAgo: 180,
    agreed: 'everybody',
  },
  {
    title: 'Employee Handbook',
    type: DOCUMENT_TYPE,
    category: 'Employment',
    publishedDaysAgo: 96,
    agreed: 'nobody',
  },
]

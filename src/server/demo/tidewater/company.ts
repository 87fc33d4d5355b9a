import type { DemoCompany } from '../demoTenant.ts'
import { positionParts } from '../positionText.ts'

export const company: DemoCompany = {
  groups: [
    {
      name: 'Policy Editors',
      features: [{ featureId: 'companyPoliciesManage', actions: ['View', 'Use', 'Modify', 'Create', 'Delete'] }],
      members: ['angela.romano'],
    },
    {
      name: 'Fleet Team',
      features: [{ featureId: 'assetManagerManage', actions: ['View', 'Use', 'Modify'] }],
      members: ['minh.vo', 'ian.macpherson'],
    },
  ],
  categories: ['Clients', 'Quality', 'Safety', 'Learning', 'Teamwork'],
  meetingLocations: [
    ['Harbour Room', 'Newcastle office, first floor.'],
    ['Outreach Van 2', 'Ask rostering where it stands.'],
    ['Phone Call', ''],
    ['Video Call', ''],
  ],
  coreValues: [
    ['Home First', 'People live where they choose. Our work fits into their day, not the other way round.'],
    ['Do With, Not For', 'We hand over the spoon as soon as it can be held.'],
    ['Speak Up Early', 'A worry told today is an incident less tomorrow.'],
    ['Know Your Limits', 'We ask for a second pair of hands before we need it.'],
  ],
  discussionPoints: [
    ['How are your shifts and your travel?', 1],
    ['Which client situation has stayed on your mind?', 1],
    ['What would you like to learn next?', 1],
    ['How are you looking after yourself?', 1],
    ['Are all checks and certificates current?', 3],
    ['How likely is it that this person leaves within a year?', 3],
  ],
  reviewTemplates: [
    {
      name: 'Annual Review',
      description: 'Once a year with everybody.',
      questions: [
        'Which outcome for a client are you proud of?',
        'How did you live our values?',
        'What helps you, and what hinders you?',
        'What are your goals for the next year?',
      ],
    },
    {
      name: 'Clinical Supervision',
      description: 'Monthly for registered staff.',
      questions: ['Which cases do you bring?', 'Which decisions were at the limit of your scope?'],
    },
    {
      name: 'Probation, 6 months',
      description: 'Ends the probation, or extends it with reasons.',
      questions: ['Is this the right job for you?', 'Which support do you still need?'],
    },
  ],
  positionTemplates: [
    {
      title: 'Support Worker',
      department: 'In-home Care',
      isGlobal: true,
      text: {
        measures: [
          'Visits kept: 99 in a hundred.',
          'Notes complete at the end of each shift.',
          'What people say of us in the yearly survey.',
        ].join('\n'),
      },
    },
    {
      title: 'Registered Nurse',
      department: 'Clinical Governance',
      isGlobal: true,
      text: {},
    },
    {
      title: 'Roster Coordinator',
      department: 'Rostering',
      text: positionParts({
        purpose: 'Finds the right person for every visit.',
        responsibilities: ['No visit is unfilled at 5 pm the day before', 'Rest between shifts is at least ten hours'],
        essential: ['Experience with 24-hour rosters'],
      }),
    },
    {
      title: 'Occupational Therapist',
      department: 'Allied Health',
      text: positionParts({
        purpose: 'Helps people do what matters to them.',
        responsibilities: ['Home assessments lead to a plan within ten days'],
        essential: ['AHPRA registration'],
      }),
    },
  ],
}

import type { DemoPositionTemplate } from '../demoTenant.ts'
import { positionParts } from '../positionText.ts'

export const positionTemplates: readonly DemoPositionTemplate[] = [
  {
    title: 'Site Supervisor',
    department: 'Site Operations',
    isGlobal: true,
    requires: { types: ['First Aid (HLTAID011)'], policies: ['Mobile Plant'] },
    text: {
      responsibilities: [
        'Every shift starts with a briefing, and every person on site is inducted before they pick up a tool.',
        'The two-week look-ahead is agreed with all trades by Thursday and kept to.',
        'Hold points are inspected and signed before work goes on.',
        'Hazards are closed the day they are found, or the area is shut and the WHS Advisor is rung.',
        'The site diary is complete by the end of each day: people, plant, weather, deliveries, delays.',
        'Materials are on site two days before they are needed, and none stand in the rain.',
        'Defects are closed within ten days of the inspection.',
        'Apprentices work beside a tradesperson and have their record signed each fortnight.',
        'Neighbours are told in writing a week before noisy work.',
      ].join('\n'),
    },
  },
  {
    title: 'Project Manager',
    department: 'Site Operations',
    isGlobal: true,
    text: {},
  },
  {
    title: 'Carpenter',
    department: 'Site Operations',
    text: positionParts({
      purpose: 'Builds formwork, framing and fit-out to the drawings and the tolerances.',
      responsibilities: [
        'Work is set out from the drawings and checked before fixing',
        'Tools are tested, tagged and put away',
        'Apprentices beside you learn something every day',
        'Waste is sorted, and the work area is clean at knock-off',
      ],
      essential: ['Trade certificate in carpentry', 'White Card', 'Own hand tools'],
    }),
  },
  {
    title: 'Apprentice Carpenter',
    department: 'Site Operations',
    isGlobal: true,
    text: {},
  },
  {
    title: 'Estimator',
    department: 'Estimating',
    isGlobal: true,
    text: {},
  },
  {
    title: 'WHS Advisor',
    department: 'Safety & Quality',
    isGlobal: true,
    text: {},
  },
  {
    title: 'Plant Mechanic',
    department: 'Plant & Fleet',
    text: positionParts({
      purpose: 'Keeps plant and vehicles working, registered and safe.',
      responsibilities: [
        'Services happen before they are due',
        'Faults are tagged out within the hour',
        'The service record of each machine tells its whole story',
      ],
      essential: ['Heavy vehicle mechanical trade', 'Driver licence HR', 'High Risk Work Licence LF'],
    }),
  },
  {
    title: 'Payroll Officer',
    department: 'Finance',
    isGlobal: true,
    text: {},
  },
  {
    title: 'Receptionist',
    department: 'People & Culture',
    text: positionParts({
      purpose: 'The first voice and face of the company.',
      responsibilities: ['Calls are answered within three rings', 'Visitors are signed in and expected'],
      essential: ['Two years at a front desk', 'First Aid HLTAID011'],
    }),
  },
  {
    title: 'Office Manager',
    department: 'Executive',
    isArchived: true,
    text: positionParts({
      purpose: 'Kept the Ipswich office running until it closed.',
      responsibilities: ['Leases, suppliers and keys are in order'],
      essential: ['Administration experience'],
    }),
  },
]

import type { DemoPositionTemplate } from '../demoTenant.ts'
import { positionText } from '../positionText.ts'

export const positionTemplates: readonly DemoPositionTemplate[] = [
  {
    title: 'Site Supervisor',
    department: 'Site Operations',
    isGlobal: true,
    description: positionText({
      purpose: 'Runs one site day by day so that work is safe, on programme and right the first time.',
      responsibilities: [
        'Every shift starts with a briefing, and every person on site is inducted',
        'The two-week look-ahead is agreed with all trades by Thursday',
        'Hold points are inspected and signed before work goes on',
        'Hazards are closed the day they are found, or the area is shut',
        'The site diary is complete by the end of each day',
        'Defects are closed within ten days',
      ],
      essential: ['White Card', 'Five years on commercial sites, two of them leading', 'First Aid HLTAID011'],
    }),
  },
  {
    title: 'Project Manager',
    department: 'Site Operations',
    isGlobal: true,
    description: positionText({
      purpose: 'Delivers projects to the agreed scope, cost and date, and keeps the client’s trust while doing so.',
      responsibilities: [
        'The programme shows the truth, and the client sees the same one as we do',
        'Cost to complete is forecast every month within two per cent',
        'Variations are priced before they are built',
        'Supervisors have what they need one week before they need it',
        'Every project closes with lessons that the next one starts with',
      ],
      essential: ['Degree or trade with management experience', 'Contracts from 2 to 15 million dollars', 'White Card'],
    }),
  },
  {
    title: 'Carpenter',
    department: 'Site Operations',
    description: positionText({
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
    description: positionText({
      purpose: 'Learns the trade on real work, under a tradesperson who has the time to teach.',
      responsibilities: ['The training record is up to date each fortnight', 'Block release is attended in full'],
      essential: ['White Card', 'A registered training contract'],
    }),
  },
  {
    title: 'Estimator',
    department: 'Estimating',
    isGlobal: true,
    description: positionText({
      purpose: 'Prices work so that we win the jobs we want at a margin that holds.',
      responsibilities: [
        'Every tender has three prices for each major trade',
        'Risks and exclusions are named in the letter of offer',
        'Won jobs are handed over to the project team in one meeting',
      ],
      essential: ['Three years of estimating', 'Reads structural and services drawings'],
    }),
  },
  {
    title: 'WHS Advisor',
    department: 'Safety & Quality',
    isGlobal: true,
    description: positionText({
      purpose: 'Makes the safe way the easy way, on every site.',
      responsibilities: [
        'Each site is walked weekly, and what is found is closed or escalated',
        'Incidents are investigated within 48 hours, with the people who were there',
        'Statements of method match the work that is really done',
      ],
      essential: ['Certificate IV in Work Health and Safety', 'White Card', 'First Aid HLTAID011'],
    }),
  },
  {
    title: 'Plant Mechanic',
    department: 'Plant & Fleet',
    description: positionText({
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
    description: positionText({
      purpose: 'Pays everybody right and on time.',
      responsibilities: ['Timesheets are complete by Monday noon', 'Award changes are in the system before they apply'],
      essential: ['Payroll under the building awards', 'Discretion'],
    }),
  },
  {
    title: 'Receptionist',
    department: 'People & Culture',
    description: positionText({
      purpose: 'The first voice and face of the company.',
      responsibilities: ['Calls are answered within three rings', 'Visitors are signed in and expected'],
      essential: ['Two years at a front desk', 'First Aid HLTAID011'],
    }),
  },
  {
    title: 'Office Manager',
    department: 'Executive',
    isArchived: true,
    description: positionText({
      purpose: 'Kept the Ipswich office running until it closed.',
      responsibilities: ['Leases, suppliers and keys are in order'],
      essential: ['Administration experience'],
    }),
  },
]

import { position } from '../writing.ts'

const before = {
  description: 'Supports people to live at home the way they want to.',
  purpose:
    'Gives each person the support their plan sets out, in the way they choose, so that they keep the life they want and the skills they have.',
  reportingLines: ['Reports to the team leader.', 'Works beside nurses, therapists and family carers.'],
  decisionLimits: [
    'Changes the order of a visit when the person asks for it.',
    'Calls an ambulance without asking anybody first.',
    'Never changes medication, the plan or the hours of a visit without the team leader.',
  ],
  essential: [
    'Listens first, and does with people rather than for them.',
    'Writes notes that the next worker can rely on.',
    'Is on time, and says so early when that will not be possible.',
  ],
  desirable: ['Another language of our community.', 'Experience with dementia or acquired brain injury.'],
  inherentRequirements: [
    'Assists with transfers and equipment after manual-handling training.',
    'Works alone in people’s homes, with pets and smoke at times.',
    'Drives between visits.',
  ],
  workingArrangements: [
    'Part time or casual, between 6 am and 10 pm, on seven days.',
    'Rosters two weeks ahead; at least ten hours between shifts.',
    'Own car with comprehensive insurance; kilometres are paid.',
  ],
} as const

const responsibilities = [
  'The support plan is followed, and changes in the person are reported the same day.',
  'Notes are written before the next visit begins.',
  'Medication is assisted only as trained and authorised.',
  'Risks in the home are reported within the shift, and incidents at once.',
  'People choose what they eat, wear and do, and are asked each time.',
  'Family and friends find a worker who is polite and keeps confidences.',
]

export const supportWorker1 = position({
  ...before,
  responsibilities,
  qualifications: [
    'NDIS Worker Screening Check.',
    'First Aid HLTAID011.',
    'Driver licence C.',
    'Certificate III in Individual Support, or working towards it.',
  ],
  measures: [
    'Visits kept: 98 in a hundred.',
    'Notes complete at the end of each shift.',
    'What people say of us in the yearly survey.',
  ],
})

/** Since July 2026, with the strengthened quality standards: rights, and restrictive practices. */
export const supportWorker2 = position({
  ...before,
  responsibilities: [
    ...responsibilities.slice(0, 4),
    'People know their rights and how to complain, and are helped to do it.',
    'No restrictive practice is used that the plan does not authorise; each use is reported within the shift.',
    ...responsibilities.slice(4),
  ],
  qualifications: [
    'NDIS Worker Screening Check.',
    'First Aid HLTAID011, and CPR HLTAID009 each year.',
    'Driver licence C.',
    'Certificate III in Individual Support, or working towards it.',
    'Yearly influenza vaccination record.',
  ],
  measures: [
    'Visits kept: 98 in a hundred.',
    'Notes complete at the end of each shift.',
    'What people say of us in the survey every six months.',
  ],
})

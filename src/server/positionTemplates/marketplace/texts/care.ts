import { position } from '../writing.ts'

export const registeredNurse = position({
  description: 'Gives and oversees clinical care in people’s homes.',
  purpose: 'Gives safe clinical care at home and makes sure that those who support people there can do it safely too.',
  reportingLines: ['Reports to the clinical governance lead.', 'Oversees the clinical work of support workers.'],
  responsibilities: [
    'Assessments are complete within 48 hours of the referral.',
    'Care plans are written with the person and reviewed every three months and after each change.',
    'Wounds, catheters, insulin and complex bowel care are done to protocol and documented the same day.',
    'Support workers are trained, observed and signed off before they assist with medication.',
    'Deterioration is recognised, told to the doctor and followed up within the shift.',
    'Incidents are reported at once, with what will prevent the next.',
    'Infection control is checked at each visit.',
  ],
  decisionLimits: [
    'Practises within the scope of their registration.',
    'Orders consumables up to $500.',
    'Calls an ambulance without asking anybody.',
  ],
  essential: [
    'Two years of community or acute nursing.',
    'Assesses and decides alone, and knows when not to.',
    'Teaches adults well.',
  ],
  desirable: ['Wound care or continence certificate.', 'Palliative experience.'],
  qualifications: [
    'AHPRA registration without conditions.',
    'NDIS Worker Screening Check.',
    'First Aid HLTAID011 and CPR each year.',
    'Yearly influenza vaccination record.',
    'Driver licence C.',
  ],
  inherentRequirements: [
    'Drives between visits and works alone.',
    'Assists with transfers after training.',
    'Is on call one week in six.',
  ],
  workingArrangements: ['Full or part time, early and late shifts.', 'A car of the organisation in working hours.'],
  measures: [
    'Assessments in time: all.',
    'No medication error that reaches a person.',
    'Support workers signed off before their first visit.',
  ],
})

export const leadEducator = position({
  description: 'Leads one room: its children, its educators and its programme.',
  purpose: 'Leads one room so that every child is known, safe and learning, and every educator can do good work.',
  reportingLines: ['Reports to the centre director.', 'Leads the educators of the room.'],
  responsibilities: [
    'Ratios and supervision hold at every minute of the day.',
    'Each child’s learning is written down every fortnight and shared with the family.',
    'The programme follows the Early Years Learning Framework and what children show an interest in.',
    'Allergies, medication and custody orders are known to everybody in the room.',
    'Families are greeted by name and hear something of the day.',
    'Educators are shown, praised and corrected on the same day.',
    'Incidents are recorded, told to the family and reported within the time the law gives.',
  ],
  decisionLimits: [
    'Plans the programme and the day of the room.',
    'Buys materials up to $200 a month.',
    'Changes of ratio, and anything about child protection, go to the director at once.',
  ],
  essential: [
    'Two years as an educator, one of them leading.',
    'Calm with children who are not.',
    'Writes clearly for families.',
  ],
  desirable: ['Early childhood teaching degree under way.', 'Auslan or another language.'],
  qualifications: [
    'Diploma of Early Childhood Education and Care.',
    'Working with Children Check.',
    'First Aid HLTAID012, with anaphylaxis and asthma.',
    'Child protection training.',
  ],
  inherentRequirements: ['Sits on the floor, lifts children up to 20 kg, is outdoors daily.', 'Stays alert in noise.'],
  workingArrangements: [
    '38 hours a week between 6.30 am and 6.30 pm, by roster.',
    'Two hours a week for programming away from children.',
  ],
  measures: ['No minute below ratio.', 'Every child’s record current.', 'Families would recommend the room.'],
})

export const centreDirector = position({
  description: 'Answers for the centre to children, families, staff and the regulator.',
  purpose: 'Leads a centre where children thrive, families trust, educators stay and the regulator finds what we say.',
  reportingLines: ['Reports to the operations manager; is the nominated supervisor.', 'Leads all staff of the centre.'],
  responsibilities: [
    'The quality improvement plan is alive: each goal has a name and a date.',
    'Ratios, qualifications and supervision are met on every roster.',
    'The child safe standards are practised, and every concern is reported as the law says.',
    'Every vacancy is filled within six weeks, and every starter is inducted before the first shift.',
    'Fees, enrolments and the budget are right each month.',
    'Complaints are answered within two days.',
    'The educational leader has the time to lead.',
  ],
  decisionLimits: [
    'Hires and rosters within the budget.',
    'Buys up to $2,000.',
    'Excluding a child, or ending somebody’s employment, is shared with the operations manager.',
  ],
  essential: [
    'Five years of leading in early education.',
    'Knows the National Quality Framework by heart.',
    'Faces hard conversations on the same day.',
  ],
  desirable: ['Has led a centre to Exceeding.', 'Bachelor with honours in early childhood.'],
  qualifications: [
    'Bachelor of Early Childhood Education.',
    'Working with Children Check.',
    'First Aid HLTAID012, with anaphylaxis and asthma.',
    'Child protection training for leaders.',
  ],
  inherentRequirements: ['Steps into any room when somebody is missing.', 'Is reachable while the centre is open.'],
  workingArrangements: ['Full time, in the centre.', 'Two evenings a month for families and committee.'],
  measures: [
    'Rated Meeting or better in all seven quality areas.',
    'Eight of ten educators stay for two years.',
    'Occupancy at 92 per cent.',
  ],
})

import { position } from '../writing.ts'

export const officeManager = position({
  description: 'Keeps the office, its suppliers and its calendar in order.',
  purpose: 'Keeps the office running so that everybody else can do their work.',
  reportingLines: ['Reports to the managing director.', 'Leads reception and administration.'],
  responsibilities: [
    'Leases, insurances, suppliers and keys are in a register that others can read.',
    'Accounts are coded and approved within three days.',
    'Rooms, desks and equipment are there for whoever starts on Monday.',
    'Emergency plans, wardens and first aid kits are checked each quarter.',
    'Board papers go out five days ahead.',
    'Costs of the office stay within the budget, and contracts are compared before they renew.',
  ],
  decisionLimits: [
    'Buys within the office budget up to $3,000.',
    'Contracts longer than a year go to the managing director.',
  ],
  essential: [
    'Five years in administration, two of them leading.',
    'Sees what is missing before it is needed.',
    'Discreet.',
  ],
  desirable: ['Has moved an office.', 'Accounting software beyond invoices.'],
  qualifications: ['Certificate IV in Business, or the experience.', 'First Aid HLTAID011.'],
  inherentRequirements: ['Works at a screen.', 'Lifts up to 10 kg at times.'],
  workingArrangements: ['Full time, 8.30 am to 5 pm, in the office.'],
  measures: ['Nothing renews unseen.', 'People say in the yearly survey that the office works.'],
})

export const payrollOfficer = position({
  description: 'Pays everybody right and on time.',
  purpose: 'Pays everybody what the award, their contract and the law say, on the day.',
  reportingLines: ['Reports to the finance manager.', 'Works beside rostering and people and culture.'],
  responsibilities: [
    'Timesheets are complete by Monday noon, and what is missing is asked for.',
    'Each pay run is checked by a second person before it is released.',
    'Award changes are in the system before they apply.',
    'Superannuation reaches the funds with each pay.',
    'Underpayments are told to the person and corrected in the next run.',
    'Single Touch Payroll, payroll tax and leave balances reconcile each month.',
  ],
  decisionLimits: [
    'Corrects a pay within the award up to $500.',
    'Back pay, advances and anything that looks systematic go to the finance manager.',
  ],
  essential: [
    'Three years of payroll for more than 50 people under awards.',
    'Accurate with figures, patient with people.',
    'Discretion.',
  ],
  desirable: ['Building or SCHADS award.', 'Has changed a payroll system.'],
  qualifications: ['Certificate IV in Accounting and Bookkeeping, or the experience.', 'National Police Check.'],
  inherentRequirements: ['Concentrates on figures for hours.', 'Takes leave outside pay weeks.'],
  workingArrangements: ['Full time; pay weeks in the office, otherwise two days from home.'],
  measures: ['Fewer than two corrections in a thousand payslips.', 'Everybody paid on Thursday before noon.'],
})

export const hrAdvisor = position({
  description: 'Advises managers and employees through the whole of working life.',
  purpose: 'Helps managers lead well and people work well, fairly and within the law.',
  reportingLines: ['Reports to the people and culture manager.', 'Advises managers of their divisions.'],
  responsibilities: [
    'Every new starter has a contract, a position description and a first week before day one.',
    'Managers hear of changes in awards and law before they apply.',
    'Grievances are answered in five days, and both sides are heard.',
    'Reviews and probation are held in time, and what was agreed is written down.',
    'Policies are read, understood and agreed to, and the gaps are known.',
    'Records are complete, private and kept for seven years.',
    'What the figures say about turnover, absence and pay is told every quarter.',
  ],
  decisionLimits: [
    'Advises; managers decide.',
    'Warnings, terminations and settlements are shared with the people and culture manager.',
  ],
  essential: [
    'Three years as an adviser or generalist.',
    'Knows the National Employment Standards and two awards well.',
    'Says no kindly and in time.',
  ],
  desirable: ['Mediation training.', 'Psychosocial risk assessments.'],
  qualifications: ['Degree or diploma in human resources, or the experience.', 'National Police Check.'],
  inherentRequirements: ['Has conversations that are hard.', 'Travels to sites and centres.'],
  workingArrangements: ['Full time; three days in the office or on site.'],
  measures: ['Vacancies filled within six weeks.', 'Nine of ten who started are still here after six months.'],
})

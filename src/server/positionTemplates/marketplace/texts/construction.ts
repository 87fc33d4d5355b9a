import { position } from '../writing.ts'

export const projectManager = position({
  description: 'Delivers building projects from award to the end of the defects period.',
  purpose: 'Delivers projects to the agreed scope, cost and date, and keeps the client’s trust while doing so.',
  reportingLines: ['Reports to the operations manager.', 'Leads site supervisors, contract administrators and cadets.'],
  responsibilities: [
    'The programme shows the truth, and the client sees the same one as we do.',
    'Cost to complete is forecast every month within two per cent.',
    'Variations are priced and agreed before they are built.',
    'Supervisors have what they need one week before they need it.',
    'Subcontracts are let on time, to people who can do the work and are paid on the day.',
    'Risks are named in the monthly report together with who does what by when.',
    'Every project closes with lessons that the next one starts with.',
  ],
  decisionLimits: [
    'Lets subcontracts within the budget up to $250,000.',
    'Agrees to variations up to $25,000 each.',
    'Claims, disputes and anything beyond go to the operations manager.',
  ],
  essential: [
    'A degree in construction, or a trade with management experience.',
    'Has run contracts from 2 to 15 million dollars.',
    'Negotiates firmly and stays on speaking terms.',
  ],
  desirable: ['Design-and-construct contracts.', 'Work in hospitals or schools that stayed open.'],
  qualifications: ['White Card (general construction induction).', 'Driver licence C.'],
  inherentRequirements: ['Visits sites weekly, on ladders and rough ground.', 'Handles several deadlines at once.'],
  workingArrangements: ['Full time; office and sites; one day a week from home by agreement.'],
  measures: [
    'Margin at completion within one per cent of the tender.',
    'Practical completion on the day agreed.',
    'The client would give us the next job without a tender.',
  ],
})

export const estimator = position({
  description: 'Prices work before we build it.',
  purpose: 'Prices work so that we win the jobs we want at a margin that holds.',
  reportingLines: ['Reports to the operations manager.', 'Works beside project managers and suppliers.'],
  responsibilities: [
    'Every tender has three prices for each major trade.',
    'Quantities are measured twice, by two people, where they decide the price.',
    'Risks and exclusions are named in the letter of offer.',
    'Prices of jobs that are built are compared with what they cost, and the rates follow.',
    'Won jobs are handed over to the project team in one meeting, with all workings.',
    'Tenders leave the house a day before they close.',
  ],
  decisionLimits: [
    'Decides which suppliers are asked.',
    'Tenders up to $500,000 with the agreed margin.',
    'Margins below the agreed, and tenders beyond, go to the managing director.',
  ],
  essential: ['Three years of estimating.', 'Reads structural and services drawings.', 'Accurate under a deadline.'],
  desirable: ['Has worked on site.', 'Take-off software beyond spreadsheets.'],
  qualifications: [
    'Diploma in building or quantity surveying, or a trade and the experience.',
    'White Card, for site visits.',
  ],
  inherentRequirements: ['Concentrates on drawings and figures for hours.', 'Visits sites before tendering.'],
  workingArrangements: ['Full time in the office; two days a week from home by agreement.'],
  measures: ['One tender in four won.', 'Won jobs cost what we said, within three per cent.'],
})

export const whsAdvisor = position({
  description: 'Helps everybody who leads work to do it safely.',
  purpose: 'Makes the safe way the easy way, on every site.',
  reportingLines: [
    'Reports to the managing director.',
    'Advises supervisors, health and safety representatives and crews.',
  ],
  responsibilities: [
    'Each site is walked weekly, and what is found is closed or escalated.',
    'Incidents are investigated within 48 hours, with the people who were there.',
    'Safe work method statements match the work that is really done.',
    'Psychosocial hazards are in the register like any other.',
    'The committee meets every month, and what it asks for is answered in writing.',
    'Return-to-work plans are agreed within a week of the certificate.',
    'The regulator is told of notifiable incidents at once, and the scene is kept.',
  ],
  decisionLimits: [
    'Stops work on any site.',
    'Buys safety equipment up to $2,000.',
    'Dealing with the regulator is shared with the managing director.',
  ],
  essential: [
    'Three years of safety work in construction or industry.',
    'Investigates without blaming.',
    'Is listened to by crews and by directors.',
  ],
  desirable: ['Auditing to ISO 45001.', 'Has been on the tools.'],
  qualifications: [
    'Certificate IV in Work Health and Safety.',
    'White Card (general construction induction).',
    'First Aid HLTAID011.',
    'Driver licence C.',
  ],
  inherentRequirements: [
    'Walks sites, climbs scaffolds, works at heights with training.',
    'Available by phone in an emergency.',
  ],
  workingArrangements: ['Full time, across all sites, from 7 am.'],
  measures: ['Actions from inspections closed within seven days.', 'Hazard reports per person rise; injuries fall.'],
})

export const apprenticeCarpenter = position({
  description: 'Learns carpentry over four years, on real work.',
  purpose: 'Learns the trade on real work, under a tradesperson who has the time to teach.',
  reportingLines: ['Reports to the leading hand of the site.', 'Is taught by a named tradesperson.'],
  responsibilities: [
    'The training record is up to date each fortnight.',
    'Block release is attended in full, and what was learned is shown on site.',
    'Tools are clean, sharp and put away at knock-off.',
    'Asks before doing what was not shown yet.',
    'Near misses are told to the leading hand the same day.',
    'The work area is swept, and waste is sorted.',
  ],
  decisionLimits: ['Uses only tools and plant they have been signed off for.', 'Stops when it does not feel safe.'],
  essential: ['Wants the trade.', 'Turns up on time and ready.', 'Measures, and measures again.'],
  desirable: ['A pre-apprenticeship.', 'A driver licence within the first year.'],
  qualifications: ['White Card (general construction induction).', 'A registered training contract.'],
  inherentRequirements: [
    'Lifts, kneels and climbs for most of the day.',
    'Works outdoors.',
    'Works at heights only with training and supervision.',
  ],
  workingArrangements: [
    'Full time, 6.30 am to 3 pm.',
    'Paid attendance at trade school; tools allowance by the award.',
  ],
  measures: ['Units of competency signed off as the training plan says.', 'No working alone before the third year.'],
})

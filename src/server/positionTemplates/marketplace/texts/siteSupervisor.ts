import { position } from '../writing.ts'

const responsibilities = [
  'Every shift starts with a briefing, and every person on site is inducted before they pick up a tool.',
  'The two-week look-ahead is agreed with all trades by Thursday and kept to.',
  'Hold points are inspected and signed before work goes on.',
  'Hazards are closed the day they are found, or the area is shut.',
  'The site diary is complete by the end of each day: people, plant, weather, deliveries, delays.',
  'Materials are on site two days before they are needed, and none stand in the rain.',
  'Defects are closed within ten days of the inspection.',
  'Apprentices work beside a tradesperson and have their record signed each fortnight.',
]

export const siteSupervisor1 = position({
  description: 'Runs one building site day by day.',
  purpose:
    'Leads one site so that work is safe, on programme and right the first time, and so that neighbours and the client would have us back.',
  reportingLines: ['Reports to the project manager.', 'Leads leading hands, carpenters, labourers and subcontractors.'],
  responsibilities,
  decisionLimits: [
    'Orders up to $5,000 per order within the site budget.',
    'Stops any work that is unsafe, without asking anybody.',
    'Variations and changes of the programme go to the project manager.',
  ],
  essential: [
    'Five years on commercial sites, two of them leading.',
    'Reads structural and services drawings without help.',
    'Speaks plainly with trades, clients and neighbours.',
  ],
  desirable: ['A trade of their own.', 'Has handed over a building in use.'],
  qualifications: [
    'White Card (general construction induction).',
    'First Aid HLTAID011.',
    'Certificate IV in Building and Construction or a trade certificate.',
    'Driver licence C.',
  ],
  inherentRequirements: [
    'Walks rough ground and climbs ladders and scaffolds for most of the day.',
    'Works outdoors in heat, cold and noise.',
    'Fit for work by the drug and alcohol policy at the start of every shift.',
  ],
  workingArrangements: [
    'Full time, 6.30 am to 3.30 pm, some Saturdays by agreement.',
    'Based on site; a vehicle and phone come with the position.',
  ],
  measures: [
    'No lost-time injury, and at least two hazard reports a week.',
    'Milestones reached within three days of the programme.',
    'Fewer than ten defects per hundred square metres at handover.',
  ],
})

/** Since June 2026: psychosocial hazards and heat stand beside the others. */
export const siteSupervisor2 = position({
  description: 'Runs one building site day by day.',
  purpose:
    'Leads one site so that work is safe, on programme and right the first time, and so that neighbours and the client would have us back.',
  reportingLines: ['Reports to the project manager.', 'Leads leading hands, carpenters, labourers and subcontractors.'],
  responsibilities: [
    ...responsibilities.slice(0, 3),
    'Hazards, psychosocial ones among them, are closed the day they are found, or the area is shut.',
    ...responsibilities.slice(4),
    'The heat plan is read out at the briefing from 30 °C, and breaks are taken as it says.',
  ],
  decisionLimits: [
    'Orders up to $10,000 per order within the site budget.',
    'Stops any work that is unsafe, without asking anybody.',
    'Variations and changes of the programme go to the project manager.',
  ],
  essential: [
    'Five years on commercial sites, two of them leading.',
    'Reads structural and services drawings without help.',
    'Speaks plainly with trades, clients and neighbours.',
  ],
  desirable: ['A trade of their own.', 'Has handed over a building in use.', 'Has led a site with a digital diary.'],
  qualifications: [
    'White Card (general construction induction).',
    'First Aid HLTAID011, and CPR HLTAID009 each year.',
    'Certificate IV in Building and Construction or a trade certificate.',
    'Driver licence C.',
  ],
  inherentRequirements: [
    'Walks rough ground and climbs ladders and scaffolds for most of the day.',
    'Works outdoors in heat, cold and noise.',
    'Fit for work by the drug and alcohol policy at the start of every shift.',
  ],
  workingArrangements: [
    'Full time, 6.30 am to 3.30 pm, some Saturdays by agreement.',
    'Based on site; a vehicle and phone come with the position.',
    'Not expected to answer calls after 5 pm, but for an emergency on the site.',
  ],
  measures: [
    'No lost-time injury, and at least two hazard reports a week.',
    'Milestones reached within three days of the programme.',
    'Fewer than ten defects per hundred square metres at handover.',
  ],
})

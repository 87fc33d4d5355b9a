import type { DemoTenant } from '../demoTenant.ts'

/** A care provider: most people have something to show, and much of it by law. */
export const certifications: NonNullable<DemoTenant['certifications']> = {
  types: [
    {
      name: 'NDIS Worker Screening Check',
      description: 'Of everybody in a risk assessed role.',
      validityMonths: 60,
      reminderDays: [90, 60, 30, 14, 7, 1, 0],
      requiredOf: { departments: ['In-home Care', 'Allied Health', 'Community Programs', 'Support Coordination'] },
      missing: ['tahlia.brooks', 'kyle.anderson'],
    },
    {
      name: 'National Police Check',
      description: 'Looked at again after three years, by our own rule.',
      validityMonths: 36,
      requiredOf: { all: true },
      missing: ['shanice.campbell'],
    },
    {
      name: 'First Aid (HLTAID011)',
      description: '',
      validityMonths: 36,
      requiredOf: { titles: ['Support Worker', 'Team Leader', 'Youth Worker'] },
      missing: ['anil.thapa'],
    },
    {
      name: 'CPR (HLTAID009)',
      description: '',
      validityMonths: 12,
      requiredOf: { titles: ['Support Worker', 'Registered Nurse'] },
    },
    {
      name: 'Manual handling',
      description: 'Every year by our own rule.',
      validityMonths: 12,
      requiredOf: { departments: ['In-home Care'] },
    },
    {
      name: 'AHPRA registration',
      description: '',
      validityMonths: 12,
      requiredOf: { titles: ['Registered Nurse', 'Occupational Therapist', 'Physiotherapist'] },
    },
    {
      name: 'Flu vaccination',
      description: 'A record, for the season.',
      validityMonths: 12,
      requiredOf: { departments: ['In-home Care', 'Clinical Governance'] },
      missing: ['joseph.mensah'],
    },
    {
      name: 'Driver licence C',
      description: 'As long as the card says.',
      validityMonths: null,
      requiredOf: { titles: ['Driver'] },
    },
    {
      name: 'Working with Children Check (NSW)',
      description: '',
      validityMonths: 60,
      requiredOf: { titles: ['Youth Worker'] },
    },
  ],
  held: [
    { of: 'tess', type: 'AHPRA registration', expires: 13 },
    { of: 'tess', type: 'CPR (HLTAID009)', expires: -2 },
    { of: 'tess', type: 'Flu vaccination', expires: 340, is: 'submitted' },
    { of: 'ava', type: 'National Police Check', expires: 20 },
    { of: 'karen.mitchell', type: 'Manual handling', expires: -60, reminded: { daysAgo: 10, by: 'aroha.ngata' } },
    { of: 'karen.mitchell', type: 'NDIS Worker Screening Check', expires: 5 },
    { of: 'paul.degroot', type: 'First Aid (HLTAID011)', expires: 1000, renewsOneOf: -9 },
    { of: 'sofia.lombardi', type: 'Manual handling', expires: 300, is: 'declined', because: 'This is last year’s.' },
    { of: 'minh.vo', type: 'Driver licence C', expires: 2 },
    { of: 'haruka.tanaka', type: 'AHPRA registration', expires: -1 },
  ],
}

import type { DemoTenant } from '../demoTenant.ts'

const minute = 1 / 1440

/** Every standing, at its edges; what was renewed, handed in and declined; and gaps where something is required. */
export const certifications: NonNullable<DemoTenant['certifications']> = {
  types: [
    {
      name: 'White Card (CPCCWHS1001)',
      description: 'General construction induction. It lapses after two years away from the industry.',
      validityMonths: null,
      requiredOf: { departments: ['Site Operations', 'Safety & Quality', 'Plant & Fleet'] },
      // Missing although required, which is something else than expired.
      missing: ['wulandari', 'dylan.roberts'],
    },
    {
      name: 'First Aid (HLTAID011)',
      description: 'Provide first aid, with the CPR part renewed every year.',
      validityMonths: 36,
      requiredOf: { tags: ['first aider'] },
      missing: ['hannah.vogel'],
    },
    {
      name: 'CPR (HLTAID009)',
      description: 'Provide cardiopulmonary resuscitation.',
      validityMonths: 12,
      reminderDays: [30, 14, 7, 0],
    },
    {
      name: 'Forklift licence (LF)',
      description: 'High risk work licence, class LF.',
      validityMonths: 60,
      reminderDays: [90, 60, 30, 14, 7, 1, 0],
      requiredOf: { tags: ['forklift'] },
    },
    {
      name: 'Working at heights',
      description: 'Two years by our own rule.',
      validityMonths: 24,
      requiredOf: { titles: ['Carpenter', 'Scaffolder', 'Leading Hand', 'Apprentice Carpenter'] },
      missing: ['bartholomew', 'emily.zhang'],
    },
    {
      name: 'Traffic control',
      description: 'Implement traffic control plans, and control traffic with stop-slow bat.',
      validityMonths: 36,
    },
    {
      name: 'Scaffolding licence (SB)',
      description: 'High risk work licence, class SB.',
      validityMonths: 60,
      requiredOf: { titles: ['Scaffolder'] },
    },
    { name: 'Driver licence HR', description: 'As long as the card says.', validityMonths: null },
    {
      name: 'Asbestos awareness',
      description: 'Two years by our own rule.',
      validityMonths: 24,
      requiredOf: { titles: ['Site Supervisor', 'WHS Advisor', 'Safety & Quality Manager'] },
    },
    {
      name: 'Blue Card (paper)',
      description: 'The construction card of before 2012. Still held by some, given to nobody any more.',
      validityMonths: null,
      isArchived: true,
    },
    { name: 'Test and tag', description: 'Competency to test portable appliances.', validityMonths: null },
  ],
  held: [
    // Eve: one that expired a minute before the demo was loaded, one that soon will, one that waits, one with history.
    {
      of: 'eve',
      type: 'First Aid (HLTAID011)',
      expires: -minute,
      isExact: true,
      reminded: { daysAgo: 1, by: 'pita.henare' },
    },
    { of: 'eve', type: 'Working at heights', expires: 14, isExact: true },
    {
      of: 'eve',
      type: 'White Card (CPCCWHS1001)',
      expires: null,
      files: ['White Card front.pdf', 'White Card back.pdf', 'Course certificate.pdf', 'Receipt.pdf'],
    },
    { of: 'eve', type: 'CPR (HLTAID009)', expires: 300, renewsOneOf: -20 },
    { of: 'eve', type: 'Traffic control', expires: 900, is: 'submitted' },
    { of: 'john.smith', type: 'Working at heights', expires: 14 + minute, isExact: true },
    {
      of: 'john.smith',
      type: 'White Card (CPCCWHS1001)',
      expires: null,
      is: 'declined',
      because: 'The photo shows the back only. Send the front, with the number.',
    },
    { of: 'max', type: 'First Aid (HLTAID011)', expires: 7 },
    { of: 'max', type: 'CPR (HLTAID009)', expires: -31 },
    { of: 'sione.taufa', type: 'Forklift licence (LF)', expires: -3, reminded: { daysAgo: 4, by: 'max' } },
    { of: 'sione.taufa', type: 'First Aid (HLTAID011)', expires: 0 },
    { of: 'jack.thornbury', type: 'First Aid (HLTAID011)', expires: 500, renewsOneOf: -12 },
    { of: 'jack.thornbury', type: 'Asbestos awareness', expires: -120 },
    { of: 'jack.thornbury', type: 'Traffic control', expires: 200, is: 'submitted' },
    { of: 'pita.henare', type: 'Forklift licence (LF)', expires: 12 },
    { of: 'pita.henare', type: 'Working at heights', expires: 640, renewsOneOf: -5 },
    { of: 'bronwyn.griffiths', type: 'Forklift licence (LF)', expires: 1 },
    { of: 'yuri', type: 'Forklift licence (LF)', expires: 60 },
    { of: 'yuri', type: 'Test and tag', expires: null },
    { of: 'yuri', type: 'Blue Card (paper)', expires: null },
    { of: 'goran.petrovic', type: 'Blue Card (paper)', expires: null },
    { of: 'goran.petrovic', type: 'Traffic control', expires: 45, is: 'deleted' },
    { of: 'yousef.alhaddad', type: 'Scaffolding licence (SB)', expires: 30 },
    { of: 'tariq.rahmani', type: 'Driver licence HR', expires: 420 },
    { of: 'grace.kimathi', type: 'CPR (HLTAID009)', expires: 3, reminded: { daysAgo: 2, by: null } },
  ],
}

import type { DemoTenant } from '../demoTenant.ts'

export const certifications: NonNullable<DemoTenant['certifications']> = {
  types: [
    {
      name: 'Working with Children Check (VIC)',
      description: 'Of everybody who works in the centre.',
      validityMonths: 60,
      reminderDays: [90, 60, 30, 14, 7, 1, 0],
      requiredOf: { all: true },
      missing: ['adaeze.obi'],
    },
    {
      name: 'First Aid in education and care (HLTAID012)',
      description: 'At least one person with it in each room, at all times.',
      validityMonths: 36,
      requiredOf: { titles: ['Lead Educator', 'Educator', 'Early Childhood Teacher'] },
      missing: ['brodie.quinn'],
    },
    {
      name: 'Anaphylaxis and asthma management',
      description: 'Every year by our own rule.',
      validityMonths: 12,
      reminderDays: [30, 7, 0],
      requiredOf: { departments: ['Nursery', 'Toddlers', 'Kindergarten'] },
    },
    { name: 'Food safety supervisor', description: '', validityMonths: 60, requiredOf: { titles: ['Cook'] } },
    { name: 'Level 1 food handler', description: 'No longer given.', validityMonths: null, isArchived: true },
  ],
  held: [
    { of: 'ava', type: 'Working with Children Check (VIC)', expires: 10 },
    { of: 'will', type: 'Working with Children Check (VIC)', expires: 800, renewsOneOf: -15 },
    { of: 'deepa.nair', type: 'First Aid in education and care (HLTAID012)', expires: -6 },
    { of: 'kate.oshea', type: 'Anaphylaxis and asthma management', expires: 6 },
    { of: 'chen.wei', type: 'Anaphylaxis and asthma management', expires: -40 },
    { of: 'tayla.jenkins', type: 'Anaphylaxis and asthma management', expires: 360, is: 'submitted' },
    { of: 'carlos.mendez', type: 'Food safety supervisor', expires: 0 },
    { of: 'pauline.harris', type: 'Level 1 food handler', expires: null },
  ],
}

import type { DemoCheckIns, DemoQuestion } from '../demoCheckIns.ts'

const mood: DemoQuestion = ['How was the month?', 'employee', 'scale']

export const checkIns: DemoCheckIns = {
  templates: [
    {
      name: 'Clinical supervision',
      description: 'Once a month, as the standards ask. No client is named.',
      sections: [
        [
          'Practice',
          [
            mood,
            ['Which situation do you want to talk through?', 'employee'],
            ['What does good practice look like here?', 'reviewer'],
          ],
        ],
        ['You', [['What do you need to do this well?', 'employee']]],
      ],
    },
    {
      name: 'Support worker 1:1',
      description: 'Rosters, clients, and how you are.',
      sections: [
        [
          'The round',
          [
            ['How well does the roster fit?', 'employee', 'scale'],
            ['Who of your clients worries you?', 'employee'],
            ['What was said about you?', 'reviewer'],
          ],
        ],
      ],
    },
    {
      name: 'Wellbeing',
      description: 'Not about the work.',
      sections: [['You', [['How are you, really?', 'employee', 'scale']]]],
    },
  ],
  series: [
    ...(['tess', 'joseph.mensah', 'linh.pham'] as const).map((of, index) => ({
      of,
      with: 'ruth.goldberg',
      name: 'Clinical supervision',
      template: 'Clinical supervision',
      rhythm: 'monthly' as const,
      on: 3 as const,
      time: `${9 + index}:00`.padStart(5, '0'),
      minutes: 45,
      place: 'Harbour Room',
      sinceDaysAgo: 160,
      mood: [4, 3, 4, 5],
      ...(of === 'tess' && {
        told: {
          0: { agenda: [['tess', 'Night cover over the holidays'] as const] },
          1: {
            answers: {
              [mood[0]]: { employee: '3' },
              'Which situation do you want to talk through?': {
                employee: 'A family that wants more than the plan has.',
              },
              'What does good practice look like here?': {
                reviewer: 'Say what the plan is for, and bring the review forward.',
              },
            },
            actions: [
              ['ruth.goldberg', 'Bring the plan review forward', 4] as const,
              ['tess', 'Write the handover for night cover', -1] as const,
            ],
          },
        },
      }),
    })),
    ...(['karen.mitchell', 'jose.santos', 'rachel.summers'] as const).map((of) => ({
      of,
      with: 'aroha.ngata',
      name: 'Support worker 1:1',
      template: 'Support worker 1:1',
      rhythm: 'monthly' as const,
      on: 5 as const,
      time: '08:30',
      minutes: 30,
      place: 'Phone Call',
      sinceDaysAgo: 95,
      mood: [4, 4, 2],
    })),
  ],
  singles: [
    {
      of: 'omar.farouk',
      with: 'nadia.kovac',
      name: 'Wellbeing',
      template: 'Wellbeing',
      inDays: 3,
      time: '14:00',
      minutes: 30,
      place: 'Video Call',
    },
  ],
}

import type { DemoCheckIns, DemoQuestion } from '../demoCheckIns.ts'

const mood: DemoQuestion = ['How were the last two weeks?', 'employee', 'scale']
const went = 'What went well, and what did not?'
const helps = 'What would help you most?'
const saw = 'What did you notice since we last spoke?'

/** A rhythm that is kept, one that slips, an apprentice, somebody new, somebody who comes back, and one that is late. */
export const checkIns: DemoCheckIns = {
  templates: [
    {
      name: 'Fortnightly 1:1',
      description: 'Half an hour between the two of you. Write a line or two before.',
      sections: [
        ['How it goes', [mood, [went, 'employee'], [saw, 'reviewer']]],
        [
          'What is next',
          [
            ['What matters most until next time?', 'both'],
            [helps, 'employee'],
          ],
        ],
      ],
    },
    {
      name: 'New starter: week 1',
      description: 'Arrived, equipped, and knows whom to ask.',
      sections: [
        [
          'Arriving',
          [
            ['How was the first week?', 'employee', 'scale'],
            ['What is still missing?', 'employee'],
            ['Who shows the ropes from next week on?', 'reviewer'],
          ],
        ],
      ],
    },
    {
      name: 'New starter: week 4',
      description: 'Does the job match what was said in the interview?',
      sections: [
        [
          'Finding your feet',
          [
            ['How well do you know what is expected of you?', 'employee', 'scale'],
            ['What surprised you?', 'employee'],
            ['What goes well already?', 'reviewer'],
            ['Where is more practice needed?', 'reviewer'],
          ],
        ],
      ],
    },
    {
      name: 'New starter: week 12',
      description: 'Before probation ends: both say whether they would do it again.',
      sections: [
        [
          'Looking back',
          [
            ['Would you take the job again?', 'employee', 'scale'],
            ['What have you learned?', 'both'],
          ],
        ],
        ['Looking ahead', [['What should the next half year bring?', 'both']]],
      ],
    },
    {
      name: 'Return to work',
      description: 'After an injury or a long absence. Nothing medical is written here.',
      sections: [
        [
          'Coming back',
          [
            ['How well do the agreed duties fit?', 'employee', 'scale'],
            ['What is too much at present?', 'employee'],
            ['What was changed on site?', 'reviewer'],
          ],
        ],
      ],
    },
    {
      name: 'Project close',
      description: 'When the keys are handed over.',
      sections: [
        [
          'The job',
          [
            ['What would we do the same way again?', 'both'],
            ['What did the job teach us?', 'both'],
            ['Who deserves a word of thanks?', 'both'],
          ],
        ],
      ],
    },
    {
      name: 'Apprentice monthly',
      description: 'Log book, TAFE, and what comes next on the tools.',
      sections: [
        [
          'On the tools',
          [
            ['What did you do for the first time?', 'employee'],
            ['How sure do you feel on your own?', 'employee', 'scale'],
            ['What may be done without supervision now?', 'reviewer'],
          ],
        ],
        ['At school', [['How is TAFE going?', 'employee']]],
      ],
    },
    {
      name: 'Wellbeing',
      description: 'Not about the work. Answer what you want to answer.',
      sections: [
        [
          'You',
          [
            ['How are you, really?', 'employee', 'scale'],
            ['What takes more out of you than it should?', 'employee'],
          ],
        ],
      ],
    },
    {
      name: 'Toolbox follow-up',
      description: 'Superseded by the project close.',
      isArchived: true,
      sections: [['Toolbox', [['What came of it?', 'both']]]],
    },
  ],
  series: [
    {
      of: 'sione.taufa',
      with: 'max',
      name: 'Fortnightly 1:1',
      template: 'Fortnightly 1:1',
      rhythm: 'fortnightly',
      on: 2,
      time: '07:30',
      minutes: 30,
      place: 'Site Office KP',
      sinceDaysAgo: 118,
      mood: [4, 4, 3, 2, 3, 4, 4],
      told: {
        0: {
          status: 'PreparedByOne',
          answers: {
            [mood[0]]: { employee: '4' },
            [went]: { employee: 'Hire return list works. Two near misses with the telehandler, both written up.' },
            [helps]: { employee: 'A decision on the second crew before the slab is poured.' },
          },
          agenda: [
            ['sione.taufa', 'Second telehandler: keep or send back?'],
            ['max', 'Roster over the long weekend'],
          ],
          private: [['max', 'Ask how the back is. He will not bring it up himself.']],
        },
        1: {
          status: 'Complete',
          answers: {
            [mood[0]]: { employee: '4' },
            [went]: { employee: 'Scissor lift went back a week early. Concrete truck blocked the gate again.' },
            [saw]: { reviewer: 'Your crew starts on time every day now. That is your doing.' },
            'What matters most until next time?': {
              employee: 'Level two formwork.',
              reviewer: 'Level two, and nobody works past seven.',
            },
          },
          notes: [
            'max',
            'Gate: deliveries before seven or after nine, Sione tells the supplier.\nHire savings are ahead of plan; talk about the second telehandler next time.',
          ],
          agenda: [
            ['sione.taufa', 'Deliveries at the gate', true],
            ['max', 'Hire savings', true],
          ],
          actions: [
            ['sione.taufa', 'Agree delivery times with the concrete supplier', -3, true],
            ['sione.taufa', 'List what plant stands still for more than two days', 2],
            ['max', 'Find out what the second crew may cost', 5],
          ],
          comments: [['tomasz.wieczorek', 'Good numbers on the hire. Keep me in the loop on the crew.']],
        },
        3: { status: 'Skipped' },
        5: {
          answers: {
            [mood[0]]: { employee: '2' },
            [went]: { employee: 'Rain for nine days. Two subcontractors left for another site.' },
          },
          notes: ['max', 'Program moved by a week, agreed with Tomasz. Sione takes Friday off.'],
          actions: [['max', 'Call the scaffolders', null, true]],
        },
      },
    },
    {
      of: 'jack.thornbury',
      with: 'max',
      name: 'Fortnightly 1:1',
      template: 'Fortnightly 1:1',
      rhythm: 'fortnightly',
      on: 4,
      time: '15:00',
      minutes: 45,
      place: 'Phone Call',
      sinceDaysAgo: 104,
      mood: [5, 4, 4, 5, 3],
      told: {
        // Nobody has said that it took place.
        1: {
          status: 'PreparedByBoth',
          answers: {
            [mood[0]]: { employee: '3' },
            [went]: { employee: 'Defects list is down to eleven. The client wants a walk every week now.' },
            [saw]: { reviewer: 'You are doing the walks yourself. Can Pita take one in two?' },
          },
          agenda: [['jack.thornbury', 'Weekly walks with the client']],
        },
        2: {
          actions: [
            ['jack.thornbury', 'Write down the three defects that keep coming back', -8],
            ['max', 'Ask for a second tablet', -1],
          ],
          notes: ['jack.thornbury', 'Same three defects as in March: door closers, sealant, stair nosing.'],
        },
      },
    },
    {
      of: 'eve',
      with: 'pita.henare',
      name: 'Weekly catch-up',
      template: 'Fortnightly 1:1',
      rhythm: 'weekly',
      on: 3,
      time: '06:45',
      minutes: 15,
      place: 'Lunch Room',
      sinceDaysAgo: 63,
      mood: [3, 4, 4, 5, 4],
      told: {
        0: {
          agenda: [['eve', 'Formwork on level three: who sets out grid D?']],
          private: [['eve', 'Ask about the leading hand course.']],
        },
        1: {
          status: 'Complete',
          answers: {
            [mood[0]]: { employee: '4' },
            [went]: { employee: 'Stairwell closed. The ticket course was moved again.' },
            [saw]: { reviewer: 'You took Tyrone along without being asked. He talks about it.' },
            'What matters most until next time?': {
              employee: 'Level three, and a date for the ticket.',
              reviewer: 'A date for the ticket. I will call them.',
            },
            [helps]: { employee: 'Two more hands in the mornings.' },
          },
          notes: ['pita.henare', 'Emily helps in the mornings until the slab is poured.'],
          actions: [
            ['pita.henare', 'Call the training centre about a date', 1],
            ['eve', 'Show Tyrone how grid C was set out', -2, true],
            ['eve', 'Photos of the stairwell for the log', 3],
          ],
          comments: [['eve', 'Thanks. The mornings make the difference.']],
        },
      },
    },
    {
      of: 'bartholomew',
      with: 'pita.henare',
      name: 'Apprentice monthly',
      template: 'Apprentice monthly',
      rhythm: 'monthly',
      on: 1,
      time: '14:30',
      minutes: 45,
      place: 'Site Office KP',
      sinceDaysAgo: 150,
      mood: [2, 3, 3, 4],
    },
    {
      of: 'max',
      with: 'tomasz.wieczorek',
      name: 'Project review and 1:1',
      template: 'Fortnightly 1:1',
      rhythm: 'monthly',
      on: 5,
      time: '09:00',
      minutes: 60,
      place: 'Boardroom',
      sinceDaysAgo: 140,
      mood: [4, 3, 4],
      told: {
        1: {
          answers: {
            [mood[0]]: { employee: '4' },
            [went]: { employee: 'Harbour Street is back on the day. The facade still worries me.' },
          },
          actions: [
            ['tomasz.wieczorek', 'Meet the facade supplier together', -2],
            ['max', 'A second supplier, as a fall-back', 6],
          ],
        },
      },
    },
    {
      of: 'yuri',
      with: 'bronwyn.griffiths',
      name: 'Monthly 1:1',
      template: 'Fortnightly 1:1',
      rhythm: 'monthly',
      on: 2,
      time: '13:00',
      minutes: 30,
      place: 'Video Call',
      sinceDaysAgo: 100,
      mood: [4, 5],
    },
    {
      of: 'ava',
      with: 'leilani.faleolo',
      name: 'Fortnightly 1:1',
      template: 'Fortnightly 1:1',
      rhythm: 'fortnightly',
      on: 1,
      time: '10:00',
      minutes: 30,
      place: 'Cafe across the road',
      sinceDaysAgo: 90,
      mood: [5, 4, 4],
    },
  ],
  singles: [
    {
      of: 'dylan.roberts',
      with: 'grace.kimathi',
      name: 'New starter: week 4',
      template: 'New starter: week 4',
      inDays: 2,
      time: '11:00',
      minutes: 45,
      place: 'Boardroom',
      status: 'PreparedByBoth',
      answers: {
        'How well do you know what is expected of you?': { employee: '3' },
        'What surprised you?': { employee: 'How often we are asked before something is decided.' },
        'What goes well already?': { reviewer: 'Reads drawings faster than people who have been here for years.' },
      },
    },
    {
      of: 'tariq.rahmani',
      with: 'bronwyn.griffiths',
      name: 'Return to work',
      template: 'Return to work',
      inDays: -5,
      time: '08:00',
      minutes: 30,
      place: 'Phone Call',
      status: 'Held',
      answers: { 'How well do the agreed duties fit?': { employee: '4' } },
      reopenedBecause: 'The hours were written down wrongly.',
      comments: [['ava', 'I have the letter from the physio, nothing more is needed from Tariq.']],
    },
    {
      of: 'liam.nguyen',
      with: 'ingrid.halvorsen',
      name: 'Project close: Fig Tree Lane',
      template: 'Project close',
      inDays: -24,
      time: '16:00',
      minutes: 60,
      place: 'Cafe across the road',
      answers: {
        'What did the job teach us?': {
          employee: 'Order the windows before the frame is up.',
          reviewer: 'A site diary that is kept every day is worth a lawyer.',
        },
      },
      comments: [['ingrid.halvorsen', 'Sent the window dates to Estimating.']],
    },
    {
      of: 'noa.bendavid',
      with: 'priya.raman',
      name: 'Wellbeing',
      template: 'Wellbeing',
      inDays: 6,
      time: '12:00',
      minutes: 30,
      place: 'Phone Call',
    },
  ],
}

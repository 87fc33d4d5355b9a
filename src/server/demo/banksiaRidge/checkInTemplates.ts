import type { DemoCheckIns, DemoQuestion } from '../demoCheckIns.ts'

export const mood: DemoQuestion = ['How were the last two weeks?', 'employee', 'scale']
export const went = 'What went well, and what did not?'
export const helps = 'What would help you most?'
export const saw = 'What did you notice since we last spoke?'

/** What is asked in a fortnight, of somebody new, of an apprentice, after an injury, at the end of a job. */
export const checkInTemplates: DemoCheckIns['templates'] = [
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
]

import type { DemoReviewTemplate } from '../demoReviews.ts'

const steps = ['Not yet', 'In parts', 'As agreed', 'Beyond it']

export const overall = 'Taken together, how was this year?'
export const achieved = 'What did you achieve against the responsibilities of your position?'
export const values = 'Where did you live our values, and where was it hard?'
export const helps = 'What helps you do your best work, and what hinders it?'
export const manager = 'What do you need from your manager?'

export const keepDoing = 'What should this person keep doing, and what do differently?'
export const relied = 'How well can you rely on them?'
const howOften = ['Rarely', 'Sometimes', 'Mostly', 'Always']

export const reviewTemplates: readonly DemoReviewTemplate[] = [
  {
    name: 'Annual Review',
    description: 'Once a year with everybody: the year behind, the year ahead.',
    sections: [
      [
        'The year behind',
        [
          achieved,
          {
            text: 'How did you come along with your goals?',
            help: 'Each goal you pursue. Say what got in the way where something did.',
            kind: 'goals',
            choices: steps,
            weight: 3,
          },
          {
            text: values,
            kind: 'coreValues',
            choices: steps,
            weight: 2,
          },
          'What did you do for safety that others should copy?',
        ],
      ],
      [
        'Working together',
        [
          helps,
          { text: manager, asked: 'employee' },
          { text: keepDoing, help: 'Say what you have seen yourself.', asked: 'neither', others: 'peers' },
          { text: relied, asked: 'neither', others: 'peers', kind: 'scale', choices: howOften },
        ],
      ],
      [
        'The year ahead',
        [
          { text: 'Where do you want to be in two years?', asked: 'employee' },
          'What are your goals for the next year?',
          { text: overall, asked: 'reviewer', kind: 'scale', choices: steps, weight: 5 },
        ],
      ],
    ],
  },
  {
    name: 'Mid-year Review',
    description: 'A short look at goals and support half-way through the year.',
    questions: ['How do your goals stand?', 'What has changed since we set them?', 'What support do you need now?'],
  },
  {
    name: 'Probation, 3 months',
    description: 'For everybody new, before the end of the third month.',
    questions: [
      'How does the job compare with what you were told?',
      'What have you learnt, and what is still unclear?',
      'Which inductions and tickets are missing?',
    ],
  },
  {
    name: 'Probation, 6 months',
    description: 'Ends the probation, or extends it with reasons.',
    questions: [
      'Which agreed points from month three are done?',
      'Is this the right job for you?',
      {
        text: 'What do you recommend?',
        asked: 'reviewer',
        kind: 'choice',
        choices: ['Probation passed', 'Extend by three months', 'End the employment'],
      },
    ],
  },
  {
    name: 'Apprentice Quarterly',
    description: 'With the apprentice, the leading hand and the training organisation.',
    questions: [
      'Which units did you complete this quarter?',
      'Which work did you do for the first time?',
      'Who taught you something, and what?',
    ],
  },
  {
    name: 'Leader Review',
    description: 'For everybody with a team.',
    questions: [
      'How did your team grow this year?',
      'Which hard conversation did you have, and which did you put off?',
      'Who could do your job while you are away?',
    ],
  },
  {
    name: 'Condensed Review',
    description: 'Three questions, fifteen minutes.',
    questions: ['What went well?', 'What did not?', 'What next?'],
  },
  {
    name: 'Annual Review, as it was',
    description: 'The form before last year’s.',
    isArchived: true,
    questions: ['What did you do this year?'],
  },
]

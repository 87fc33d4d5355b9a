import type { DemoReview } from '../demoReviews.ts'
import { achieved, helps, keepDoing, manager, overall, relied, values } from './reviewTemplates.ts'

/** One of each stage, one that is late, and one that was taken back and handed in again. */
export const reviews: readonly DemoReview[] = [
  {
    of: 'eve',
    by: 'pita.henare',
    name: 'Annual Review, last year',
    template: 'Annual Review',
    beginsInDays: -390,
    dueInDays: -376,
    stage: 'Complete',
    answers: {
      [achieved]: {
        employee: 'All formwork of level two and three, without a re-pour. Two apprentices on my crew since autumn.',
        reviewer: 'Level two and three stood to the millimetre. You train Bartholomew without being asked to.',
      },
      [values]: { employee: 3, reviewer: [4, 'You stopped the pour in June. That took spine.'] },
      [helps]: { employee: 'Drawings that arrive before the delivery do.' },
      [manager]: { employee: 'A day a month in the office with the estimators.' },
      [overall]: { reviewer: [4, 'A year to be proud of.'] },
    },
    notes: {
      'Which training or ticket would help you most this year?': 'Cert IV in building, nights, from February.',
      'Is the pay still right for the work done?': 'Below what the market pays a leading hand. Raise with Tomasz.',
    },
    acknowledged: 'Fair, and thank you for the words about June.',
  },
  {
    of: 'eve',
    by: 'pita.henare',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -9,
    dueInDays: 6,
    stage: 'Writing',
    submitted: 'reviewer',
    answers: {
      [achieved]: {
        employee: 'Stairs and core of the tower, and the first two floors of the annexe.',
        reviewer: 'The core went up two days early. The annexe needed one correction.',
      },
      [values]: { reviewer: 3 },
      [overall]: { reviewer: [3, 'Steady, and ready for a crew of her own.'] },
    },
    withdrawn: ['reviewer', 'I had mixed up the annexe and the car park.'],
    feedback: {
      proposed: {
        'hamish.fraser': 'He walks my scaffolds every week.',
        yuri: 'He keeps the hoist running that I use.',
      },
      asked: {
        'john.smith': { [keepDoing]: 'She checks twice and cuts once.', [relied]: 4 },
        bartholomew: null,
        'sione.taufa': null,
        max: null,
      },
    },
  },
  {
    of: 'john.smith',
    by: 'pita.henare',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -40,
    dueInDays: -12,
    stage: 'Writing',
    answers: { [achieved]: { employee: 'Doors and trim of the show flat.' } },
  },
  {
    of: 'jack.thornbury',
    by: 'max',
    name: 'Leader Review',
    template: 'Leader Review',
    beginsInDays: -14,
    dueInDays: 3,
    stage: 'Submitted',
    answers: {
      'How did your team grow this year?': {
        employee: 'Two leading hands who run a day without me.',
        reviewer: 'Pita runs the mornings now. Give him the numbers as well.',
      },
      'Who could do your job while you are away?': { employee: 'Pita, for a week.', reviewer: 'Pita, for a month.' },
    },
  },
  {
    of: 'sione.taufa',
    by: 'max',
    name: 'Leader Review',
    template: 'Leader Review',
    beginsInDays: -21,
    dueInDays: -4,
    stage: 'Discussing',
    answers: {
      'How did your team grow this year?': {
        employee: 'We lost nobody, for the first time.',
        reviewer: 'Nobody left. That is not luck.',
      },
    },
    notes: {
      'How is your workload, on a normal week and on the worst one?': 'Six days in the pour weeks. Too much since May.',
      'How likely is it that this person leaves within a year, and why?': 'Unlikely, if the Saturdays stop.',
    },
  },
  {
    of: 'max',
    by: 'tomasz.wieczorek',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -30,
    dueInDays: -10,
    stage: 'Report',
    answers: {
      [achieved]: {
        employee: 'Both towers on programme, and the tablets on all sites.',
        reviewer: 'On programme twice in a row. The claims of the car park are still open.',
      },
      [values]: { employee: 3, reviewer: 4 },
      [manager]: { employee: 'A second project engineer before the annexe begins.' },
      [overall]: { reviewer: [3, 'Delivered what was agreed.'] },
    },
    feedback: {
      isClosed: true,
      asked: {
        'ingrid.halvorsen': { [keepDoing]: 'Keep sharing the crane plan on Fridays. It saves my week.', [relied]: 4 },
        'grace.kimathi': { [keepDoing]: 'Tell us of changes before the site knows them.', [relied]: 3 },
        'bronwyn.griffiths': { [keepDoing]: 'Book plant earlier. Otherwise a pleasure to work with.', [relied]: 3 },
        'pita.henare': { [keepDoing]: 'He listens, and then he decides. Keep that.', [relied]: 4 },
      },
    },
    notes: { 'How are you, at work and outside of it?': 'Fine. Looking forward to the holiday in January.' },
  },
  {
    of: 'grace.kimathi',
    by: 'tomasz.wieczorek',
    name: 'Annual Review',
    template: 'Annual Review',
    beginsInDays: -35,
    dueInDays: -14,
    stage: 'Acknowledged',
    answers: {
      [achieved]: {
        employee: 'Three lost-time injuries, after nine the year before.',
        reviewer: 'The best safety year since I am here.',
      },
      [overall]: { reviewer: 4 },
    },
    feedback: {
      isClosed: true,
      asked: {
        'ingrid.halvorsen': { [keepDoing]: 'Keep walking the sites unannounced.', [relied]: 4 },
        'bronwyn.griffiths': { [keepDoing]: 'More notice before an audit.', [relied]: 4 },
        max: null,
      },
    },
    notes: {},
    acknowledged: 'I would add that the toolbox talks were Hamish’s idea.',
  },
  {
    of: 'zara.kowalczyk',
    by: 'ingrid.halvorsen',
    name: 'Probation, 3 months',
    template: 'Probation, 3 months',
    beginsInDays: 84,
    dueInDays: 91,
    stage: 'Scheduled',
  },
]

import { describe, expect, it, test } from 'vitest'
import { mayReadDay, mayWriteEntry } from '../../../src/domain/dailyScrums/access.ts'
import {
  BLOCKER_MAX,
  BLOCKERS_MOST,
  blockersOf,
  ENTRY_MAX,
  entryFields,
  itemsOf,
} from '../../../src/domain/dailyScrums/entry.fields.ts'
import { digestLetter, reminderLetter } from '../../../src/domain/dailyScrums/letters.ts'
import { readScrumQuestion, writtenScrumQuestion } from '../../../src/domain/dailyScrums/question.ts'
import { doneLabel, openFor } from '../../../src/domain/dailyScrums/wording.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { usualWorkingDays } from '../../../src/domain/kernel/workingDays.ts'

const [friday, saturday, sunday, monday, tuesday] = ['01', '02', '03', '04', '05'].map((day) => `2024-03-${day}`) as [
  string,
  string,
  string,
  string,
  string,
]

describe('An entry is written on its day, and until the end of the next working day', () => {
  test.each([
    [monday, monday, 'allowed'],
    [friday, monday, 'allowed'],
    ['2024-02-29', monday, 'tooLate'],
    [saturday, monday, 'noWorkingDay'],
    [tuesday, monday, 'dayAhead'],
    [friday, saturday, 'allowed'],
    ['2024-02-29', sunday, 'tooLate'],
    [friday, tuesday, 'tooLate'],
  ])('that of %s on %s: %s', (day, today, expected) => {
    const may = mayWriteEntry(day, today, usualWorkingDays)
    expect(may.allowed ? 'allowed' : may.because).toBe(expected)
  })

  test.each([
    [saturday, sunday, 'allowed'],
    [friday, saturday, 'noWorkingDay'],
    [sunday, sunday, 'noWorkingDay'],
    ['2024-02-24', sunday, 'tooLate'],
  ])('where people work on Saturdays only, that of %s on %s: %s', (day, today, expected) => {
    const may = mayWriteEntry(day, today, 'Sat')
    expect(may.allowed ? 'allowed' : may.because).toBe(expected)
  })

  it('can be read for ever', () =>
    expect(mayReadDay(friday, '2030-03-01', usualWorkingDays)).toEqual({ allowed: true }))
})

describe('Each line is one item', () => {
  it('without its dash, and none for an empty line', () => {
    expect(itemsOf('- Slab\n\n  * Forms  \n•\tCrane\nA-frame - left\n')).toEqual([
      'Slab',
      'Forms',
      'Crane',
      'A-frame - left',
    ])
  })

  it('the same blocker twice is one', () =>
    expect(blockersOf('No crane\nno crane\nRain')).toEqual(['no crane', 'Rain']))

  test.each([
    ['Rain', null],
    ['x'.repeat(BLOCKER_MAX), null],
    ['x'.repeat(BLOCKER_MAX + 1), `At most ${BLOCKER_MAX} characters for each blocker`],
    [Array.from({ length: BLOCKERS_MOST }, (_, at) => `B${at}`).join('\n'), null],
    [
      Array.from({ length: BLOCKERS_MOST + 1 }, (_, at) => `B${at}`).join('\n'),
      `At most ${BLOCKERS_MOST} blockers a day`,
    ],
  ])('of %.10s', (typed, problem) => expect(entryFields.fields.blockers.problem(typed)).toBe(problem))

  it('something has to be planned, and not too much', () => {
    const draft = { ...entryFields.blank, day: monday }
    expect(entryFields.problems(draft)).toEqual({ plan: 'Enter what you plan to do' })
    expect(Object.keys(entryFields.problems({ ...draft, plan: 'x'.repeat(ENTRY_MAX + 1) }))).toEqual(['plan'])
  })
})

describe('What is said', () => {
  test.each([
    [monday, monday, 'Open since today'],
    [friday, saturday, 'Open for 1 day'],
    [friday, monday, 'Open for 3 days'],
  ])('a blocker raised on %s is on %s: %s', (raised, on, said) => expect(openFor(raised, on)).toBe(said))

  it('on a Monday, yesterday was Friday', () => {
    const labels = (days: string) => [doneLabel(tuesday, days), doneLabel(monday, days)]
    expect(labels(usualWorkingDays)).toEqual(['Yesterday', 'Last working day'])
    expect(labels('Mon Tue Wed Thu Fri Sat Sun')).toEqual(['Yesterday', 'Yesterday'])
  })

  it('the address keeps a day that there is, and nothing else', () => {
    const department = '00000000-0000-4000-8000-000000000001'
    expect(readScrumQuestion(`?day=${monday}&department=${department}&x=1`)).toEqual({ day: monday, department })
    expect(readScrumQuestion('?day=2024-02-30&department=yard')).toEqual({})
    expect(writtenScrumQuestion({ day: monday })).toBe(`day=${monday}`)
  })

  const sent = {
    to: 'Max',
    link: 'https://hr.example/dailyScrum',
    company: 'Banksia',
    locale: standardLocale,
    day: friday,
  }

  it('the digest names blockers with their age first, then what was written, then who is missing', () => {
    const { subject, text } = digestLetter(
      {
        isLate: true,
        entries: [{ fullName: 'Eve', done: 'Slab', plan: '- Forms\n- Rebar' }],
        blockers: [{ fullName: 'Eve', text: 'No crane', raisedDay: friday }],
        missing: ['Otto'],
      },
      monday,
      sent,
    )
    expect(subject).toBe('Daily scrum of your team, 1st Mar 2024')
    expect(text.match(/^(?:- .+|\w+|Yours is.+)$/gm)).toEqual([
      '- Eve: No crane (Open for 3 days)',
      'Eve',
      '- Slab',
      '- Forms',
      '- Rebar',
      '- Otto',
      'Yours is missing too. You can still write it today.',
    ])
  })

  it('the reminder says which day, and how to be left alone', () => {
    const { subject, text } = reminderLetter(sent)
    expect(subject).toBe('Your daily scrum for 1st Mar 2024 is missing')
    expect(text).toContain(sent.link)
    expect(text).toContain('turn these reminders off')
  })
})

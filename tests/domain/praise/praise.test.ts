import { describe, expect, it, test } from 'vitest'
import { mayPraise, mayReadPraise, mayTakeBackPraise } from '../../../src/domain/praise/access.ts'
import { praiseLetter } from '../../../src/domain/praise/letters.ts'
import { PRAISE_MAX, PRAISED_MOST } from '../../../src/domain/praise/limits.ts'
import { praiseFields } from '../../../src/domain/praise/praise.fields.ts'
import { giveHref, isGiving, personIn, praiseOf } from '../../../src/domain/praise/question.ts'
import { praisedBy } from '../../../src/domain/reviews/evidence/wording.ts'
import { anActor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'
import { employeeIds } from '../../scenarios/people.ts'

const { employee: eve, manager: max } = employeeIds
const stranger = anActor({ employeeId: '00000000-0000-4000-8000-00000000abcd' as typeof eve })

describe('Everybody praises active colleagues, of who is hidden only those they may access', () => {
  const colleague = { id: eve, isActive: true, isHidden: false }
  test.each([
    ['a stranger to somebody', stranger, colleague, true],
    ['oneself', theEmployee, colleague, 'notYourself'],
    ['an admin to oneself', theAdmin, { ...colleague, id: theAdmin.employeeId }, 'notYourself'],
    ['to who has left', stranger, { ...colleague, isActive: false }, 'nobodyHere'],
    ['an admin to who has left', theAdmin, { ...colleague, isActive: false }, 'nobodyHere'],
    ['a stranger to who is hidden', stranger, { ...colleague, isHidden: true }, 'nobodyHere'],
    ['a manager to who is hidden', theManager, { ...colleague, isHidden: true }, true],
    ['an admin to who is hidden', theAdmin, { ...colleague, isHidden: true }, true],
  ])('%s', (_, actor, to, answer) => {
    const may = mayPraise(actor, to)
    expect(may.allowed || may.because).toBe(answer)
  })
})

describe('Praise for everybody is read by all, the other by its giver and the line of who was praised', () => {
  const by = { id: stranger.employeeId }
  const shown = [{ id: eve, isHidden: false }]
  const hidden = [...shown, { id: max, isHidden: true }]
  test.each([
    ['for everybody', anActor({ employeeId: max }), 'Everyone', shown, true],
    ['for everybody, of one who is hidden', anActor({ employeeId: theAdmin.employeeId }), 'Everyone', hidden, false],
    ['for everybody, of one who is hidden, by the manager of another', theManager, 'Everyone', hidden, true],
    ['for the line, by a colleague', anActor({ employeeId: max }), 'Line', shown, false],
    ['for the line, by who gave it', stranger, 'Line', shown, true],
    ['for the line, by who was praised', theEmployee, 'Line', shown, true],
    ['for the line, by the manager', theManager, 'Line', shown, true],
    ['for the line, by an admin', theAdmin, 'Line', shown, true],
  ] as const)('%s', (_, actor, audience, to, answer) => {
    expect(mayReadPraise(actor, { by, audience, to })).toBe(answer)
  })

  test.each([
    ['who gave it', stranger, true],
    ['an admin', theAdmin, true],
    ['who was praised', theEmployee, false],
    ['their manager', theManager, false],
  ])('%s takes it back: %s', (_, actor, answer) => {
    expect(mayTakeBackPraise(actor, { by }).allowed).toBe(answer)
  })

  it('of a giver who is gone, an admin alone takes it back', () => {
    expect([stranger, theAdmin].map((actor) => mayTakeBackPraise(actor, { by: null }).allowed)).toEqual([false, true])
  })
})

describe('The form of a praise', () => {
  const somebody = { id: eve, fullName: 'Eve Marlowe' }
  const typed = { ...praiseFields.blank, people: [somebody], text: ' Kept the site dry ' }
  test.each([
    ['nobody', { people: [] }, { people: 'Choose someone' }],
    [
      'too many',
      { people: Array(PRAISED_MOST + 1).fill(somebody) },
      { people: `At most ${PRAISED_MOST} people at once` },
    ],
    ['no words', { text: ' ' }, { text: 'Say what for' }],
    ['too many words', { text: 'x'.repeat(PRAISE_MAX + 1) }, { text: expect.stringContaining('2000') }],
    ['all of it', {}, {}],
  ])('says what is wrong with %s', (_, over, problems) => {
    expect(praiseFields.problems({ ...typed, ...over })).toEqual(problems)
  })

  it('is saved with the ids alone, and is for everybody unless somebody says otherwise', () => {
    expect(praiseFields.toSaved(typed)).toEqual({
      people: [eve],
      text: 'Kept the site dry',
      values: [],
      audience: 'Everyone',
    })
  })
})

it('says in its address whose praise is shown', () => {
  expect(personIn(praiseOf(eve).split('?')[1] ?? '')).toBe(eve)
  expect(personIn('person=none')).toBe(null)
  const asked = giveHref(eve).split('?')[1] ?? ''
  expect([isGiving(asked), personIn(asked), isGiving('tab=other')]).toEqual([true, eve, false])
})

it('tells who was praised by whom, what for, and what it shows', () => {
  const letter = praiseLetter({
    to: 'Eve Marlowe',
    by: 'Max Oduya',
    company: 'Banksia Ridge',
    text: 'Kept the site dry',
    values: ['Safety first', 'Own it'],
    link: 'https://hr.example/praise',
  })
  expect(letter.subject).toBe('Max Oduya praised you')
  expect(letter.text).toContain('Kept the site dry\n\nIt shows: Safety first, Own it\n')
  expect(praisedBy('Max Oduya', ['Own it', 'Safety first'])).toBe('from Max Oduya for Own it, Safety first')
  expect(praisedBy(null, [])).toBe('from …')
})

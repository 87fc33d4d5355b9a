import { describe, expect, it } from 'vitest'
import { type NewDraft, newFields, ofRhythm } from '../../../src/domain/checkIns/checkIn.fields.ts'
import { reportsAmong, reviewersFor, withEmployees } from '../../../src/domain/checkIns/people.ts'
import { firstDays, idFor, toPlan } from '../../../src/domain/checkIns/planning.ts'
import { askedOf, sizeInWords } from '../../../src/domain/checkIns/template.fields.ts'
import { rhythmOn } from '../../../src/domain/kernel/rhythm.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { aTemplate, checkInId, choicesOfEve, choicesOfMax } from '../../fixtures/checkIns.ts'
import { anActor, ava, eve, max, yuri } from '../../fixtures/people.ts'

const plan = checkInId('plan')
const draftOf = (over: Partial<NewDraft> = {}): NewDraft => ({
  ...newFields.blank,
  name: 'Check-in',
  employeeIds: [eve],
  reviewerId: max,
  day: '2024-03-05',
  ...over,
})

describe('1.6 Planning: who meets', () => {
  it.each<[string, Partial<NewDraft>, ReadonlyArray<typeof eve>, typeof eve | null]>([
    ['one meets their manager', { employeeIds: [], reviewerId: null }, [eve], max],
    ['several meet each their own', { employeeIds: [eve], reviewerId: max }, [eve, yuri], null],
    [
      'a reviewer that was chosen for several stays',
      { employeeIds: [eve, yuri], reviewerId: ava },
      [eve, yuri, max],
      ava,
    ],
    ['unless it would be with themself', { employeeIds: [eve, yuri], reviewerId: max }, [eve, yuri, max], null],
    ['back to one it is their manager', { employeeIds: [eve, yuri], reviewerId: ava }, [yuri], max],
  ])('%s', (_, before, chosen, reviewerId) => {
    expect(withEmployees(draftOf(before), chosen, choicesOfMax)).toEqual({ employeeIds: chosen, reviewerId })
  })

  it('a manager plans with all who report to them', () => {
    expect(reportsAmong(choicesOfMax)).toEqual([eve, yuri])
  })

  it.each<[string, Actor, ReadonlyArray<typeof eve>, typeof choicesOfMax, ReadonlyArray<typeof eve>]>([
    ['an employee: those above, the nearest first', anActor({ employeeId: eve }), [eve], choicesOfEve, [max, ava]],
    [
      'a manager for a report: anybody they know but the report',
      anActor({ employeeId: max }),
      [eve],
      choicesOfMax,
      [max, ava, yuri],
    ],
    ['a manager for themself: only who is above', anActor({ employeeId: max }), [max], choicesOfMax, [ava]],
    [
      'a manager for themself and a report: only who is above themself',
      anActor({ employeeId: max }),
      [max, eve],
      choicesOfMax,
      [ava],
    ],
  ])('who may review, for %s', (_, actor, chosen, choices, expected) => {
    expect(reviewersFor(actor, chosen, choices).map(({ id }) => id)).toEqual(expected)
  })

  it.each<[string, Partial<NewDraft>, Partial<Record<keyof NewDraft, string>>]>([
    ['with nobody', { employeeIds: [] }, { employeeIds: 'Choose someone' }],
    ['one without a reviewer', { reviewerId: null }, { reviewerId: 'Choose a reviewer' }],
    ['several without one', { employeeIds: [eve, yuri], reviewerId: null }, {}],
    ['with themself', { reviewerId: eve }, { reviewerId: 'You cannot be your own reviewer. Choose someone else.' }],
    ['due before its day', { dueDay: '2024-03-04' }, { dueDay: 'The due date cannot be before the check-in.' }],
    ['every so many of nothing', { rhythm: 'own', every: '' }, { every: 'Enter a whole number from 1 to 12' }],
    ['at no time', { time: '9' }, { time: 'Enter a time, for example 09:30' }],
  ])('%s', (_, over, problems) => {
    expect(newFields.problems(draftOf(over))).toEqual(problems)
  })
})

describe('1.6 Planning: how often', () => {
  it('a rhythm of one’s own begins on the weekday of the day', () => {
    expect(ofRhythm('own', '2024-03-13')).toMatchObject({ rhythm: 'own', weekday: '3', week: '2', dueDay: '' })
    expect(ofRhythm('own', '')).toMatchObject({ weekday: '1', week: '1' })
  })

  it('leaving it leaves nothing behind that could be wrong', () => {
    const wrong = draftOf({ ...ofRhythm('own', '2024-03-13'), every: '99' })
    expect(newFields.problems(wrong).every).toBe('Enter a whole number from 1 to 12')
    expect(newFields.problems({ ...wrong, ...ofRhythm('weekly', '2024-03-13') })).toEqual({})
  })

  it('once keeps the day it is due, a series has none', () => {
    expect(ofRhythm('once', '2024-03-13')).not.toHaveProperty('dueDay')
  })

  it('its first days are those of the series', () => {
    expect(firstDays(rhythmOn('fortnightly', '2024-03-05'), '2024-03-05', 3)).toEqual([
      '2024-03-05',
      '2024-03-19',
      '2024-04-02',
    ])
  })
})

describe('1.6 Planning: what is asked of the server', () => {
  it('one person, once, is one check-in', () => {
    expect(toPlan(plan, draftOf({ dueDay: '2024-03-08' }))).toEqual({
      kind: 'one',
      checkIn: {
        id: plan,
        employeeId: eve,
        reviewerId: max,
        name: 'Check-in',
        locationId: null,
        templateId: null,
        day: '2024-03-05',
        time: '10:00',
        minutes: 30,
        dueDay: '2024-03-08',
      },
    })
  })

  it.each([
    ['one person in a rhythm', { rhythm: 'weekly' } as const, 1, { every: 1, unit: 'week', weekday: 2, week: 1 }],
    ['several, once', { employeeIds: [eve, yuri], reviewerId: null }, 2, null],
  ])('%s are asked for together', (_, over, count, rhythm) => {
    const made = toPlan(plan, draftOf(over))
    expect(made).toMatchObject({ kind: 'each', series: { rhythm } })
    expect(made.kind === 'each' && made.series.people.length).toBe(count)
  })

  it('each person of a plan has an id of their own, the same when it is asked twice', () => {
    const ids = [eve, yuri, max].map((person) => idFor(plan, person))
    expect(new Set(ids).size).toBe(3)
    expect([eve, yuri, max].map((person) => idFor(plan, person))).toEqual(ids)
    expect(idFor(checkInId('another plan'), eve)).not.toBe(ids[0])
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })
})

describe('1.6 Templates: what each side is asked', () => {
  it.each([
    ['employee', [['What went well?', 'How was your load?']]],
    ['reviewer', [['What went well?'], ['What should Eve learn?']]],
  ] as const)('the %s', (side, expected) => {
    expect(askedOf(aTemplate().sections, side).map(({ questions }) => questions.map(({ text }) => text))).toEqual(
      expected,
    )
  })

  it('is said in numbers', () => {
    const { sections } = aTemplate()
    expect(sizeInWords(sections)).toBe('2 sections, 3 questions')
    expect(sizeInWords(sections.slice(1))).toBe('1 section, 1 question')
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Counted, Start, StartFacts } from '../../../src/domain/employees/starting/nouns.ts'
import { isComplete, startShown, startSteps, withRecord } from '../../../src/domain/employees/starting/progress.ts'
import { stepWords } from '../../../src/domain/employees/starting/startWording.ts'
import { isStarting, mayEndStart, type StartSight, startSight } from '../../../src/domain/employees/starting/whose.ts'
import { anEmployee, ava, eve, max, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const nothing: StartFacts = {
  hasPosition: false,
  hasManager: false,
  hasPhoto: false,
  login: null,
  certifications: null,
  policies: null,
  assets: null,
}
const everything: StartFacts = {
  hasPosition: true,
  hasManager: true,
  hasPhoto: true,
  login: 'active',
  certifications: { asked: 2, done: 2 },
  policies: { asked: 3, done: 3 },
  assets: { asked: 1, done: 1 },
}
const stateOf = (facts: Partial<StartFacts>, name: string, sight: StartSight = 'all') =>
  startSteps(sight, { ...nothing, ...facts }).find((step) => step.name === name)?.state

describe('the steps of a start', () => {
  test.each([
    ['no position', {}, 'position', 'open'],
    ['a position', { hasPosition: true }, 'position', 'done'],
    ['no manager', {}, 'manager', 'open'],
    ['a manager', { hasManager: true }, 'manager', 'done'],
    ['no photo', {}, 'photo', 'open'],
    ['a photo', { hasPhoto: true }, 'photo', 'done'],
    ['no login', {}, 'login', 'open'],
    ['an invitation, which lies with the person', { login: 'invited' }, 'login', 'waiting'],
    ['a login', { login: 'active' }, 'login', 'done'],
    ['policies that are not offered', {}, 'policies', undefined],
    ['no policy that binds them', { policies: { asked: 0, done: 0 } }, 'policies', undefined],
    ['one of two agreed to', { policies: { asked: 2, done: 1 } }, 'policies', 'waiting'],
    ['both agreed to', { policies: { asked: 2, done: 2 } }, 'policies', 'done'],
    ['no certificate asked for', { certifications: { asked: 0, done: 0 } }, 'certifications', undefined],
    ['none of one handed in', { certifications: { asked: 1, done: 0 } }, 'certifications', 'waiting'],
    ['all handed in', { certifications: { asked: 1, done: 1 } }, 'certifications', 'done'],
    ['no register of assets', {}, 'assets', undefined],
    ['no asset, which not everybody gets', { assets: { asked: 0, done: 0 } }, 'assets', 'optional'],
    ['an asset to accept', { assets: { asked: 2, done: 1 } }, 'assets', 'waiting'],
    ['assets they have', { assets: { asked: 2, done: 2 } }, 'assets', 'done'],
  ] as const)('%s', (_, facts, name, state) => {
    expect(stateOf(facts, name)).toBe(state)
  })

  test('the person sees what is theirs to do, and nothing of what others do for them', () => {
    expect(startSteps('own', everything).map(({ name }) => name)).toEqual(['policies', 'certifications', 'assets'])
    expect(stateOf({ assets: { asked: 0, done: 0 } }, 'assets', 'own')).toBeUndefined()
    expect(startSteps('hidden', nothing)).toEqual([])
  })
})

const counted: fc.Arbitrary<Counted | null> = fc.option(
  fc.nat(4).chain((asked) => fc.nat(asked).map((done) => ({ asked, done }))),
)
const facts: fc.Arbitrary<StartFacts> = fc.record({
  hasPosition: fc.boolean(),
  hasManager: fc.boolean(),
  hasPhoto: fc.boolean(),
  login: fc.constantFrom(null, 'invited' as const, 'active' as const),
  certifications: counted,
  policies: counted,
  assets: counted,
})

test('it is complete just when nothing is missing, whatever else is there', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const owes = [some.certifications, some.policies, some.assets].some((one) => one !== null && one.done < one.asked)
      const lacks = !some.hasPosition || !some.hasManager || !some.hasPhoto || some.login !== 'active'
      expect(isComplete(startSteps('all', some))).toBe(!owes && !lacks)
      expect(isComplete(startSteps('own', some))).toBe(!owes)
    }),
  )
})

test('one more thing done never opens a step', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const more: StartFacts = { ...some, hasPhoto: true, hasManager: true, login: 'active' }
      const open = (of: StartFacts) => startSteps('all', of).filter(({ state }) => state !== 'done').length
      expect(open(more)).toBeLessThanOrEqual(open(some))
    }),
  )
})

test('what the record on the page says by now counts', () => {
  const record = anEmployee({ positionTitle: null, reportsTo: null, avatarUrl: '/avatar', loginState: 'invited' })
  expect(withRecord(everything, record)).toEqual({
    ...everything,
    hasPosition: false,
    hasManager: false,
    hasPhoto: true,
    login: 'invited',
  })
})

test.each([
  ['policies', { policies: { asked: 2, done: 1 } }, '1 of 2 agreed to'],
  ['policies', { policies: { asked: 1, done: 1 } }, 'Agreed to'],
  ['policies', { policies: { asked: 3, done: 3 } }, 'All 3 agreed to'],
  ['certifications', { certifications: { asked: 1, done: 0 } }, '0 of 1 submitted'],
  ['assets', { assets: { asked: 0, done: 0 } }, 'Optional, none assigned yet'],
  ['assets', { assets: { asked: 2, done: 1 } }, '2 assigned, 1 not accepted yet'],
  ['login', { login: 'invited' }, 'Invited, has not signed in yet'],
  ['position', {}, 'Rigger'],
  ['manager', {}, 'No manager yet'],
] as const)('a step in words: %s %j', (name, some, words) => {
  const facts = { ...nothing, ...some }
  const step = startSteps('all', facts).find((one) => one.name === name)
  expect(step && stepWords(step, { facts, position: 'Rigger', manager: null })).toBe(words)
})

describe('for how long', () => {
  const begun = { startDate: '2026-03-02', addedOn: '2026-01-10', isActive: true }
  test.each([
    ['before the first day', begun, '2026-02-01', true],
    ['three months after it', begun, '2026-06-02', true],
    ['a day later', begun, '2026-06-03', false],
    ['without a first day: after they were added', { ...begun, startDate: null }, '2026-04-10', true],
    ['a day later', { ...begun, startDate: null }, '2026-04-11', false],
    ['nothing known', { ...begun, startDate: null, addedOn: null }, '2030-01-01', true],
    ['somebody who does not work here', { ...begun, isActive: false }, '2026-03-02', false],
  ])('%s', (_, of, today, isIt) => {
    expect(isStarting(of, today)).toBe(isIt)
  })
})

describe('who is told what', () => {
  test.each([
    ['an admin everything', theAdmin, eve, 'all'],
    ['an admin everything of their own, which they do themself', theAdmin, ava, 'all'],
    ['a manager everything of a report', theManager, eve, 'all'],
    ['a manager what is theirs of their own', theManager, max, 'own'],
    ['the person what is theirs', theEmployee, eve, 'own'],
    ['a colleague nothing', theEmployee, noor, 'hidden'],
  ] as const)('%s', (_, actor, of, sight) => {
    expect(startSight(actor, of)).toBe(sight)
  })

  const start: Start = { facts: nothing, ended: null }
  const ended: Start = { ...start, ended: { by: 'Ava Stone', atUtc: '2026-03-01T00:00:00.000Z' } }
  const owing: StartFacts = { ...nothing, policies: { asked: 1, done: 0 } }
  test.each([
    ['what is left', 'all', start, true],
    ['that somebody ended it, who can take that back', 'all', ended, true],
    ['nothing of one that is complete', 'all', { ...start, facts: everything }, false],
    ['nothing of one that was ended and is complete since', 'all', { ...ended, facts: everything }, false],
    ['nothing to who owes nothing', 'own', start, false],
    ['to who owes something', 'own', { ...start, facts: owing }, true],
    ['nothing more once it was ended', 'own', { ...ended, facts: owing }, false],
    ['nothing to others', 'hidden', { ...start, facts: owing }, false],
  ] as const)('%s', (_, sight, of, isTold) => {
    expect(startShown(sight, of)).toEqual(isTold ? of : null)
  })

  test('ending it is for who may edit the person', () => {
    expect(mayEndStart(theManager, eve)).toEqual({ allowed: true })
    expect(mayEndStart(theEmployee, eve)).toEqual({ allowed: false, because: 'ownRecord' })
  })
})

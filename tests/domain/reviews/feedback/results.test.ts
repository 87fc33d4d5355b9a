import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EmployeeId } from '../../../../src/domain/kernel/ids.ts'
import { feedbackGroups } from '../../../../src/domain/reviews/feedback/groups.ts'
import { feedbackStates } from '../../../../src/domain/reviews/feedback/lifecycle.ts'
import {
  type Collected,
  type FeedbackRequest,
  feedbackFor,
  readsFeedback,
} from '../../../../src/domain/reviews/feedback/results.ts'
import { reviewStages } from '../../../../src/domain/reviews/lifecycle.ts'
import { itemId } from '../../../fixtures/ids.ts'
import { rated, wentWell } from '../../../fixtures/reviewRecord.ts'

const id = (name: string) => itemId(`person ${name}`) as string as EmployeeId
const actor = (name: string, isAdmin = false) => ({
  employeeId: id(name),
  underlings: [],
  privileges: { features: [], roles: isAdmin ? (['admin'] as const) : [] },
})
const readers = {
  eve: actor('eve'),
  eveAsAdmin: actor('eve', true),
  max: actor('max'),
  noor: actor('noor'),
  ava: actor('ava', true),
  cleo: actor('cleo'),
}

const inWords = { ...wentWell, others: 'both' } as const
const onScale = { ...rated, others: 'both', choices: ['Below', 'As expected', 'Above'] } as const
const digest = (key: string) => createHash('sha256').update(`seed/${key}`).digest('hex')

const request = (name: string, over: Partial<FeedbackRequest> = {}): FeedbackRequest => ({
  person: { id: id(name), fullName: `The name of ${name}` },
  group: 'peers',
  state: 'Submitted',
  key: `key of ${name}`,
  answers: [
    { questionId: inWords.id, text: `words of ${name}`, chosen: null, parts: [] },
    { questionId: onScale.id, text: `comment of ${name}`, chosen: 2, parts: [] },
  ],
  ...over,
})

const collected = (over: Partial<Collected> = {}): Collected => ({
  employeeId: id('eve'),
  reviewerId: id('max'),
  line: [id('max'), id('noor')],
  stage: 'Submitted',
  submittedBy: { employee: true, reviewer: true },
  hidesUntilBoth: true,
  isAnonymous: true,
  smallestGroup: 3,
  isClosed: true,
  sections: [{ id: itemId('section'), title: 'The year', questions: [inWords, onScale] }],
  requests: ['ann', 'bo', 'cy'].map((name) => request(name)),
  takesProposals: true,
  proposals: ['p0', 'quinn'].map((name) => ({
    person: { id: id(name), fullName: `The name of ${name}` },
    reason: `why ${name}`,
    state: 'Proposed' as const,
  })),
  ...over,
})
const read = (by: keyof typeof readers, over: Partial<Collected> = {}) =>
  feedbackFor(readers[by], collected(over), digest)

describe('1.7, 10 Who reads it, and when', () => {
  const at = { stage: 'Writing', submittedBy: { employee: false, reviewer: false } } as const
  it.each<readonly [string, Partial<Collected>, Record<keyof typeof readers, string>]>([
    [
      'while it is collected',
      { ...at, isClosed: false },
      { eve: 'nothing', eveAsAdmin: 'nothing', max: 'asked', noor: 'asked', ava: 'asked', cleo: 'nothing' },
    ],
    [
      'closed, while both write',
      at,
      {
        eve: 'nothing',
        eveAsAdmin: 'nothing',
        max: 'askedAndSaid',
        noor: 'askedAndSaid',
        ava: 'askedAndSaid',
        cleo: 'nothing',
      },
    ],
    [
      'closed, and the reviewer has submitted in a review that hides nothing',
      { ...at, submittedBy: { employee: false, reviewer: true }, hidesUntilBoth: false },
      {
        eve: 'said',
        eveAsAdmin: 'said',
        max: 'askedAndSaid',
        noor: 'askedAndSaid',
        ava: 'askedAndSaid',
        cleo: 'nothing',
      },
    ],
    [
      'submitted, of which the reviewer is asked nothing',
      { submittedBy: { employee: true, reviewer: false } },
      {
        eve: 'said',
        eveAsAdmin: 'said',
        max: 'askedAndSaid',
        noor: 'askedAndSaid',
        ava: 'askedAndSaid',
        cleo: 'nothing',
      },
    ],
    [
      'submitted, and not closed',
      { isClosed: false },
      { eve: 'nothing', eveAsAdmin: 'nothing', max: 'asked', noor: 'asked', ava: 'asked', cleo: 'nothing' },
    ],
  ])('%s', (_, over, expected) => {
    for (const [name, reader] of Object.entries(readers))
      expect(readsFeedback(reader, collected(over)), name).toBe(expected[name as keyof typeof readers])
  })
})

describe('1.7, 10 The smallest group', () => {
  const of = (count: number, over: Partial<Collected> = {}) =>
    read('max', { requests: ['ann', 'bo', 'cy', 'di'].slice(0, count).map((name) => request(name)), ...over }).groups[0]

  it.each([
    [0, null],
    [2, null],
    [3, 3],
    [4, 4],
  ])('%d answers are told as %j', (count, answered) => {
    const group = of(count)
    expect([group?.asked, group?.answered]).toEqual([count, answered])
    expect(group?.said.length).toBe(answered === null ? 0 : 2)
  })

  it('each group is counted for itself', () => {
    const requests = ['ann', 'bo', 'cy', 'di'].map((name, at) =>
      request(name, { group: at === 3 ? 'reports' : 'peers' }),
    )
    expect(read('max', { requests }).groups.map(({ group, answered }) => [group, answered])).toEqual([
      ['peers', 3],
      ['reports', null],
    ])
  })

  it('who has declined, or not answered, counts as asked alone', () => {
    const requests = [
      ...['ann', 'bo', 'cy'].map((name) => request(name)),
      request('di', { state: 'Declined', answers: [] }),
      request('ed', { state: 'Open', answers: [] }),
    ]
    expect(read('max', { requests }).groups[0]).toMatchObject({ asked: 5, answered: 3 })
  })

  it('where each is named one is enough, and each text has its name', () => {
    const group = of(1, { isAnonymous: false })
    expect(group?.answered).toBe(1)
    expect(group?.said[0]?.texts).toEqual([
      { text: 'words of ann', by: { id: id('ann'), fullName: 'The name of ann' } },
    ])
  })
})

describe('What is shown of an answer', () => {
  it('each step with how often it was chosen, and the mean of a scale', () => {
    const requests = [1, 3, 3].map((chosen, at) =>
      request(`p${at}`, { answers: [{ questionId: onScale.id, text: '', chosen, parts: [] }] }),
    )
    const said = read('max', { requests }).groups[0]?.said.find(({ questionId }) => questionId === onScale.id)
    expect(said?.counts).toEqual([1, 0, 2])
    expect(said?.average).toBeCloseTo(7 / 3)
  })

  it('of one that is chosen from there is no mean; of parts each for itself', () => {
    const choosing = { ...onScale, kind: 'choice' as const }
    const values = {
      ...onScale,
      id: itemId('values'),
      kind: 'coreValues' as const,
      parts: [{ id: itemId('care'), name: 'Care' }],
    }
    const requests = ['ann', 'bo', 'cy'].map((name) =>
      request(name, {
        answers: [
          { questionId: choosing.id, text: '', chosen: 1, parts: [] },
          { questionId: values.id, text: '', chosen: null, parts: [{ id: itemId('care'), text: name, chosen: 3 }] },
        ],
      }),
    )
    const sections = [{ id: itemId('section'), title: 'The year', questions: [choosing, values] }]
    const [first, second] = read('max', { requests, sections }).groups[0]?.said ?? []
    expect(first).toMatchObject({ counts: [3, 0, 0], average: null })
    expect(second?.parts).toMatchObject([{ counts: [0, 0, 3], average: 3 }])
    expect(second?.parts[0]?.texts.map(({ text }) => text).toSorted()).toEqual(['ann', 'bo', 'cy'])
  })

  const order = (kind: 'words' | 'comment', seed: string) =>
    feedbackFor(
      readers.max,
      collected({ requests: ['ann', 'bo', 'cy', 'di', 'ed', 'flo'].map((name) => request(name)) }),
      (key) => digest(`${seed}${key}`),
    )
      .groups[0]?.said.find(({ questionId }) => questionId === (kind === 'words' ? inWords.id : onScale.id))
      ?.texts.map(({ text }) => text.replace(`${kind} of `, ''))
      .join()

  it('in an order that is the same at each reading, another for each question, and another in each review', () => {
    expect(order('words', 'a')).toBe(order('words', 'a'))
    expect(order('words', 'a')).not.toBe(order('comment', 'a'))
    expect(order('words', 'a')).not.toBe(order('words', 'b'))
  })
})

describe('1.7, 10 No reading of any actor says more than it may', () => {
  const requests = fc.array(
    fc.record({
      group: fc.constantFrom(...feedbackGroups),
      state: fc.constantFrom(...feedbackStates),
      isGone: fc.boolean(),
    }),
    { maxLength: 9 },
  )
  const all = fc.record({
    stage: fc.constantFrom(...reviewStages),
    submittedBy: fc.record({ employee: fc.boolean(), reviewer: fc.boolean() }),
    hidesUntilBoth: fc.boolean(),
    isClosed: fc.boolean(),
    smallestGroup: fc.integer({ min: 2, max: 5 }),
    requests,
    by: fc.constantFrom(...(Object.keys(readers) as ReadonlyArray<keyof typeof readers>)),
  })

  it('no name, id, key or word of one who answered, before it is closed, below the smallest group or to whom it is not open', () => {
    fc.assert(
      fc.property(all, ({ by, requests, ...over }) => {
        const made = requests.map(({ group, state, isGone }, at) => {
          const made = request(`p${at}`, { group, state })
          return { ...made, person: isGone ? null : made.person, answers: state === 'Submitted' ? made.answers : [] }
        })
        const { people, proposals, ...told } = read(by, { ...over, requests: made })
        const text = JSON.stringify(told)
        for (const [at, { group, state }] of requests.entries()) {
          expect(text).not.toContain(id(`p${at}`))
          expect(text).not.toContain(`The name of p${at}`)
          expect(text).not.toContain(`key of p${at}`)
          const count = requests.filter((one) => one.group === group && one.state === 'Submitted').length
          const reads = readsFeedback(readers[by], collected(over))
          const isOpen = reads === 'said' || reads === 'askedAndSaid'
          const isShown = over.isClosed && isOpen && count >= over.smallestGroup && state === 'Submitted'
          expect(text.includes(`words of p${at}"`)).toBe(isShown)
          if (count < over.smallestGroup)
            expect(told.groups.find((one) => one.group === group)?.answered ?? null).toBeNull()
        }
        // Whom the employee proposed is told to them and to those who may ask, and is the same whoever has answered.
        expect(proposals).toEqual(by === 'cleo' ? [] : collected().proposals)
        // Who was asked is told to those who may ask, whether they answered or not.
        if (by === 'eve' || by === 'eveAsAdmin' || by === 'cleo') expect(people).toEqual([])
        else expect(people).toHaveLength(requests.filter(({ isGone }) => !isGone).length)
      }),
      { numRuns: 500 },
    )
  })

  it('what is told before it is closed is the same whoever of those asked has answered', () => {
    const asked = ['ann', 'bo', 'cy', 'di', 'ed']
    const with3 = (names: ReadonlyArray<string>) =>
      read('max', {
        stage: 'Writing',
        submittedBy: { employee: false, reviewer: false },
        isClosed: false,
        requests: asked.map((name) => request(name, { state: names.includes(name) ? 'Submitted' : 'Open' })),
      })
    expect(with3(['ann', 'bo', 'cy'])).toEqual(with3(['cy', 'di', 'ed']))
    expect(with3([])).toEqual(with3(['ed', 'ann']))
  })
})

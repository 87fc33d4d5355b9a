import { describe, expect, it } from 'vitest'
import { addressIn, hrefOf } from '../../../src/workshop/page/address.ts'
import { begun, fitted, largest, panned, showing, smallest, zoomed } from '../../../src/workshop/page/chart/viewport.ts'
import { answersFrom } from '../../../src/workshop/page/paths/answers.ts'
import { GivenUp, type Planner, plannerOver } from '../../../src/workshop/page/paths/asking.ts'
import { targetIn } from '../../../src/workshop/page/paths/pointed.ts'
import type { Answered, Asked, Progress } from '../../../src/workshop/page/paths/question.ts'
import { confirmDriver as driver } from '../../e2e/drivers/confirm.driver.ts'
import { confirm } from '../../scenarios/kit.scenario.ts'
import { whatItMeans } from '../../scenarios/outcomes.ts'

const at = (href: string) => addressIn(new URL(href, 'http://here'))

describe('an address', () => {
  it.each([
    { exhibit: 'app', chosen: 'app.session.working' },
    { exhibit: 'app', chosen: 'app.a · it.came [is so] → app.b #2' },
    { exhibit: 'employees.lifecycle', view: 'table' },
    { exhibit: 'app', view: 'decisions', event: 'xstate.done.actor.x' },
    { find: '§ 2.2 token' },
    {},
  ])('says what is looked at, and is read back: %j', (address) => {
    expect(at(hrefOf(address))).toMatchObject(address)
  })
  it('that is no address of ours is read as far as it goes', () => {
    expect(at('/workshop/%E0%A4%A?view=x#%E0%A4%A')).toMatchObject({
      exhibit: '%E0%A4%A',
      view: 'x',
      chosen: '%E0%A4%A',
    })
  })
})

describe('what is seen of a chart', () => {
  const frame = { width: 800, height: 600 }
  const point = { x: 200, y: 100 }
  const onPaper = (view: ReturnType<typeof fitted>) => [view.x + point.x / view.scale, view.y + point.y / view.scale]

  it('is all of it, in the middle, never enlarged', () => {
    expect(fitted({ width: 400, height: 300 }, frame)).toEqual({ scale: 1, x: -200, y: -150 })
    expect(fitted({ width: 8000, height: 300 }, frame).scale).toBeLessThan(0.1)
  })
  it('is at first what can be read', () => {
    expect(begun({ width: 400, height: 300 }, frame)).toEqual(fitted({ width: 400, height: 300 }, frame))
    expect(begun({ width: 8000, height: 8000 }, frame).scale).toBeGreaterThan(0.5)
  })
  it('keeps the point under the pointer when it grows', () => {
    const view = { x: 10, y: 20, scale: 1 }
    expect(onPaper(zoomed(view, 2, point))).toEqual(onPaper(view))
  })
  it('grows and shrinks only so far', () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(zoomed(view, 1e6, point).scale).toBe(largest)
    expect(zoomed(view, 1e-6, point).scale).toBe(smallest)
  })
  it('moves by as much as the hand does', () => {
    expect(panned({ x: 0, y: 0, scale: 2 }, { x: 10, y: -10 })).toEqual({ x: -5, y: 5, scale: 2 })
  })
  it('has a sought box in its middle', () => {
    const view = showing({ x: 0, y: 0, scale: 1 }, { x: 1000, y: 500, width: 100, height: 50 }, frame)
    expect([view.x + frame.width / view.scale / 2, view.y + frame.height / view.scale / 2]).toEqual([1050, 525])
  })
})

describe('asking for paths', () => {
  const told = { scenarios: [confirm], holding: '', meanings: whatItMeans }
  const answer = answersFrom({ ...told, drivers: [driver] })
  const wish = { machine: 'confirm', strategy: 'transitions', variant: null, to: null, longest: 25 } as const

  it('answers tests, steps and coverage', () => {
    const answered = answer({ kind: 'paths', number: 1, ...wish })
    expect(answered).toMatchObject({ kind: 'paths', number: 1 })
    const { found } = answered as Extract<Answered, { kind: 'paths' }>
    expect(found.followed).toBe(found.arrows)
    expect(found.cases.length).toBe(found.effort.tests)
    expect(() => structuredClone(answered)).not.toThrow()
  })
  it('answers a Playwright spec where somebody has said how', () => {
    const asked = { kind: 'spec', number: 3, title: 'Confirmation', ...wish } as const
    expect(answer(asked)).toMatchObject({ kind: 'spec', spec: expect.stringContaining('test.describe(') })
    expect(answersFrom({ ...told, drivers: [] })(asked)).toMatchObject({
      kind: 'failed',
      number: 3,
    })
    expect(answer({ kind: 'machines', number: 4 })).toMatchObject({
      machines: [{ machine: 'confirm', hasDriver: true }],
    })
  })
  it('says why it cannot', () => {
    expect(answer({ kind: 'paths', number: 2, ...wish, machine: 'unknown' })).toEqual({
      kind: 'failed',
      number: 2,
      because: 'Nobody has said how unknown is tried',
    })
  })

  const worker = () => {
    const posted: Asked[] = []
    const listeners: Record<string, (event: MessageEvent<Answered>) => void> = {}
    const ended: string[] = []
    const planner: Planner = plannerOver(() => ({
      postMessage: (asked: Asked) => posted.push(asked),
      addEventListener: (type, listener) => {
        listeners[type] = listener
      },
      terminate: () => ended.push('a worker'),
    }))
    const tell = (data: Answered) => listeners.message?.({ data } as MessageEvent<Answered>)
    return { planner, posted, ended, tell, fail: () => listeners.error?.({} as MessageEvent<Answered>) }
  }

  it('gets the answer to the last question only', async () => {
    const { planner, posted, tell } = worker()
    let isFirstTold = false
    void planner.paths(wish).then(() => {
      isFirstTold = true
    })
    const second = planner.paths({ ...wish, longest: 3 })
    for (const asked of posted) tell(answer(asked))
    expect((await second).effort.tests).toBeGreaterThan(0)
    expect(isFirstTold).toBe(false)
  })
  it('still says what can be tried where a search is stopped before that is known', async () => {
    const { planner, posted, ended, tell } = worker()
    const machines = planner.machines()
    const search = planner.paths(wish)
    planner.stop()
    await expect(search).rejects.toBeInstanceOf(GivenUp)
    expect(ended).toHaveLength(1)
    const again = posted.filter(({ kind }) => kind === 'machines')
    expect(again).toHaveLength(2)
    for (const asked of again) tell(answer(asked))
    expect(await machines).toMatchObject([{ machine: 'confirm' }])
  })
  it('hears how far a long search is, and may stop it: its worker ends, and the next question has another', async () => {
    const { planner, posted, ended, tell } = worker()
    const heard: Progress[] = []
    const asked = planner.affected({ machine: 'confirm', arrows: [] }, (progress) => heard.push(progress))
    tell({ kind: 'progress', number: 1, done: 1, of: 2 })
    expect(heard).toEqual([expect.objectContaining({ done: 1, of: 2 })])
    planner.stop()
    await expect(asked).rejects.toThrow(GivenUp)
    expect(ended).toHaveLength(1)
    const next = planner.affected({ machine: 'confirm', arrows: [] })
    tell(answer(posted.at(-1) as Asked))
    expect((await next)?.affected).toEqual([])
    const nobody = planner.affected({ machine: 'nobody', arrows: [] })
    tell(answer(posted.at(-1) as Asked))
    expect(await nobody).toBeNull()
  })
  it('tells in which cases an arrow is followed', () => {
    const answered = answer({ kind: 'occasions', number: 5, machine: 'confirm' })
    const { occasions } = answered as Extract<Answered, { kind: 'occasions' }>
    const over = Object.entries(occasions).filter(([, all]) =>
      all.some(({ label }) => label.startsWith('session over')),
    )
    expect(over.map(([arrow]) => arrow)).not.toEqual([])
    expect(over[0]?.[1].find(({ label }) => label.startsWith('session over'))?.means).toContain('sign in')
  })
  it('hears of a worker that did not start', async () => {
    const { planner, fail } = worker()
    const asked = planner.machines()
    fail()
    await expect(asked).rejects.toThrow('did not start')
  })
})

it.each([
  ['a.b · x → a.c', 'a.c'],
  ['a.b · x [y] → a.c + a.d', 'a.c'],
  ['a.b · x → a.c #2', 'a.c'],
  ['a.b · x → stays', 'a.b'],
])('the arrow %s leads to %s', (id, target) => {
  expect(targetIn(id)).toBe(target)
})

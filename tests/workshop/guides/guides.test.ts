import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { banksiaRidge } from '../../../src/server/demo/banksiaRidge/tenant.ts'
import { idIn } from '../../../src/server/demo/rows.ts'
import { playwright } from '../../../src/workshop/export/playwright.ts'
import { eveOfTheDemo } from '../../../src/workshop/guides/agreement.guide.ts'
import { performancesOf } from '../../../src/workshop/guides/performances.ts'
import { reachOf } from '../../../src/workshop/guides/reach.ts'
import { guides } from '../../../src/workshop/guides.ts'
import { nodesOf, transitionsOf } from '../../../src/workshop/model/transitions.ts'
import { subjects } from '../../../src/workshop/subjects.ts'

const holding = readFileSync(join(import.meta.dirname, '../../../src/workshop/guides/holding.ts'), 'utf8')

/** What a browser cannot show a guide may leave out, and nothing else. */
describe.each(guides.map((guide) => [guide.machine, guide] as const))('the guide of %s', (machine, guide) => {
  const subject = subjects.find((one) => one.machine.id === machine)
  if (!subject) throw new Error(`There is no machine ${machine}.`)
  const performances = performancesOf(subject, guide)

  it('follows every arrow, or says why nobody can in a browser', () => {
    expect(reachOf(subject, guide, performances).missed).toEqual([])
  })

  it('has scenes of situations that there are, each with walks', () => {
    expect(performances.map(({ variant }) => variant).toSorted()).toEqual(Object.keys(guide.scenes).toSorted())
    for (const { tours } of performances) expect(tours.flatMap(({ steps }) => steps).length).toBeGreaterThan(0)
  })

  it('says what is seen after most steps', () => {
    const steps = performances.flatMap(({ tours }) => tours.flatMap((tour) => tour.steps))
    expect(steps.filter(({ sights }) => sights.length > 0).length / steps.length).toBeGreaterThan(0.6)
  })

  it('speaks of states, events and arrows that there are', () => {
    const states = nodesOf(subject.machine).map(({ id }) => id)
    const arrows = transitionsOf(subject.machine)
    const known = new Set([...states, ...arrows.flatMap(({ id, event }) => [id, event])])
    const bare = (key: string) => (known.has(key) ? key : (key.split(': ')[0] ?? key))
    expect(Object.keys(guide.sights).filter((id) => !states.includes(id))).toEqual([])
    expect([...Object.keys(guide.acts), ...Object.keys(guide.beyond)].filter((key) => !known.has(bare(key)))).toEqual(
      [],
    )
  })

  it('can be written as a spec that a browser’s test runner reads', () => {
    const spec = playwright(machine, performances, holding, '')
    expect(spec.match(/^ {2}test\(/gm)).toHaveLength(performances.flatMap(({ tours }) => tours).length)
    expect(() => stripTypeScriptTypes(spec)).not.toThrow()
  })

  it('names only calls that it answers or reads', () => {
    expect(Object.keys(guide.successes).filter((call) => !(call in guide.calls))).toEqual([])
  })
})

describe('what the guides know of the demo', () => {
  it('is Eve’s id, which the demo makes of her name', () => {
    expect(eveOfTheDemo).toBe(idIn(banksiaRidge, 'employee', 'eve'))
  })
})

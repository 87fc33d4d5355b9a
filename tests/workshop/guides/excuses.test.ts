import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Guide, ShownElsewhere } from '../../../src/workshop/guides/guide.ts'
import { performancesOf } from '../../../src/workshop/guides/performances.ts'
import { reachOf } from '../../../src/workshop/guides/reach.ts'
import { guideOf, guides } from '../../../src/workshop/guides.ts'
import { type Edge, explore } from '../../../src/workshop/model/explore.ts'
import type { Subject } from '../../../src/workshop/model/subject.ts'
import { planTours } from '../../../src/workshop/model/tours.ts'
import { subjects } from '../../../src/workshop/subjects.ts'
import { aRealActor } from '../realActor.ts'

const subjectOf = (machine: string): Subject => {
  const found = subjects.find((one) => one.machine.id === machine)
  if (!found) throw new Error(`There is no machine ${machine}.`)
  return found
}

const reached = (guide: Guide) => {
  const subject = subjectOf(guide.machine)
  return reachOf(subject, guide, performancesOf(subject, guide))
}

/** In development XState warns of what is told to an actor that has ended: that a child broke means nothing to some. */
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** The shortest way of the running machine to where this comes about, in whichever situation there is one. */
const comesAbout = ({ machine, variants }: Subject, isIt: (edge: Edge) => boolean, arrow?: string): string => {
  for (const variant of variants) {
    const graph = explore(machine, variant)
    if (arrow !== undefined && graph.atStart.includes(arrow)) return arrow
    const [tour] = planTours(graph, (edge) => (isIt(edge) ? ['it'] : [])).tours
    if (!tour) continue
    const real = aRealActor(machine, variant)
    const stuck = tour.steps.find(({ by }) => !real.take(by))
    const followed = new Set(real.followed)
    real.stop()
    if (stuck) return `${variant.label}: ‘${stuck.by.event.type}: ${stuck.by.label}’ cannot come`
    return arrow === undefined || followed.has(arrow) ? (arrow ?? 'it comes about') : `${variant.label}: not followed`
  }
  return 'no situation leads there'
}

const excusesOf = (guide: Guide) => {
  const subject = subjectOf(guide.machine)
  const arrows = reached(guide)
    .beyond.map(({ id }) => id)
    .filter((id) => !(id in (subject.unreachable ?? {})))
  const told = [guide, ...Object.values(guide.scenes)].flatMap(({ beyond }) => Object.keys(beyond ?? {}))
  // An event in one of its ways: `stage.asked: without a status`.
  const cases = [...new Set(told.filter((key) => key.includes(': ')))]
  return { subject, arrows, cases }
}

describe('what the walks of a browser leave out, the real machine does', () => {
  for (const guide of guides) {
    const { subject, arrows, cases } = excusesOf(guide)
    if (arrows.length + cases.length === 0) continue
    describe(guide.machine, () => {
      it.each(arrows)('%s', (id) => {
        expect(comesAbout(subject, ({ taken }) => taken.includes(id), id)).toBe(id)
      })

      it.each(cases)('%s', (key) => {
        expect(comesAbout(subject, ({ by }) => `${by.event.type}: ${by.label}` === key)).toBe('it comes about')
      })
    })
  }
})

const specs = join(import.meta.dirname, '../../e2e')

describe('what is shown elsewhere in a browser is shown there', () => {
  const shown = guides.flatMap((guide) =>
    reached(guide).beyond.flatMap(({ id, why }) =>
      typeof why === 'string' ? [] : [[guide.machine, id, why.shown] as const],
    ),
  )

  it('is not nothing', () => {
    expect(shown.length).toBeGreaterThan(15)
  })

  it.each(shown)('%s: %s', (_, arrow, where: ShownElsewhere) => {
    if ('spec' in where) return expect(readFileSync(join(specs, where.spec), 'utf8')).toContain(`'${arrow}'`)
    const guide = guideOf(where.guide)
    expect(guide && reached(guide).covered).toContain(where.arrow)
  })
})

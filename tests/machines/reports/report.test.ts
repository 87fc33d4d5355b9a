import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { reportMachine } from '../../../src/machines/reports/report.machine.ts'
import type { ReportOf } from '../../../src/machines/reports/reports.ports.ts'
import { directory, headcount, headcountAnswer } from '../../scenarios/reports.scenario.ts'
import { held, unreachable } from '../ports.ts'

const opened = () => {
  const load = held<ReportOf, ReportAnswer>()
  const clock = new SimulatedClock()
  const actor = createActor(reportMachine.provide({ actors: { load: load.logic } }), { clock }).start()
  const open = (of: ReportOf) => actor.send({ type: 'report.opened', of })
  const asking = (question: ReportOf['question']) => open({ ...headcount, question })
  open(headcount)
  return { actor, clock, load, open, asking }
}

describe('A report', () => {
  it('keeps what is shown until what was asked for last has come, and hears no answer to what was asked before', async () => {
    const { actor, load, asking } = opened()
    await load.give(headcountAnswer)
    asking({ department: 'Site Operations' })
    asking({ department: 'Finance' })
    expect(actor.getSnapshot().context.found).toBe(headcountAnswer)
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    await load.give({ ...headcountAnswer, count: 2 })
    expect(actor.getSnapshot().context.found).toBe(headcountAnswer)
    await load.give({ ...headcountAnswer, count: 3 })
    expect(actor.getSnapshot().context.found?.count).toBe(3)
  })

  it('asks about what is typed when somebody pauses, and once for the same', async () => {
    const { clock, load, asking } = opened()
    await load.give(headcountAnswer)
    for (const search of ['s', 'si', 'sit', 'sit']) asking({ search })
    expect(load.asked).toHaveLength(1)
    clock.increment(200)
    expect(load.asked.slice(1)).toEqual([{ name: 'headcount', question: { search: 'sit' } }])
  })

  it('begins with nothing when another report is opened', async () => {
    const { actor, load, open } = opened()
    await load.give(headcountAnswer)
    open(directory)
    expect(actor.getSnapshot().context.found).toBeNull()
  })

  it('that could not be made is told so beside what was there, and tried again', async () => {
    const { actor, load, asking } = opened()
    await load.give(headcountAnswer)
    asking({ department: 'Finance' })
    await load.refuse(unreachable)
    expect(actor.getSnapshot().context).toMatchObject({ found: headcountAnswer, failure: unreachable })
    actor.send({ type: 'retry.asked' })
    await load.give({ ...headcountAnswer, count: 4 })
    expect(actor.getSnapshot().context).toMatchObject({ failure: null, found: { count: 4 } })
  })
})

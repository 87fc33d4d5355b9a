import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { unaccepted, written } from '../../../scripts/charts/snapshots.ts'
import { chartOf } from '../../../src/workshop/model/chart.ts'
import { documentMachine } from '../model/toys.ts'

describe('a change of a chart is accepted by somebody who has seen it', () => {
  it('the charts of the code are the ones in charts/ (accept them with `node scripts/charts/accept.ts`)', () => {
    expect(unaccepted()).toEqual([])
  })
})

describe('what is not accepted is said in sentences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const chart = chartOf(documentMachine)
  const keep = (text: string) => writeFileSync(join(folder, 'document.json'), text)

  it('a new machine', () => {
    expect(unaccepted([chart], folder)).toEqual([{ machine: 'document', changes: ['is new'] }])
  })
  it('an arrow that has come, and a state that has gone', () => {
    keep(
      written({
        ...chart,
        states: [...chart.states, { ...chart.states[1], id: 'document.page.asking' } as (typeof chart.states)[number]],
        transitions: chart.transitions.filter(({ event }) => event !== 'retry.asked'),
      }),
    )
    expect(unaccepted([chart], folder)[0]?.changes).toEqual([
      'removed: State page › asking',
      'added: In page › failed: retry asked, to page › loading',
    ])
  })
  it('what a state is tagged with, though no arrow changed', () => {
    const tagged = (id: string) => (id === 'document.page.saving' ? { tags: ['busy'] } : {})
    keep(written({ ...chart, states: chart.states.map((state) => ({ ...state, ...tagged(state.id) })) }))
    expect(unaccepted([chart], folder)[0]?.changes).toEqual([
      'changed: State page › saving is tagged with nothing; before busy',
    ])
  })
  it('a file somebody has broken', () => {
    keep('{')
    expect(unaccepted([chart], folder)[0]?.changes).toEqual([expect.stringContaining('not JSON')])
  })
  it('a machine that is no more', () => {
    keep(written(chart))
    expect(unaccepted([], folder)).toEqual([expect.objectContaining({ machine: 'document' })])
  })
  it('and nothing where nothing changed', () => {
    keep(written(chart))
    expect(unaccepted([chart], folder)).toEqual([])
  })
})

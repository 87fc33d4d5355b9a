import { describe, expect, it } from 'vitest'
import { layoutEngine } from '../../../scripts/charts/exhibits.ts'
import { crossingsOf } from '../../../src/workshop/draw/clarity.ts'
import { drawingOf, type Shape } from '../../../src/workshop/draw/drawing.ts'
import { foldable, foldings, nearest, opened, shownAs } from '../../../src/workshop/draw/foldings.ts'
import { layOut } from '../../../src/workshop/draw/layout.ts'
import { fileRules } from '../../../src/workshop/draw/style.ts'
import { svgOf } from '../../../src/workshop/draw/svg.ts'
import { chartOf } from '../../../src/workshop/model/chart.ts'
import { coverageOfRun, heatOf } from '../../../src/workshop/model/heat.ts'
import { documentMachine } from '../model/toys.ts'

const chart = chartOf(documentMachine)
const geometry = await layOut(layoutEngine(), chart)

const within = (shape: Shape): ReadonlyArray<Shape> => [
  shape,
  ...shape.inside.flatMap((one) => (typeof one === 'string' ? [] : within(one))),
]
const values = (name: string, shapes: ReadonlyArray<Shape>) =>
  shapes.flatMap(({ attributes }) => (attributes[name] === undefined ? [] : [String(attributes[name])]))

describe('a drawing', () => {
  const shapes = within(drawingOf(chart, geometry))
  it('has every state and every transition, each to be found by its id', () => {
    expect([...new Set(values('data-state', shapes))].toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted())
    const arrows = values('data-transitions', shapes).flatMap((ids) => ids.split('\n'))
    const drawn = new Set([...arrows, ...values('data-transition', shapes)])
    for (const { id } of chart.transitions) expect(drawn).toContain(id)
  })
  it('has a head at the end of each line, which is lit with it', () => {
    const arrows = shapes.filter(({ attributes }) => attributes.class === 'chart-arrow')
    expect(arrows.length).toBeGreaterThan(0)
    for (const { inside } of arrows) {
      const parts = inside.flatMap((one) => (typeof one === 'string' ? [] : [one.attributes]))
      const [line, head] = ['chart-line', 'chart-head'].map((name) => parts.find((one) => one.class === name)?.d)
      expect(line).toMatch(/^M[\d.]+ [\d.]+L/)
      expect(head).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+z$/)
    }
    expect(fileRules()).toMatch(/is-walked\) > \.chart-head/)
  })
  it('with heat shows it by colour, by width and by number', () => {
    const often = chart.transitions.find(({ event }) => event === 'save.asked')?.id ?? ''
    const followed = Array.from({ length: 12 }, () => ({ id: often }))
    const runs = [coverageOfRun('units', 'document', followed, '2026-11-20T09:00:00Z')]
    const heat = heatOf('document', chart.transitions, runs, 'units')
    const heated = within(drawingOf(chart, geometry, heat))
    const text = (id: string) =>
      heated.flatMap(({ attributes, inside }) => (attributes['data-transition'] === id ? [...inside] : [])).join(' ')
    const arrow = heated.find(({ attributes }) => String(attributes['data-transitions']).split('\n').includes(often))
    expect(text(often)).toContain('×12')
    expect(arrow?.attributes.class).toBe('chart-arrow heat-most')
    expect(values('stroke-width', arrow ? within(arrow) : [])).toEqual(['7'])
    const never = chart.transitions.find(({ event }) => event === 'dismissed')?.id ?? ''
    expect(text(never)).toContain('×0')
    expect(heated.filter(({ attributes }) => String(attributes.class).includes('heat-never')).length).toBeGreaterThan(1)
  })
  it('as a file carries its own look and no script', () => {
    const svg = svgOf(chart, geometry, fileRules())
    expect(svg).toContain('prefers-color-scheme: dark')
    expect(svg).not.toMatch(/<script|onload|href="http/)
    expect(svg.match(/<g /g)?.length).toBe(svg.match(/<\/g>/g)?.length)
  })
})

describe('lines that cross', () => {
  const line = (...points: ReadonlyArray<readonly [number, number]>) => points.map(([x, y]) => ({ x, y }))
  it.each([
    ['do, once', [line([0, 10], [20, 10]), line([10, 0], [10, 20])], 1],
    ['do not where they only touch', [line([0, 10], [10, 10]), line([10, 0], [10, 20])], 0],
    ['do not with themselves', [line([0, 10], [20, 10], [20, 0], [10, 0], [10, 20])], 0],
  ])('%s', (_, lines, count) => {
    expect(crossingsOf(lines)).toBe(count)
  })
})

describe('closing states', () => {
  const [one] = foldable(chart)
  const id = one?.id ?? ''
  it('begins with the overview, has everything open too, and no way twice', () => {
    const ways = foldings(chart)
    expect(ways).toContainEqual([])
    expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length)
  })
  it('shows what is inside as the closed one, and opens what hides it', () => {
    const inside = chart.states.find(({ parent }) => parent === id)?.id ?? ''
    expect(shownAs(chart, [id], inside)).toBe(id)
    expect(shownAs(chart, [], inside)).toBe(inside)
    expect(opened(chart, [id], inside)).toEqual([])
    expect(opened(chart, [id], id)).toEqual([id])
  })
  it('takes the drawing that differs least', () => {
    const drawings = [{ folded: [] }, { folded: [id] }]
    expect(nearest(chart, drawings, [id])).toBe(drawings[1])
    expect(nearest(chart, drawings, [])).toBe(drawings[0])
    expect(nearest(chart, [], [])).toBeUndefined()
  })
})

import { type Chart, childrenOf } from '../model/chart.ts'
import { inWords } from '../model/words.ts'
import type { DrawnState, Geometry } from './geometry.ts'

const gap = 12
const margin = 8
const box = { height: 36, letter: 7.9, padding: 24 }
const head = 44

/** The states of a chart beside each other, without lines: what is left of a picture when there are too many of them. */
export const gridOf = (chart: Chart): Geometry => {
  const [root] = chart.states
  if (root === undefined) return { width: 0, height: 0, states: [], dots: [], arrows: [] }
  const inside = childrenOf(chart, root.id)
  const width = Math.ceil(Math.max(96, ...inside.map(({ name }) => inWords(name).length * box.letter + box.padding)))
  // As broad as it is high.
  const columns = Math.max(1, Math.ceil(Math.sqrt((inside.length * (box.height + gap)) / (width + gap))))
  const rows = Math.ceil(inside.length / columns)
  const whole: DrawnState = {
    id: root.id,
    depth: 0,
    lines: [{ text: inWords(root.name), transition: null, kind: 'name' }],
    x: margin,
    y: margin,
    width: columns * (width + gap) + gap,
    height: rows * (box.height + gap) + head + gap,
  }
  return {
    width: whole.width + 2 * margin,
    height: whole.height + 2 * margin,
    states: [
      whole,
      ...inside.map(
        ({ id, name }, index): DrawnState => ({
          id,
          depth: 1,
          lines: [{ text: inWords(name), transition: null, kind: 'name' }],
          x: whole.x + gap + (index % columns) * (width + gap),
          y: whole.y + head + Math.floor(index / columns) * (box.height + gap),
          width,
          height: box.height,
        }),
      ),
    ],
    dots: [],
    arrows: [],
  }
}

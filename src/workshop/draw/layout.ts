import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { type Chart, type ChartState, childrenOf } from '../model/chart.ts'
import type { ChartTransition } from '../model/transitions.ts'
import { eventInWords, inWords } from '../model/words.ts'
import { effortOf } from './clarity.ts'
import type { Box, DrawnArrow, DrawnState, Geometry, Line, Point } from './geometry.ts'

/** Widths are estimated from the number of letters: measured ones would differ from machine to machine. */
const letter = { name: 7.9, small: 6.6, height: 16 }
const padding = { x: 12, y: 10 }
const dotSize = 10
const longestLine = 30
const labelLine = 13

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

export type Way = Readonly<Record<string, string>>

const compact = { 'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER' }
const turnedBy = (strategy: string) => ({ 'elk.layered.cycleBreaking.strategy': strategy })

/** No way of laying out suits every chart: each is tried, and the clearest drawing kept. Options of a state are its own. */
const ways: ReadonlyArray<Way> = [
  turnedBy('DEPTH_FIRST'),
  { ...turnedBy('DEPTH_FIRST'), ...compact },
  { ...turnedBy('GREEDY'), ...compact },
  { ...turnedBy('INTERACTIVE'), ...compact },
]

/**
 * Lays a chart out, the collapsed states as single boxes. The same chart gives the same drawing on every machine. With a
 * `way` that was found before, no other is tried.
 */
export const layOut = async (
  elk: ELK,
  chart: Chart,
  collapsed: ReadonlySet<string> = new Set(),
  way?: Way,
): Promise<Geometry & { readonly way: Way }> => {
  const visible = visibleIn(chart, collapsed)
  const arrows = arrowsOf(chart, visible)
  const tried: Array<Geometry & { readonly way: Way }> = []
  // The clearest of several would take minutes for a chart nobody can read anyway.
  for (const one of way ? [way] : visible.size > tooManyToCompare ? ways.slice(0, 1) : ways) {
    const geometry = await laidOutBy(elk, chart, visible, arrows, { ...options, ...one })
    tried.push({ ...geometry, way: one })
  }
  return tried.toSorted((one, other) => effortOf(one) - effortOf(other))[0] as (typeof tried)[number]
}

const tooManyToCompare = 120

const laidOutBy = async (
  elk: ELK,
  chart: Chart,
  visible: ReadonlySet<string>,
  arrows: ReadonlyArray<Arrow>,
  way: Way,
): Promise<Geometry> => {
  const laidOut = await elk.layout({
    id: 'page',
    layoutOptions: {
      ...way,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: [nodeOf(chart, rootOf(chart), visible, way)],
    edges: [...dotArrows(chart, visible), ...arrows.map(edgeOf)],
  })
  return geometryOf(chart, laidOut, arrows, visible)
}

const rootOf = (chart: Chart): ChartState => chart.states[0] as ChartState

const visibleIn = (chart: Chart, collapsed: ReadonlySet<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const show = (id: string) => {
    seen.add(id)
    if (!collapsed.has(id)) for (const child of childrenOf(chart, id)) show(child.id)
  }
  show(rootOf(chart).id)
  return seen
}

/** What a state says in the drawing. */
const linesOf = (chart: Chart, state: ChartState): ReadonlyArray<Line> => [
  { text: inWords(state.name), transition: null, kind: 'name' },
  ...state.invokes.map(({ id, src }): Line => {
    const isOneOfSeveral = state.invokes.filter((one) => one.src === src).length > 1
    return { text: `runs ${inWords(src)}${isOneOfSeveral ? ` (${inWords(id)})` : ''}`, transition: null, kind: 'runs' }
  }),
  ...chart.transitions
    .filter(({ source, targets }) => source === state.id && targets.length === 0)
    .flatMap((transition) => labelOf(transition).map((line): Line => ({ ...line, kind: 'stays' }))),
]

const sizeOf = (lines: ReadonlyArray<Line>): { readonly width: number; readonly height: number } => ({
  width:
    Math.ceil(Math.max(...lines.map((line) => lengthOf(line) * (line.kind === 'name' ? letter.name : letter.small)))) +
    2 * padding.x,
  height: lines.length * letter.height + 2 * padding.y,
})

const nodeOf = (chart: Chart, state: ChartState, visible: ReadonlySet<string>, way: Way): ElkNode => {
  const children = childrenOf(chart, state.id).filter(({ id }) => visible.has(id))
  const size = sizeOf(linesOf(chart, state))
  if (children.length === 0) return { id: state.id, ...size }
  const hasDot = state.initial !== null && visible.has(state.initial)
  return {
    id: state.id,
    layoutOptions: {
      ...way,
      'elk.padding': `[top=${size.height + 6},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
    children: [
      ...(hasDot ? [{ id: dotOf(state.id), width: dotSize, height: dotSize }] : []),
      ...children.map((child) => nodeOf(chart, child, visible, way)),
    ],
  }
}

const dotOf = (id: string) => `${id} ●`

const dotArrows = (chart: Chart, visible: ReadonlySet<string>): ElkExtendedEdge[] =>
  chart.states.flatMap(({ id, initial }) =>
    initial !== null && visible.has(id) && visible.has(initial)
      ? [{ id: `${dotOf(id)} →`, sources: [dotOf(id)], targets: [initial] }]
      : [],
  )

interface Arrow {
  readonly source: string
  readonly target: string
  readonly transitions: ReadonlyArray<ChartTransition>
}

/** The transitions that lead somewhere, those of the same way together; what happens inside a collapsed state is not drawn. */
const arrowsOf = (chart: Chart, visible: ReadonlySet<string>): ReadonlyArray<Arrow> => {
  const shownAs = (id: string): string => {
    if (visible.has(id)) return id
    return shownAs((chart.states.find((state) => state.id === id) as ChartState).parent as string)
  }
  const arrows = new Map<string, Arrow>()
  for (const transition of chart.transitions) {
    const source = shownAs(transition.source)
    for (const target of new Set(transition.targets.map(shownAs))) {
      if (target === source && source !== transition.source) continue
      const key = `${source} → ${target}`
      arrows.set(key, { source, target, transitions: [...(arrows.get(key)?.transitions ?? []), transition] })
    }
  }
  return [...arrows.values()]
}

const edgeOf = ({ source, target, transitions }: Arrow): ElkExtendedEdge => {
  const lines = transitions.flatMap(labelOf)
  return {
    id: `${source} → ${target}`,
    sources: [source],
    targets: [target],
    labels: [{ text: 'what leads there', ...labelSize(lines) }],
  }
}

/** The event and the condition, wrapped so that no label is a wall. */
const labelOf = ({ id, event, guard }: ChartTransition): ReadonlyArray<Line> => [
  ...wrapped(eventInWords(event)).map((text): Line => ({ text, transition: id, kind: 'event' })),
  ...(guard === null ? [] : wrapped(`[${inWords(guard)}]`)).map(
    (text): Line => ({ text, transition: id, kind: 'guard' }),
  ),
]

const wrapped = (text: string): ReadonlyArray<string> => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= longestLine) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** Letters, and room for a number after an event: how often it came (`drawing.ts`). */
const lengthOf = ({ text, kind, transition }: Line): number =>
  text.length + (transition !== null && kind !== 'guard' ? numberLength : 0)

const numberLength = 4

const labelSize = (lines: ReadonlyArray<Line>) => ({
  width: Math.ceil(Math.max(...lines.map(lengthOf)) * letter.small * 0.92) + 6,
  height: lines.length * labelLine,
})

const geometryOf = (
  chart: Chart,
  root: ElkNode,
  arrows: ReadonlyArray<Arrow>,
  visible: ReadonlySet<string>,
): Geometry => {
  const states: DrawnState[] = []
  const dots: Array<Point & { of: string }> = []
  const visit = (node: ElkNode, depth: number) => {
    const state = chart.states.find(({ id }) => id === node.id)
    if (state && visible.has(state.id))
      states.push({ id: state.id, depth, lines: linesOf(chart, state), ...boxOf(node) })
    else if (node.id.endsWith('●'))
      dots.push({ of: node.id.slice(0, -2), x: round(node.x) + dotSize / 2, y: round(node.y) + dotSize / 2 })
    for (const child of node.children ?? []) visit(child, state ? depth + 1 : depth)
  }
  visit(root, 0)
  const byId = new Map(arrows.map((arrow) => [edgeOf(arrow).id, arrow]))
  const drawn = edgesIn(root).map((edge): DrawnArrow => {
    const arrow = byId.get(edge.id)
    const label = edge.labels?.[0]
    const [section] = edge.sections ?? []
    const source = edge.sources[0] as string
    return {
      transitions: arrow?.transitions.map(({ id }) => id) ?? [],
      source: arrow?.source ?? source.slice(0, -2),
      points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(pointOf) : [],
      label: arrow && label ? { ...boxOf(label), lines: arrow.transitions.flatMap(labelOf) } : null,
    }
  })
  return { width: round(root.width), height: round(root.height), states, dots, arrows: drawn }
}

const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap((child) => edgesIn(child)),
]

const round = (value = 0) => Math.round(value * 10) / 10

const pointOf = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })

const boxOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

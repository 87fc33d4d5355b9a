import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { firstExpanded, type OrgTree } from '../../domain/orgChart/tree.ts'
import { columnWidth } from '../kit/tree/layout.ts'
import { useExpanded, useOrgChart, useSelected, useShownTree } from './area.ts'
import { CARD_WIDTH } from './card.ts'
import { laidOut } from './layout.ts'
import { createStage, type Seen, type Stage } from './stage.ts'
import { stacksFor } from './viewport.ts'

export interface Staged {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly layer: RefObject<HTMLDivElement | null>
  readonly map: RefObject<HTMLCanvasElement | null>
  readonly stage: Stage | null
  readonly seen: Seen | null
}

/** The chart in its window, drawn before the browser paints whenever it is another one. */
export const useStage = (): Staged => {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const tree = useShownTree()
  const expanded = useExpanded()
  const selected = useSelected()
  const [width, setWidth] = useState(0)
  const stacks = useMemo(() => stacksAtFirst(tree, width), [tree, width])
  const layout = useMemo(() => laidOut(tree, expanded, stacks), [tree, expanded, stacks])
  const anchor = useRef<EmployeeId | null>(selected)
  anchor.current = selected ?? tree.roots[0]?.person.id ?? null

  useLayoutEffect(() => {
    if (!frame.current || !canvas.current || !layer.current || !map.current) return
    const made = createStage({
      frame: frame.current,
      canvas: canvas.current,
      layer: layer.current,
      map: map.current,
      onSeen: setSeen,
      onMeasured: (size) => setWidth(size.width),
    })
    setStage(made)
    return () => made.dispose()
  }, [])
  useLayoutEffect(() => stage?.show(layout, anchor.current), [stage, layout])
  useLayoutEffect(() => stage?.mark(selected), [stage, selected])
  useSought(stage)
  return { frame, canvas, layer, map, stage, seen }
}

/** Decided by what is open at first, so that nothing else moves when a team is opened. */
const stacksAtFirst = (tree: OrgTree, width: number): number =>
  stacksFor(laidOut(tree, firstExpanded(tree)).bounds, columnWidth({ width: CARD_WIDTH }), width)

/** The person looked for comes to the middle, once the chart with all their managers open has been drawn. */
const useSought = (stage: Stage | null): void => {
  const chart = useOrgChart()
  useEffect(() => {
    if (stage === null) return
    // Somebody may have been looked for in the outline, or by an address.
    const { selected } = chart.getSnapshot().context
    if (selected !== null) stage.centre(selected)
    const hearing = chart.on('person.sought', ({ id }) => setTimeout(() => stage.centre(id)))
    return () => hearing.unsubscribe()
  }, [chart, stage])
}

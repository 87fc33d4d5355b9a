import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { slot } from '../kit/classes.ts'
import { useStopFocus } from '../kit/tree/useStopFocus.ts'
import { hrefOf, useExpanded, useOrgChart, useOrgChartState, useSelected, useShownTree } from './area.ts'
import { focusSelectedBar } from './barFocus.ts'
import { Card } from './Card.tsx'
import { cardOf } from './inView.ts'
import { LaterBar } from './LaterBar.tsx'
import type { PlacedCard } from './layout.ts'
import { isExpanded, keysBeginAt, treeStep } from './treeKeys.ts'
import { saidOf, useCarrying } from './useCarrying.ts'
import type { Staged } from './useStage.ts'

const PAN_STEP = 80
const ZOOM_STEP = 1.25

/** The chart itself: lines on a canvas, the cards in view as elements, and the keys of a tree. */
export const ChartView = ({ frame, canvas, layer, map, stage, seen }: Staged) => {
  const chart = useOrgChart()
  const tree = useShownTree()
  const expanded = useExpanded()
  const selected = useSelected()
  const actor = useOrgChartState(({ context }) => context.actor)
  const { carrying, label } = useCarrying(frame, stage)
  const hint = useId()
  const current = keysBeginAt(selected, { tree, expanded })
  const focusStop = useStopFocus(layer)

  const shown = seen === null ? [] : withStop(seen.cards, current && cardOf(seen.layout, current.person.id))
  const toggle = (node: OrgNode) => {
    chart.send({ type: 'person.selected', id: node.person.id })
    chart.send({ type: 'node.toggled', id: node.person.id })
  }
  const go = (node: OrgNode) => {
    chart.send({ type: 'person.selected', id: node.person.id })
    stage?.bring(node.person.id)
    focusStop()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey || current === undefined) return
    if (event.shiftKey && key in panned) stage?.pan(...(panned[key] as [number, number]))
    else if (key === '+' || key === '=') stage?.zoom(ZOOM_STEP)
    else if (key === '-') stage?.zoom(1 / ZOOM_STEP)
    else if (key === '0') stage?.fit()
    else if (key === 'Enter' || key === ' ') {
      flushSync(() => chart.send({ type: 'person.selected', id: current.person.id }))
      focusSelectedBar()
    } else {
      const step = treeStep(key, current, { tree, expanded })
      if (step === null) return
      if ('go' in step) go(step.go)
      else {
        toggle(step.toggle)
        focusStop()
      }
    }
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const id = target.closest<HTMLElement>('[data-person]')?.dataset.person as EmployeeId | undefined
    const node = id && tree.byId.get(id)
    if (!node) return
    if (target.closest('[data-toggle]')) toggle(node)
    else if (!target.closest('a')) chart.send({ type: 'person.selected', id: node.person.id })
  }

  return (
    <div ref={frame} className={slot('chart', 'frame')} data-carrying={carrying !== null || undefined}>
      <canvas ref={canvas} className={slot('chart', 'canvas')} />
      <div
        className={slot('chart', 'tree')}
        role="tree"
        aria-label="Org chart"
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) stage?.bring(target.dataset.person as EmployeeId)
        }}
      >
        <div ref={layer} className={slot('chart', 'layer')} role="none">
          {shown.map(({ node, box }) => {
            const { id } = node.person
            return (
              <Card
                key={id}
                node={node}
                box={box}
                href={hrefOf(actor, node)}
                isExpanded={isExpanded(node, { expanded })}
                isSelected={id === selected}
                isStop={id === current?.person.id}
                isLifted={id === carrying?.node.person.id}
                over={id !== carrying?.over?.person.id ? undefined : carrying.denied === null ? 'yes' : 'no'}
              />
            )
          })}
        </div>
      </div>
      <canvas ref={map} className={slot('chart', 'map')} data-map />
      <p id={hint} hidden>
        Use the arrow keys to move through the chart, plus and minus to zoom, 0 to show all of it. Enter shows actions
        for a person.
      </p>
      {carrying === null ? null : (
        <div ref={label} className={slot('chart', 'carried')} role="status">
          {saidOf(carrying)}
        </div>
      )}
      <LaterBar onLeave={() => current && go(current)} />
    </div>
  )
}

/** The arrow keys with Shift move the chart behind its window. */
const panned: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
}

/** The stop of the Tab key is there wherever the window is, or the tree could not be entered. */
const withStop = (cards: ReadonlyArray<PlacedCard>, stop: PlacedCard | undefined): ReadonlyArray<PlacedCard> =>
  stop === undefined || cards.includes(stop) ? cards : [...cards, stop]

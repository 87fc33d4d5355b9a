import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { GoalNode } from '../../../domain/goals/tree.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { slot } from '../../kit/classes.ts'
import { useLocale } from '../../kit/locale.ts'
import { type Box, cardsOf, type Team, teamOf, treeLaidOut } from '../../kit/tree/layout.ts'
import { GoalBadge, GoalProgress } from '../GoalMarks.tsx'
import { GoalTitle, WhoAndWhen } from './GoalWords.tsx'
import { type GoalBranches, placeIn } from './useGoalBranches.ts'

const WIDTH = 212
/** Of the card of a goal, and of the vision: `goalTree` in the theme draws the same. */
const HEIGHT = 140
const VISION_HEIGHT = 88
/** Around the cards, so that what sticks out of one is not cut off. */
const MARGIN = 24
/** Cards are still read at this zoom. */
const LEGIBLE = 0.7

interface DrawnGoalsProps {
  readonly branches: GoalBranches
  /** Of the window, in pixels; 0 until it is known. */
  readonly width: number
  readonly tree: RefObject<HTMLDivElement | null>
}

/** The goals as cards, and lines from each to those that serve it; the keys are those of the outline. */
export const DrawnGoals = ({ branches, width, tree }: DrawnGoalsProps) => {
  const { vision, shown, current, isOpen, go, toggle, onKeyDown } = branches
  const { boxes, teams, bounds } = useDrawing(branches)
  // As wide as its window where all of it can still be read, and else as it is.
  const fit = width === 0 ? 1 : Math.min(1, width / bounds.width)
  const zoom = fit < LEGIBLE ? 1 : fit
  useHeldStill(tree, boxes.get(current), zoom)
  return (
    <div
      ref={tree}
      className={slot('goalTree', 'frame')}
      role="tree"
      aria-label="Alignment of goals"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      <div
        className={slot('goalTree', 'sheet')}
        style={{ width: bounds.width, height: bounds.height, zoom }}
        role="none"
      >
        <svg className={slot('goalTree', 'lines')} width={bounds.width} height={bounds.height} aria-hidden="true">
          <path d={teams.map(drawnLine).join('')} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        {shown.map((node) => {
          const box = boxes.get(node)
          return box === undefined ? null : (
            <Card
              key={node.id}
              node={node}
              box={box}
              isOpen={isOpen(node)}
              isStop={node === current}
              name={node === vision ? branches.nameOf(node) : ''}
              onSelect={() => go(node)}
              onToggle={() => toggle(node)}
            />
          )
        })}
      </div>
    </div>
  )
}

interface CardProps {
  readonly node: GoalNode
  readonly box: Box
  readonly isOpen: boolean
  readonly isStop: boolean
  readonly name: string
  readonly onSelect: () => void
  readonly onToggle: () => void
}

const Card = ({ node, box, isOpen, isStop, name, onSelect, onToggle }: CardProps) => {
  const locale = useLocale()
  const { goal } = node
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    <div
      role="treeitem"
      {...placeIn(node, isOpen)}
      className={slot('goalTree', 'card')}
      style={styleOf(box)}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isStop}
      onClick={onSelect}
    >
      {goal === null ? (
        <strong className={slot('goalTree', 'vision')} title={name}>
          {name}
        </strong>
      ) : (
        <>
          <span className={slot('goalTree', 'title')} title={goal.title}>
            <GoalTitle goal={goal} inTree />
          </span>
          <span className={slot('goalTree', 'about')}>
            <WhoAndWhen goal={goal} />
          </span>
          <GoalProgress goal={goal} />
          <span className={slot('goalTree', 'marks')}>
            <GoalBadge goal={goal} />
          </span>
        </>
      )}
      {node.below.length === 0 ? null : (
        <button
          type="button"
          className={slot('chart', 'toggle')}
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
        >
          {isOpen ? '−' : writtenNumber(locale, node.count)}
        </button>
      )}
    </div>
  )
}

/** Where each card stands on the sheet. */
const useDrawing = ({ vision, isOpen, shown, isSlim }: GoalBranches) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open changes with what is shown.
  useMemo(() => {
    const { blocks, bounds } = treeLaidOut<GoalNode>([vision], {
      width: WIDTH,
      heightOf: ({ goal }) => (goal === null ? VISION_HEIGHT : HEIGHT),
      below: ({ below }) => below,
      isOpen,
      stacks: isSlim ? 1 : 0,
    })
    const [left, top] = [bounds.x - MARGIN, bounds.y - MARGIN]
    const boxes = new Map(
      blocks
        .flatMap((block) => cardsOf(block))
        .map(({ node, box }) => [node, { ...box, x: box.x - left, y: box.y - top }]),
    )
    const teams = blocks.filter(({ children }) => children.length > 0).map((block) => moved(teamOf(block), left, top))
    return {
      boxes,
      teams,
      bounds: { width: bounds.width + 2 * MARGIN, height: bounds.height + 2 * MARGIN },
    }
  }, [vision, shown, isSlim])

const moved = ({ stemX, top, busY, left, right, drops, rails }: Team, x: number, y: number): Team => ({
  stemX: stemX - x,
  top: top - y,
  busY: busY - y,
  left: left - x,
  right: right - x,
  drops: drops.map((drop) => drop - x),
  rails: rails.map((rail) => ({ x: rail.x - x, ys: rail.ys.map((at) => at - y) })),
})

const drawnLine = ({ stemX, top, busY, left, right, drops, rails }: Team): string =>
  [
    `M${stemX} ${top}V${busY}`,
    `M${left} ${busY}H${right}`,
    ...drops.map((x) => `M${x} ${busY}v20`),
    ...rails.map(({ x, ys }) => `M${x} ${busY}V${ys.at(-1) ?? busY}${ys.map((y) => `M${x} ${y}h16`).join('')}`),
  ].join('')

/** The card at which one stands stays where it is while others open; at first that one is in the middle. */
const useHeldStill = (frame: RefObject<HTMLElement | null>, box: Box | undefined, zoom: number): void => {
  const before = useRef<Box>(undefined)
  useLayoutEffect(() => {
    const view = frame.current
    if (!view || box === undefined) return
    if (before.current === undefined) view.scrollLeft = (box.x + box.width / 2) * zoom - view.clientWidth / 2
    before.current = box
  }, [frame, box, zoom])
}

const styleOf = ({ x, y, width, height }: Box): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
  width,
  height,
})

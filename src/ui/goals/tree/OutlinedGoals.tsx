import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { GoalNode } from '../../../domain/goals/tree.ts'
import { slot } from '../../kit/classes.ts'
import { Text } from '../../kit/Text.tsx'
import { useNarrow } from '../../kit/table/narrow.ts'
import { useRowWindow } from '../../kit/table/rowWindow.ts'
import { GoalBadge, GoalProgress } from '../GoalMarks.tsx'
import { GoalTitle, WhoAndWhen } from './GoalWords.tsx'
import { type GoalBranches, placeIn } from './useGoalBranches.ts'

/** In px; on a phone a title has two lines. */
const HIGH = 84
const LOW = 48
const INDENT = 20

interface OutlinedGoalsProps {
  readonly branches: GoalBranches
  readonly tree: RefObject<HTMLDivElement | null>
}

/** The same goals line by line: for those who read better than they look, by ear or on a small screen. */
export const OutlinedGoals = ({ branches, tree }: OutlinedGoalsProps) => {
  const { shown, current, isOpen, go, toggle, onKeyDown } = branches
  const isNarrow = useNarrow()
  const row = isNarrow ? HIGH : LOW
  const { from, until } = useRowWindow(tree, shown.length, row)
  const at = shown.indexOf(current)
  const bring = useRef(() => {})
  bring.current = () => {
    const box = tree.current
    if (!box) return
    if (at * row < box.scrollTop) box.scrollTop = at * row
    else box.scrollTop = Math.max(box.scrollTop, (at + 1) * row - box.clientHeight)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought when it is another.
  useEffect(() => bring.current(), [current.id])
  const drawn = shown.slice(from, until).map((node, index) => [node, from + index] as const)
  // The stop of the Tab key is there wherever the list is scrolled to.
  const rows = at >= from && at < until ? drawn : [...drawn, [current, at] as const]
  return (
    <div className={slot('chart', 'pane')}>
      <div
        ref={tree}
        className={slot('chart', 'outline')}
        role="tree"
        aria-label="Alignment of goals, as an outline"
        onKeyDown={onKeyDown}
      >
        <div style={{ height: shown.length * row }} role="none" />
        {rows.map(([node, index]) => (
          <Branch
            key={node.id}
            node={node}
            top={index * row}
            isNarrow={isNarrow}
            isOpen={isOpen(node)}
            isStop={node === current}
            name={branches.nameOf(node)}
            onSelect={() => go(node)}
            onToggle={() => toggle(node)}
          />
        ))}
      </div>
    </div>
  )
}

interface BranchProps {
  readonly node: GoalNode
  readonly top: number
  readonly isNarrow: boolean
  readonly isOpen: boolean
  readonly isStop: boolean
  readonly name: string
  readonly onSelect: () => void
  readonly onToggle: () => void
}

const Branch = ({ node, top, isNarrow, isOpen, isStop, name, onSelect, onToggle }: BranchProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
  <div
    role="treeitem"
    {...placeIn(node, isOpen)}
    className={slot('chart', 'branch')}
    style={{
      transform: `translateY(${top}px)`,
      height: isNarrow ? HIGH : LOW,
      paddingInlineStart: 4 + Math.min(node.level - 1, 12) * INDENT,
    }}
    tabIndex={isStop ? 0 : -1}
    aria-selected={isStop}
    onClick={onSelect}
  >
    <button
      type="button"
      className={slot('chart', 'turn')}
      tabIndex={-1}
      aria-hidden="true"
      style={node.below.length === 0 ? { visibility: 'hidden' } : undefined}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <ChevronDown />
    </button>
    <span className={isNarrow ? `${slot('chart', 'words')} ${slot('goalTree', 'high')}` : slot('chart', 'words')}>
      {node.goal === null ? (
        <strong>{name}</strong>
      ) : (
        <>
          <GoalTitle goal={node.goal} inTree />
          <Text as="span" style="small" tone="muted">
            <WhoAndWhen goal={node.goal} whoFirst={isNarrow} />
          </Text>
        </>
      )}
    </span>
    {node.goal === null ? null : (
      <>
        <span className={slot('goalTree', 'far')}>
          <GoalProgress goal={node.goal} under />
        </span>
        <span className={slot('goalTree', 'state')}>
          <GoalBadge goal={node.goal} />
        </span>
      </>
    )}
  </div>
)

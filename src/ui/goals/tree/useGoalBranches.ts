import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { TreeGoal } from '../../../domain/goals/nouns.ts'
import { type GoalNode, goalTree, openAtFirst, shownOf } from '../../../domain/goals/tree.ts'
import { alongWriting } from '../../kit/direction.ts'
import { treeStep } from '../../kit/tree/treeKeys.ts'
import { typedAhead } from '../../kit/tree/typedAhead.ts'
import { useStopFocus } from '../../kit/tree/useStopFocus.ts'

/** What of the tree is open, and where its keys stand: the chart and the outline have the same. */
export interface GoalBranches {
  readonly vision: GoalNode
  readonly nameOf: (node: GoalNode) => string
  readonly shown: ReadonlyArray<GoalNode>
  /** The window is narrow: what is folded stands under each other. */
  readonly isSlim: boolean
  /** The one stop of the Tab key. */
  readonly current: GoalNode
  readonly isOpen: (node: GoalNode) => boolean
  readonly go: (node: GoalNode) => void
  readonly toggle: (node: GoalNode) => void
  readonly openAll: () => void
  readonly closeAll: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Letters that follow each other faster than this are of one name. */
const TYPING_MS = 600
/** As many as a drawing bears. */
const OPEN_MOST = 1000

export const useGoalBranches = (
  goals: ReadonlyArray<TreeGoal>,
  visionName: string,
  tree: RefObject<HTMLElement | null>,
  isSlim: boolean,
): GoalBranches => {
  const vision = useMemo(() => goalTree(goals), [goals])
  const [chosen, setOpen] = useState<ReadonlySet<GoalNode['id']>>()
  const [at, setAt] = useState<GoalNode['id']>(vision.id)
  const focusStop = useStopFocus(tree)
  const typed = useRef({ letters: '', at: 0 })
  const open = useMemo(() => chosen ?? (isSlim ? new Set([vision.id]) : openAtFirst(vision)), [chosen, vision, isSlim])
  const shown = useMemo(() => shownOf(vision, open), [vision, open])
  // What it stood at may have been closed above, or be gone.
  const current = shown.find(({ id }) => id === at) ?? vision
  const nameOf = ({ goal }: GoalNode) => goal?.title ?? visionName
  const isOpen = ({ id, below }: GoalNode) => below.length > 0 && open.has(id)

  const go = ({ id }: GoalNode) => {
    setAt(id)
    focusStop()
  }
  const toggle = (node: GoalNode) => {
    const next = new Set(open)
    if (!next.delete(node.id)) next.add(node.id)
    setOpen(next)
    go(node)
  }
  const ahead = (event: KeyboardEvent): GoalNode | undefined => {
    const { letters, at } = typed.current
    typed.current = {
      letters: event.timeStamp - at < TYPING_MS ? letters + event.key : event.key,
      at: event.timeStamp,
    }
    return typedAhead(typed.current.letters, current, shown, nameOf)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') event.currentTarget.querySelector<HTMLElement>('[tabindex="0"] a')?.click()
    else if (event.key === ' ') {
      if (current.below.length > 0) toggle(current)
    } else if (event.key.length === 1) {
      const found = ahead(event)
      if (found !== undefined) go(found)
    } else {
      const step = treeStep(alongWriting(event), current, {
        roots: [vision],
        above: ({ above }) => above,
        below: ({ below }) => below,
        isOpen,
        place: ({ place }) => place,
      })
      if (step === null) return
      if ('go' in step) go(step.go)
      else toggle(step.toggle)
    }
    event.preventDefault()
  }
  return {
    vision,
    nameOf,
    shown,
    isSlim,
    current,
    isOpen,
    go,
    toggle,
    openAll: () => setOpen(openAtFirst(vision, OPEN_MOST)),
    closeAll: () => setOpen(new Set([vision.id])),
    onKeyDown,
  }
}

/** What an item of the tree says of where it stands. */
export const placeIn = ({ level, place, above, below }: GoalNode, isOpen: boolean) => ({
  'aria-level': level,
  'aria-posinset': place,
  'aria-setsize': above?.below.length ?? 1,
  'aria-expanded': below.length > 0 ? isOpen : undefined,
})

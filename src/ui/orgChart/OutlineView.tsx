import { ChevronDown, CircleDashed } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { flagsOf } from '../../domain/orgChart/flags.ts'
import { type OrgNode, shown } from '../../domain/orgChart/tree.ts'
import { sentences } from '../../domain/orgChart/wording.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { alongWriting } from '../kit/direction.ts'
import { useLocale } from '../kit/locale.ts'
import { Text } from '../kit/Text.tsx'
import { useRowWindow } from '../kit/table/rowWindow.ts'
import { useStopFocus } from '../kit/tree/useStopFocus.ts'
import { useExpanded, useOrgChart, useSelected, useShownTree } from './area.ts'
import { focusSelectedBar } from './barFocus.ts'
import { LaterBar } from './LaterBar.tsx'
import { isExpanded, keysBeginAt, treeStep } from './treeKeys.ts'

const ROW = 48
const INDENT = 20
/** What can be done with the selected person lies over the lowest rows, at most so high. */
const UNDER_BAR = 184
/** Milliseconds until nothing more comes that makes the window of the list lower. */
const SETTLING = 1_000

/** The same people line by line: for those who read better than they look, by ear or on a small screen. */
export const OutlineView = () => {
  const chart = useOrgChart()
  const tree = useShownTree()
  const expanded = useExpanded()
  const selected = useSelected()
  const nodes = useMemo(() => shown(tree, expanded), [tree, expanded])
  const scroller = useRef<HTMLDivElement>(null)
  const focusStop = useStopFocus(scroller)
  const { from, until } = useRowWindow(scroller, nodes.length, ROW)
  const current = keysBeginAt(selected, { tree, expanded })
  const at = current === undefined ? -1 : nodes.indexOf(current)

  const bring = (index: number) => {
    const box = scroller.current
    if (!box || index < 0) return
    if (index * ROW < box.scrollTop) box.scrollTop = index * ROW
    else box.scrollTop = Math.max(box.scrollTop, (index + 1) * ROW + UNDER_BAR - box.clientHeight)
  }
  const bringCurrent = useRef(() => {})
  bringCurrent.current = () => bring(at)
  const [sought, seek] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const hearing = chart.on('person.sought', seek)
    return () => hearing.unsubscribe()
  }, [chart])
  // The list becomes longer by those around them and by the room for what can be done with them, its window lower.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody is sought, and found further down
  useEffect(() => {
    const box = scroller.current
    if (box === null) return
    const settling = new ResizeObserver(() => bringCurrent.current())
    for (const one of [box, ...box.children].slice(0, 2)) settling.observe(one)
    const settled = setTimeout(() => settling.disconnect(), SETTLING)
    return () => {
      clearTimeout(settled)
      settling.disconnect()
    }
  }, [sought, at])

  const go = (node: OrgNode) => {
    chart.send({ type: 'person.selected', id: node.person.id })
    bring(nodes.indexOf(node))
    focusStop()
  }
  const toggle = (node: OrgNode) => {
    chart.send({ type: 'person.selected', id: node.person.id })
    chart.send({ type: 'node.toggled', id: node.person.id })
    focusStop()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || current === undefined) return
    if (event.key === 'Enter' || event.key === ' ') {
      flushSync(() => chart.send({ type: 'person.selected', id: current.person.id }))
      focusSelectedBar()
    } else {
      const step = treeStep(alongWriting(event), current, { tree, expanded })
      if (step === null) return
      if ('go' in step) go(step.go)
      else toggle(step.toggle)
    }
    event.preventDefault()
  }
  const drawn = nodes.slice(from, until).map((node, index) => [node, from + index] as const)
  // The stop of the Tab key is there wherever the list is scrolled to.
  const rows = current === undefined || (at >= from && at < until) ? drawn : [...drawn, [current, at] as const]

  return (
    <div className={slot('chart', 'pane')}>
      <div
        ref={scroller}
        className={slot('chart', 'outline')}
        role="tree"
        aria-label="Org chart, as an outline"
        onKeyDown={onKeyDown}
      >
        <div style={{ height: nodes.length * ROW + (selected === null ? 0 : UNDER_BAR) }} role="none" />
        {rows.map(([node, index]) => (
          <Branch
            key={node.person.id}
            node={node}
            top={index * ROW}
            isOpen={isExpanded(node, { expanded })}
            isSelected={node.person.id === selected}
            isStop={node === current}
            onSelect={() => chart.send({ type: 'person.selected', id: node.person.id })}
            onToggle={() => toggle(node)}
          />
        ))}
      </div>
      <LaterBar onLeave={() => current && go(current)} />
    </div>
  )
}

// As large as a picture; other icons are 16 px. Everybody downloads the stylesheet; few have a vacancy.
const nobody = { flex: 'none', width: 32, height: 32, strokeWidth: 1, color: 'var(--colors-fg-muted)' } as const

interface BranchProps {
  readonly node: OrgNode
  readonly top: number
  readonly isOpen: boolean
  readonly isSelected: boolean
  readonly isStop: boolean
  readonly onSelect: () => void
  readonly onToggle: () => void
}

const Branch = ({ node, top, isOpen, isSelected, isStop, onSelect, onToggle }: BranchProps) => {
  const { person, level, place, siblings, reports, vacancy } = node
  const locale = useLocale()
  const leads = reports.length > 0
  const about = [
    person.positionTitle,
    ...flagsOf(person),
    person.department,
    leads ? sentences.team(locale, node) : null,
    person.note === '' ? null : person.note,
    person.tags.length === 0 ? null : person.tags.join(', '),
  ].filter((word) => word !== null)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    <div
      role="treeitem"
      className={slot('chart', 'branch')}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: 4 + Math.min(level - 1, 12) * INDENT }}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={leads ? isOpen : undefined}
      aria-selected={isSelected}
      onClick={onSelect}
    >
      <button
        type="button"
        className={slot('chart', 'turn')}
        tabIndex={-1}
        aria-hidden="true"
        hidden={!leads}
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
      >
        <ChevronDown />
      </button>
      {leads ? null : <span className={slot('chart', 'turn')} />}
      {vacancy === undefined ? (
        <PersonAvatar person={person} size={32} />
      ) : (
        <CircleDashed style={nobody} aria-hidden="true" />
      )}
      <span className={slot('chart', 'words')}>
        <bdi>{person.fullName}</bdi>
        <Text as="span" style="small" tone="muted">
          {about.join(' · ')}
        </Text>
      </span>
    </div>
  )
}

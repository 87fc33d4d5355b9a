import { type CSSProperties, memo } from 'react'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { flagsOf } from '../../domain/orgChart/flags.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { useLocale } from '../kit/locale.ts'
import { OrgChartNode } from '../kit/OrgChartNode.tsx'
import type { Box } from '../kit/tree/layout.ts'

interface CardProps {
  readonly node: OrgNode
  readonly box: Box
  readonly href: string | undefined
  readonly isExpanded: boolean
  readonly isSelected: boolean
  /** The one stop of the Tab key in the whole tree. */
  readonly isStop: boolean
  readonly isLifted: boolean
  /** Somebody is carried over it, and may come to stand below or not. */
  readonly over: 'yes' | 'no' | undefined
}

/** One person of the chart as an item of the tree. What is done to it, the tree hears. */
export const Card = memo(({ node, box, href, isExpanded, isSelected, isStop, isLifted, over }: CardProps) => {
  const { person, reports, level, place, siblings, below, vacancy } = node
  const locale = useLocale()
  const leads = reports.length > 0
  return (
    <OrgChartNode
      role="treeitem"
      within="chart"
      style={styleOf(box)}
      data-person={person.id}
      data-over={over}
      data-lifted={isLifted || undefined}
      data-vacancy={vacancy}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={leads ? isExpanded : undefined}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      avatar={<PersonAvatar person={person} size={40} />}
      name={person.fullName}
      href={href}
      title={person.positionTitle}
      flags={flagsOf(person).join(' · ')}
      department={person.department}
      note={person.note}
      tags={person.tags}
    >
      {leads ? (
        <button type="button" className={slot('chart', 'toggle')} tabIndex={-1} data-toggle aria-hidden="true">
          {isExpanded ? '−' : below === 0 ? '+' : writtenNumber(locale, below)}
        </button>
      ) : null}
    </OrgChartNode>
  )
})

const styleOf = ({ x, y, width, height }: Box): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
  width,
  height,
})

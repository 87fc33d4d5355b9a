import type { ReactNode } from 'react'
import { TagList } from './Chip.tsx'
import { slot } from './classes.ts'
import { TextLink } from './LinkButton.tsx'
import { Text } from './Text.tsx'

type OrgChartNodeProps = {
  readonly avatar: ReactNode
  readonly name: string
  /** The person's page, where it may be opened. */
  readonly href?: string | undefined
  readonly title: string | null
  readonly department: string | null
  /** What is special about their place in the chart ("No position", "3 direct reports"). */
  readonly note?: string | undefined
  readonly noteTone?: 'warning' | undefined
  readonly tags: readonly string[]
}

/** § 2.6 One person in the org chart: avatar, name, title, department, note and tags. */
export const OrgChartNode = ({ avatar, name, href, title, department, note, noteTone, tags }: OrgChartNodeProps) => (
  <article className={slot('node', 'root')}>
    {avatar}
    <div className={slot('node', 'words')}>
      <Text as="h3" style="label" clip="line">
        {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
      </Text>
      {title === null ? null : <Text style="small">{title}</Text>}
      {department === null ? null : (
        <Text style="small" tone="muted">
          {department}
        </Text>
      )}
      {note === undefined ? null : (
        <Text style="small" tone={noteTone ?? 'muted'}>
          {note}
        </Text>
      )}
    </div>
    {tags.length === 0 ? null : (
      <div className={slot('node', 'tags')}>
        <TagList tags={tags} limit={3} />
      </div>
    )}
  </article>
)

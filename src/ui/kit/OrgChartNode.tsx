import type { ComponentPropsWithRef, ReactNode } from 'react'
import { look, slot } from './classes.ts'

type OrgChartNodeProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'title'> & {
  readonly avatar: ReactNode
  readonly name: string
  /** The person's page, where it may be opened. */
  readonly href?: string | undefined
  readonly title: string | null
  /** What is special about their place in the chart ("No position"). */
  readonly flags?: string | undefined
  readonly department: string | null
  readonly note?: string | undefined
  readonly tags: readonly string[]
  /** It stands where the chart puts it. */
  readonly within?: 'chart'
}

/**
 * § 2.6 One person in the org chart: avatar, name, title, department, note and tags. Each is one line, cut where it is too
 * long, and few elements: a page holds many of these.
 */
export const OrgChartNode = ({
  avatar,
  name,
  href,
  title,
  flags,
  department,
  note,
  tags,
  within,
  children,
  ...rest
}: OrgChartNodeProps) => {
  const Root = within === undefined ? 'article' : 'div'
  return (
    <Root {...rest} className={slot('node', 'root', { within })}>
      {avatar}
      {href === undefined ? (
        <bdi className={slot('node', 'name')} title={name}>
          {name}
        </bdi>
      ) : (
        <a
          className={`${slot('node', 'name')} ${look('link')}`}
          href={href}
          title={name}
          dir="auto"
          tabIndex={-1}
          draggable={false}
        >
          {name}
        </a>
      )}
      <Line kind="title">{title}</Line>
      <Line kind="flags">{flags}</Line>
      <Line kind="department">{department}</Line>
      <Line kind="note">{note}</Line>
      <Line kind="tags">{tags.join(' · ')}</Line>
      {children}
    </Root>
  )
}

const Line = ({ kind, children }: { readonly kind: string; readonly children: string | null | undefined }) =>
  children ? (
    <span className={slot('node', 'line')} data-kind={kind} title={children}>
      {children}
    </span>
  ) : null

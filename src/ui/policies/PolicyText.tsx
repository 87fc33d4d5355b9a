import { Fragment, type ReactNode } from 'react'
import type { Block, Inline, ListItem, PolicyContent } from '../../domain/policies/content/nouns.ts'
import { look } from '../kit/classes.ts'

/**
 * The text of a policy, made of elements and of nothing else: there is no HTML in it to be trusted. A heading of the text
 * stands under the page's own, so its first level is the second.
 */
export const PolicyText = ({ content }: { readonly content: PolicyContent }) => (
  <article className={look('prose')}>{blocksOf(content.content)}</article>
)

const blocksOf = (blocks: ReadonlyArray<Block>): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
  blocks.map((block, index) => <Fragment key={index}>{blockOf(block)}</Fragment>)

const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

const blockOf = (block: Block): ReactNode => {
  switch (block.type) {
    case 'heading': {
      const Heading = headings[block.attrs.level]
      return <Heading>{runsOf(block.content)}</Heading>
    }
    case 'paragraph':
      return <p>{runsOf(block.content)}</p>
    case 'horizontal_rule':
      return <hr />
    case 'blockquote':
      return <blockquote>{blocksOf(block.content)}</blockquote>
    case 'bullet_list':
      return <ul>{itemsOf(block.content)}</ul>
    case 'ordered_list':
      return <ol start={block.attrs.order}>{itemsOf(block.content)}</ol>
  }
}

const itemsOf = (items: ReadonlyArray<ListItem>): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
  items.map(({ content }, index) => <li key={index}>{blocksOf(content)}</li>)

const runsOf = (runs: ReadonlyArray<Inline> = []): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
  runs.map((run, index) => <Fragment key={index}>{runOf(run)}</Fragment>)

type Mark = NonNullable<Extract<Inline, { readonly type: 'text' }>['marks']>[number]

const runOf = (run: Inline): ReactNode => (run.type === 'hard_break' ? <br /> : marked(run.marks ?? [], run.text))

const marked = ([mark, ...others]: ReadonlyArray<Mark>, text: string): ReactNode => {
  const inner = mark === undefined ? text : marked(others, text)
  switch (mark?.type) {
    case undefined:
      return inner
    case 'strong':
      return <strong>{inner}</strong>
    case 'em':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'link':
      return <Link href={mark.attrs.href}>{inner}</Link>
  }
}

/** What the server let pass leads to the web, a mailbox, a telephone or a page of the product. */
const Link = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} {...(href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}>
    {children}
  </a>
)

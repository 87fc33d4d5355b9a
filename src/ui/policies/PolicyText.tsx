import { Fragment, type ReactNode } from 'react'
import type {
  Block,
  Cell,
  Inline,
  ListItem,
  Part,
  PolicyContent,
  Row,
  Table,
} from '../../domain/policies/content/nouns.ts'
import { look } from '../kit/classes.ts'
import { PolicyImage } from './PolicyImage.tsx'

/**
 * The text of a policy, made of elements and of nothing else: there is no HTML in it to be trusted. A heading of the text
 * stands under the page's own, so its first level is the second.
 */
export const PolicyText = ({ content }: { readonly content: PolicyContent }) => (
  <article className={look('prose')}>{blocksOf(content.content)}</article>
)

const blocksOf = (blocks: ReadonlyArray<Part>): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
  blocks.map((block, index) => <Fragment key={index}>{partOf(block)}</Fragment>)

const partOf = (part: Part): ReactNode => (part.type === 'table' ? tableOf(part) : blockOf(part))

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
    case 'image':
      return <PolicyImage image={block.attrs} />
    case 'blockquote':
      return <blockquote>{blocksOf(block.content)}</blockquote>
    case 'bullet_list':
      return <ul>{itemsOf(block.content)}</ul>
    case 'ordered_list':
      return <ol start={block.attrs.order}>{itemsOf(block.content)}</ol>
  }
}

/** Wider than a phone it scrolls within itself, for which it takes the focus: a page never scrolls to the side. */
const tableOf = ({ attrs: { headerRow, headerColumn }, content }: Table): ReactNode => {
  const body = headerRow ? content.slice(1) : content
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div data-table role="group" aria-label="Table" tabIndex={0}>
      <table>
        {headerRow && content[0] !== undefined ? <thead>{rowOf(content[0], 'col')}</thead> : null}
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <Fragment key={index}>{rowOf(row, headerColumn ? 'row' : null)}</Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** All its cells are headings of their columns, or the first is the row's own. */
const rowOf = ({ content }: Row, heads: 'col' | 'row' | null): ReactNode => (
  <tr>
    {content.map((cell, index) =>
      heads === 'col' || (heads === 'row' && index === 0) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
        <th key={index} scope={heads}>
          {wordsOf(cell)}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
        <td key={index}>{wordsOf(cell)}</td>
      ),
    )}
  </tr>
)

const wordsOf = ({ content }: Cell): ReactNode => blocksOf(content)

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

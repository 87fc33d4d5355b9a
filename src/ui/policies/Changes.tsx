import { Fragment, type ReactNode } from 'react'
import type { DiffBlock, PolicyDiff } from '../../domain/policies/nouns.ts'
import { shownChanges } from '../../domain/policies/shownChanges.ts'
import { look } from '../kit/classes.ts'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { ChangedTable, inTables } from './ChangedTable.tsx'
import { ChangeBadge, partsOf } from './changeMarks.tsx'
import { PolicyImage } from './PolicyImage.tsx'

interface ChangesProps {
  readonly changes: PolicyDiff
  /** With all that stayed the same. */
  readonly isWhole?: boolean
}

/** What became of a text between two versions: what is new is underlined, what is gone struck through. */
export const Changes = ({ changes, isWhole = false }: ChangesProps) => {
  const { blocks, title, titleBefore } = changes
  return (
    <div className={look('prose')} data-changes>
      {titleBefore === null || titleBefore === title ? null : (
        <p data-change="changed">
          <strong>Title: </strong>
          <del>{titleBefore}</del> <ins>{title}</ins>
        </p>
      )}
      {blocks === null ? (
        <p>One of the versions is a file, so the texts cannot be compared. Read the whole version instead.</p>
      ) : (
        <Blocks blocks={blocks} isWhole={isWhole} />
      )}
    </div>
  )
}

const Blocks = ({ blocks, isWhole }: { readonly blocks: ReadonlyArray<DiffBlock>; readonly isWhole: boolean }) => {
  if (!isWhole && blocks.every(({ change }) => change === 'same')) return <p>The text has not changed.</p>
  const shown = isWhole ? blocks.map((block) => ({ block, left: 0 })) : shownChanges(blocks)
  return inTables(shown).map((group, index) => {
    const [{ block, left }] = group
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
      <Fragment key={index}>
        {left === 0 ? null : <Left count={left} />}
        {block === null ? null : block.kind === 'tableRow' ? <ChangedTable rows={group} /> : <Changed block={block} />}
      </Fragment>
    )
  })
}

/** What is left out between two changes. */
const Left = ({ count }: { readonly count: number }) => (
  <Text tone="subtle" style="small">
    {count === 1 ? '1 paragraph unchanged' : `${count} paragraphs unchanged`}
  </Text>
)

const Changed = ({ block }: { readonly block: DiffBlock }) => {
  const { change, image, parts } = block
  if (image !== undefined)
    return (
      <div data-change={change === 'same' ? undefined : change}>
        {change === 'same' ? null : <ChangeBadge change={change} />}
        <PolicyImage image={image} />
        {parts.length === 0 ? null : <p>Alternative text: {partsOf(block)}</p>}
      </div>
    )
  if (change === 'same') return <Shape block={block}>{partsOf(block)}</Shape>
  return (
    <div data-change={change}>
      <ChangeBadge change={change} />
      <Shape block={block}>{partsOf(block)}</Shape>
    </div>
  )
}

const headings = ['h2', 'h2', 'h3', 'h4'] as const

const Shape = ({ block: { kind, level }, children }: { readonly block: DiffBlock; readonly children: ReactNode }) => {
  switch (kind) {
    case 'heading': {
      const Heading = headings[level] ?? 'h4'
      return <Heading>{children}</Heading>
    }
    case 'listItem':
      return (
        <ul>
          <li>{children}</li>
        </ul>
      )
    case 'quote':
      return (
        <blockquote>
          <p>{children}</p>
        </blockquote>
      )
    case 'rule':
      return <hr />
    default:
      return <p>{children}</p>
  }
}

/** In plain words, of every version since: the newest first. */
export const ChangeNotes = ({ notes }: Pick<PolicyDiff, 'notes'>) => {
  const written = notes.filter(({ changeNote }) => changeNote.trim() !== '')
  if (written.length === 0) return null
  return (
    <Stack gap={2}>
      {written.map(({ versionNo, changeNote, isSubstantive }) => (
        <div key={versionNo}>
          <Text style="small" tone="muted">
            {`Version ${versionNo}, ${isSubstantive ? 'a change of content' : 'a correction'}`}
          </Text>
          <Text lines="kept">{changeNote}</Text>
        </div>
      ))}
    </Stack>
  )
}

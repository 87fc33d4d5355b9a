import { Fragment, type ReactNode } from 'react'
import type { DiffBlock, DiffPart } from '../../domain/policies/nouns.ts'
import { Badge } from '../kit/Badge.tsx'

type Change = Exclude<DiffBlock['change'], 'same'>

const words = { added: 'New', removed: 'Removed', changed: 'Changed' } as const
const tones = { added: 'success', removed: 'danger', changed: 'accent' } as const

/** Says in a word what became of it, for whoever does not see the colour. */
export const ChangeBadge = ({ change }: { readonly change: Change }) => (
  <Badge tone={tones[change]}>{words[change]}</Badge>
)

interface Changing {
  readonly change: DiffBlock['change']
  readonly parts: ReadonlyArray<DiffPart>
}

/** What is new or gone as a whole is marked as a whole, however it was cut into parts. */
export const partsOf = ({ change, parts }: Changing): ReactNode => {
  const text = parts.map((part) => part.text).join('')
  if (change === 'same' || text === '') return text
  if (change === 'added') return <ins>{text}</ins>
  if (change === 'removed') return <del>{text}</del>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
  return parts.map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>)
}

const partOf = ({ change, text }: DiffPart): ReactNode =>
  change === 'same' ? text : change === 'added' ? <ins>{text}</ins> : <del>{text}</del>

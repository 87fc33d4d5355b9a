import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { slot } from './classes.ts'

type ChipProps = {
  readonly children: ReactNode
  readonly onRemove?: (() => void) | undefined
  /** The remove button's name; needed with `onRemove`. */
  readonly removeLabel?: string
}

export const Chip = ({ children, onRemove, removeLabel = 'Remove' }: ChipProps) => (
  <span className={slot('chip', 'root')}>
    {children}
    {onRemove ? (
      <button type="button" className={slot('chip', 'remove')} aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    ) : null}
  </span>
)

/** Tags as a list; nothing at all when there are none. `limit` keeps a cell to one line. */
export const TagList = ({
  tags,
  limit = tags.length,
}: {
  readonly tags: readonly string[]
  readonly limit?: number
}) =>
  tags.length === 0 ? null : (
    <ul className={slot('chip', 'list')}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <Chip>{tag}</Chip>
        </li>
      ))}
      {tags.length > limit ? (
        <li title={tags.slice(limit).join(', ')}>
          <Chip>+{tags.length - limit}</Chip>
        </li>
      ) : null}
    </ul>
  )

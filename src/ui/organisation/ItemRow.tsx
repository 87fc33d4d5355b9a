import { Pencil, Trash2 } from 'lucide-react'
import type { ListItem } from '../../domain/organisation/managedLists.ts'
import { Badge } from '../kit/Badge.tsx'
import { IconButton } from '../kit/Button.tsx'
import { changesFirst } from '../kit/changesFirst.ts'
import { slot } from '../kit/classes.ts'
import { Text } from '../kit/Text.tsx'
import { Grip } from './Grip.tsx'
import type { Handle } from './useDragging.ts'

interface ItemRowProps {
  readonly item: ListItem
  /** Of which type it is; null in a list without types. */
  readonly type: string | null
  /** Why nothing can be done to it; then nothing is offered. */
  readonly denied: string | undefined
  /** It is being found out who uses it. */
  readonly isBusy: boolean
  /** Null where it cannot be moved, `held` while it cannot. */
  readonly handle: Handle | 'held' | null
  readonly onEdit: () => void
  readonly onDelete: () => void
}

export const ItemRow = ({ item, type, denied, isBusy, handle, onEdit, onDelete }: ItemRowProps) => (
  <div className={slot('rows', 'row')}>
    {handle === null ? null : <Grip handle={handle === 'held' ? null : handle} name={item.name} why={changesFirst} />}
    <span className={slot('rows', 'words')}>
      <span>{item.name}</span>
      {item.detail === '' ? null : (
        <Text as="span" style="small" tone="muted" lines="kept">
          {item.detail}
        </Text>
      )}
    </span>
    {type === null ? null : <Badge>{type}</Badge>}
    {denied === undefined ? (
      <>
        <IconButton label={`Edit ${item.name}`} icon={<Pencil />} size="sm" onClick={onEdit} />
        <IconButton label={`Delete ${item.name}`} icon={<Trash2 />} size="sm" busy={isBusy} onClick={onDelete} />
      </>
    ) : null}
  </div>
)

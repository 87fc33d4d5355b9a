import { CircleAlert, Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { Row } from '../kit/Stack.tsx'
import { type Handle, type Named, useDragging } from './useDragging.ts'

interface OrderedFieldProps<Item extends Named> {
  readonly label: string
  readonly items: ReadonlyArray<Item>
  readonly error: string | undefined
  readonly addLabel: string
  /** Why there may be no more; undefined while there may. */
  readonly full: string | undefined
  readonly onMoved: (id: string, place: number) => void
  readonly onAdd: () => void
  /** One of them; its handle is null where there is nothing to move it among. */
  readonly children: (item: Item, handle: Handle | null) => ReactNode
}

/** The parts of a record: written, added, removed, and put in order with a pointer or the arrow keys. */
export const OrderedField = <Item extends Named>({
  label,
  items,
  error,
  addLabel,
  full,
  onMoved,
  onAdd,
  children,
}: OrderedFieldProps<Item>) => {
  const root = useRef<HTMLOListElement>(null)
  const { order, dragged, said, handle, dragging } = useDragging(items, root, onMoved)
  return (
    <fieldset className={slot('outline', 'group')}>
      <legend className={slot('field', 'label')}>{label}</legend>
      <ol ref={root} className={slot('outline', 'list')} {...dragging}>
        {order.map((item) => (
          <li
            key={item.id}
            className={slot('outline', 'section')}
            data-item={item.id}
            data-dragged={item.id === dragged || undefined}
          >
            {children(item, items.length > 1 ? handle(item) : null)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {error === undefined ? null : (
        <div className={slot('field', 'error')} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </div>
      )}
      <Row>
        <Button size="sm" denied={full} onClick={onAdd}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </Row>
    </fieldset>
  )
}

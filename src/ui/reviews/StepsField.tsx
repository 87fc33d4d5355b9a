import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { movedTo } from '../../domain/organisation/ordering.ts'
import { CHOICE_MAX, CHOICES_MOST, type Step } from '../../domain/reviews/steps.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { Row } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { Grip } from '../organisation/Grip.tsx'
import { useDragging } from '../organisation/useDragging.ts'

interface StepsFieldProps {
  readonly label: string
  /** Of one: "Step". */
  readonly one: string
  readonly steps: ReadonlyArray<Step>
  readonly error: string | undefined
  readonly onChange: (steps: ReadonlyArray<Step>) => void
}

/** Names in an order: written, added, removed, and put in order with a pointer or the arrow keys. */
export const StepsField = ({ label, one, steps, error, onChange }: StepsFieldProps) => {
  const root = useRef<HTMLOListElement>(null)
  const problem = useId()
  const items = steps.map((step, at) => ({ ...step, typed: step.name, name: step.name.trim() || `${one} ${at + 1}` }))
  const {
    order,
    dragged,
    said: moved,
    handle,
    dragging,
  } = useDragging(items, root, (id, place) => onChange(movedTo(steps, id, place)))
  return (
    <fieldset className={slot('outline', 'group')} aria-describedby={error === undefined ? undefined : problem}>
      <legend className={slot('field', 'label')}>{label}</legend>
      <ol ref={root} className={slot('outline', 'items')} {...dragging}>
        {order.map((item, at) => (
          <li
            key={item.id}
            className={slot('outline', 'step')}
            data-item={item.id}
            data-dragged={item.id === dragged || undefined}
          >
            <Grip handle={items.length > 1 ? handle(item) : null} name={item.name} />
            <TextArea
              label={`${one} ${at + 1}`}
              labelHidden
              oneLine
              value={item.typed}
              maxLength={CHOICE_MAX}
              onChange={(name) => onChange(steps.map((step) => (step.id === item.id ? { ...step, name } : step)))}
            />
            <IconButton
              label={`Remove ${item.name}`}
              icon={<Trash2 />}
              onClick={() => onChange(steps.filter(({ id }) => id !== item.id))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {error === undefined ? null : (
        <div id={problem} className={slot('field', 'error')}>
          <CircleAlert aria-hidden="true" />
          {error}
        </div>
      )}
      <Row>
        <Button
          size="sm"
          tone="ghost"
          denied={steps.length >= CHOICES_MOST ? `At most ${CHOICES_MOST}.` : undefined}
          onClick={() => onChange([...steps, { id: crypto.randomUUID(), name: '' }])}
        >
          <Plus aria-hidden="true" />
          Add {one.toLowerCase()}
        </Button>
      </Row>
    </fieldset>
  )
}

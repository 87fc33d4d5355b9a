import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { slot } from './classes.ts'

type SectionProps = {
  readonly title?: string
  readonly description?: ReactNode
  /** Given: an Edit button stands in the header. */
  readonly onEdit?: (() => void) | undefined
  readonly editDenied?: string | undefined
  /** Instead of Edit. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const Section = ({ title, description, onEdit, editDenied, action, children }: SectionProps) => {
  const heading = useId()
  return (
    <section className={slot('section', 'root')} aria-labelledby={title ? heading : undefined}>
      {title ? (
        <header className={slot('section', 'header')}>
          <div>
            <h2 id={heading} className={slot('section', 'title')}>
              {title}
            </h2>
            {description ? <div className={slot('section', 'description')}>{description}</div> : null}
          </div>
          {action ??
            (onEdit || editDenied ? (
              <Button tone="ghost" size="sm" onClick={onEdit} denied={editDenied} aria-describedby={heading}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            ) : null)}
        </header>
      ) : null}
      <div className={slot('section', 'body')}>{children}</div>
    </section>
  )
}

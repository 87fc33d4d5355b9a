import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import { slot } from './classes.ts'

type PageProps = {
  readonly title: string
  /** Replaces the title on the page (a record's header) while the window still says `title`. */
  readonly header?: ReactNode
  readonly description?: ReactNode
  /** The main action last, at the edge; only the dots with what else there is stand behind it. */
  readonly actions?: ReactNode
  readonly back?: { readonly href: string; readonly label: string }
  readonly width?: 'normal' | 'form' | 'wide'
  /** As high as its frame; the content scrolls inside (a list, a chart). */
  readonly fill?: boolean
  readonly children: ReactNode
}

export const Page = ({ title, header, description, actions, back, width = 'normal', fill, children }: PageProps) => {
  const look = { width, fill: fill || undefined }
  return (
    <div className={slot('page', 'root', look)}>
      <title>{`${title} · Tenure`}</title>
      <header className={slot('page', 'header')}>
        {back ? <BackButton {...back} compact /> : null}
        <div className={slot('page', 'titles')}>
          {header ?? (
            <h1 className={slot('page', 'title')} tabIndex={-1}>
              {title}
            </h1>
          )}
          {description ? <div className={slot('page', 'description')}>{description}</div> : null}
        </div>
        {actions ? <div className={slot('page', 'actions')}>{actions}</div> : null}
      </header>
      <div className={slot('page', 'body', look)}>{children}</div>
    </div>
  )
}

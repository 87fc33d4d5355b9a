import { type ReactNode, useEffect, useRef } from 'react'
import { slot } from '../kit/classes.ts'
import { Mark } from './Mark.tsx'

interface StandalonePageProps {
  readonly title: string
  readonly text?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A screen that stands alone, without the shell around it. The heading takes the focus, so that it is read out. */
export const StandalonePage = ({ title, text, actions, children }: StandalonePageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!document.querySelector(':focus-within:not(body, html)')) heading.current?.focus()
  }, [])
  return (
    <main className={slot('standalone', 'root')}>
      <title>{`${title} · Tenure`}</title>
      <div className={slot('standalone', 'mark')}>
        <Mark />
      </div>
      <div className={slot('standalone', 'panel')}>
        <h1 ref={heading} className={slot('standalone', 'title')} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <div className={slot('standalone', 'text')}>{text}</div>}
        {children}
        {actions === undefined ? null : <div className={slot('standalone', 'actions')}>{actions}</div>}
      </div>
    </main>
  )
}

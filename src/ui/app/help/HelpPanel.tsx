import { useSelector } from '@xstate/react'
import { ArrowLeft, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { articlesFor } from '../../../domain/session/help/article.ts'
import { articles } from '../../../domain/session/help/articles.ts'
import type { PageName } from '../../../domain/session/places.ts'
import { wording } from '../../../domain/session/wording.ts'
import type { HelpPanelActor } from '../../../machines/session/help/helpPanel.machine.ts'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { TextLink } from '../../kit/LinkButton.tsx'
import { feedbackFrom } from '../feedbackFrom.ts'
import { useNavigationState } from '../machines.tsx'
import { useSettings } from '../SettingsContext.tsx'
import { SupportAddress } from '../SupportAddress.tsx'
import { useActor, useOffering } from '../session.ts'
import { ArticleList } from './ArticleList.tsx'
import { ArticleText } from './ArticleText.tsx'

interface HelpPanelProps {
  readonly help: HelpPanelActor
  readonly page: PageName | null
  readonly onTour: () => void
}

/** § 2.3 The help widget, built in: it stays open beside the page, so that one can read and do. */
export const HelpPanel = ({ help, ...rest }: HelpPanelProps) => {
  const isShown = useSelector(help, (snapshot) => snapshot.matches('browsing') || snapshot.matches('reading'))
  return isShown ? <Panel help={help} {...rest} /> : null
}

const Panel = ({ help, page, onTour }: HelpPanelProps) => {
  const articleId = useSelector(help, ({ context }) => context.articleId)
  const actor = useActor()
  const offering = useOffering()
  const mine = useMemo(() => articlesFor(articles, actor, offering), [actor, offering])
  const article = mine.find(({ id }) => id === articleId)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useId()
  useFocusInside(panel)

  // The article's heading, or on the way back the article one came from.
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (articleId !== null) heading.current?.focus()
    else if (before.current !== null)
      panel.current?.querySelector<HTMLElement>(`[data-article="${before.current}"]`)?.focus()
    before.current = articleId
  }, [articleId])

  const close = () => help.send({ type: 'help.closed' })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <section ref={panel} role="dialog" aria-labelledby={title} className={slot('support', 'panel')} onKeyDown={press}>
      <header className={slot('support', 'head')}>
        {article ? (
          <IconButton
            label="All articles"
            icon={<ArrowLeft />}
            size="sm"
            onClick={() => help.send({ type: 'article.left' })}
          />
        ) : null}
        <h2 id={title} ref={heading} tabIndex={-1} className={slot('support', 'heading')}>
          {article?.title ?? 'Help'}
        </h2>
        <IconButton label="Close help" icon={<X />} size="sm" onClick={close} />
      </header>
      <div className={slot('support', 'body')}>
        {article ? (
          <ArticleText article={article} />
        ) : (
          <ArticleList help={help} articles={mine} page={page} onTour={onTour} />
        )}
      </div>
      <Ways />
    </section>
  )
}

/** Where no article helps. */
const Ways = () => {
  const { support } = useSettings()
  const current = useNavigationState(({ context }) => context.current)
  return (
    <footer className={slot('support', 'foot')}>
      <TextLink href={support.helpDocsUrl}>{wording.helpDocs}</TextLink>
      <TextLink href={feedbackFrom(current)}>{wording.sendFeedback}</TextLink>
      <SupportAddress />
    </footer>
  )
}

/** Opened, the search has the focus; closed, what had it before, or the button that opens this. */
const useFocusInside = (panel: { readonly current: HTMLElement | null }) => {
  useLayoutEffect(() => {
    const inside = panel.current
    const before = document.activeElement
    inside?.querySelector<HTMLElement>('input')?.focus()
    return () => {
      if (!inside?.contains(document.activeElement)) return
      const origin = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : null
      const button = document.querySelector<HTMLElement>('[data-support]')
      ;(origin ?? button)?.focus()
    }
  }, [panel])
}

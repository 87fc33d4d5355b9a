import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { articlesFor } from '../../../domain/session/help/article.ts'
import { articles } from '../../../domain/session/help/articles.ts'
import type { TenantSummary } from '../../../domain/session/nouns.ts'
import type { PageName } from '../../../domain/session/places.ts'
import { wording } from '../../../domain/session/wording.ts'
import type { HelpPanelActor } from '../../../machines/session/help/helpPanel.machine.ts'
import { IconButton } from '../../kit/Button.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { SidePanel } from '../../kit/SidePanel.tsx'
import { Text } from '../../kit/Text.tsx'
import { feedbackFrom } from '../feedbackFrom.ts'
import { useNavigationState } from '../machines.tsx'
import { useSettings } from '../SettingsContext.tsx'
import { SupportAddress } from '../SupportAddress.tsx'
import { useActor, useOffering, useTenant } from '../session.ts'
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

  // The article's heading, or on the way back the article one came from.
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (articleId !== null) heading.current?.focus()
    else if (before.current !== null)
      panel.current?.querySelector<HTMLElement>(`[data-article="${before.current}"]`)?.focus()
    before.current = articleId
  }, [articleId])

  return (
    <SidePanel
      title={article?.title ?? 'Help'}
      closeLabel="Close help"
      onClose={() => help.send({ type: 'help.closed' })}
      panel={panel}
      heading={heading}
      before={
        article ? (
          <IconButton
            label="All articles"
            icon={<ArrowLeft />}
            size="sm"
            onClick={() => help.send({ type: 'article.left' })}
          />
        ) : null
      }
      foot={<Ways />}
    >
      {article ? (
        <ArticleText article={article} />
      ) : (
        <ArticleList help={help} articles={mine} page={page} onTour={onTour} />
      )}
    </SidePanel>
  )
}

/** Where no article helps. */
const Ways = () => {
  const { support } = useSettings()
  const { helpContact } = useTenant()
  const current = useNavigationState(({ context }) => context.current)
  return (
    <>
      {helpContact === null ? null : <Contact {...helpContact} />}
      <TextLink href={support.helpDocsUrl}>{wording.helpDocs}</TextLink>
      <TextLink href={feedbackFrom(current)}>{wording.sendFeedback}</TextLink>
      <SupportAddress />
    </>
  )
}

/** Whom one turns to in one's own company. */
const Contact = ({ name, email, phone }: NonNullable<TenantSummary['helpContact']>) => (
  <Text as="span">
    <strong>{name ?? wording.companyContact}</strong>
    {email === null ? null : (
      <>
        {' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </>
    )}
    {phone === null ? null : (
      <>
        {' '}
        <TextLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
      </>
    )}
  </Text>
)

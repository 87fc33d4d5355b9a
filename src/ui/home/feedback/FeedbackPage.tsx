import { useId } from 'react'
import { useRouter } from 'wouter'
import { feedbackTabs } from '../../../domain/home/inbox/inboxWording.ts'
import { feedbackAt, feedbackPlaceIn } from '../../../domain/home/inbox/question.ts'
import { isAdmin } from '../../../domain/permissions/access.ts'
import { places } from '../../../domain/session/places.ts'
import type { PageProps } from '../../app/pages.ts'
import { SupportAddress } from '../../app/SupportAddress.tsx'
import { useActor } from '../../app/session.ts'
import { slot } from '../../kit/classes.ts'
import { Page } from '../../kit/Page.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { aboutIn } from './aboutIn.ts'
import { InboxPanel } from './InboxPanel.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { SendPanel } from './SendPanel.tsx'
import { SentPanel } from './SentPanel.tsx'

/** § 2.1 /feedback. Ours: what became of what one has sent, and for admins the inbox. */
export const FeedbackPage = ({ search }: PageProps) => {
  const panel = useId()
  const { parser } = useRouter()
  const actor = useActor()
  const { tab: asked, status, item } = feedbackPlaceIn(search)
  const tab = asked === 'inbox' && !isAdmin(actor) ? 'sent' : asked
  const tabs = [
    { href: feedbackAt({}), label: feedbackTabs.send },
    { href: feedbackAt({ tab: 'sent' }), label: feedbackTabs.sent },
    ...(isAdmin(actor) ? [{ href: feedbackAt({ tab: 'inbox' }), label: feedbackTabs.inbox }] : []),
  ]
  return (
    <Page
      title={places.feedback.title}
      width="form"
      description={
        <>
          Tell us what is broken, what is missing or what you like. For a quick answer, write to <SupportAddress />.
        </>
      }
    >
      <Tabs label={places.feedback.title} tabs={tabs} current={feedbackAt({ tab })} panelId={panel} />
      <div id={panel} role="tabpanel" aria-label={feedbackTabs[tab]} className={slot('page', 'panel')}>
        {tab === 'send' ? (
          <SendPanel about={aboutIn(parser, new URLSearchParams(search).get('about'))} />
        ) : tab === 'sent' ? (
          <SentPanel />
        ) : item === null ? (
          <InboxPanel status={status} />
        ) : (
          <ItemPanel item={item} back={feedbackAt({ tab, status })} />
        )}
      </div>
    </Page>
  )
}

import { useId } from 'react'
import { pathTo, places } from '../../domain/session/places.ts'
import type { PageProps } from '../app/pages.ts'
import { slot } from '../kit/classes.ts'
import { Page } from '../kit/Page.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { DayPanel } from './DayPanel.tsx'
import { History } from './History.tsx'

const dayHref = pathTo('dailyScrum')
const historyHref = `${dayHref}?tab=history`

/** § 2.1 What somebody did, plans to do, and what is in their way: a day of it, and all of it to search. */
export const DailyScrumPage = ({ search }: PageProps) => {
  const panel = useId()
  const isHistory = new URLSearchParams(search).get('tab') === 'history'
  return (
    <Page title={places.dailyScrum.title} fill={isHistory} width={isHistory ? 'wide' : 'normal'}>
      <Tabs
        label="Daily scrum"
        tabs={[
          { href: dayHref, label: 'Day' },
          { href: historyHref, label: 'History' },
        ]}
        current={isHistory ? historyHref : dayHref}
        panelId={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={isHistory ? 'History' : 'Day'}
        className={isHistory ? slot('page', 'panel') : undefined}
      >
        {isHistory ? <History search={search} /> : <DayPanel search={search} />}
      </div>
    </Page>
  )
}

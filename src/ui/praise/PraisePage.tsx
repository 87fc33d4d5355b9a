import { useId } from 'react'
import { giveHref, isGiving, personIn, praiseOf } from '../../domain/praise/question.ts'
import { praiseTitle } from '../../domain/praise/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { Page } from '../kit/Page.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { GivePanel } from './GivePanel.tsx'
import { PraiseList } from './PraiseList.tsx'

/** What colleagues said of each other, and the place to say it. */
export const PraisePage = ({ search }: PageProps) => {
  const panel = useId()
  const { employeeId } = useActor()
  const person = personIn(search)
  const isAnother = person !== null && person !== employeeId && !isGiving(search)
  const tabs = [
    { href: pathTo('praise'), label: praiseTitle.all },
    { href: praiseOf(employeeId), label: praiseTitle.mine },
    ...(isAnother ? [{ href: praiseOf(person), label: praiseTitle.one }] : []),
    { href: giveHref(), label: praiseTitle.give },
  ]
  const current = isGiving(search) ? giveHref() : person === null ? pathTo('praise') : praiseOf(person)
  return (
    <Page title={places.praise.title}>
      <Tabs label={places.praise.title} tabs={tabs} current={current} panelId={panel} />
      <div
        id={panel}
        role="tabpanel"
        aria-label={tabs.find(({ href }) => href === current)?.label}
        className={slot('page', 'panel')}
      >
        {isGiving(search) ? <GivePanel search={search} /> : <PraiseList person={person} isSearched />}
      </div>
    </Page>
  )
}

import { useSelector } from '@xstate/react'
import { Award } from 'lucide-react'
import { useEffect, useId } from 'react'
import { personIn, praiseOf } from '../../domain/praise/question.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { praiseWindows } from '../../machines/praise/lists.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { usePraise } from './area.ts'
import { PraiseList } from './PraiseList.tsx'

/** What colleagues said of each other, the latest first. */
export const PraisePage = ({ search }: PageProps) => {
  const panel = useId()
  const { employeeId } = useActor()
  const list = usePraise()
  const typed = useSelector(list, ({ context }) => context.question?.search ?? '')
  const person = personIn(search)
  useEffect(() => list.send(praiseWindows.asked({ search: '', person })), [list, person])
  const tabs = [
    { href: pathTo('praise'), label: 'All praise' },
    { href: praiseOf(employeeId), label: 'Received by me' },
    ...(person === null || person === employeeId ? [] : [{ href: praiseOf(person), label: 'Of one person' }]),
  ]
  const current = person === null ? pathTo('praise') : praiseOf(person)
  return (
    <Page
      title={places.praise.title}
      actions={
        <LinkButton href={pathTo('praiseGive')} tone="solid">
          <Award aria-hidden="true" />
          {places.praiseGive.title}
        </LinkButton>
      }
    >
      <Tabs label={places.praise.title} tabs={tabs} current={current} panelId={panel} />
      <div
        id={panel}
        role="tabpanel"
        aria-label={tabs.find(({ href }) => href === current)?.label}
        className={slot('page', 'panel')}
      >
        <SearchField
          label="Search praise"
          value={typed}
          onChange={(search) => list.send(praiseWindows.asked({ search, person }))}
        />
        <PraiseList />
      </div>
    </Page>
  )
}

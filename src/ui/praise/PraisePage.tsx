import { useSelector } from '@xstate/react'
import { Award } from 'lucide-react'
import { useId } from 'react'
import {
  type PraiseQuestion,
  praiseHref,
  readPraiseQuestion,
  writtenPraiseQuestion,
} from '../../domain/praise/question.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { praiseWindows } from '../../machines/praise/lists.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { useQueryInAddress } from '../app/useQueryInAddress.ts'
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
  const asked = useSelector(list, ({ context }) => context.question as PraiseQuestion | null)
  const question = asked ?? readPraiseQuestion(search)
  const { person } = question
  const tabs = [
    { href: praiseHref({ search: '', person: null }), label: 'All praise' },
    { href: praiseHref({ search: '', person: employeeId }), label: 'Received by me' },
  ]
  const current = praiseHref({ search: '', person })
  const shown = tabs.find(({ href }) => href === current) ?? { href: current, label: 'Of one person' }
  useQueryInAddress({
    query: writtenPraiseQuestion(question),
    search,
    isRead: false,
    read: (said) => list.send(praiseWindows.asked(readPraiseQuestion(said))),
    hrefOf: (query) => (query === '' ? pathTo('praise') : `${pathTo('praise')}?${query}`),
  })
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
      <Tabs
        label={places.praise.title}
        tabs={tabs.includes(shown) ? tabs : [...tabs, shown]}
        current={shown.href}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={shown.label} className={slot('page', 'panel')}>
        <SearchField
          label="Search praise"
          value={question.search}
          onChange={(typed) => list.send(praiseWindows.asked({ search: typed, person }))}
        />
        <PraiseList />
      </div>
    </Page>
  )
}

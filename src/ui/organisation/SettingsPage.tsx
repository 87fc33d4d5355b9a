import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { listWords } from '../../domain/organisation/wording.ts'
import { routeAccess } from '../../domain/permissions/routeAccess.ts'
import { pathTo } from '../app/paths.ts'
import { useActor, useOffering } from '../app/session.ts'
import { titles } from '../app/titles.ts'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'

const groups = [
  {
    title: 'People and places',
    pages: [
      ['departments', listWords.departments.purpose],
      ['tags', listWords.tags.purpose],
      ['meetingLocations', listWords.meetingLocations.purpose],
      ['categories', listWords.categories.purpose],
    ],
  },
  {
    title: 'Performance',
    pages: [
      ['coreValues', listWords.coreValues.purpose],
      ['defaultDiscussionPoints', listWords.defaultDiscussionPoints.purpose],
    ],
  },
  {
    title: 'Company',
    pages: [
      ['accountSetup', 'What is still to be done before everybody can work here.'],
      ['audit', 'Who changed what, and when.'],
    ],
  },
] as const

/** Where everything that is set up once is found. What one may not open is not there. `children` is what is set right here. */
export const SettingsPage = ({ children }: { readonly children: ReactNode }) => {
  const actor = useActor()
  const offering = useOffering()
  return (
    <Page title={titles.settings} width="form">
      {groups.map(({ title, pages }) => {
        const open = pages.filter(([page]) => routeAccess(page, actor, offering).allowed)
        return open.length === 0 ? null : (
          <Section key={title} title={title}>
            <ul className={slot('rows', 'list')}>
              {open.map(([page, purpose]) => (
                <li key={page} className={slot('rows', 'item')}>
                  <div className={slot('rows', 'row')}>
                    <span className={slot('rows', 'words')}>
                      <strong>{titles[page]}</strong>
                      <Text as="span" style="small" tone="muted">
                        {purpose}
                      </Text>
                    </span>
                    <LinkButton size="sm" href={pathTo(page)}>
                      Open<span className="sr-only"> {titles[page]}</span>
                      <ArrowRight aria-hidden="true" />
                    </LinkButton>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        )
      })}
      {children}
    </Page>
  )
}

import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { listWords } from '../../domain/organisation/wording.ts'
import { pathTo, places, routeAccess } from '../../domain/session/places.ts'
import { useActor, useOffering } from '../app/session.ts'
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
      ['checkInTemplates', 'What the two who meet in a check-in are asked.'],
      ['goalTemplates', 'Goals that many people are given at once.'],
      ['defaultDiscussionPoints', listWords.defaultDiscussionPoints.purpose],
    ],
  },
  {
    title: 'Compliance',
    pages: [['certificationSettings', 'Kinds of certifications, and of whom each is required.']],
  },
  {
    title: 'Company',
    pages: [
      ['accountSetup', 'What is still to be done before everybody can work here.'],
      ['billing', 'The plan you are on, and what it costs.'],
      ['features', 'Which parts of the product are switched on.'],
      ['permissions', 'Groups of people who may do more than their role says.'],
      ['audit', 'Who changed what, and when.'],
    ],
  },
] as const

interface SettingsPageProps {
  readonly title: string
  /** What the company itself is, before all others. */
  readonly first: ReactNode
  readonly children: ReactNode
}

/** Where everything that is set up once is found. What one may not open is not there. `children` is what is set right here. */
export const SettingsPage = ({ title, first, children }: SettingsPageProps) => {
  const actor = useActor()
  const offering = useOffering()
  return (
    <Page title={title} width="form">
      {first}
      {groups.map(({ title: group, pages }) => {
        const open = pages.filter(([page]) => routeAccess(page, actor, offering).allowed)
        return open.length === 0 ? null : (
          <Section key={group} title={group}>
            <ul className={slot('rows', 'list')}>
              {open.map(([page, purpose]) => (
                <li key={page} className={slot('rows', 'item')}>
                  <div className={slot('rows', 'row')}>
                    <span className={slot('rows', 'words')}>
                      <strong>{places[page].title}</strong>
                      <Text as="span" style="small" tone="muted">
                        {purpose}
                      </Text>
                    </span>
                    <LinkButton size="sm" href={pathTo(page)}>
                      Open<span className="sr-only"> {places[page].title}</span>
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

import { ArrowRight, Search } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import { listWords } from '../../domain/organisation/wording.ts'
import { pathTo, places, routeAccess } from '../../domain/session/places.ts'
import { useActor, useOffering } from '../app/session.ts'
import { useSectionAsked } from '../app/useSectionAsked.ts'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { Section } from '../kit/Section.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
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
      ['checkInTemplates', 'Questions for check-ins.'],
      ['goalTemplates', 'Goals to assign to many people at once.'],
      ['defaultDiscussionPoints', listWords.defaultDiscussionPoints.purpose],
    ],
  },
  {
    title: 'Compliance',
    pages: [['certificationSettings', 'Certification types and who needs them.']],
  },
  {
    title: 'Company',
    pages: [
      ['accountSetup', 'Steps left to set up your company.'],
      ['billing', 'The plan you are on, and what it costs.'],
      ['features', 'Turn features on or off.'],
      ['permissions', 'Give people more rights than their role.'],
      ['audit', 'Who changed what, and when.'],
    ],
  },
] as const

/** What is set right on the page. */
export interface SettingsHere {
  /** By which somebody looks for it. */
  readonly words: string
  readonly Shown: ComponentType
}

interface SettingsPageProps {
  readonly of: 'settings' | 'companySettings'
  /** Before the pages, and after them. */
  readonly first: ReadonlyArray<SettingsHere>
  readonly last: ReadonlyArray<SettingsHere>
}

/** Where everything that is set up once is found. What one may not open is not there. */
export const SettingsPage = ({ of, first, last }: SettingsPageProps) => {
  const actor = useActor()
  const offering = useOffering()
  useSectionAsked()
  // Not in the address: leaving it would ask about what is typed and not saved below.
  const [wanted, setWanted] = useState('')
  const isFound = (words: string) => foldedForSearch(words).includes(foldedForSearch(wanted.trim()))
  const open = groups.map(({ title, pages }) => ({
    title,
    pages: pages.filter(
      ([page, purpose]) =>
        routeAccess(page, actor, offering).allowed && isFound(`${title} ${places[page].title} ${purpose}`),
    ),
  }))
  const isNothing =
    open.every(({ pages }) => pages.length === 0) && [...first, ...last].every(({ words }) => !isFound(words))
  /** What is not looked for is hidden and stays: something typed may stand in it. */
  const here = ({ words, Shown }: SettingsHere) => (
    <div key={words} hidden={!isFound(words)}>
      <Stack gap={4}>
        <Shown />
      </Stack>
    </div>
  )
  return (
    <Page title={places[of].title} width="form">
      <Row>
        <SearchField label="Search settings" value={wanted} onChange={setWanted} />
      </Row>
      {isNothing ? (
        <EmptyState icon={<Search />} title="No matching settings">
          Try another word, or open a page from the menu.
        </EmptyState>
      ) : null}
      {first.map(here)}
      {open.map(({ title, pages }) =>
        pages.length === 0 ? null : (
          <Section key={title} title={title}>
            <ul className={slot('rows', 'list')}>
              {pages.map(([page, purpose]) => (
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
        ),
      )}
      {last.map(here)}
    </Page>
  )
}

import { useSelector } from '@xstate/react'
import { Store } from 'lucide-react'
import { useMemo, useState } from 'react'
import { byText } from '../../domain/kernel/order.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import type { GlobalPositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { positionMarketplace } from '../../machines/positionTemplates/readings.ts'
import { useNavigation } from '../app/machines.tsx'
import type { PageProps } from '../app/pages.ts'
import { useOpenedTemplates } from '../app/templates/opened.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useDenied, useDepartments, useDialogs, useMarketplace, useTemplateList, useTemplates } from './area.ts'
import { askToUse } from './asking.ts'
import { TemplateDialogs } from './TemplateDialogs.tsx'
import { TemplateText } from './TemplateText.tsx'

const title = 'Position marketplace'

/** § 7 What the marketplace offers: found, read, and used. What it is narrowed to stands in the address. */
export const MarketplacePage = ({ search }: PageProps) => {
  const marketplace = useMarketplace()
  const found = useSelector(marketplace, positionMarketplace.foundIn)
  const failure = useSelector(marketplace, ({ context }) => context.failure)
  useOpenedTemplates(useTemplates())
  return (
    <Page
      title={title}
      description="Ready-made position descriptions. Copies are yours to edit; newer versions are offered and never replace your text."
      back={{ href: pathTo('positionTemplates'), label: 'Back to position templates' }}
    >
      {failure !== null ? (
        <ErrorState
          title="The marketplace could not be loaded"
          onRetry={() => marketplace.send({ type: 'retry.asked' })}
        >
          {failureSentence(failure)}
        </ErrorState>
      ) : found === null ? (
        <Skeleton height={240} />
      ) : (
        <Gallery all={found} search={search} />
      )}
      <TemplateDialogs />
    </Page>
  )
}

interface GalleryProps {
  readonly all: ReadonlyArray<GlobalPositionTemplate>
  readonly search: string
}

const filters = ['industry', 'department', 'q'] as const
type Filter = (typeof filters)[number]

const distinct = (all: ReadonlyArray<GlobalPositionTemplate>, by: 'industry' | 'department') =>
  [...new Set(all.map((one) => one[by]))].sort(byText).map((value) => ({ value, label: value }))

const Gallery = ({ all, search }: GalleryProps) => {
  const navigation = useNavigation()
  const asked = new URLSearchParams(search)
  const wanted = (filter: Filter): string => asked.get(filter) ?? ''
  const narrow = (filter: Filter, value: string) => {
    const query = new URLSearchParams(search)
    if (value === '') query.delete(filter)
    else query.set(filter, value)
    const to = `${pathTo('positionTemplates')}?${query}`
    navigation.send({ type: 'navigation.asked', to, replace: true })
  }
  const [industry, department, words] = filters.map(wanted) as [string, string, string]
  const shown = useMemo(
    () =>
      all.filter(
        (one) =>
          (industry === '' || one.industry === industry) &&
          (department === '' || one.department === department) &&
          foldedForSearch(`${one.title} ${one.text.description} ${one.text.purpose}`).includes(
            foldedForSearch(words.trim()),
          ),
      ),
    [all, industry, department, words],
  )
  return (
    <>
      <div className={slot('table', 'toolbar')}>
        <SearchField label="Search the marketplace" value={words} onChange={(typed) => narrow('q', typed)} />
        <div className={slot('directory', 'department')}>
          <SelectField
            label="Industry"
            labelHidden
            value={industry}
            placeholder="All industries"
            choices={distinct(all, 'industry')}
            onChange={(value) => narrow('industry', value)}
          />
        </div>
        <div className={slot('directory', 'department')}>
          <SelectField
            label="Department"
            labelHidden
            value={department}
            placeholder="All departments"
            choices={distinct(all, 'department')}
            onChange={(value) => narrow('department', value)}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<Store />} title="No matching templates">
          Try another word, or all industries and departments.
        </EmptyState>
      ) : (
        <Section>
          <ul className={slot('rows', 'list')} aria-label={title}>
            {shown.map((one) => (
              <li key={one.id} className={slot('rows', 'item')}>
                <Offer global={one} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

const Offer = ({ global }: { readonly global: GlobalPositionTemplate }) => {
  const [isShown, setShown] = useState(false)
  const dialogs = useDialogs()
  const templates = useTemplateList()
  const departments = useDepartments()
  const denied = useDenied()('Create')
  const timeZone = useTimeZone()
  const { title: name, industry, department, version, updatedUtc, text } = global
  const copies = templates.filter(({ globalPositionTemplateId }) => globalPositionTemplateId === global.id).length
  return (
    <>
      <div className={slot('rows', 'row')}>
        <span className={slot('rows', 'words')}>
          <span>{name}</span>
          <Text as="span" style="small" tone="muted">
            {text.description}
          </Text>
          <Text as="span" style="small" tone="muted">
            {industry}
            {'\u00a0· '}
            {department}
            {'\u00a0· version\u00a0'}
            {version},{'\u00a0'}
            <DateText value={updatedUtc} timeZone={timeZone} />
          </Text>
        </span>
        <Row wrap="never">
          {copies === 0 ? null : <Badge>In use</Badge>}
          <Button
            size="sm"
            label={isShown ? `Hide ${name}` : `Preview ${name}`}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Preview'}
          </Button>
          <Button
            size="sm"
            label={`Use… ${name}`}
            aria-haspopup="dialog"
            denied={denied}
            onClick={() => askToUse(dialogs, global, { templates, departments })}
          >
            Use…
          </Button>
        </Row>
      </div>
      {isShown ? (
        <div className={slot('rows', 'more')}>
          <TemplateText of={{ ...text, description: '' }} />
        </div>
      ) : null}
    </>
  )
}

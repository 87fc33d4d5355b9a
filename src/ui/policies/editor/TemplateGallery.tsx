import { useSelector } from '@xstate/react'
import { LayoutTemplate } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { PolicyTemplate } from '../../../domain/policies/templates/nouns.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { askToLeave } from '../../../machines/kit/unsaved.ts'
import { openedTemplate, type PolicyBeginningActor } from '../../../machines/policies/policyBeginning.machine.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Columns, Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { PolicyText } from '../PolicyText.tsx'
import { HeadingFields } from './HeadingFields.tsx'

/** § 7 The marketplace's templates: found, read, and used. */
export const TemplateGallery = ({ beginning }: { readonly beginning: PolicyBeginningActor }) => {
  const failure = useSelector(beginning, ({ context }) => context.failure)
  const opened = useSelector(beginning, ({ context }) => openedTemplate(context))
  const isLoading = useSelector(beginning, (snapshot) => snapshot.matches('loadingTemplates'))
  const hasFailed = useSelector(beginning, (snapshot) => snapshot.matches('notLoaded'))
  if (isLoading) return <Skeleton height={160} />
  if (hasFailed)
    return (
      <ErrorState title="The templates could not be loaded" onRetry={() => beginning.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  return opened === null ? <Gallery beginning={beginning} /> : <Reading beginning={beginning} template={opened} />
}

const Gallery = ({ beginning }: { readonly beginning: PolicyBeginningActor }) => {
  const templates = useSelector(beginning, ({ context }) => context.templates)
  const [wanted, setWanted] = useState('')
  const found = useMemo(() => {
    const words = wanted.trim().toLocaleLowerCase()
    return templates.filter(({ title, category, summary }) =>
      `${title} ${category} ${summary}`.toLocaleLowerCase().includes(words),
    )
  }, [templates, wanted])
  return (
    <>
      <Row justify="between">
        <SearchField label="Search templates" value={wanted} onChange={setWanted} />
        <Button onClick={() => beginning.send({ type: 'way.left' })}>Back</Button>
      </Row>
      {found.length === 0 ? (
        <EmptyState icon={<LayoutTemplate />} title="No templates with this name">
          Try another word, or write your own.
        </EmptyState>
      ) : (
        <Columns of="card">
          {found.map((template) => (
            <Card
              key={template.id}
              template={template}
              onOpen={() => beginning.send({ type: 'template.opened', id: template.id })}
            />
          ))}
        </Columns>
      )}
    </>
  )
}

const Card = ({ template, onOpen }: { readonly template: PolicyTemplate; readonly onOpen: () => void }) => (
  <Section>
    <Stack gap={2} align="start">
      <Badge>{template.category}</Badge>
      <Text as="h2" style="heading">
        {template.title}
      </Text>
      <Text tone="muted">{template.summary}</Text>
      <Text style="small" tone="muted">
        Version {template.version}, <DateText value={template.updatedUtc} timeZone={useTimeZone()} />
      </Text>
      <Button onClick={onOpen}>
        Preview<span className="sr-only"> {template.title}</span>
      </Button>
    </Stack>
  </Section>
)

interface ReadingProps {
  readonly beginning: PolicyBeginningActor
  readonly template: PolicyTemplate
}

const Reading = ({ beginning, template }: ReadingProps) => {
  const heading = useSelector(beginning, ({ context }) => context.heading)
  const wasAsked = useSelector(beginning, ({ context }) => context.wasAsked)
  const refusal = useSelector(beginning, ({ context }) => context.refusal)
  const isBusy = useSelector(beginning, (snapshot) => snapshot.hasTag('busy'))
  const use = (event: FormEvent) => {
    event.preventDefault()
    beginning.send({ type: 'use.asked' })
  }
  return (
    <>
      <Section title={`Use ${template.title}`} description={template.summary}>
        <form className={slot('form', 'root')} noValidate onSubmit={use}>
          <HeadingFields
            heading={heading}
            isStrict={wasAsked}
            onChange={(change) => beginning.send({ type: 'heading.changed', change })}
          />
          {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
          <div className={slot('form', 'ending')}>
            <Button onClick={() => askToLeave(beginning, { type: 'template.closed' })}>Back to the templates</Button>
            <Button type="submit" tone="solid" busy={isBusy}>
              Use template
            </Button>
          </div>
        </form>
      </Section>
      <Section title="Preview">
        <PolicyText content={template.content} />
      </Section>
    </>
  )
}

import { useSelector } from '@xstate/react'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import type { FormRecord } from '../../../machines/kit/recordFormShape.ts'
import type { ActOn, TemplatesActor } from '../../../machines/kit/templates.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import type { TemplatesLook, TemplatesPageProps } from './look.ts'
import { useOpenedTemplates, useWritingDenied } from './opened.ts'
import { TemplateRow } from './TemplateRow.tsx'

/** The templates of an area: what is written once and chosen many times. */
export const TemplatesPage = <Template extends FormRecord, Act extends ActOn<Template>>(
  props: TemplatesPageProps<Template, Act>,
) => {
  const { templates, look, denied } = props
  useOpenedTemplates(templates)
  return (
    <Page
      title={look.title}
      width="form"
      description={look.description}
      back={look.back}
      actions={<Add templates={templates} denied={denied} />}
    >
      <Content {...props} />
    </Page>
  )
}

const Add = ({ templates, denied }: Pick<TemplatesPageProps<never, never>, 'templates' | 'denied'>) => {
  const isWriting = useWritingDenied(templates)
  return (
    <Button
      tone="solid"
      denied={denied ?? isWriting}
      onClick={() => templates.send({ type: 'addition.asked', id: crypto.randomUUID() })}
    >
      <Plus aria-hidden="true" />
      Add template
    </Button>
  )
}

const Content = <Template extends FormRecord, Act extends ActOn<Template>>(
  props: TemplatesPageProps<Template, Act>,
) => {
  const { templates, look } = props
  const isThere = useSelector(templates, (snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useSelector(templates, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const failure = useSelector(templates, ({ context }) => context.failure)
  const question = useSelector(templates, ({ children }) => children.confirmation as ConfirmActor | undefined)
  if (hasFailed)
    return (
      <ErrorState title="The templates could not be loaded" onRetry={() => templates.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  if (!isThere) return <Skeleton height={96} />
  return (
    <>
      <NewTemplate templates={templates} Form={look.Form} />
      <List {...props} />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}

const useForm = (templates: TemplatesActor): RecordFormActor | undefined =>
  useSelector(templates, ({ children }) => children.form as RecordFormActor | undefined)

const NewTemplate = ({
  templates,
  Form,
}: Pick<TemplatesPageProps<never, never>, 'templates'> & Pick<TemplatesLook<never, never>, 'Form'>) => {
  const form = useForm(templates)
  const isNew = useSelector(templates, ({ context }) => context.newId !== null)
  return form !== undefined && isNew ? (
    <Section title="New template">
      <Form form={form} />
    </Section>
  ) : null
}

const List = <Template extends FormRecord, Act extends ActOn<Template>>(props: TemplatesPageProps<Template, Act>) => {
  const { templates, of, look } = props
  const all = useSelector(templates, of.templatesIn)
  const edited = useSelector(templates, of.chosenIn)
  const [showsArchived, setShowsArchived] = useState(false)
  const form = useForm(templates)
  const isArchived = (template: Template) => look.archiving?.isArchived(template) === true
  const archived = all.filter(isArchived)
  const active = all.filter((template) => !isArchived(template))
  const shown = showsArchived ? [...active, ...archived] : active
  return (
    <Section>
      {shown.length === 0 ? (
        <EmptyState
          icon={<ListChecks />}
          title={archived.length === 0 ? 'There are no templates yet' : 'All templates are archived'}
        >
          {look.purpose}
        </EmptyState>
      ) : (
        <ul className={slot('rows', 'list')} aria-label={look.title}>
          {shown.map((template) => (
            <li key={template.id} className={slot('rows', 'item')}>
              {edited?.id === template.id && form !== undefined ? (
                <look.Form form={form} />
              ) : (
                <TemplateRow {...props} template={template} />
              )}
            </li>
          ))}
        </ul>
      )}
      {archived.length === 0 ? null : (
        <CheckboxField
          label={`Show archived templates (${archived.length})`}
          checked={showsArchived}
          onChange={setShowsArchived}
        />
      )}
    </Section>
  )
}

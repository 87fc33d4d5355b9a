import { useSelector } from '@xstate/react'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import type { FormRecord } from '../../../machines/kit/recordFormShape.ts'
import type { ActOn, TemplatesActor } from '../../../machines/kit/templates.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import type { TemplatesLook, TemplatesPageProps } from './look.ts'
import { useWritingDenied } from './opened.ts'
import { Read } from './Read.tsx'
import { TemplateRow } from './TemplateRow.tsx'

/** The templates of an area: what is written once and chosen many times. */
export const TemplatesPage = <Template extends FormRecord, Act extends ActOn<Template>>(
  props: TemplatesPageProps<Template, Act>,
) => {
  const { templates, look, denied } = props
  return (
    <Page
      title={look.title}
      width="form"
      description={look.description}
      back={look.back}
      actions={<Add templates={templates} denied={denied} create={look.pages?.create} />}
    >
      <Read templates={templates}>
        <Content {...props} />
      </Read>
    </Page>
  )
}

interface AddProps extends Pick<TemplatesPageProps<never, never>, 'templates' | 'denied'> {
  /** Of its page. */
  readonly create: string | undefined
}

const Add = ({ templates, denied, create }: AddProps) => {
  const isWriting = useWritingDenied(templates)
  return create !== undefined && denied === undefined ? (
    <LinkButton href={create} tone="solid">
      <Plus aria-hidden="true" />
      Add template
    </LinkButton>
  ) : (
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
  const question = useSelector(templates, ({ children }) => children.confirmation as ConfirmActor | undefined)
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
          title={archived.length === 0 ? 'No templates yet' : 'All templates are archived'}
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

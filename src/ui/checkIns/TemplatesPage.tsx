import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { mayWriteTemplates } from '../../domain/checkIns/access.ts'
import { denials } from '../../domain/checkIns/wording.ts'
import type { CheckInTemplateId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useActor } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useOpenedTemplates, useTemplates, useTemplatesState } from './area.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateRow } from './TemplateRow.tsx'

/** § 2.3 What is asked in a check-in, made once and chosen when one is planned. */
export const TemplatesPage = () => {
  useOpenedTemplates()
  return (
    <Page
      title={places.checkInTemplates.title}
      width="form"
      description="What the two who meet are asked. A check-in takes the questions over as they are when it is planned."
      back={{ href: pathTo('checkIns'), label: 'Back to check-ins' }}
      actions={<Add />}
    >
      <Content />
    </Page>
  )
}

const Add = () => {
  const templates = useTemplates()
  const may = mayWriteTemplates(useActor())
  const isEditing = useTemplatesState((snapshot) => snapshot.matches({ working: 'editing' }))
  const denied = may.allowed ? undefined : denials[may.because]
  return (
    <Button
      tone="solid"
      denied={denied ?? (isEditing ? 'Finish what you are writing first.' : undefined)}
      onClick={() => templates.send({ type: 'addition.asked', id: crypto.randomUUID() as string as CheckInTemplateId })}
    >
      <Plus aria-hidden="true" />
      Add template
    </Button>
  )
}

const Content = () => {
  const templates = useTemplates()
  const isThere = useTemplatesState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useTemplatesState((snapshot) => snapshot.matches({ reading: 'failed' }))
  const failure = useTemplatesState(({ context }) => context.failure)
  const question = useTemplatesState(({ children }) => children.confirmation as ConfirmActor | undefined)
  if (hasFailed)
    return (
      <ErrorState title="The templates could not be loaded" onRetry={() => templates.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  if (!isThere) return <Skeleton height={96} />
  return (
    <>
      <NewTemplate />
      <List />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}

const useForm = (): RecordFormActor | undefined =>
  useTemplatesState(({ children }) => children.form as RecordFormActor | undefined)

const NewTemplate = () => {
  const form = useForm()
  const isNew = useTemplatesState(({ context }) => context.newId !== null)
  return form !== undefined && isNew ? (
    <Section title="New template">
      <TemplateForm form={form} />
    </Section>
  ) : null
}

const List = () => {
  const all = useTemplatesState(({ context }) => context.templates)
  const [showsArchived, setShowsArchived] = useState(false)
  const form = useForm()
  const edited = useTemplatesState(({ context }) => context.chosen)
  const active = all.filter(({ isArchived }) => !isArchived)
  const archived = all.filter(({ isArchived }) => isArchived)
  const shown = showsArchived ? [...active, ...archived] : active
  return (
    <Section>
      {shown.length === 0 ? (
        <EmptyState
          icon={<ListChecks />}
          title={archived.length === 0 ? 'There are no templates yet' : 'All templates are archived'}
        >
          A template holds questions in sections, such as how the week was or what stands in the way. Each is asked of
          the employee, of the reviewer, or of both.
        </EmptyState>
      ) : (
        <ul className={slot('rows', 'list')} aria-label="Check-in templates">
          {shown.map((template) => (
            <li key={template.id} className={slot('rows', 'item')}>
              {edited?.id === template.id && form !== undefined ? (
                <TemplateForm form={form} />
              ) : (
                <TemplateRow template={template} />
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

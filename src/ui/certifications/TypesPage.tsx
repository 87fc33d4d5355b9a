import { FileBadge, Plus } from 'lucide-react'
import { useState } from 'react'
import { activeTypes } from '../../domain/certifications/typeDrafts.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { Button } from '../kit/Button.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { changesFirst } from '../kit/changesFirst.ts'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { RowsWaiting } from '../kit/RowsWaiting.tsx'
import { Section } from '../kit/Section.tsx'
import { useTypes, useTypesState } from './area.ts'
import { TypeForm } from './TypeForm.tsx'
import { TypeRow } from './TypeRow.tsx'

/** § 2.1 The types an admin looks after. */
export const TypesPage = () => (
  <Page
    title={places.certificationSettings.title}
    width="form"
    description="What people can hold, how long it is valid and who needs it."
    back={{ href: pathTo('certifications'), label: 'Back to certifications' }}
    actions={<Add />}
  >
    <Content />
  </Page>
)

const Add = () => {
  const types = useTypes()
  const isEditing = useTypesState((snapshot) => snapshot.matches({ working: 'editing' }))
  return (
    <Button
      tone="solid"
      denied={isEditing ? changesFirst : undefined}
      onClick={() => types.send({ type: 'addition.asked', id: crypto.randomUUID() as CertificationTypeId })}
    >
      <Plus aria-hidden="true" />
      Add type
    </Button>
  )
}

const Content = () => {
  const types = useTypes()
  const isLoading = useTypesState((snapshot) => snapshot.matches({ reading: 'loading' }))
  const hasFailed = useTypesState((snapshot) => snapshot.matches({ reading: 'failed' }))
  const failure = useTypesState(({ context }) => context.failure)
  const question = useTypesState(({ children }) => children.confirmation as ConfirmActor | undefined)
  if (isLoading) return <RowsWaiting />
  if (hasFailed)
    return (
      <ErrorState title="The types could not be loaded" onRetry={() => types.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  return (
    <>
      <NewType />
      <List />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}

const useForm = (): RecordFormActor | undefined =>
  useTypesState(({ children }) => children.form as RecordFormActor | undefined)

const NewType = () => {
  const form = useForm()
  const isNew = useTypesState(({ context }) => context.newId !== null)
  return form !== undefined && isNew ? (
    <Section title="New type">
      <TypeForm form={form} />
    </Section>
  ) : null
}

const List = () => {
  const all = useTypesState(({ context }) => context.types)
  const [showsArchived, setShowsArchived] = useState(false)
  const form = useForm()
  const edited = useTypesState((snapshot) =>
    snapshot.matches({ working: 'editing' }) ? snapshot.context.chosen : null,
  )
  const active = activeTypes(all)
  const archived = all.length - active.length
  const shown = showsArchived ? all : active
  return (
    <Section>
      {shown.length === 0 ? (
        <EmptyState icon={<FileBadge />} title="No certification types yet">
          Examples: White Card, first aid, forklift licence.
        </EmptyState>
      ) : (
        <ul className={slot('rows', 'list')} aria-label="Certification types">
          {shown.map((type) => (
            <li key={type.id} className={slot('rows', 'item')}>
              {edited?.id === type.id && form !== undefined ? <TypeForm form={form} /> : <TypeRow type={type} />}
            </li>
          ))}
        </ul>
      )}
      {archived === 0 ? null : (
        <CheckboxField
          label={`Show archived types (${archived})`}
          checked={showsArchived}
          onChange={setShowsArchived}
        />
      )}
    </Section>
  )
}

import { Suspense, useEffect } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { places } from '../../domain/session/places.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useNavigation } from '../app/machines.tsx'
import type { PageProps } from '../app/pages.ts'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useEmployees, useEmployeesState } from './area.ts'
import { EmployeeForm } from './EmployeeForm.tsx'
import { laterTab } from './laterTab.tsx'
import { BasicFields, TagsFields, WorkFields } from './SectionFields.tsx'
import { useListHref } from './useListAddress.ts'

const ForVacancy = laterTab<{ readonly id: string }>(
  async () => (await import('./vacancies/later.tsx')).vacancies.ForVacancy,
  'orgChart/plans',
)

/** § 2.1 A new person: the whole record in one form. */
export const CreatePage = ({ search }: PageProps) => {
  const employees = useEmployees()
  const creation = useEmployeesState(({ children }) => children.creation as RecordFormActor | undefined)
  const back = useListHref()
  const vacancy = new URLSearchParams(search).get('vacancy')

  useEffect(() => {
    if (vacancy === null) employees.send({ type: 'creation.opened', id: crypto.randomUUID() as string as EmployeeId })
    return () => employees.send({ type: 'creation.closed' })
  }, [employees, vacancy])

  return (
    <Page title={places.employeeCreate.title} width="form" back={{ href: back, label: 'Back to employees' }}>
      {vacancy === null ? null : (
        <Suspense fallback={null}>
          <ForVacancy id={vacancy} />
        </Suspense>
      )}
      {creation === undefined ? <Skeleton height={320} /> : <CreateForm creation={creation} back={back} />}
    </Page>
  )
}

const CreateForm = ({ creation, back }: { readonly creation: RecordFormActor; readonly back: string }) => {
  const navigation = useNavigation()
  return (
    <EmployeeForm
      form={creation}
      saveLabel="Create employee"
      onCancel={() => navigation.send({ type: 'navigation.asked', to: back })}
    >
      {(form) => (
        <>
          <Section title="Basic">
            <BasicFields form={form} of={null} />
          </Section>
          <Section title="Work">
            <WorkFields form={form} of={null} />
          </Section>
          <Section title="Tags">
            <TagsFields form={form} />
          </Section>
        </>
      )}
    </EmployeeForm>
  )
}

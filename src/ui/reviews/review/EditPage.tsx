import { useEffect, useMemo } from 'react'
import { searchable } from '../../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../../domain/employees/nouns.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { reviewChangeForm } from '../../../machines/reviews/review/reviewChangeForm.ts'
import type { PageProps } from '../../app/pages.ts'
import { useActor, usePart } from '../../app/session.ts'
import { PersonPicker } from '../../employees/PersonPicker.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { boundTo, RecordFormView } from '../../kit/RecordForm.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { usePlanForm, useReview } from './area.ts'
import { Frame } from './Frame.tsx'
import { planDenied } from './may.ts'

/** § 2.1 What a review is called, who reviews, and its days. */
export const EditPage = ({ params }: PageProps) => (
  <Frame params={params} here={({ id }) => pathTo('pr', { id })}>
    {(review) => <Editing review={review} />}
  </Frame>
)

const Editing = ({ review }: { readonly review: PerformanceReview }) => {
  const record = useReview()
  const form = usePlanForm()
  const denied = planDenied(useActor(), review)
  useEffect(() => {
    if (denied === undefined) record.send({ type: 'plan.asked' })
  }, [record, denied])
  if (denied !== undefined) return <Banner>{denied}</Banner>
  return (
    <Section title="Change plan">
      {form === undefined ? <Skeleton height={240} /> : <PlanForm form={form} review={review} />}
    </Section>
  )
}

const nobody: ReadonlyArray<EmployeeSummary> = []

const PlanForm = ({ form, review }: { readonly form: RecordFormActor; readonly review: PerformanceReview }) => {
  const directory = usePart('employees') ?? nobody
  const people = useMemo(() => searchable(directory), [directory])
  const { employee, reviewer } = review
  const nameOf = (id: string) =>
    id === reviewer.id ? reviewer.fullName : (directory.find((one) => one.id === id)?.fullName ?? 'Not shown to you')
  return (
    <RecordFormView form={form} of={reviewChangeForm} saveLabel="Save plan" called="This review">
      {(fields) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          <PersonPicker
            label="Reviewer"
            required
            people={people}
            chosen={fields.draft.reviewerId === null ? null : nameOf(fields.draft.reviewerId)}
            error={fields.problems.reviewerId}
            hint="A new reviewer takes over what the previous one wrote and submits it again."
            mayChoose={(id) => id !== employee.id}
            onChange={(reviewerId) => fields.change({ reviewerId })}
          />
          <Columns>
            <DateField {...boundTo(fields, 'scheduledDay')} required />
            <DateField {...boundTo(fields, 'dueDay')} required />
          </Columns>
        </>
      )}
    </RecordFormView>
  )
}

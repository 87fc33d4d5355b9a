import { use } from 'react'
import type { TemplateDraft } from '../../domain/reviews/template.fields.ts'
import { reviewTemplateForm } from '../../machines/reviews/templates.ts'
import type { TemplateFormProps } from '../app/templates/look.ts'
import { SectionsField } from '../app/templates/SectionsField.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useChoices } from './area.ts'
import { questions, ScaleContext } from './QuestionFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

export const TemplateForm = (props: TemplateFormProps) => {
  const choices = useChoices()
  const usual = use(ScaleContext)
  return (
    <ScaleContext value={choices?.scale ?? usual}>
      <Form {...props} />
    </ScaleContext>
  )
}

const Form = (props: TemplateFormProps) => (
  <RecordFormView
    {...props}
    of={reviewTemplateForm}
    saveLabel="Save template"
    called="This template"
    conflict={conflict}
  >
    {(fields) => (
      <>
        <Section title="About this template">
          <TextField {...boundTo(fields, 'name')} />
          <TextArea {...boundTo(fields, 'description')} />
        </Section>
        <Section title="Questions">
          <SectionsField
            of={questions}
            sections={fields.draft.sections}
            error={fields.problems.sections}
            onChange={(sections) => fields.change({ sections })}
          />
          {fields.draft.sections.length === 0 ? null : <TemplatePreview sections={fields.draft.sections} />}
        </Section>
      </>
    )}
  </RecordFormView>
)

const conflict: Written<TemplateDraft> = {
  sections: ({ sections }) =>
    sections.map(({ title, questions }) => [title, ...questions.map(({ text }) => `– ${text}`)].join('\n')).join('\n'),
}

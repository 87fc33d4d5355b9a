import type { TemplateDraft } from '../../domain/checkIns/template.fields.ts'
import { templateForm } from '../../machines/checkIns/templateForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { SectionsField } from '../app/templates/SectionsField.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { questions } from './QuestionFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

export const TemplateForm = ({ form }: { readonly form: RecordFormActor }) => (
  <RecordFormView form={form} of={templateForm} saveLabel="Save template" called="This template" conflict={conflict}>
    {(fields) => (
      <>
        <TextField {...boundTo(fields, 'name')} />
        <TextArea {...boundTo(fields, 'description')} />
        <SectionsField
          of={questions}
          sections={fields.draft.sections}
          error={fields.problems.sections}
          onChange={(sections) => fields.change({ sections })}
        />
        {fields.draft.sections.length === 0 ? null : <TemplatePreview sections={fields.draft.sections} />}
      </>
    )}
  </RecordFormView>
)

const conflict: Written<TemplateDraft> = {
  sections: ({ sections }) =>
    sections.map(({ title, questions }) => [title, ...questions.map(({ text }) => `– ${text}`)].join('\n')).join('\n'),
}

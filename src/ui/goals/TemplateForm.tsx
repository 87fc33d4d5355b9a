import type { TemplateDraft } from '../../domain/goals/template.fields.ts'
import { goalTemplateForm } from '../../machines/goals/templates.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { TemplateGoalsField } from './TemplateGoalsField.tsx'

export const TemplateForm = ({ form }: { readonly form: RecordFormActor }) => (
  <RecordFormView
    form={form}
    of={goalTemplateForm}
    saveLabel="Save template"
    called="This template"
    conflict={conflict}
  >
    {(fields) => (
      <>
        <TextField {...boundTo(fields, 'name')} />
        <TextArea {...boundTo(fields, 'description')} />
        <TemplateGoalsField
          goals={fields.draft.goals}
          error={fields.problems.goals}
          onChange={(goals) => fields.change({ goals })}
        />
      </>
    )}
  </RecordFormView>
)

const conflict: Written<TemplateDraft> = {
  goals: ({ goals }) => goals.map(({ title }) => `– ${title}`).join('\n'),
}

import { mayWriteTemplates } from '../../domain/checkIns/access.ts'
import type { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import { sizeInWords } from '../../domain/checkIns/template.fields.ts'
import { denials } from '../../domain/checkIns/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { TemplateAct } from '../../machines/checkIns/templateQuestions.ts'
import { checkInTemplates } from '../../machines/checkIns/templates.ts'
import { useActor } from '../app/session.ts'
import type { TemplatesLook } from '../app/templates/look.ts'
import { TemplatesPage as Templates } from '../app/templates/TemplatesPage.tsx'
import { useTemplates } from './area.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

const Preview = ({ template }: { readonly template: CheckInTemplate }) => (
  <TemplatePreview sections={template.sections} />
)

const look: TemplatesLook<CheckInTemplate, TemplateAct> = {
  title: places.checkInTemplates.title,
  description:
    'Questions for the employee and the reviewer. A check-in keeps the questions as they were when it was planned.',
  back: { href: pathTo('checkIns'), label: 'Back to check-ins' },
  purpose:
    'A template has questions in sections, such as how the week went or what is blocked. Each question is for the employee, the reviewer or both.',
  show: (name) => `Show the questions of ${name}`,
  hide: (name) => `Hide the questions of ${name}`,
  about: ({ description, sections }) => [sizeInWords(sections), description].filter((said) => said !== ''),
  Form: TemplateForm,
  Preview,
  removal: (template) => ({ kind: 'removal', template }),
  archiving: {
    isArchived: ({ isArchived }) => isArchived,
    act: (template) => ({ kind: 'archiving', template }),
  },
}

/** § 2.3 What is asked in a check-in, made once and chosen when one is planned. */
export const TemplatesPage = () => {
  const may = mayWriteTemplates(useActor())
  return (
    <Templates
      templates={useTemplates()}
      of={checkInTemplates}
      look={look}
      denied={may.allowed ? undefined : denials[may.because]}
    />
  )
}

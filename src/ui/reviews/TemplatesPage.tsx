import { sizeInWords } from '../../domain/checkIns/template.fields.ts'
import { mayChange } from '../../domain/organisation/collections.ts'
import { denials } from '../../domain/organisation/wording.ts'
import type { PerformanceReviewTemplate } from '../../domain/reviews/nouns.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { reviewTemplates, type TemplateAct } from '../../machines/reviews/templates.ts'
import type { PageProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import type { TemplatesLook } from '../app/templates/look.ts'
import { TemplatePage as One, TemplateFormPage } from '../app/templates/TemplatePages.tsx'
import { TemplatesPage as Templates } from '../app/templates/TemplatesPage.tsx'
import { useTemplates } from './area.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

const Preview = ({ template }: { readonly template: PerformanceReviewTemplate }) => (
  <TemplatePreview sections={template.content.sections} />
)

const create = pathTo('prTemplateCreate')

const look: TemplatesLook<PerformanceReviewTemplate, TemplateAct> = {
  title: places.prTemplates.title,
  description:
    'Questions for the employee and the reviewer. A review keeps the questions as they were when it was planned.',
  back: { href: pathTo('prs'), label: 'Back to performance reviews' },
  purpose:
    'A template has questions in sections: text, ratings, or about each goal or core value. Each question is for the employee, the reviewer or both.',
  show: (name) => `Show the questions of ${name}`,
  hide: (name) => `Hide the questions of ${name}`,
  about: ({ content: { description, sections } }) => [sizeInWords(sections), description].filter((said) => said !== ''),
  Form: TemplateForm,
  pages: {
    one: (id) => pathTo('prTemplate', { id }),
    edit: (id) => pathTo('prTemplateEdit', { id }),
    create,
    copy: (id) => `${create}?from=${id}`,
  },
  Preview,
  removal: (template) => ({ kind: 'removal', template }),
  archiving: {
    isArchived: ({ content }) => content.isArchived,
    act: (template) => ({ kind: 'archiving', template }),
  },
}

const useThese = () => {
  const may = mayChange(useActor(), 'performanceReviewTemplates', 'Modify')
  return {
    templates: useTemplates(),
    of: reviewTemplates,
    look,
    list: pathTo('prTemplates'),
    denied: may.allowed ? undefined : denials[may.because],
  }
}

/** § 2.3 What is asked in a review, made once and chosen when one is planned. */
export const TemplatesPage = () => <Templates {...useThese()} />

export const TemplatePage = ({ params: { id = '' } }: PageProps) => (
  <One {...useThese()} title={places.prTemplate.title} id={id} />
)

export const TemplateEditPage = ({ params: { id = '' } }: PageProps) => (
  <TemplateFormPage {...useThese()} title={places.prTemplateEdit.title} id={id} />
)

export const TemplateCreatePage = ({ search }: PageProps) => (
  <TemplateFormPage
    {...useThese()}
    title={places.prTemplateCreate.title}
    id={null}
    like={new URLSearchParams(search).get('from')}
  />
)

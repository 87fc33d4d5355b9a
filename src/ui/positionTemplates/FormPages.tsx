import { pathTo, places } from '../../domain/session/places.ts'
import { positionTemplates } from '../../machines/positionTemplates/templates.ts'
import type { PageProps } from '../app/pages.ts'
import { TemplateFormPage } from '../app/templates/TemplatePages.tsx'
import { useTemplates } from './area.ts'
import { TemplateForm } from './TemplateForm.tsx'

const look = { Form: TemplateForm }

export const EditPage = ({ params: { id = '' } }: PageProps) => (
  <TemplateFormPage
    templates={useTemplates()}
    of={positionTemplates}
    look={look}
    list={pathTo('positionTemplates')}
    title={places.positionTemplateEdit.title}
    id={id}
  />
)

/** `from` in the address: it begins as a copy of that one. */
export const CreatePage = ({ search }: PageProps) => (
  <TemplateFormPage
    templates={useTemplates()}
    of={positionTemplates}
    look={look}
    list={pathTo('positionTemplates')}
    title={places.positionTemplateCreate.title}
    id={null}
    like={new URLSearchParams(search).get('from')}
  />
)

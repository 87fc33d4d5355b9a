import type { ComponentType } from 'react'
import { inArea } from '../app/area.tsx'
import type { PageProps, PagesOf } from '../app/pages.ts'
import { CreatePage, EditPage } from './FormPages.tsx'
import { TemplatePage } from './TemplatePage.tsx'
import { TemplatesPage } from './TemplatesPage.tsx'

const opened = (Page: ComponentType<PageProps>) => inArea('positionTemplates', Page)

/** In one file: in pieces of their own they would cost every first visit their names. */
export const pages: PagesOf<'positionTemplates'> = {
  positionTemplates: opened(TemplatesPage),
  positionTemplateCreate: opened(CreatePage),
  positionTemplate: opened(TemplatePage),
  positionTemplateEdit: opened(EditPage),
}

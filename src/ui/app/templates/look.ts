import type { ComponentType } from 'react'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import type { FormRecord } from '../../../machines/kit/recordFormShape.ts'
import type { ActOn, TemplatesActor } from '../../../machines/kit/templates.machine.ts'
import type { TemplatesKind } from './opened.ts'

export interface TemplateFormProps {
  readonly form: RecordFormActor
  /** Of a form that is a page. */
  readonly onCancel?: () => void
}

/** How a kind of templates looks. */
export interface TemplatesLook<Template extends FormRecord, Act extends ActOn<Template>> {
  readonly title: string
  readonly description: string
  readonly back: { readonly href: string; readonly label: string }
  /** What a template is, where there is none yet. */
  readonly purpose: string
  /** Says that what it holds is shown, such as its questions, or hidden. */
  readonly show: (name: string) => string
  readonly hide: (name: string) => string
  /** The line under its name. */
  readonly about: (template: Template) => ReadonlyArray<string>
  readonly Form: ComponentType<TemplateFormProps>
  /** Of templates of which each has a page of its own, and so have its form and that of a new one. */
  readonly pages?: {
    readonly one: (id: Template['id']) => string
    readonly edit: (id: Template['id']) => string
    readonly create: string
    /** A new one like it. */
    readonly copy: (id: Template['id']) => string
  }
  readonly Preview: ComponentType<{ readonly template: Template }>
  readonly removal: (template: Template) => Act
  /** Of templates that are archived too. */
  readonly archiving?: {
    readonly isArchived: (template: Template) => boolean
    readonly act: (template: Template) => Act
  }
}

export interface TemplatesPageProps<Template extends FormRecord, Act extends ActOn<Template>> {
  readonly templates: TemplatesActor
  readonly of: TemplatesKind<Template, Act>
  readonly look: TemplatesLook<Template, Act>
  /** Why this person does not write them. */
  readonly denied: string | undefined
}

import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { FormRecord } from '../../../machines/kit/recordFormShape.ts'
import type { ActOn, TemplatesActor, templatesOf } from '../../../machines/kit/templates.machine.ts'
import { changesFirst } from '../../kit/changesFirst.ts'

/** The templates of one kind, as `templatesOf` describes them. */
export type TemplatesKind<Template extends FormRecord, Act extends ActOn<Template>> = Pick<
  ReturnType<typeof templatesOf<Template, object, Act, unknown>>,
  'nameOf' | 'templatesIn' | 'chosenIn' | 'adding' | 'changing' | 'asking'
>

export type TemplatesSnapshot = ReturnType<TemplatesActor['getSnapshot']>

/** Reads them for as long as the page shows; what is written there is not worked on elsewhere. */
export const useOpenedTemplates = (templates: TemplatesActor): void =>
  useEffect(() => {
    templates.send({ type: 'templates.opened' })
    return () => templates.send({ type: 'templates.left' })
  }, [templates])

const isEditing = (snapshot: TemplatesSnapshot): boolean => snapshot.matches({ working: 'editing' })

/** One is written at a time. */
export const useWritingDenied = (templates: TemplatesActor): string | undefined =>
  useSelector(templates, isEditing) ? changesFirst : undefined

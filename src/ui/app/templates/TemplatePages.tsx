import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { dotted } from '../../../domain/kernel/lists.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import type { FormRecord } from '../../../machines/kit/recordFormShape.ts'
import type { ActOn, TemplatesActor } from '../../../machines/kit/templates.machine.ts'
import { Badge } from '../../kit/Badge.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { useNavigation } from '../machines.tsx'
import type { TemplatesPageProps } from './look.ts'
import { Read } from './Read.tsx'

interface OfOne<Template extends FormRecord, Act extends ActOn<Template>> extends TemplatesPageProps<Template, Act> {
  readonly title: string
  /** The address of the list. */
  readonly list: string
  /** Which it is. */
  readonly id: string
}

const useTemplate = <Template extends FormRecord, Act extends ActOn<Template>>(
  { templates, of }: Pick<TemplatesPageProps<Template, Act>, 'templates' | 'of'>,
  id: string | null,
): Template | undefined => useSelector(templates, (snapshot) => of.templatesIn(snapshot).find((one) => one.id === id))

const Gone = ({ list }: { readonly list: string }) => (
  <EmptyState title="This template no longer exists" action={<LinkButton href={list}>Show all templates</LinkButton>}>
    It may have been deleted, or the link may be wrong.
  </EmptyState>
)

/** A template, as each of the two sees it. */
export const TemplatePage = <Template extends FormRecord, Act extends ActOn<Template>>(props: OfOne<Template, Act>) => {
  const { templates, of, look, denied, list, id } = props
  const template = useTemplate(props, id)
  const { pages } = look
  return (
    <Page
      title={template === undefined ? props.title : of.nameOf(template)}
      width="form"
      back={{ href: list, label: 'Back to templates' }}
      actions={
        template === undefined || pages === undefined || denied !== undefined ? null : (
          <>
            <LinkButton href={pages.copy(template.id)}>Duplicate</LinkButton>
            <LinkButton href={pages.edit(template.id)} tone="solid">
              Edit
            </LinkButton>
          </>
        )
      }
    >
      <Read templates={templates}>
        {template === undefined ? (
          <Gone list={list} />
        ) : (
          <Section>
            {look.archiving?.isArchived(template) ? (
              <span>
                <Badge>Archived</Badge>
              </span>
            ) : null}
            <Text tone="muted">{dotted(look.about(template))}</Text>
            <look.Preview template={template} />
          </Section>
        )}
      </Read>
    </Page>
  )
}

interface FormPageProps<Template extends FormRecord, Act extends ActOn<Template>>
  extends Omit<OfOne<Template, Act>, 'id' | 'denied' | 'look'> {
  readonly look: Pick<TemplatesPageProps<Template, Act>['look'], 'Form'>
  /** What is changed; null where a new one is made. */
  readonly id: string | null
  /** What the new one begins as. */
  readonly like?: string | null
}

/** Where one is made or changed: leaving it leads back to the list. */
export const TemplateFormPage = <Template extends FormRecord, Act extends ActOn<Template>>(
  props: FormPageProps<Template, Act>,
) => {
  const { templates, title, list, id, like = null } = props
  const template = useTemplate(props, id ?? like)
  return (
    <Page title={title} width="form" back={{ href: list, label: 'Back to templates' }}>
      <Read templates={templates}>
        {template === undefined && id !== null ? <Gone list={list} /> : <Writing {...props} template={template} />}
      </Read>
    </Page>
  )
}

const Writing = <Template extends FormRecord, Act extends ActOn<Template>>({
  templates,
  of,
  look,
  list,
  id,
  template,
}: FormPageProps<Template, Act> & { readonly template: Template | undefined }) => {
  const navigation = useNavigation()
  const form = useSelector(templates, formIn)
  // Once for as long as the page shows: what was saved is not written again on the way to the list.
  const [begun] = useState(() =>
    id === null || template === undefined
      ? of.adding(crypto.randomUUID() as Template['id'], template)
      : of.changing(template),
  )
  useEffect(() => templates.send(begun), [templates, begun])
  return form === undefined ? (
    <Skeleton height={320} />
  ) : (
    <look.Form form={form} onCancel={() => navigation.send({ type: 'navigation.asked', to: list })} />
  )
}

const formIn = ({ children }: ReturnType<TemplatesActor['getSnapshot']>): RecordFormActor | undefined =>
  children.form as RecordFormActor | undefined

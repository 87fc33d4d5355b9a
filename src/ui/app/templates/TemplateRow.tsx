import { ChevronDown, ChevronUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dotted } from '../../../domain/kernel/lists.ts'
import type { FormRecord } from '../../../machines/kit/recordFormShape.ts'
import type { ActOn } from '../../../machines/kit/templates.machine.ts'
import { Badge } from '../../kit/Badge.tsx'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Text } from '../../kit/Text.tsx'
import type { TemplatesPageProps } from './look.ts'
import { useWritingDenied } from './opened.ts'

type TemplateRowProps<Template extends FormRecord, Act extends ActOn<Template>> = TemplatesPageProps<Template, Act> & {
  readonly template: Template
}

/** A template; what it holds shows under it when it is wanted. */
export const TemplateRow = <Template extends FormRecord, Act extends ActOn<Template>>(
  props: TemplateRowProps<Template, Act>,
) => {
  const { of, look, denied, template } = props
  const [isShown, setShown] = useState(false)
  const name = of.nameOf(template)
  return (
    <>
      <div className={slot('rows', 'row')}>
        <span className={slot('rows', 'words')}>
          {look.pages === undefined ? (
            <span>{name}</span>
          ) : (
            // The same list in another area has no page for each: names look alike in both.
            <a href={look.pages.one(template.id)}>{name}</a>
          )}
          <Text as="span" style="small" tone="muted">
            {dotted(look.about(template))}
          </Text>
        </span>
        {look.archiving?.isArchived(template) ? <Badge>Archived</Badge> : null}
        <IconButton
          label={isShown ? look.hide(name) : look.show(name)}
          aria-expanded={isShown}
          icon={isShown ? <ChevronUp /> : <ChevronDown />}
          size="sm"
          onClick={() => setShown(!isShown)}
        />
        {denied === undefined ? <Acts {...props} /> : null}
      </div>
      {isShown ? (
        <div className={slot('rows', 'more')}>
          <look.Preview template={template} />
        </div>
      ) : null}
    </>
  )
}

const Acts = <Template extends FormRecord, Act extends ActOn<Template>>({
  templates,
  of,
  look,
  template,
}: TemplateRowProps<Template, Act>) => {
  const denied = useWritingDenied(templates)
  const name = of.nameOf(template)
  const { archiving, pages } = look
  return (
    <>
      {pages === undefined ? (
        <IconButton
          label={`Edit ${name}`}
          icon={<Pencil />}
          size="sm"
          denied={denied}
          onClick={() => templates.send(of.changing(template))}
        />
      ) : (
        <LinkButton href={pages.edit(template.id)} label={`Edit ${name}`} size="sm" tone="ghost">
          <Pencil />
        </LinkButton>
      )}
      <Menu
        label={`More for ${name}`}
        icon={<Ellipsis />}
        align="end"
        items={[
          ...(pages === undefined ? [] : [{ id: 'copy', label: 'Duplicate', href: pages.copy(template.id) }]),
          ...(archiving === undefined
            ? []
            : [
                {
                  id: 'archive',
                  label: archiving.isArchived(template) ? 'Unarchive…' : 'Archive…',
                  denied,
                  onSelect: () => templates.send(of.asking(archiving.act(template))),
                },
                'separator' as const,
              ]),
          {
            id: 'remove',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied,
            onSelect: () => templates.send(of.asking(look.removal(template))),
          },
        ]}
      />
    </>
  )
}

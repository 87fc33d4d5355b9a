import { ChevronDown, ChevronUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mayWriteTemplates } from '../../domain/checkIns/access.ts'
import type { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import { sizeInWords } from '../../domain/checkIns/template.fields.ts'
import { useActor } from '../app/session.ts'
import { Badge } from '../kit/Badge.tsx'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { Menu } from '../kit/Menu.tsx'
import { Text } from '../kit/Text.tsx'
import { useTemplates, useTemplatesState } from './area.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

/** A template; what each side is asked shows under it when it is wanted. */
export const TemplateRow = ({ template }: { readonly template: CheckInTemplate }) => {
  const [isShown, setShown] = useState(false)
  const { name, description, sections, isArchived } = template
  return (
    <>
      <div className={slot('rows', 'row')}>
        <span className={slot('rows', 'words')}>
          <span>{name}</span>
          <Text as="span" style="small" tone="muted">
            {[description, sizeInWords(sections)].filter((said) => said !== '').join(' · ')}
          </Text>
        </span>
        {isArchived ? <Badge>Archived</Badge> : null}
        <IconButton
          label={isShown ? `Hide the questions of ${name}` : `Show the questions of ${name}`}
          aria-expanded={isShown}
          icon={isShown ? <ChevronUp /> : <ChevronDown />}
          size="sm"
          onClick={() => setShown(!isShown)}
        />
        {mayWriteTemplates(useActor()).allowed ? <Acts template={template} /> : null}
      </div>
      {isShown ? (
        <div className={slot('rows', 'more')}>
          <TemplatePreview sections={sections} />
        </div>
      ) : null}
    </>
  )
}

const Acts = ({ template }: { readonly template: CheckInTemplate }) => {
  const templates = useTemplates()
  const isEditing = useTemplatesState((snapshot) => snapshot.matches({ working: 'editing' }))
  const denied = isEditing ? 'Finish what you are writing first.' : undefined
  const { name, isArchived } = template
  return (
    <>
      <IconButton
        label={`Edit ${name}`}
        icon={<Pencil />}
        size="sm"
        denied={denied}
        onClick={() => templates.send({ type: 'change.asked', template })}
      />
      <Menu
        label={`More for ${name}`}
        icon={<Ellipsis />}
        align="end"
        items={[
          {
            id: 'archive',
            label: isArchived ? 'Unarchive…' : 'Archive…',
            denied,
            onSelect: () => templates.send({ type: 'act.asked', act: { kind: 'archiving', template } }),
          },
          'separator',
          {
            id: 'remove',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied,
            onSelect: () => templates.send({ type: 'act.asked', act: { kind: 'removal', template } }),
          },
        ]}
      />
    </>
  )
}

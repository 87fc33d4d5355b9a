import { useSelector } from '@xstate/react'
import { Ellipsis, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { actionOn, mayMove, stateOf, templateLifecycle } from '../../domain/positionTemplates/lifecycle.ts'
import { newerOf } from '../../domain/positionTemplates/lineage.ts'
import type { GlobalPositionTemplateHistory, PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { actionNames, denials, movedBy, stateNames } from '../../domain/positionTemplates/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { positionOrigin } from '../../machines/positionTemplates/readings.ts'
import { positionTemplates } from '../../machines/positionTemplates/templates.ts'
import { NothingHere } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { useWritingDenied } from '../app/templates/opened.ts'
import { Read } from '../app/templates/Read.tsx'
import { laterTab } from '../employees/laterTab.tsx'
import { Badge } from '../kit/Badge.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { LifecycleChart } from '../kit/LifecycleChart.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import {
  useDenied,
  useDepartments,
  useDialogs,
  useOrigin,
  useTemplateDownload,
  useTemplateList,
  useTemplates,
} from './area.ts'
import { askToAssign, askToMove, askToUpgrade } from './asking.ts'
import { useAssignDenied } from './assignDenied.ts'
import { Outcome } from './Outcome.tsx'
import { Requirements } from './Requirements.tsx'
import { TemplateDialogs } from './TemplateDialogs.tsx'
import { TemplateText } from './TemplateText.tsx'

const Holders = laterTab<{ readonly template: PositionTemplate }>(async () => (await import('./Holders.tsx')).Holders)
const History = laterTab<{ readonly id: ItemId }>(async () => (await import('./History.tsx')).History)

const back = { href: pathTo('positionTemplates'), label: 'Back to position templates' }

/** § 2.1 One position template. */
export const TemplatePage = ({ params: { id = '' } }: PageProps) => {
  const templates = useTemplates()
  const template = useTemplateList().find((one) => one.id === id)
  if (template !== undefined) return <Record template={template} />
  // What reads the list stays where it is: it would be closed, and read again, for ever.
  return (
    <Page title={places.positionTemplate.title} width="form" back={back}>
      <Read templates={templates}>
        <NothingHere />
      </Read>
    </Page>
  )
}

const Record = ({ template }: { readonly template: PositionTemplate }) => {
  const { title, isArchived } = template
  const origin = useSelector(useOrigin(template.globalPositionTemplateId), positionOrigin.foundIn)
  return (
    <Page
      title={title}
      width="form"
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {title}
          </h1>
          {isArchived ? <Badge>{stateNames.archived}</Badge> : null}
        </div>
      }
      back={back}
      actions={<Actions template={template} />}
    >
      <Read templates={useTemplates()}>
        <Outcome />
        <Newer template={template} origin={origin} />
        <About template={template} origin={origin} />
        <Requirements template={template} />
        <Suspense fallback={<Skeleton height={48} />}>
          <Holders template={template} />
        </Suspense>
        <Section title="Position description">
          <TemplateText of={template} />
        </Section>
        <Suspense fallback={<Skeleton height={48} />}>
          <History id={template.id} />
        </Suspense>
        <Life template={template} />
      </Read>
      <Question />
      <TemplateDialogs />
    </Page>
  )
}

const Actions = ({ template }: { readonly template: PositionTemplate }) => {
  const templates = useTemplates()
  const dialogs = useDialogs()
  const denied = useDenied()
  const { fetch } = useTemplateDownload()
  const isWriting = useWritingDenied(templates)
  const assignDenied = useAssignDenied([template])
  const action = actionOn(template)
  return (
    <>
      <Button aria-haspopup="dialog" denied={assignDenied} onClick={() => askToAssign(dialogs, template)}>
        Assign to people…
      </Button>
      <LinkButton href={pathTo('positionTemplateEdit', { id: template.id })} tone="solid" denied={denied('Modify')}>
        Edit
      </LinkButton>
      <Menu
        label="More"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          {
            id: 'copy',
            label: 'Duplicate',
            denied: denied('Create'),
            href: `${pathTo('positionTemplateCreate')}?from=${template.id}`,
          },
          {
            id: 'paper',
            label: 'Download as PDF',
            onSelect: () => fetch({ paper: template.id, title: template.title }),
          },
          {
            id: 'move',
            label: action === 'archive' ? 'Archive…' : 'Unarchive…',
            denied: denied('Modify'),
            onSelect: () => askToMove(dialogs, action, [template]),
          },
          'separator',
          {
            id: 'remove',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied: denied('Delete') ?? isWriting,
            onSelect: () => templates.send(positionTemplates.asking({ kind: 'removal', template })),
          },
        ]}
      />
    </>
  )
}

interface DerivedProps {
  readonly template: PositionTemplate
  /** Null while it is not read. */
  readonly origin: GlobalPositionTemplateHistory | null
}

const Newer = ({ template, origin }: DerivedProps) => {
  const dialogs = useDialogs()
  const denied = useDenied()('Modify')
  const newer = origin === null ? undefined : newerOf(template, [origin])
  if (newer === undefined) return null
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" aria-haspopup="dialog" denied={denied} onClick={() => askToUpgrade(dialogs, template, newer)}>
          Compare and update…
        </Button>
      }
    >
      Version {newer.version} of {newer.title} is in the marketplace. This template uses version{'\u00a0'}
      {template.globalVersion}.
    </Banner>
  )
}

const About = ({ template, origin }: DerivedProps) => {
  const departments = useDepartments()
  return (
    <Section title="About this template">
      <DescriptionList
        items={[
          { term: 'Department', value: departments.find(({ id }) => id === template.department)?.name ?? null },
          {
            term: 'From the marketplace',
            value: origin === null ? null : `${origin.title}, version ${template.globalVersion}`,
          },
        ]}
      />
    </Section>
  )
}

const Life = ({ template }: { readonly template: PositionTemplate }) => {
  const mayModify = useDenied()('Modify')
  return (
    <LifecycleChart
      of={templateLifecycle}
      here={stateOf(template)}
      states={stateNames}
      actions={actionNames}
      by={movedBy}
      denied={(action) => {
        const may = mayMove(template, action)
        return may.allowed ? mayModify : denials[may.because]
      }}
    />
  )
}

const Question = () => {
  const question = useSelector(useTemplates(), ({ children }) => children.confirmation as ConfirmActor | undefined)
  return question === undefined ? null : <Confirmation confirmation={question} />
}

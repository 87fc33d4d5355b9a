import { ClipboardList } from 'lucide-react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { Department } from '../../domain/organisation/nouns.ts'
import { newerOf, originOf } from '../../domain/positionTemplates/lineage.ts'
import type { GlobalPositionTemplate, PositionGaps, PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { Badge } from '../kit/Badge.tsx'
import { Text } from '../kit/Text.tsx'
import type { Column } from '../kit/table/columns.ts'

interface Makings {
  readonly departments: ReadonlyArray<Department>
  readonly globals: ReadonlyArray<GlobalPositionTemplate>
  /** Null where nothing can be owed. */
  readonly gaps: ReadonlyArray<PositionGaps> | null
}

const NO_DEPARTMENT = 'none'

export const columnIds = ['title', 'department', 'origin', 'heldBy', 'gaps', 'description'] as const

export const columnsOf = ({ departments, globals, gaps }: Makings): ReadonlyArray<Column<PositionTemplate>> => {
  const nameOf = ({ department }: PositionTemplate) => departments.find(({ id }) => id === department)?.name ?? null
  const gapsIn = ({ id }: PositionTemplate) => gaps?.find((one) => one.id === id)?.withGaps ?? 0
  const columns: ReadonlyArray<Column<PositionTemplate>> = [
    {
      id: 'title',
      header: 'Title',
      card: 'primary',
      hideable: false,
      width: 180,
      grow: 2,
      wraps: true,
      lead: () => <ClipboardList aria-hidden="true" />,
      cell: ({ title }) => title,
      sortValue: ({ title }) => title,
    },
    {
      id: 'department',
      header: 'Department',
      card: 'secondary',
      width: 128,
      wraps: true,
      cell: nameOf,
      sortValue: nameOf,
      filter: {
        kind: 'choice',
        choices: [
          ...departments.map(({ id, name }) => ({ value: id as string, label: name })),
          { value: NO_DEPARTMENT, label: 'No department' },
        ],
        value: ({ department }) => department ?? NO_DEPARTMENT,
      },
    },
    {
      id: 'origin',
      header: 'Marketplace',
      card: 'aside',
      carded: {
        aside: (template) => <Newer template={template} globals={globals} />,
        last: (template) => <Version template={template} globals={globals} />,
      },
      width: 134,
      cell: (template) => <Origin template={template} globals={globals} />,
      sortValue: (template) => originOf(template, globals)?.title,
      filter: {
        kind: 'choice',
        choices: [
          { value: 'newer', label: 'Newer version' },
          { value: 'marketplace', label: 'From the marketplace' },
          { value: 'own', label: 'Written here' },
        ],
        value: (template) => [
          template.globalPositionTemplateId === null ? 'own' : 'marketplace',
          ...(newerOf(template, globals) === undefined ? [] : ['newer']),
        ],
      },
    },
    {
      id: 'heldBy',
      header: 'Held by',
      width: 70,
      grow: 0,
      align: 'end',
      unbroken: true,
      cell: ({ heldBy }) => heldBy,
      sortValue: ({ heldBy }) => heldBy,
    },
    {
      id: 'gaps',
      header: 'With gaps',
      width: 90,
      grow: 0,
      align: 'end',
      unbroken: true,
      cell: (template) => <Gaps count={gapsIn(template)} />,
      sortValue: gapsIn,
      filter: {
        kind: 'choice',
        choices: [
          { value: 'some', label: 'Something outstanding' },
          { value: 'none', label: 'Nothing outstanding' },
        ],
        value: (template) => (gapsIn(template) > 0 ? 'some' : 'none'),
      },
    },
    {
      id: 'description',
      header: 'Summary',
      width: 200,
      grow: 2,
      wraps: true,
      cell: ({ description }) => (
        <Text as="span" tone="muted">
          {description}
        </Text>
      ),
    },
  ]
  return gaps === null ? columns.filter(({ id }) => id !== 'gaps') : columns
}

const Gaps = ({ count }: { readonly count: number }) =>
  count === 0 ? (
    0
  ) : (
    <Badge tone="warning">
      {count} <span className="sr-only">have something outstanding</span>
    </Badge>
  )

interface OriginProps {
  readonly template: PositionTemplate
  readonly globals: ReadonlyArray<GlobalPositionTemplate>
}

const Origin = (of: OriginProps) =>
  isNewerThere(of) ? (
    <Newer {...of} />
  ) : originOf(of.template, of.globals) === undefined ? null : (
    <Text as="span" tone="muted" clip="line">
      Version {of.template.globalVersion}
    </Text>
  )

const isNewerThere = ({ template, globals }: OriginProps): boolean => newerOf(template, globals) !== undefined

const Newer = (of: OriginProps) => (isNewerThere(of) ? <Badge tone="accent">Newer version</Badge> : null)

/** On a phone, without a heading over it, and after the department. */
const Version = (of: OriginProps) =>
  originOf(of.template, of.globals) === undefined || isNewerThere(of) ? null : (
    <span>
      {' · '}Marketplace version {of.template.globalVersion}
    </span>
  )

export const rowId = ({ id }: PositionTemplate): ItemId => id
export const rowLabel = ({ title }: PositionTemplate): string => title
export const rowHref = ({ id }: PositionTemplate): string => pathTo('positionTemplate', { id })

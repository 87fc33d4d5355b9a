import { BookText } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { ownAgreement } from '../../domain/policies/duties.ts'
import { isOwed } from '../../domain/policies/dutyStatus.ts'
import { kindNames } from '../../domain/policies/kindWords.ts'
import type { HrDocumentSummary, PolicyProgress } from '../../domain/policies/nouns.ts'
import { ownDutyStatus } from '../../domain/policies/ownDutyStatus.ts'
import { Badge } from '../kit/Badge.tsx'
import { look } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import type { Column } from '../kit/table/columns.ts'
import { Due, DutyStatusBadge, dutyStatuses, StatusBadges, statuses } from './dutyStatus.tsx'

type Policies = ReadonlyArray<Column<HrDocumentSummary>>

const NO_CATEGORY = 'No category'

const choicesOf = (words: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }))

const named = (categories: ReadonlyArray<string>): Policies => [
  {
    id: 'title',
    header: 'Title',
    card: 'primary',
    hideable: false,
    width: 148,
    grow: 3,
    wraps: true,
    lead: () => <BookText aria-hidden="true" />,
    cell: ({ title }) => title,
    sortValue: ({ title }) => title,
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 72,
    grow: 0,
    cell: ({ type }) => kindNames[type],
    sortValue: ({ type }) => kindNames[type],
    filter: {
      kind: 'choice',
      choices: Object.entries(kindNames).map(([value, label]) => ({ value, label })),
      value: ({ type }) => String(type),
    },
  },
  {
    id: 'category',
    header: 'Category',
    card: 'secondary',
    width: 102,
    wraps: true,
    cell: ({ category }) => category,
    sortValue: ({ category }) => category,
    filter: {
      kind: 'choice',
      choices: [...categories, NO_CATEGORY].map((value) => ({ value, label: value })),
      value: ({ category }) => category ?? NO_CATEGORY,
    },
  },
]

const version: Column<HrDocumentSummary> = {
  id: 'version',
  header: 'Version',
  width: 50,
  grow: 0,
  cell: ({ versionNo }) => (versionNo === 0 ? null : versionNo),
  sortValue: ({ versionNo }) => versionNo,
}

const published = (timeZone: string): Column<HrDocumentSummary> => ({
  id: 'published',
  header: 'Published',
  width: 108,
  grow: 0,
  cell: ({ publishedUtc }) => <DateText value={publishedUtc} timeZone={timeZone} placeholder="Not yet" />,
  sortValue: ({ publishedUtc }) => publishedUtc,
})

/** What policy managers see of each. */
export const managedColumns = (categories: ReadonlyArray<string>, timeZone: string): Policies => [
  ...named(categories),
  {
    id: 'status',
    header: 'Status',
    card: 'aside',
    width: 112,
    upTo: 180,
    wraps: true,
    cell: (policy) => <StatusBadges policy={policy} />,
    sortValue: ({ status }) => status,
    filter: { kind: 'choice', choices: choicesOf(statuses), value: ({ status }) => status },
  },
  {
    id: 'agreed',
    header: 'Agreed',
    width: 112,
    grow: 1.6,
    wraps: true,
    cell: ({ progress, status }) => (progress === null || status === 'draft' ? null : <Agreed {...progress} />),
    sortValue: ({ progress }) => (progress === null || progress.bound === 0 ? null : progress.agreed / progress.bound),
  },
  published(timeZone),
  version,
]

/** One length in every row: there is room for the figure and, where the column is wide, for how many are late beside it. */
const length = 'max(32px, 100% - 140px)'
const comparable: CSSProperties = { width: length, maxWidth: length, marginInlineEnd: '4px', verticalAlign: 'middle' }

/** Beside buttons that need their room, too. */
const standing: CSSProperties = { flex: '0 0 96px' }

export const Progress = (progress: PolicyProgress) => (
  <Row gap={2} wrap="never">
    <Agreed {...progress} bar={standing} />
  </Row>
)

/** How many of those bound have agreed; late ones by a word, which may stand in a second line. */
const Agreed = ({ bound, agreed, late, bar = comparable }: PolicyProgress & { readonly bar?: CSSProperties }) =>
  bound === 0 ? (
    <Text as="span" tone="subtle">
      Applies to no one
    </Text>
  ) : (
    <>
      <progress
        className={look('gauge')}
        style={bar}
        value={agreed}
        max={bound}
        aria-label={`${agreed} of ${bound} agreed`}
      />
      <Text as="span" style="small" tone="muted">
        {agreed} of {bound}
      </Text>{' '}
      {late === 0 ? null : <Badge tone="danger">{late} overdue</Badge>}
    </>
  )

/** What somebody sees of those that bind them. */
export const ownColumns = (
  categories: ReadonlyArray<string>,
  timeZone: string,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): Policies => {
  const dutyStatusOf = (policy: HrDocumentSummary) => ownDutyStatus(policy, employeeId, nowUtc)
  return [
    ...named(categories),
    {
      id: 'standing',
      header: 'Your status',
      card: 'aside',
      width: 132,
      cell: (policy) => {
        const own = dutyStatusOf(policy)
        return own === null ? null : <DutyStatusBadge status={own} />
      },
      sortValue: dutyStatusOf,
      filter: { kind: 'choice', choices: choicesOf(dutyStatuses), value: (policy) => dutyStatusOf(policy) ?? '' },
    },
    {
      id: 'due',
      header: 'Due or agreed',
      card: 'secondary',
      width: 140,
      upTo: 168,
      wraps: true,
      cell: (policy) => {
        const own = dutyStatusOf(policy)
        if (own !== null && isOwed(own)) return <Due dueUtc={policy.dueUtc} style="body" />
        const agreement = ownAgreement(policy, employeeId)
        return agreement === null ? null : <DateText value={agreement.agreementDateUtc} timeZone={timeZone} />
      },
      sortValue: ({ dueUtc }) => dueUtc,
    },
    published(timeZone),
    version,
  ]
}

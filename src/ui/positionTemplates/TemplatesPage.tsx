import { useSelector } from '@xstate/react'
import { ClipboardList, Store } from 'lucide-react'
import { useId, useMemo } from 'react'
import { byText } from '../../domain/kernel/order.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import { actionOn, stateOf, type TemplateState } from '../../domain/positionTemplates/lifecycle.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { stateNames } from '../../domain/positionTemplates/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { positionGaps, positionMarketplace } from '../../machines/positionTemplates/readings.ts'
import { ListDownloadButton } from '../app/ListDownloadButton.tsx'
import type { PageProps } from '../app/pages.ts'
import { useOpenedTemplates } from '../app/templates/opened.ts'
import { useChosenRows } from '../app/useChosenRows.ts'
import { useTableState } from '../app/useTableState.ts'
import { TableViews } from '../app/views/later.tsx'
import { AddNewButton } from '../kit/AddNewButton.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { arranged } from '../kit/table/arranged.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { TableState } from '../kit/table/state.ts'
import {
  isMarketplace,
  marketplacePath,
  useDenied,
  useDepartments,
  useDialogs,
  useGaps,
  useMarketplace,
  useMayAsk,
  useTemplateList,
  useTemplates,
} from './area.ts'
import { askToAssign, askToMove } from './asking.ts'
import { useAssignDenied } from './assignDenied.ts'
import { columnIds, columnsOf, rowHref, rowId, rowLabel } from './columns.tsx'
import { MarketplacePage } from './MarketplacePage.tsx'
import { Outcome } from './Outcome.tsx'
import { TemplateDialogs } from './TemplateDialogs.tsx'

const noun = { one: 'position template', many: 'position templates' }
const states = ['active', 'archived'] as const
const none: ReadonlyArray<never> = []

const tabIn = (search: string): TemplateState =>
  new URLSearchParams(search).get('tab') === 'archived' ? 'archived' : 'active'

const tabHref = (tab: TemplateState): string =>
  tab === 'active' ? pathTo('positionTemplates') : `${pathTo('positionTemplates')}?tab=archived`

/** § 2.1, § 4 The position templates: those that are active, and apart from them what is archived. */
export const TemplatesPage = (props: PageProps) =>
  isMarketplace(props.search) ? <MarketplacePage {...props} /> : <ListPage {...props} />

const ListPage = ({ search }: PageProps) => {
  const panel = useId()
  const tab = tabIn(search)
  useOpenedTemplates(useTemplates())
  return (
    <Page title={places.positionTemplates.title} fill width="wide" actions={<Actions />}>
      <Outcome />
      <Tabs
        label="Position templates"
        tabs={states.map((state) => ({ href: tabHref(state), label: stateNames[state] }))}
        current={tabHref(tab)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={stateNames[tab]} className={slot('page', 'panel')}>
        <List key={tab} tab={tab} search={search} />
      </div>
      <TemplateDialogs />
    </Page>
  )
}

const Actions = () => {
  const denied = useDenied()('Create')
  return (
    <>
      <LinkButton href={marketplacePath}>
        <Store aria-hidden="true" />
        Marketplace
      </LinkButton>
      <AddNewButton label="New template" href={pathTo('positionTemplateCreate')} denied={denied} />
    </>
  )
}

const List = ({ tab, search }: { readonly tab: TemplateState; readonly search: string }) => {
  const templates = useTemplates()
  const all = useTemplateList()
  const isFailed = useSelector(templates, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const isThere = useSelector(templates, (snapshot) => snapshot.matches({ reading: 'showing' }))
  const failure = useSelector(templates, ({ context }) => context.failure)
  const globals = useSelector(useMarketplace(), positionMarketplace.foundIn) ?? none
  const found = useSelector(useGaps(), positionGaps.foundIn) ?? none
  const gaps = useMayAsk() ? found : null
  const departments = useDepartments()
  const columns = useMemo(() => columnsOf({ departments, globals, gaps }), [departments, globals, gaps])
  const kept = useMemo(() => (tab === 'active' ? undefined : { tab }), [tab])
  const [state, change] = useTableState({
    table: 'positionTemplates',
    columns: columnIds,
    path: pathTo('positionTemplates'),
    search,
    ...(kept && { kept }),
  })
  const inTab = useMemo(() => all.filter((template) => stateOf(template) === tab), [all, tab])
  const rows = useMemo(() => listed(inTab, columns, state), [inTab, columns, state])
  const [chosen, choose] = useChosenRows(rows)
  const question = useMemo(() => rows.map(({ id }) => id), [rows])
  return (
    <DataTable
      noun={noun}
      columns={columns}
      rows={rows}
      total={inTab.length}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={change}
      selected={chosen.ids}
      onSelect={choose}
      bulkActions={<BulkActions templates={chosen.rows} onDone={() => choose(new Set())} />}
      tools={
        <>
          <TableViews list="positionTemplates" columns={columnIds} state={state} onChange={change} />
          <ListDownloadButton by="positionTemplateDownload" question={question} />
        </>
      }
      status={isFailed ? 'failed' : isThere ? 'ready' : 'loading'}
      error={failure === null ? null : failureSentence(failure)}
      onRetry={() => templates.send({ type: 'retry.asked' })}
      empty={<None tab={tab} />}
    />
  )
}

const None = ({ tab }: { readonly tab: TemplateState }) =>
  tab === 'archived' ? (
    <EmptyState icon={<ClipboardList />} title="No archived templates">
      Archived templates show here. They can no longer be assigned. People who hold them keep them.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<ClipboardList />}
      title="No position templates yet"
      action={<LinkButton href={marketplacePath}>Browse the marketplace</LinkButton>}
    >
      A template describes a position and its requirements. Write one, or start from the marketplace.
    </EmptyState>
  )

interface BulkProps {
  readonly templates: ReadonlyArray<PositionTemplate>
  readonly onDone: () => void
}

const BulkActions = ({ templates, onDone }: BulkProps) => {
  const dialogs = useDialogs()
  const denied = useDenied()('Modify')
  const [first] = templates
  if (first === undefined) return null
  const action = actionOn(first)
  return (
    <>
      <AssignButton templates={templates} />
      <Button
        size="sm"
        aria-haspopup="dialog"
        denied={denied}
        onClick={() => {
          askToMove(dialogs, action, templates)
          onDone()
        }}
      >
        {action === 'archive' ? 'Archive…' : 'Unarchive…'}
      </Button>
    </>
  )
}

const AssignButton = ({ templates }: Pick<BulkProps, 'templates'>) => {
  const dialogs = useDialogs()
  const denied = useAssignDenied(templates)
  const [first] = templates
  return (
    <Button
      size="sm"
      aria-haspopup="dialog"
      denied={denied}
      onClick={() => {
        if (first !== undefined) askToAssign(dialogs, first)
      }}
    >
      Assign to people…
    </Button>
  )
}

type Columns = ReturnType<typeof columnsOf>

/** Unless somebody sorts them: by title. */
const listed = (templates: ReadonlyArray<PositionTemplate>, columns: Columns, state: TableState) => {
  const words = foldedForSearch(state.search.trim())
  const found = templates
    .filter(({ title, description, purpose }) => foldedForSearch(`${title} ${description} ${purpose}`).includes(words))
    .toSorted((one, other) => byText(one.title, other.title))
  return arranged(found, columns, state)
}

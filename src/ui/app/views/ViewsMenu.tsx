import { useSelector } from '@xstate/react'
import { Bookmark, Pencil, Plus, Save, Star, StarOff, Trash2, Users, UserX } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mayShare, type ViewedList } from '../../../domain/views/lists.ts'
import type { SavedView } from '../../../domain/views/nouns.ts'
import { sharingDenials } from '../../../domain/views/wording.ts'
import { defaultChanges, type Over, type ViewDialogName, viewDraft } from '../../../machines/views/savedViews.ts'
import { Menu, type MenuEntry, type MenuPlace } from '../../kit/Menu.tsx'
import { fromQuery, type TableState, toQuery } from '../../kit/table/state.ts'
import { useActor } from '../session.ts'
import { notYet } from './notYet.tsx'
import { ViewDialog } from './ViewDialog.tsx'
import { isShown, readView, type ViewContent, writtenView } from './viewContent.ts'
import { type ViewActors, type ViewsActor, WithViews } from './WithViews.tsx'

export interface ViewsProps {
  readonly list: ViewedList
  /** What the list shows now. */
  readonly now: ViewContent
  /** The query of the address one came by, where the list reads it only once it is here. */
  readonly asked?: string
  readonly place: MenuPlace
  /** Has the list show what a view keeps. Give a stable function. */
  readonly show: (content: ViewContent) => void
}

/** Views of a list: opened, saved, shared, renamed, made what the list opens with, deleted. */
export const ViewsMenu = (props: ViewsProps) => (
  <WithViews until={notYet(props.place)}>{(actors) => <Named {...props} {...actors} />}</WithViews>
)

export interface TableViewsProps {
  readonly list: ViewedList
  /** Each that the address may name, those of filters too. */
  readonly columns: ReadonlyArray<string>
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
  readonly place: MenuPlace
}

/** The same of a table whose state is in the address. */
export const TableViewsMenu = ({ list, columns, state, onChange, place }: TableViewsProps) => {
  const now = useMemo(
    () => ({ query: toQuery(state), columns: columns.filter((id) => !state.hidden.includes(id)) }),
    [state, columns],
  )
  const show = useCallback(
    ({ query, columns: shown }: ViewContent) => {
      const { search, sort, filters } = fromQuery(query, columns)
      onChange({
        search,
        sort,
        filters,
        ...(shown !== null && { hidden: columns.filter((id) => !shown.includes(id)) }),
      })
    },
    [onChange, columns],
  )
  return <ViewsMenu list={list} now={now} show={show} place={place} />
}

type NamedProps = ViewsProps & ViewActors

const Named = ({ list, now, asked, show, place, views, dialogs }: NamedProps) => {
  const everywhere = useSelector(views, ({ context }) => context.items)
  const items = useMemo(() => everywhere.filter((view) => view.list === list), [everywhere, list])
  const own = items.filter(({ isOwn }) => isOwn)
  const sharing = mayShare(useActor(), list)
  const [lastId, setLastId] = useState<SavedView['id'] | null>(null)
  useDefaultView({ views, list, query: now.query, asked, show })

  const last = items.find(({ id }) => id === lastId)
  // Of two views of the same the one that was opened.
  const shown = [...(last ? [last] : []), ...items].find((view) => isShown(readView(view.query), now))
  // Filters changed since a view was opened: it can be brought to what is shown now.
  const opened = shown ?? last
  const open = (view: SavedView) => {
    setLastId(view.id)
    show(readView(view.query))
  }
  const change = (view: SavedView, to: Partial<SavedView>) => {
    const { id, name, query, isDefault, isShared } = { ...view, ...to }
    views.send({ type: 'change.asked', change: { id, to: { list, name, query, isDefault, isShared } } })
  }
  const ask = (dialog: ViewDialogName, record: Over) => {
    const draft = dialog === 'delete' ? undefined : viewDraft.inputOf({ name: record.name ?? '', isShared: false })
    dialogs.send({ type: 'record.selected', record, dialog, draft })
  }
  const newId = () => crypto.randomUUID() as string as SavedView['id']
  const makeDefault = (chosen: SavedView['id'] | null) => {
    for (const change of defaultChanges(own, chosen)) views.send({ type: 'change.asked', change })
  }
  const deletion = (view: SavedView): MenuEntry => ({
    id: 'delete',
    label: `Delete “${view.name}”`,
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    denied:
      view.isOwn || sharing.allowed
        ? undefined
        : 'Someone else shared this view. Only they or an administrator can delete it.',
    onSelect: () => ask('delete', view),
  })
  return (
    <>
      <Menu
        label={opened === undefined ? 'Views' : `Views, ${opened.name}`}
        icon={<Bookmark />}
        tone="outline"
        place={place}
        active={shown !== undefined}
        items={[
          ...entries(own, shown, open),
          ...entries(
            items.filter(({ isOwn }) => !isOwn),
            shown,
            open,
            'Shared by others',
          ),
          {
            id: 'save',
            label: 'Save as view',
            icon: <Plus aria-hidden="true" />,
            onSelect: () => ask('save', { id: newId(), list }),
          },
          ...(opened === undefined
            ? []
            : !opened.isOwn
              ? [deletion(opened)]
              : ([
                  ...(opened === shown
                    ? []
                    : [
                        {
                          id: 'update',
                          label: `Update “${opened.name}” to the current view`,
                          icon: <Save aria-hidden="true" />,
                          onSelect: () => change(opened, { query: writtenView(now) }),
                        },
                      ]),
                  {
                    id: 'default',
                    label: opened.isDefault
                      ? 'Don’t open the list with this view'
                      : `Open the list with “${opened.name}”`,
                    icon: opened.isDefault ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />,
                    onSelect: () => makeDefault(opened.isDefault ? null : opened.id),
                  },
                  {
                    id: 'share',
                    label: opened.isShared ? `Stop sharing “${opened.name}”` : `Share “${opened.name}” with everyone`,
                    icon: opened.isShared ? <UserX aria-hidden="true" /> : <Users aria-hidden="true" />,
                    denied: opened.isShared || sharing.allowed ? undefined : sharingDenials[sharing.because],
                    onSelect: () => change(opened, { isShared: !opened.isShared }),
                  },
                  {
                    id: 'rename',
                    label: `Rename “${opened.name}”`,
                    icon: <Pencil aria-hidden="true" />,
                    onSelect: () => ask('rename', opened),
                  },
                  deletion(opened),
                ] as const)),
        ]}
      />
      <ViewDialog dialogs={dialogs} views={own} query={writtenView(now)} onSaved={setLastId} />
    </>
  )
}

const entries = (
  items: ReadonlyArray<SavedView>,
  shown: SavedView | undefined,
  open: (view: SavedView) => void,
  heading?: string,
): ReadonlyArray<MenuEntry> =>
  items.length === 0
    ? []
    : [
        ...(heading === undefined ? [] : [{ id: heading, heading }]),
        ...items.map((view) => ({
          id: view.id,
          label: `${view.name}${saidOf(view)}`,
          checked: view === shown,
          onSelect: () => open(view),
        })),
        'separator' as const,
      ]

const saidOf = ({ isDefault, isShared, isOwn }: SavedView): string => {
  const said = [...(isDefault ? ['opens by default'] : []), ...(isShared && isOwn ? ['shared'] : [])]
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

interface DefaultView extends Pick<ViewsProps, 'list' | 'show'> {
  readonly views: ViewsActor
  readonly asked?: string | undefined
  readonly query: string
}

/** What the list opens with where the address says nothing. */
const useDefaultView = ({ views, list, query, asked = query, show }: DefaultView): void => {
  const isKnown = useSelector(views, (snapshot) => !snapshot.hasTag('loading'))
  const isDecided = useRef(asked !== '')
  const isRead = useRef(false)
  useLayoutEffect(() => {
    const said = isRead.current ? query : asked
    isRead.current = true
    if (isDecided.current || !isKnown) return
    isDecided.current = true
    const view = views.getSnapshot().context.items.find((item) => item.isDefault && item.list === list)
    if (view && said === '') show(readView(view.query))
  }, [isKnown, show, query, asked, views, list])
}

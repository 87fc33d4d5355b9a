import { useSelector } from '@xstate/react'
import { Bookmark, Pencil, Plus, Save, Star, StarOff, Trash2 } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DirectoryView } from '../../../domain/employees/directory/nouns.ts'
import { defaultChanges, type ViewDialogName, viewDraft } from '../../../machines/employees/directory/directoryViews.ts'
import type { RecordDialogsActor } from '../../../machines/kit/recordDialogs.machine.ts'
import { useNavigation } from '../../app/machines.tsx'
import { Menu, type MenuEntry } from '../../kit/Menu.tsx'
import { useEmployees, useEmployeesState } from '../area.ts'
import { writtenListing } from '../listAddress.ts'
import { hrefOf } from '../useListAddress.ts'
import { useShownColumns } from '../useListHabits.ts'
import { useViewDialogs, useViews, type ViewsActor } from './area.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { isShown, readView, writtenView } from './viewContent.ts'

/** One's own views of the list: opened, saved, renamed, made what the list opens with, deleted. */
export const ViewsMenu = () => {
  const views = useViews()
  const dialogs = useViewDialogs()
  return views === null || dialogs === null ? null : <Named views={views} dialogs={dialogs} />
}

interface NamedProps {
  readonly views: ViewsActor
  readonly dialogs: RecordDialogsActor
}

const Named = ({ views, dialogs }: NamedProps) => {
  const items = useSelector(views, ({ context }) => context.items)
  const query = useEmployeesState(({ context }) => writtenListing(context))
  const now = { query, columns: useShownColumns() }
  const show = useShowing()
  const [lastId, setLastId] = useState<DirectoryView['id'] | null>(null)
  useDefaultView(views, query, show)

  const last = items.find(({ id }) => id === lastId)
  // Of two views of the same the one that was opened.
  const shown = [...(last ? [last] : []), ...items].find((view) => isShown(readView(view.query), now))
  // Filters changed since a view was opened: it can be brought to what is shown now.
  const opened = shown ?? last
  const open = (view: DirectoryView) => {
    setLastId(view.id)
    show(view)
  }
  const change = (view: DirectoryView, to: Partial<DirectoryView>) => {
    const { id, name, query, isDefault } = { ...view, ...to }
    views.send({ type: 'change.asked', change: { id, to: { name, query, isDefault } } })
  }
  const ask = (dialog: ViewDialogName, record: Pick<DirectoryView, 'id'> & Partial<DirectoryView>) => {
    const draft = dialog === 'delete' ? undefined : viewDraft.begun({ name: record.name ?? '' })
    dialogs.send({ type: 'record.selected', record, dialog, draft })
  }
  const newId = () => crypto.randomUUID() as string as DirectoryView['id']
  const makeDefault = (chosen: DirectoryView['id'] | null) => {
    for (const change of defaultChanges(items, chosen)) views.send({ type: 'change.asked', change })
  }
  return (
    <>
      <Menu
        label={opened === undefined ? 'Views' : `Views, ${opened.name}`}
        icon={<Bookmark />}
        tone="outline"
        active={shown !== undefined}
        items={[
          ...entries(items, shown, open),
          {
            id: 'save',
            label: 'Save as a view',
            icon: <Plus aria-hidden="true" />,
            onSelect: () => ask('save', { id: newId() }),
          },
          ...(opened === undefined
            ? []
            : ([
                ...(opened === shown
                  ? []
                  : [
                      {
                        id: 'update',
                        label: `Change ${opened.name} to what is shown`,
                        icon: <Save aria-hidden="true" />,
                        onSelect: () => change(opened, { query: writtenView(now) }),
                      },
                    ]),
                {
                  id: 'default',
                  label: opened.isDefault ? 'No longer open the list with it' : `Open the list with ${opened.name}`,
                  icon: opened.isDefault ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />,
                  onSelect: () => makeDefault(opened.isDefault ? null : opened.id),
                },
                {
                  id: 'rename',
                  label: `Rename ${opened.name}`,
                  icon: <Pencil aria-hidden="true" />,
                  onSelect: () => ask('rename', opened),
                },
                {
                  id: 'delete',
                  label: `Delete ${opened.name}`,
                  icon: <Trash2 aria-hidden="true" />,
                  tone: 'danger',
                  onSelect: () => ask('delete', opened),
                },
              ] as const)),
        ]}
      />
      <ViewDialog dialogs={dialogs} views={items} query={writtenView(now)} onSaved={setLastId} />
    </>
  )
}

const entries = (
  items: ReadonlyArray<DirectoryView>,
  shown: DirectoryView | undefined,
  open: (view: DirectoryView) => void,
): ReadonlyArray<MenuEntry> =>
  items.length === 0
    ? []
    : [
        ...items.map((view) => ({
          id: view.id,
          label: view.isDefault ? `${view.name} (the list opens with it)` : view.name,
          checked: view === shown,
          onSelect: () => open(view),
        })),
        'separator' as const,
      ]

/** Shows what a view keeps: the people by the address, the columns by the list itself. */
const useShowing = () => {
  const navigation = useNavigation()
  const employees = useEmployees()
  return useCallback(
    (view: DirectoryView) => {
      const { query, columns } = readView(view.query)
      if (columns !== null) employees.send({ type: 'columns.chosen', columns })
      navigation.send({ type: 'navigation.asked', to: hrefOf(query), replace: true })
    },
    [navigation, employees],
  )
}

/** What the list opens with where the address says nothing. */
const useDefaultView = (views: ViewsActor, query: string, show: (view: DirectoryView) => void): void => {
  const isKnown = useSelector(views, (snapshot) => !snapshot.hasTag('loading'))
  const isDecided = useRef(query !== '')
  useLayoutEffect(() => {
    if (isDecided.current || !isKnown) return
    isDecided.current = true
    const view = views.getSnapshot().context.items.find(({ isDefault }) => isDefault)
    if (view && query === '') show(view)
  }, [isKnown, show, query, views])
}

import { Bookmark, Pencil, Plus, Save, Trash2 } from 'lucide-react'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { savedWording, savedWords } from '../../domain/reports/askedWording.ts'
import type { ReportDefinition } from '../../domain/reports/catalogue.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import { isAsSaved, savedOpened, savedPath } from '../../domain/reports/savedReport.ts'
import { notYet } from '../app/views/notYet.tsx'
import { ViewDialog } from '../app/views/ViewDialog.tsx'
import { type ViewActors, WithViews } from '../app/views/WithViews.tsx'
import { Menu, type MenuEntry, type MenuPlace } from '../kit/Menu.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { doingWith, queryOf, useSaved } from './useSaved.ts'
import { useSchedules } from './useSchedules.tsx'

export interface SavedMenuProps {
  readonly report: ReportDefinition
  readonly question: ReportQuestion
  /** The one it was opened by. */
  readonly opened: ItemId | undefined
  readonly onSaved: (id: ItemId) => void
  readonly place: MenuPlace
}

/** The saved forms of a report: opened, saved, brought to what is shown, renamed, deleted. */
export const SavedMenu = (props: SavedMenuProps) => (
  <WithViews until={notYet(props.place)}>{(actors) => <Opened {...props} {...actors} />}</WithViews>
)

const Opened = ({ report, question, opened, onSaved, place, views, dialogs }: SavedMenuProps & ViewActors) => {
  const all = useSaved(views)
  const ofReport = all.filter((saved) => saved.report.name === report.name)
  const shown = savedOpened(ofReport, question, opened)
  const doing = doingWith({ views, dialogs })
  const schedules = useSchedules()
  const own: ReadonlyArray<MenuEntry> = ofReport.map((saved) => ({
    id: saved.view.id,
    label: saved.view.name,
    checked: saved === shown && isAsSaved(saved, question),
    href: savedPath(saved),
  }))
  const ofShown: ReadonlyArray<MenuEntry> =
    shown === undefined
      ? []
      : [
          ...(isAsSaved(shown, question)
            ? []
            : [
                {
                  id: 'update',
                  label: savedWording.update(shown.view.name),
                  icon: <Save aria-hidden="true" />,
                  onSelect: () => doing.update(shown, question),
                },
              ]),
          ...schedules.entries(shown),
          {
            id: 'rename',
            label: savedWording.rename(shown.view.name),
            icon: <Pencil aria-hidden="true" />,
            onSelect: () => doing.rename(shown),
          },
          {
            id: 'delete',
            label: savedWording.remove(shown.view.name),
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => doing.remove(shown),
          },
        ]
  return (
    <>
      <Menu
        label={savedWording.menu(shown?.view.name)}
        icon={<Bookmark />}
        tone="outline"
        place={place}
        active={shown !== undefined && isAsSaved(shown, question)}
        items={[
          ...own,
          ...(own.length === 0 ? [] : (['separator'] as const)),
          {
            id: 'save',
            label: savedWording.save,
            icon: <Plus aria-hidden="true" />,
            onSelect: doing.save,
          },
          ...ofShown,
        ]}
      />
      <ScheduleDialog />
      <ViewDialog
        dialogs={dialogs}
        words={savedWords}
        views={all.map(({ view }) => view)}
        query={queryOf(report, question)}
        onSaved={onSaved}
      />
    </>
  )
}

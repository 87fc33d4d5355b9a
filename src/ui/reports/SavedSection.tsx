import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { dotted } from '../../domain/kernel/lists.ts'
import { askedWords, savedWording, savedWords } from '../../domain/reports/askedWording.ts'
import { offeredReports, type SavedReport, savedPath } from '../../domain/reports/savedReport.ts'
import { reportShapes } from '../../domain/reports/shapes.ts'
import { useActor, useOffering, usePart } from '../app/session.ts'
import { ViewDialog } from '../app/views/ViewDialog.tsx'
import { type ViewActors, WithViews } from '../app/views/WithViews.tsx'
import { slot } from '../kit/classes.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { Menu } from '../kit/Menu.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { doingWith, useSaved } from './useSaved.ts'
import { useSchedules } from './useSchedules.tsx'

/** One’s saved reports, above all others; nothing where there is none. */
export const SavedSection = () => <WithViews until={null}>{(actors) => <Saved {...actors} />}</WithViews>

const Saved = (actors: ViewActors) => {
  const all = useSaved(actors.views)
  const actor = useActor()
  const offering = useOffering()
  const schedules = useSchedules()
  const offered = offeredReports(all, actor, offering)
  return (
    <>
      {offered.length === 0 ? null : (
        <Section title={savedWording.section} description={savedWording.about}>
          <ul className={slot('rows', 'list')}>
            {offered.map((saved) => (
              <li key={saved.view.id} className={slot('rows', 'item')}>
                <Row saved={saved} schedules={schedules} {...actors} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ScheduleDialog />
      <ViewDialog
        dialogs={actors.dialogs}
        words={savedWords}
        views={all.map(({ view }) => view)}
        query=""
        onSaved={() => undefined}
      />
    </>
  )
}

interface RowProps extends ViewActors {
  readonly saved: SavedReport
  readonly schedules: ReturnType<typeof useSchedules>
}

const Row = ({ saved, schedules, ...actors }: RowProps) => {
  const { view, report, question } = saved
  const locale = useLocale()
  const doing = doingWith(actors)
  const mailed = schedules.said(saved)
  const employees = usePart('employees') ?? []
  const asked = askedWords(
    locale,
    reportShapes[report.name],
    question,
    (id) => employees.find((one) => one.id === id)?.fullName,
  )
  return (
    <div className={slot('rows', 'row')}>
      <span className={slot('rows', 'words')}>
        <TextLink href={savedPath(saved)}>{view.name}</TextLink>
        <Text as="span" style="small" tone="muted">
          {dotted([report.friendlyName, ...asked])}
        </Text>
        {mailed === null ? null : (
          <Text as="span" style="small" tone="muted">
            {mailed}
          </Text>
        )}
      </span>
      <Menu
        label={savedWording.actionsOf(view.name)}
        icon={<Ellipsis />}
        tone="ghost"
        align="end"
        items={[
          ...schedules.entries(saved),
          {
            id: 'rename',
            label: savedWording.rename(view.name),
            icon: <Pencil aria-hidden="true" />,
            onSelect: () => doing.rename(saved),
          },
          {
            id: 'delete',
            label: savedWording.remove(view.name),
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => doing.remove(saved),
          },
        ]}
      />
    </div>
  )
}
